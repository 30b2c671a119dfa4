/** What the server tells of TransAmerica, by short names. */
export type {
  TransamericaCity as City,
  TransamericaLayout as Layout,
  TransamericaLine as Line,
  TransamericaOwnTrack as OwnTrack,
  TransamericaPlayer as Player,
  TransamericaRound as Round,
  TransamericaView as View,
} from "../../lib/protocol";

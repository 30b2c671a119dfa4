/** The structs of Metro as the server sends them; colours and sides by the names that there are. */
import type { Colour } from "../../lib/marks";
import type * as Wire from "../../lib/protocol";

export type Side = "N" | "E" | "S" | "W";

/** A struct with some of its fields told more exactly. */
type With<Struct, Fields extends { [Name in keyof Fields]: Name extends keyof Struct ? unknown : never }> = Omit<
  Struct,
  keyof Fields
> &
  Fields;

export type Station = With<Wire.MetroStation, { side: Side; owner: Colour | null }>;
export type CentralStation = With<Wire.MetroCentralStation, { side: Side }>;
export type Layout = With<Wire.MetroLayout, { stations: Station[]; central: CentralStation[]; owners: Colour[] }>;
export type Line = With<Wire.MetroLine, { owner: Colour | null }>;
export type Share = With<Wire.MetroShare, { company: Colour | null }>;
export type SharePile = With<Wire.MetroSharePile, { open: Colour; pile: (Colour | null)[] }>;
export type Player = With<Wire.MetroPlayer, { colour: Colour; shares: Share[] }>;
export type Company = With<Wire.MetroCompany, { name: Colour }>;
export type View = With<
  Wire.MetroView,
  { lines: Line[]; players: Player[]; companies: Company[]; piles: SharePile[]; wagons: (Colour | null)[] }
>;

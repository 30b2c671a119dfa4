/** What the server tells of Trains: the structs of games/trains/view.py. */
import type { Colour } from "../../lib/marks";
import type { Message } from "../../lib/messages";

export type Terrain = "field" | "river" | "mountain" | "city" | "remote" | "sea";

export interface Cell {
  id: string;
  row: number;
  col: number;
  terrain: Terrain;
  /** What is printed on it; empty where nothing is. */
  name: string;
  buildings: number;
  remote_number: number;
  /** The cells beside it, without those behind a blocked border. */
  neighbours: string[];
  place: Message;
  where: Message;
}

export type CardType = "train" | "action" | "rail" | "station" | "victory" | "waste";

export interface Card {
  id: string;
  types: CardType[];
  cost: number;
  value: number;
  points: number;
  selectable: boolean;
}

/** How many cards of each kind. */
export type Counts = Record<string, number>;

export interface Layout {
  edition: "aeg" | "okazu";
  map: string;
  cells: Cell[];
  blocked_borders: [string, string][];
  cards: Card[];
  colours: Colour[];
  rails: number;
  stations: number;
  empty_piles: number;
  turn_limit: number;
}

export interface Player {
  colour: Colour;
  score: number;
  track: number;
  rails_left: number;
  /** The cards that the viewer knows: all of them in the own hand. */
  hand: Counts;
  hand_size: number;
  deck_size: number;
  /** The cards that the viewer knows, top first. */
  deck_top: string[];
  discard: Counts;
  owned: Counts;
}

export type Question =
  | "turn"
  | "start"
  | "rail"
  | "station"
  | "purchase"
  | "price-of-train"
  | "copy"
  | "discard-to-draw"
  | "discard-for-coins"
  | "discard-exactly"
  | "waste-for-coins"
  | "name"
  | "take-revealed"
  | "put-back"
  | "show-train"
  | "pull-train"
  | "top-card"
  | "crew"
  | "train-to-deck"
  | "remove"
  | "gain-train"
  | "over";

export interface Turn {
  seat: number | null;
  number: number;
  coins: number;
  may_pass: boolean;
  play: Counts;
  gained: Counts;
  aside: Counts;
  lasting: string[];
  question: Question;
  card: string | null;
  about: string | null;
}

export interface End {
  empty_piles: string[];
  rails_left: number;
  stations_left: number;
  turns_left: number;
}

export interface View {
  supply: Counts;
  removed: Counts;
  /** The seats with rails, by cell. */
  rails: Record<string, number[]>;
  stations: Record<string, number>;
  stations_left: number;
  end: End;
  turn: Turn;
  players: Player[];
}

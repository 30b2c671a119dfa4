/** What the server tells of Ticket to Ride: the Card Game: the structs of games/tickets/view.py. */
import type { Colour, SuitColour } from "../../lib/marks";

/** How many cards of each kind: a colour or `locomotive`. */
export type Cards = Partial<Record<SuitColour, number>>;

export interface DestinationCard {
  id: string;
  cities: [string, string];
  points: number;
  needs: Cards;
  big_cities: string[];
}

export interface BonusCard {
  id: string;
  city: string;
  points: number;
  colour: SuitColour;
}

export interface Layout {
  trains: Cards;
  destinations: DestinationCard[];
  bonuses: BonusCard[];
  /** Longitude and latitude. */
  cities: Record<string, [number, number]>;
  rounds: number;
  open_own_stack: boolean;
}

export interface Column {
  colour: SuitColour;
  wagons: number;
  locomotives: number;
}

export interface Player {
  colour: Colour;
  hand_size: number;
  hand: Cards | null;
  /** What everybody knows to be in the hand. */
  known: Cards;
  yard: Column[];
  stack_size: number;
  stack: Cards | null;
  destinations: number;
  held: string[];
  not_held: string[];
  completed_count: number;
  /** Null where they lie face down. */
  completed: string[] | null;
  bonuses: string[];
  score: number;
}

export interface Choice {
  /** What is still open. */
  offered: string[];
  chosen: string[];
  rejected: string[];
  left: Cards | null;
  best: string[] | null;
}

export interface View {
  phase: "keep" | "turn" | "second-card" | "choose" | "complete" | "over";
  round: number;
  starter: number;
  turn: number | null;
  turns_left: number | null;
  row: (SuitColour | null)[];
  deck: number;
  discarded: number;
  destination_deck: (string | null)[];
  choice: Choice | null;
  players: Player[];
}

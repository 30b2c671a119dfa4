// Made by `python -m railbox.server.typescript` from the structs of the server: do not edit.

export type ClientMessage = Hello | Do | Ping;

export type ServerMessage = Update | Done | Refusal | Pong | Bye;

export type Command = Join | Leave | SetSeat | Start | Act | Undo | Redo | Chat | Mute | Premove | Vote | Resume | Autopilot | Replace | Resign | Rematch;

/** The first message, and any later one that asks for everything after `since` again. */
export interface Hello {
  t: "hello";
  since?: number;
  language?: "en" | "fr" | "it" | null;
  draw?: boolean;
  seat?: number | null;
}

/** A command to the table; the answer carries the same `ref`. */
export interface Do {
  t: "do";
  command: Join | Leave | SetSeat | Start | Act | Undo | Redo | Chat | Mute | Premove | Vote | Resume | Autopilot | Replace | Resign | Rematch;
  ref?: string;
}

/** Take an open seat: the one named, or the first. */
export interface Join {
  do: "join";
  seat?: number | null;
}

/** Give up the own seat. */
export interface Leave {
  do: "leave";
}

/** Give a seat to a bot, or open it, before the start. */
export interface SetSeat {
  do: "set-seat";
  seat: number;
  bot?: string | null;
}

/** Begin the game. */
export interface Start {
  do: "start";
}

/** Do an action. `moment` is the newest one that the sender had seen, `id` makes a repetition harmless. */
export interface Act {
  do: "act";
  action: string;
  moment: number;
  id: string;
}

/** Take back the last own action, or with `turn` all that can be taken back. */
export interface Undo {
  do: "undo";
  turn?: boolean;
}

/** Do again what was just taken back. */
export interface Redo {
  do: "redo";
}

/** Say something to the table. */
export interface Chat {
  do: "chat";
  text: string;
}

/** Stop hearing a person, or hear them again. */
export interface Mute {
  do: "mute";
  person: string;
  on?: boolean;
}

/** Fix what to do as soon as it is the own turn; an empty list takes it back. */
export interface Premove {
  do: "premove";
  actions: string[];
}

/** Agree, or no longer agree, to pause or to abandon the game. */
export interface Vote {
  do: "vote";
  ballot: "abandon" | "pause";
  agree?: boolean;
}

/** Let the clocks run again. */
export interface Resume {
  do: "resume";
}

/** Let the autopilot play for the own seat, or take over again. */
export interface Autopilot {
  do: "autopilot";
  on: boolean;
}

/** Give the seat of somebody who left or stays away to a bot for good. */
export interface Replace {
  do: "replace";
  seat: number;
  bot?: string | null;
}

/** Give up. */
export interface Resign {
  do: "resign";
}

/** Open a new table with the same settings. */
export interface Rematch {
  do: "rematch";
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
}

/** The table after `moment`, as its receiver may know it, with the log lines after `since`. */
export interface Update {
  t: "update";
  table: string;
  since: number;
  moment: number;
  now: number;
  info: TableInfo;
  you: You;
  view: { [key: string]: unknown } | null;
  log: LogLine[];
  text: TextLine[] | null;
  prompt: string | null;
  board: Run[][] | null;
}

/** A table as everybody sees it. `seed` is told at the end only; `commitment` is its SHA-256 from the start on. */
export interface TableInfo {
  game: string;
  rules: number;
  title: string;
  players: number;
  options: { [key: string]: unknown };
  public: boolean;
  created: number;
  status: "frozen" | "open" | "over" | "running";
  host: string;
  seats: SeatInfo[];
  pending: number[];
  clock: Clock;
  paused: boolean;
  votes: { [key in "abandon" | "pause"]: string[] };
  commitment: string;
  seed: string | null;
  outcome: Outcome | null;
  rematch: string;
  frozen: Message | null;
}

/** A seat as everybody sees it; `clock` is what is left in milliseconds at the moment of sending. */
export interface SeatInfo {
  name: string;
  person: string | null;
  bot: string | null;
  open: boolean;
  autopilot: boolean;
  away: string;
  resigned: boolean;
  clock: number | null;
}

/** How time is limited. */
export interface Clock {
  kind?: "live" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** How a table ended; ranks begin at 1 and are equal for seats that are equal. */
export interface Outcome {
  scores: number[];
  winners: number[];
  ranks: number[];
  reason: string;
  rated: boolean;
}

/** An event, a prompt or a refusal: `Message("metro.line-closed", {"seat": 1, "points": 14})`. */
export interface Message {
  id: string;
  args?: { [key: string]: string | number };
}

/** What concerns the viewer alone: the own seat (-1 for spectators) and what can be done now. */
export interface You {
  seat: number;
  allowed: string[];
  undo: boolean;
  redo: boolean;
  premoves: string[];
  muted: string[];
}

/** One line of the log: messages about an action or the table, or what a person said. */
export interface LogLine {
  moment: number;
  at: number;
  seat?: number | null;
  messages?: Message[];
  person?: Person | null;
  text?: string;
  removed?: number[];
}

/** Somebody who can sit at a table: an account of the server, known here by its id and name only. */
export interface Person {
  id: string;
  name: string;
}

/** A log line as text in the language that was asked for. */
export interface TextLine {
  moment: number;
  lines: string[];
}

/** A run of characters of the drawn board, with its style: colour names, `bold`, `dim`. */
export type Run = [text: string, style: string];

/** A command was carried out, or had been already; the table is at `moment` or further. */
export interface Done {
  t: "done";
  ref: string;
  moment: number;
}

/** A command was refused: the message says why, `text` says it in the receiver's language. */
export interface Refusal {
  t: "refused";
  ref: string;
  message: Message;
  text: string;
}

/** The server is there; `now` is its time in milliseconds. */
export interface Pong {
  t: "pong";
  now: number;
}

/** The server is about to stop: come back in a moment. */
export interface Bye {
  t: "bye";
}

/** Why a request was refused. */
export interface Problem {
  message: Message;
  text: string;
}

/** A table to open. Each of `seats` is `me`, `open` or `bot:` and the name of a bot. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: { [key: string]: unknown };
  title?: string;
  public?: boolean;
  clock?: Clock;
  autopilot?: string | null;
}

/** Where a table is. */
export interface TableLink {
  id: string;
  path: string;
}

/** Somebody who wants to play at once. */
export interface NewGuest {
  name?: string | null;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** A guest who wants to stay. */
export interface Registration {
  name: string;
  password: string;
}

/** What a person changes of the own account; an empty webhook takes it away. */
export interface Change {
  name?: string | null;
  webhook?: string | null;
  password?: string | null;
  old_password?: string | null;
}

/** The deletion of the own account; registered people confirm it by their password. */
export interface Goodbye {
  password?: string;
}

/** The own account. */
export interface Me {
  id: string;
  name: string;
  registered: boolean;
  webhook: string;
}

/** A key for a program that plays in the person's name. */
export interface NewToken {
  label: string;
}

/** A key; `secret` is shown once, when it is made. */
export interface Token {
  id: string;
  label: string;
  created: number;
  secret: string | null;
}

/** What can be played here, and with which bots. */
export interface Box {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** A game of the box. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
}

/** An option of a game: its default, what it may be (in words and as JSON schema), its help. */
export interface OptionInfo {
  name: string;
  default: unknown;
  permitted: string;
  help: string;
  schema: { [key: string]: unknown };
}

/** The public tables. */
export interface Lobby {
  open: Summary[];
  running: Summary[];
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  title: string;
  status: "frozen" | "open" | "over" | "running";
  public: boolean;
  players: number;
  seats: SeatSummary[];
  pending: number[];
  clock: Clock;
  created: number;
  changed: number;
  winners: number[];
}

/** A seat in a list of tables. */
export interface SeatSummary {
  name: string;
  person: string | null;
  bot: string | null;
  open: boolean;
}

/** A player's page. */
export interface Player {
  id: string;
  name: string;
  registered: boolean;
  ratings: RatingInfo[];
  results: ResultInfo[];
}

/** A rating by OpenSkill; `shown` is the one number to compare. */
export interface RatingInfo {
  game: string;
  shown: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** One finished game of a player; the table is named if it is public or one's own. */
export interface ResultInfo {
  table: string | null;
  game: string;
  place: number;
  points: number;
  won: boolean;
  finished: number;
}

/** A line of a leaderboard. */
export interface Leader {
  id: string;
  name: string;
  rating: RatingInfo;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok";
  version: string;
}

/** One game, finished or not. An action of a seat other than the one to act is written `@2 keep d05`. */
export interface Record {
  format: number;
  game: string;
  rules: number;
  players: number;
  options: { [key: string]: unknown };
  seed: string;
  deal?: { [key: string]: string[] };
  actions: string[];
  result?: Result | null;
  digest?: string;
}

/** How a finished game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
}

// Made by `python -m tools.typescript` from the structs of the server and the games: do not edit.

export type ClientMessage = Hello | Do | AskPreviews | Lead | Ping;

export type ServerMessage = Update | Patch | Done | Refusal | Previews | Led | Pong | Bye;

export type Command = Join | Leave | SetSeat | Start | Act | Undo | Redo | Chat | Mute | Premove | Vote | Resume | Autopilot | Replace | Resign | Rematch;

/** The first message, and any later one that asks for everything after `since` again. */
export interface Hello {
  t: "hello";
  since?: number;
  language?: "en" | "fr" | "it" | null;
  draw?: boolean;
  seat?: number | null;
  patches?: boolean;
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

/** Take back the last own action, with `turn` all that can be taken back, with `to` all from that moment on. */
export interface Undo {
  do: "undo";
  turn?: boolean;
  to?: number | null;
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

/** Agree, or no longer agree, to pause or to abandon the game, or (unrated) that seats may be changed. */
export interface Vote {
  do: "vote";
  ballot: "abandon" | "pause" | "reseat";
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

/** What would all that the own seat may do lead to: now, or after some own actions that are only tried? */
export interface AskPreviews {
  t: "previews";
  after?: string[];
  ref?: string;
}

/** Whoever looks back shows a moment of a finished game to the others; null: no longer. */
export interface Lead {
  t: "lead";
  at?: number | null;
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
  view: View | null;
  hidden: Hidden | null;
  log: LogLine[];
  text: TextLine[] | null;
  prompt: string | null;
  board: Run[][] | null;
}

/** A table as everybody sees it. */
export interface TableInfo {
  game: string;
  rules: number;
  title: string;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  created: number;
  status: "frozen" | "open" | "over" | "running";
  host: string;
  seats: SeatInfo[];
  pending: number[];
  clock: Clock;
  first: "random" | "seat";
  same_as: string;
  rated: boolean;
  paused: boolean;
  votes: Record<"abandon" | "pause" | "reseat", string[]>;
  commitment: string;
  seed: string | null;
  outcome: Outcome | null;
  rematch: string;
  frozen: Message | null;
  lesson: LessonPlace | null;
}

/** A seat as everybody sees it: `title` is how it is called, `name` the person's own name, empty for others. */
export interface SeatInfo {
  title: Message;
  name: string;
  person: string | null;
  bot: string | null;
  open: boolean;
  autopilot: boolean;
  away: string;
  resigned: boolean;
  clock: number | null;
  knows: boolean;
}

/** An event, a prompt, a label or a refusal: `Message("metro.line-closed", {"seat": 1, "points": 14})`. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message | Message[]>;
}

/** How time is limited. */
export interface Clock {
  kind: "live" | "move" | "none";
  seconds: number;
  increment: number;
}

/** How a table ended; ranks begin at 1 and are equal for seats that are equal. */
export interface Outcome {
  scores: number[];
  winners: number[];
  ranks: number[];
  reason: string;
  rated: boolean;
}

/** How far a lesson has come: its name, the steps that are done, and how many actions of the next one are. */
export interface LessonPlace {
  name: string;
  done: number;
  begun: number;
  turns: number;
}

/** What concerns the viewer alone: the own seat (-1 for spectators) and what can be done now. */
export interface You {
  seat: number;
  changes: number;
  allowed: string[];
  undo: boolean;
  redo: boolean;
  premoves: string[];
  muted: string[];
}

/** What a seat sees of the game: what is asked of it, what it may do, and the game's own view. */
export interface View {
  seat: number;
  to_act: number | null;
  pending: number[];
  prompt: Message;
  legal: string[];
  over: boolean;
  winners: number[];
  end_reason: string;
  scores: (number | null)[];
  game: unknown;
}

/** The part of the past that the rules hide for now. */
export interface Hidden {
  since: number;
  log: number;
}

/** One line of the log: messages about what a seat did or about the table, or what a person said. */
export interface LogLine {
  moment: number;
  at: number;
  seat?: number | null;
  actions?: string[];
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

/** What makes the next update of the last one, for clients that asked for patches. */
export interface Patch {
  t: "patch";
  patch: unknown;
}

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

/** What is certain about each legal action of the own seat after those that were named; empty when it cannot act. */
export interface Previews {
  t: "previews";
  ref: string;
  moment: number;
  after: string[];
  previews: Record<string, Preview>;
}

/** What is certain about an action before it is done: in messages, and in numbers that a board draws. */
export interface Preview {
  messages: Message[];
  figures: Record<string, number>;
}

/** Somebody who looks back at a finished game shows a moment of it; null: no longer. */
export interface Led {
  t: "led";
  name: string;
  at: number | null;
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
  options?: Record<string, unknown>;
  title?: string;
  public?: boolean;
  clock?: Clock;
  autopilot?: string | null;
  first?: "random" | "seat";
  same_as?: string;
  rated?: boolean;
  tables?: number;
  board?: string;
}

/** Where a table is. */
export interface TableLink {
  id: string;
  path: string;
}

/** All that never changes at a table: the game's layout, its options, and the words of all that can be done. */
export interface Setup {
  layout: unknown;
  labels: Record<string, Message>;
  components: Record<string, Component>;
  options: ChosenOption[];
}

/** A card, bonus, share or the like: its name, what it does in one line, and in full. */
export interface Component {
  title: Message;
  line?: Message | null;
  text?: Message | null;
}

/** An option of a table: its title, its value with its words where it has some, and what is ruled about it. */
export interface ChosenOption {
  name: string;
  title: Message;
  value: unknown;
  text: Message | null;
  default: boolean;
  ruling: Message | null;
}

/** A board of a game, as its file would say it, whatever mistakes it has. */
export interface BoardDraft {
  game: string;
  data: unknown;
}

/** All mistakes of a board. */
export interface Checked {
  faults: Fault[];
}

/** A mistake in a board: where it stands in the file, what is wrong, and which places of the drawing it concerns. */
export interface Fault {
  path: string;
  message: Message;
  places: string[];
}

/** By what a board is known, and where it is shown. */
export interface BoardLink {
  digest: string;
  path: string;
}

/** A board that somebody has shared. */
export interface SharedBoard {
  digest: string;
  game: string;
  data: unknown;
}

/** With how many players bots are to try a board. */
export interface Trial {
  players: number;
}

/** How often each seat has won in so many games between bots; a shared win is shared. It grows while it runs. */
export interface Balance {
  done: number;
  total: number;
  wins: number[];
  running: boolean;
}

/** What is worth knowing of a board without mistakes. */
export interface Measures {
  players: number[];
  remarks: Message[];
  bars: Bars[];
  shades: Shades[];
}

/** How often each number occurs, from `first` on. */
export interface Bars {
  title: Message;
  note: Message;
  first: number;
  counts: number[];
}

/** A figure for each place of the drawing; less is better. */
export interface Shades {
  title: Message;
  note: Message;
  values: Record<string, number>;
}

/** The points of all seats by their sources, and what decided between equals. */
export interface Sheet {
  rows: ScoreRow[];
  tie_break: Message | null;
}

/** One source of points: what it is, and what it gave to each seat. */
export interface ScoreRow {
  source: Message;
  points: number[];
}

/** A game's book with the texts of its cards and the like. */
export interface BookPage {
  book: Book;
  components: Record<string, Component>;
}

/** A game's rules in one language; `anchors` says which paragraph explains a refusal. */
export interface Book {
  game: string;
  title: string;
  lead: (Heading | Paragraph | Items | Grid | Figure | Cards)[];
  sections: Section[];
  anchors: Record<string, string>;
}

/** The title of a part of a section. */
export interface Heading {
  type: "heading";
  anchor: string;
  title: string;
}

/** A paragraph; `anchors` are the names by which it is found. */
export interface Paragraph {
  type: "paragraph";
  anchors: string[];
  spans: Span[];
}

/** A piece of text; `href` is the anchor of the same book that it leads to. */
export interface Span {
  text: string;
  bold?: boolean;
  href?: string;
}

/** A list, each item with its own anchors. */
export interface Items {
  type: "items";
  ordered: boolean;
  items: Paragraph[];
}

/** A table: its head, then its rows. */
export interface Grid {
  type: "grid";
  rows: Span[][][];
}

/** A diagram, by its name, with its caption. */
export interface Figure {
  type: "figure";
  diagram: string;
  caption: Span[];
}

/** The place where all cards and the like are listed with their texts. */
export interface Cards {
  type: "cards";
}

/** A chapter of the book. */
export interface Section {
  anchor: string;
  title: string;
  blocks: (Heading | Paragraph | Items | Grid | Figure | Cards)[];
}

/** A diagram with all that a board draws of it; `previews` has what follows each try, its actions one per line. */
export interface Scene {
  diagram: Diagram;
  layout: unknown;
  view: View;
  labels: Record<string, Message>;
  components: Record<string, Component>;
  previews: Record<string, Record<string, Preview>>;
}

/** A position of the real game, how it is reached, and what of it is shown. */
export interface Diagram {
  players: number;
  seed?: string;
  options?: Record<string, unknown>;
  deal?: Record<string, string[]>;
  actions?: string[];
  seat?: number;
  choose?: string[];
  light?: string;
  crop?: [number, number, number, number];
}

/** A lesson: how long it takes, and what the guide says and asks for, step by step. */
export interface LessonSteps {
  minutes: number;
  steps: Step[];
}

/** One thing that the guide says, and what it asks for. */
export interface Step {
  title: string;
  say: string;
  point?: string;
  light?: string;
  want?: string[][];
  wrong?: Record<string, string>;
  hint?: string;
  reply?: string[];
  free?: number | null;
}

/** A position to solve, by its number of so many, as the seat that decides sees it. */
export interface PuzzlePage {
  number: number;
  count: number;
  scene: Scene;
}

/** Whether an answer is right; its chance to win where it is known, and what is certain about it. */
export interface Tried {
  right: boolean;
  value: number | null;
  preview: Message[];
}

/** What is advised: `kind` are all legal actions of its kind, `among` a few of them, in the order of the game. */
export interface Advice {
  kind: string[];
  among: string[];
  action: string;
  preview: Message[];
  values: Record<string, number>;
}

/** How the chances went in a finished game: each row is a moment and then the chance of each seat to win. */
export interface Chances {
  rows: number[][];
  mistakes: Mistake[];
  done: number;
  total: number;
}

/** An action of a finished game that cost a seat much: what it did, what was better, the chances that it lost. */
export interface Mistake {
  moment: number;
  seat: number;
  played: string;
  better: string;
  loss: number;
}

/** A table at which the same deal is or was played; `id` for whoever opened it or sits there. */
export interface DealTable {
  id: string | null;
  here: boolean;
  status: "frozen" | "open" | "over" | "running";
  seats: DealSeat[];
}

/** A seat of a table among those with the same deal; `points` and `won` once they may be told. */
export interface DealSeat {
  title: Message;
  open: boolean;
  you: boolean;
  knows: boolean;
  points: number | null;
  won: boolean;
}

/** The tables that wait for the person. */
export interface Turns {
  count: number;
  tables: Summary[];
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

/** A seat in a list of tables: `title` is how it is called, `name` the person's own name, empty for others. */
export interface SeatSummary {
  name: string;
  person: string | null;
  bot: string | null;
  open: boolean;
  title: Message;
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

/** The public key with which a browser subscribes to notices, as base64url. */
export interface PushKey {
  key: string;
}

/** Where a browser wants to be told of turns, as its `PushSubscription.toJSON()` gives it, and in which language. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  language?: "en" | "fr" | "it";
}

/** The keys of a browser's subscription, as base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser that wants to be told no longer. */
export interface Unsubscription {
  endpoint: string;
}

/** What can be played here, and with which bots. */
export interface Box {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** A game of the box; `summary` says in a line what one does in it, by language. It may have a book and lessons. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  players: number[];
  designer: string;
  publisher: string;
  year: number;
  minutes: number;
  summary: Record<string, string>;
  options: OptionInfo[];
  book: boolean;
  lessons: LessonInfo[];
}

/** An option of a game: its default, what it may be (in words and as JSON schema), its help, its ruling. */
export interface OptionInfo {
  name: string;
  default: unknown;
  permitted: string;
  group: string;
  title: Message;
  help: Message;
  values: Record<string, Message>;
  ruling: Message | null;
  schema: Record<string, unknown>;
}

/** A guided game that can be played: its title and what one learns in it, by language. */
export interface LessonInfo {
  name: string;
  minutes: number;
  title: Record<string, string>;
  line: Record<string, string>;
}

/** The public tables. */
export interface Lobby {
  open: Summary[];
  running: Summary[];
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
  players: number;
  rating: number | null;
  gained: number | null;
}

/** A line of a leaderboard. */
export interface Leader {
  id: string;
  name: string;
  rating: RatingInfo;
}

/** Whether the server can do its work; `down` names the parts that cannot do theirs now. */
export interface Health {
  status: "degraded" | "down" | "ok";
  version: string;
  down: string[];
}

/** What the service worker of the page gets: what to show, and the path to open. */
export interface BrowserNotice {
  event: string;
  table: string;
  url: string;
  heading: string;
  text: string;
}

/** One game, finished or not. An action of a seat other than the one to act is written `@2 keep d05`. */
export interface GameRecord {
  format: number;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  seed: string;
  deal?: Record<string, string[]>;
  seats?: string[];
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

/** What never changes. */
export interface MetroLayout {
  cells: string[];
  centre: string[];
  tiles: Record<string, string>;
  turned: Record<string, string[]>;
  copies: Record<string, number>;
  stations: MetroStation[];
  central: MetroCentralStation[];
  owners: string[];
  companies: boolean;
  numbers: number[];
}

/** A border station in the layout. */
export interface MetroStation {
  number: number;
  cell: string;
  side: string;
  owner: string | null;
}

/** A place in the Central Station. */
export interface MetroCentralStation {
  name: string;
  cell: string;
  side: string;
}

/** The table as one seat may know it. */
export interface MetroView {
  tiles: MetroTile[];
  rails: MetroRail[];
  lines: MetroLine[];
  wagons: (string | null)[];
  supply: number;
  to_place: string | null;
  must_place: boolean;
  players: MetroPlayer[];
  companies: MetroCompany[];
  piles: MetroSharePile[];
  exchanges: boolean;
}

/** A tile on the board. */
export interface MetroTile {
  cell: string;
  tile: string;
}

/** A rail tile on a cell of the Central Station. */
export interface MetroRail {
  cell: string;
  tile: string;
  turn: number;
}

/** The line of a departure. */
export interface MetroLine {
  departure: string;
  owner: string | null;
  passages: number;
  arrival: string | null;
  points: number | null;
}

/** A seat. */
export interface MetroPlayer {
  colour: string;
  tiles: (string | null)[];
  score: number | null;
  shares: MetroShare[];
  dividends: number | null;
  majorities: number | null;
  numbers: (number | null)[];
  number_points: (number | null)[];
  central_wagon: boolean;
}

/** A share. */
export interface MetroShare {
  percent: number;
  company: string | null;
  shown: boolean;
}

/** A company of expansion 1. */
export interface MetroCompany {
  name: string;
  profit: number;
  value: number;
  central_wagon: boolean;
}

/** The open share and the face-down pile of a percent. */
export interface MetroSharePile {
  percent: number;
  open: string;
  pile: (string | null)[];
}

/** What never changes: the cards. Train cards are named by their kind, a colour or `locomotive`. */
export interface TicketsLayout {
  trains: Record<string, number>;
  destinations: TicketsDestinationCard[];
  bonuses: TicketsBonusCard[];
  cities: Record<string, number[]>;
  rounds: number;
  open_own_stack: boolean;
}

/** A destination card in the layout. */
export interface TicketsDestinationCard {
  id: string;
  cities: string[];
  points: number;
  needs: Record<string, number>;
  big_cities: string[];
}

/** A bonus card in the layout. */
export interface TicketsBonusCard {
  id: string;
  city: string;
  points: number;
  colour: string;
}

/** The table as one seat may know it. */
export interface TicketsView {
  phase: string;
  round: number;
  starter: number;
  turn: number | null;
  turns_left: number | null;
  row: (string | null)[];
  deck: number;
  discarded: number;
  destination_deck: (string | null)[];
  choice: TicketsChoice | null;
  players: TicketsPlayer[];
}

/** The seat's own choice of destinations while it is open, or secret. */
export interface TicketsChoice {
  offered: string[];
  chosen: string[];
  rejected: string[];
  left: Record<string, number> | null;
  best: string[] | null;
}

/** A seat. */
export interface TicketsPlayer {
  colour: string;
  hand_size: number;
  hand: Record<string, number> | null;
  known: Record<string, number>;
  yard: TicketsColumn[];
  stack_size: number;
  stack: Record<string, number> | null;
  destinations: number;
  held: string[];
  not_held: string[];
  completed_count: number;
  completed: string[] | null;
  bonuses: string[];
  score: number;
}

/** A column of a yard: its wagons and the locomotives on top of them. */
export interface TicketsColumn {
  colour: string;
  wagons: number;
  locomotives: number;
}

/** What never changes: the map, all kinds of cards, the colours of the seats, and how many pieces there are. */
export interface TrainsLayout {
  edition: string;
  map: string;
  cells: TrainsLayoutCell[];
  blocked_borders: [string, string][];
  cards: TrainsCard[];
  colours: string[];
  rails: number;
  stations: number;
  empty_piles: number;
  turn_limit: number;
}

/** A cell of the map. */
export interface TrainsLayoutCell {
  id: string;
  row: number;
  col: number;
  terrain: string;
  name: string;
  buildings: number;
  remote_number: number;
  neighbours: string[];
  place: Message;
  where: Message;
}

/** A kind of card and its figures; its name and texts are the component of the same id. */
export interface TrainsCard {
  id: string;
  types: string[];
  cost: number;
  value: number;
  points: number;
  selectable: boolean;
}

/** The table as one seat may know it. */
export interface TrainsView {
  supply: Record<string, number>;
  removed: Record<string, number>;
  rails: Record<string, number[]>;
  stations: Record<string, number>;
  stations_left: number;
  end: TrainsEnd;
  turn: TrainsTurn;
  players: TrainsPlayer[];
}

/** How near each end is. */
export interface TrainsEnd {
  empty_piles: string[];
  rails_left: number;
  stations_left: number;
  turns_left: number;
}

/** The turn of the seat that acts: what lies before it, what lasts, and what is asked. */
export interface TrainsTurn {
  seat: number | null;
  number: number;
  coins: number;
  may_pass: boolean;
  play: Record<string, number>;
  gained: Record<string, number>;
  aside: Record<string, number>;
  lasting: string[];
  question: string;
  card: string | null;
  about: string | null;
}

/** A seat. Decks, discard piles and purchases can be counted by everybody: all cards that it owns are public. */
export interface TrainsPlayer {
  colour: string;
  score: number;
  track: number;
  rails_left: number;
  hand: Record<string, number>;
  hand_size: number;
  deck_size: number;
  deck_top: string[];
  discard: Record<string, number>;
  owned: Record<string, number>;
}

/** A map as it is written down: cells, and pairs of cells that touch without being adjacent. */
export interface TrainsMapData {
  name: string;
  cells: TrainsCellData[];
  blocked_borders?: string[][];
}

/** One hex of a map. A city has 1 to 3 buildings, a remote location its number; only these two need a name. */
export interface TrainsCellData {
  row: number;
  col: number;
  terrain: "city" | "field" | "mountain" | "remote" | "river" | "sea";
  name?: string;
  buildings?: number;
  remote_number?: number;
}

/** What never changes: the board, its cities, and how many pieces there are. */
export interface TransamericaLayout {
  nodes: TransamericaNode[];
  lines: TransamericaLine[];
  cities: TransamericaCity[];
  colours: string[];
  colour_words: Message[];
  tracks: number;
  own_tracks: number;
  points: number;
}

/** A point of the board. */
export interface TransamericaNode {
  name: string;
  words: Message;
  x: number;
  y: number;
  row: number | null;
  col: number | null;
}

/** A line between two nodes. */
export interface TransamericaLine {
  name: string;
  words: Message;
  a: string;
  b: string;
  cost: number;
  kind: string;
}

/** A city. */
export interface TransamericaCity {
  name: string;
  node: string;
  colour: string;
  in_play: boolean;
}

/** The table as one seat may know it. */
export interface TransamericaView {
  round: number;
  starter: number;
  phase: string;
  supply: number;
  barrier: number;
  players: TransamericaPlayer[];
  tracks: string[];
  own_tracks: TransamericaOwnTrack[];
  hints: TransamericaHint[];
  rounds: TransamericaRound[];
  past: TransamericaPastBoard | null;
}

/** A seat. */
export interface TransamericaPlayer {
  score: number;
  colour: string;
  marker: string | null;
  network: number[];
  cities: (string | null)[];
  reached: (boolean | null)[];
  complete: boolean;
  missing: number | null;
  lacking: string[] | null;
  own_tracks: number;
}

/** A track that only one seat may use. */
export interface TransamericaOwnTrack {
  line: string;
  seat: number;
}

/** What a legal action brings. */
export interface TransamericaHint {
  action: string;
  lowers: number;
}

/** How a round ended. */
export interface TransamericaRound {
  end: string;
  tracks: number;
  complete: number[];
  losses: number[];
}

/** The board at the end of the round before, with the hands that were shown. */
export interface TransamericaPastBoard {
  markers: string[];
  cities: string[][];
  tracks: string[];
  own_tracks: TransamericaOwnTrack[];
  missed: string[][];
  lacking: string[][];
}

/** A board file. What a file says beyond these fields is passed over. */
export interface TransamericaBoardData {
  nodes: TransamericaNodeData[];
  edges: TransamericaEdgeData[];
  cities: TransamericaCityData[];
  name?: string;
  tracks?: number;
  points?: number;
}

/** A point of a board file; x grows to the east, y to the north. Row and column are for its name only. */
export interface TransamericaNodeData {
  id: number | string;
  x: number;
  y: number;
  row?: number | null;
  col?: number | null;
}

/** A line of a board file between two points: cost 1 is a single line, cost 2 a double one. */
export interface TransamericaEdgeData {
  u: number | string;
  v: number | string;
  cost: number;
  kind?: string;
}

/** A city of a board file; dotted ones are left out with two or three players. */
export interface TransamericaCityData {
  name: string;
  colour: string;
  node: number | string;
  dotted?: boolean;
}

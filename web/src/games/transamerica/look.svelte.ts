/** How the map is looked at: what board and tray share, and nobody else knows of. */
import { tried, waysOf, type Props, type Ways } from "./actions";

class Look {
  /** Whether the cheapest connection of the own cities is drawn. */
  way = $state(false);
  /** Whether a line gets a private track where both kinds are legal. */
  private = $state(false);
  /** The end of a round that was asked for or put away. */
  ending = $state.raw<{ key: string; shown: boolean } | null>(null);
}

export const look = new Look();

/** What names the end of a round: no two of a game have the same. */
const keyOf = ({ view }: Props) => `${view.rounds.length} ${view.past?.markers.join()}`;

/**
 * Whether the map shows how the last round ended: at the end of the game, on request, and by itself until the marker for
 * the next round is tried or stands.
 */
export function showsEnding(props: Props): boolean {
  const { view, over, seat } = props;
  if (over) return view.rounds.length > 0;
  if (!view.past || tried(props)) return false;
  if (look.ending?.key === keyOf(props)) return look.ending.shown;
  return view.phase === "hub" && !view.players[seat]?.marker;
}

/** Show how the last round ended, or go on. */
export function showEnding(props: Props, shown: boolean): void {
  if (shown && props.chosen.length) props.choose([]);
  look.ending = { key: keyOf(props), shown };
}

/** The action that a line stands for: the kind of track that is wanted, where it is legal. */
export function textOn({ track, own }: Ways): string {
  return (look.private ? (own ?? track) : (track ?? own))!;
}

/** Want the other kind of track; a line that is tried keeps its place. */
export function wantPrivate(props: Props, wanted: boolean): void {
  look.private = wanted;
  const action = tried(props);
  if (!props.chosen.length || !action || !("line" in action)) return;
  const ways = waysOf(props).get(action.line);
  if (ways) props.choose([textOn(ways)]);
}

/** The time between two rounds: what the first one brought is told until the person goes on. */
import { SvelteSet } from "svelte/reactivity";
import type { Props } from "./actions";

/** Intervals that were seen to their end. */
const passed = new SvelteSet<string>();

/** What names an interval: no two tables of a person have the same. */
const keyOf = ({ faces, view }: Props) => view.players.map(({ score }, seat) => `${faces[seat]?.name} ${score}`).join();

/** Whether the end of the round before is told: until the person goes on, at most until own trains of this round are seen. */
export function showsInterval(props: Props): boolean {
  const { view, seat, over } = props;
  const me = view.players[seat];
  const begun = (me ? [me] : view.players).some(({ yard, stack_size }) => yard.length || stack_size);
  return view.round > 1 && !over && view.phase === "turn" && !begun && !passed.has(keyOf(props));
}

/** Go on to the round that is played. */
export function passInterval(props: Props): void {
  passed.add(keyOf(props));
}

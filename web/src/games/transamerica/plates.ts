/** What stands on the map beside names: what a track saves, and what everybody missed when a round ended. */
import type { Point } from "../../lib/marks";
import { beadsOf, boxOfLabel, freeSpot, marksOf, type Label } from "./labels";
import { alongLine, linePath, type Box, type Chart } from "./map";
import type { Scene } from "./moment";

/** A free place near a line for what a track there saves. */
export function pillSpot(
  chart: Chart,
  line: string,
  labels: readonly Label[],
  laid: Iterable<string>,
  markers: readonly (string | null)[],
  own: ReadonlySet<string>,
): Point {
  const taken = [...labels.map(boxOfLabel), ...marksOf(chart, markers, own), ...beadsOf(chart, [line, ...laid])];
  return freeSpot(chart, alongLine(chart, line), 36, 24, taken);
}

/** The tracks that were lacking, side by side where several seats lacked the same, and a plate for each loss. */
export interface Misses {
  lines: { key: string; seat: number; d: string }[];
  plates: { seat: number; loss: number; at: Point; half: number }[];
}

/** What everybody missed at the end of a round. */
export function missesOf(chart: Chart, scene: Scene, labels: readonly Label[], strong: ReadonlySet<string>): Misses {
  const { hands, ending, markers } = scene;
  const sharing = new Map<string, number[]>();
  hands.forEach(({ lacking }, seat) => lacking.forEach((line) => sharing.set(line, [...(sharing.get(line) ?? []), seat])));
  const lines = [...sharing].flatMap(([line, seats]) =>
    seats.map((seat, place) => ({
      key: `${line} ${seat}`,
      seat,
      d: linePath(chart, line, 0, (place - (seats.length - 1) / 2) * 9),
    })),
  );
  const laid = [...scene.tracks, ...scene.own_tracks.map(({ line }) => line), ...sharing.keys()];
  const taken: Box[] = [...labels.map(boxOfLabel), ...marksOf(chart, markers, strong), ...beadsOf(chart, laid)];
  const plates = hands.flatMap(({ lacking, missed }, seat) => {
    const loss = ending?.losses[seat] ?? 0;
    const near = lacking[lacking.length >> 1];
    const from = near ? alongLine(chart, near) : missed[0] ? chart.at.get(missed[0])! : null;
    if (!loss || !from) return [];
    const half = loss > 9 ? 31 : 26;
    const at = freeSpot(chart, from, 2 * half + 4, 26, taken);
    taken.push({ left: at[0] - half - 2, top: at[1] - 13, right: at[0] + half + 2, bottom: at[1] + 13 });
    return [{ seat, loss, at, half }];
  });
  return { lines, plates };
}

/** A position that was not played at a table, as a board gets it. */
import type { Face, GameModule, GameProps } from "../lib/game";
import { COLOURS, SHAPES } from "../lib/marks";
import type { Words } from "../lib/messages";
import type { Scene } from "../lib/protocol";

const SEAT_COLOURS = ["blue", "orange", "green", "purple", "yellow", "black"] as const;

const playersOf = (scene: Scene) => (scene.view.game as { players?: { colour?: unknown }[] }).players ?? [];

/** The words with the names of the seats, which nobody sits in. */
export function named(scene: Scene, words: Words): Words {
  return words.named(playersOf(scene).map((_, seat) => words.t("core.player", { number: seat + 1 })));
}

export function facesOf(scene: Scene, board: GameModule, words: Words): Face[] {
  const plates = board.plates?.(scene.layout, scene.view.game) ?? false;
  return playersOf(scene).map((player, seat) => {
    const colour = COLOURS.find((known) => known === player.colour) ?? SEAT_COLOURS[seat % 6]!;
    return { name: words.seat(seat), colour, shape: plates ? "plate" : SHAPES[colour], own: seat === scene.view.seat };
  });
}

type Wishes = Pick<GameProps, "chosen" | "hover" | "refused" | "choose" | "act" | "setHover">;

/** All that a board gets: the position, and what is tried there. */
export function propsOf(scene: Scene, board: GameModule, words: Words, wishes: Wishes): GameProps {
  return {
    layout: scene.layout,
    view: scene.view.game,
    seat: scene.view.seat,
    pending: scene.view.pending,
    over: scene.view.over,
    faces: facesOf(scene, board, words),
    legal: scene.view.legal.map((text) => {
      const preview = scene.previews[""]?.[text];
      return { text, label: scene.labels[text]!, ...(preview ? { preview } : {}) };
    }),
    previews: (after: string[]) => scene.previews[after.join("\n")],
    sent: false,
    last: [],
    by: -1,
    words,
    components: scene.components,
    ...wishes,
  };
}

/** Legal targets within a drawing: elements with `data-action`, heard where they all lie in. */
import { on as listen } from "svelte/events";
import type { GameProps } from "./game";

type Wishes = Pick<GameProps, "chosen" | "choose" | "setHover">;

/**
 * Makes what lies in an element choose on click, Enter and Space, and light up by pointer and focus; where a target is
 * the end of a sequence, `sequence` tells the whole of it.
 */
export function targets(props: Wishes, sequence = (action: string) => [action]): (group: Element) => () => void {
  const actionOf = (event: Event) => (event.target as Element).closest("[data-action]")?.getAttribute("data-action");
  return (group) => {
    const ears: (() => void)[] = [];
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K], action: string) => void) => {
      const heard = (event: Event) => {
        const action = actionOf(event);
        if (action) hear(event as HTMLElementEventMap[K], action);
      };
      // a focused target that goes away is heard in the middle of an update, which Svelte's own listeners may answer
      ears.push(listen(group, name, heard));
    };
    on("click", (_, action) => props.choose(sequence(action)));
    on("keydown", (event, action) => {
      // a second time is left to the frame, which confirms
      if ((event.key !== "Enter" && event.key !== " ") || props.chosen.at(-1) === action) return;
      event.preventDefault();
      event.stopPropagation();
      props.choose(sequence(action));
    });
    on("pointerover", (event, action) => event.pointerType !== "touch" && props.setHover(action));
    on("pointerout", (event) => event.pointerType !== "touch" && props.setHover(null));
    // a finger or the mouse has its own way to point
    on("focusin", (event, action) => (event.target as Element).matches(":focus-visible") && props.setHover(action));
    on("focusout", () => props.setHover(null));
    return () => ears.forEach((stop) => stop());
  };
}

/** What may scroll, reached by keys. */

const STOPS = "a[href], button:not(:disabled), input:not(:disabled), [tabindex]";

/** An attachment: the area is a stop of the Tab key while it scrolls and nothing in it is a stop. */
export function scrolls(area: HTMLElement): () => void {
  // a size is told after layout, before paint: nothing here makes the browser lay out once more
  const sizes = new ResizeObserver(() => {
    const over = area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
    const within = [...area.querySelectorAll<HTMLElement>(STOPS)].some(({ tabIndex }) => tabIndex >= 0);
    if (!over || within) area.removeAttribute("tabindex");
    else if (area.tabIndex !== 0) area.tabIndex = 0;
  });
  const look = () => {
    sizes.unobserve(area);
    sizes.observe(area);
  };
  const changes = new MutationObserver(look);
  changes.observe(area, { childList: true, subtree: true, characterData: true, attributeFilter: ["tabindex", "disabled"] });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

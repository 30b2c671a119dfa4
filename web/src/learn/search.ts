/** Searching in a book, as people type: small letters for large ones, no accents needed. */
import type { BookPage, Span } from "../lib/protocol";

type Section = BookPage["book"]["sections"][number];
type Block = Section["blocks"][number];

/** A text without accents and capitals, letter by letter: places in it are places in the text. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const base = letter.normalize("NFD").charAt(0).toLowerCase();
    return base.length === letter.length ? base : letter;
  }).join("");
}

/** A text cut where something that was searched for begins and ends. */
export function pieces(text: string, wanted: string): { text: string; found: boolean }[] {
  const needle = plain(wanted.trim());
  if (needle.length < 2) return [{ text, found: false }];
  const hay = plain(text);
  const cut: { text: string; found: boolean }[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    if (at > from) cut.push({ text: text.slice(from, at), found: false });
    from = at + needle.length;
    cut.push({ text: text.slice(at, from), found: true });
  }
  if (from < text.length) cut.push({ text: text.slice(from), found: false });
  return cut;
}

const told = (spans: Span[]) => spans.map((span) => span.text).join("");

/** All that is written in a block. */
export function blockText(block: Block): string {
  switch (block.type) {
    case "heading":
      return block.title;
    case "paragraph":
      return told(block.spans);
    case "items":
      return block.items.map((item) => told(item.spans)).join("\n");
    case "grid":
      return block.rows.flat().map(told).join("\n");
    case "figure":
      return told(block.caption);
    case "cards":
      return "";
  }
}

/** How often something stands in a section; `cards` is the text of the listed cards. */
export function hits(section: Section, wanted: string, cards: string): number {
  const texts = [section.title, ...section.blocks.map((block) => (block.type === "cards" ? cards : blockText(block)))];
  return texts.reduce((sum, text) => sum + pieces(text, wanted).filter((piece) => piece.found).length, 0);
}

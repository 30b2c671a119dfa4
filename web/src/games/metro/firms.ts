/** Companies and shares: profits, values, dividends and majorities, now and after what is tried. */
import type { Colour } from "../../lib/marks";
import type { Change } from "./lines";
import type { Company, Player, Share, View } from "./types";

/** The profits after some lines have changed. */
export function profitsAfter(companies: Company[], changed: Change[]): Map<Colour, number> {
  const profits = new Map(companies.map(({ name, profit }) => [name, profit]));
  for (const { before, after } of changed) {
    const scored = before?.owner === after.owner ? (before?.points ?? 0) : 0;
    if (after.owner && after.points !== null)
      profits.set(after.owner, (profits.get(after.owner) ?? 0) + after.points - scored);
  }
  return profits;
}

/** The value of each company: 8, less one for each company with more profit. */
export function values(profits: ReadonlyMap<Colour, number>): Map<Colour, number> {
  const all = [...profits.values()];
  return new Map([...profits].map(([name, own]) => [name, 8 - all.filter((profit) => profit > own).length]));
}

/** What shares pay: for each 10 % the value of the company. */
export function dividends(shares: Share[], worth: ReadonlyMap<Colour, number>): number {
  return shares.reduce((sum, { percent, company }) => sum + (company ? (percent / 10) * (worth.get(company) ?? 0) : 0), 0);
}

/** How many percent of a company a player is known to hold. */
export function holding(player: Player, company: Colour): number {
  return player.shares.reduce((sum, share) => sum + (share.company === company ? share.percent : 0), 0);
}

/** The seats with the largest known share of a company. */
export function leaders(players: Player[], company: Colour): number[] {
  const held = players.map((player) => holding(player, company));
  const most = Math.max(...held);
  return most ? held.flatMap((percent, seat) => (percent === most ? [seat] : [])) : [];
}

/** The bonus for majorities of a seat, as far as shares are known: a tenth of the profit of each company it leads. */
export function majority(players: Player[], seat: number, profits: ReadonlyMap<Colour, number>): number {
  return [...profits].reduce(
    (sum, [company, profit]) => sum + (leaders(players, company).includes(seat) ? Math.floor(profit / 10) : 0),
    0,
  );
}

/** Where a share is, as far as it is known. */
export type Whereabouts = { at: "seat"; seat: number; shown: boolean } | { at: "open" | "pile" | "unknown" };

/** Where the share of each company and percent is. */
export function whereabouts(view: View, company: Colour, percent: number): Whereabouts {
  const held = (player: Player) => player.shares.find((share) => share.percent === percent);
  const seat = view.players.findIndex((player) => held(player)?.company === company);
  if (seat >= 0) return { at: "seat", seat, shown: held(view.players[seat]!)!.shown };
  const pile = view.piles.find((one) => one.percent === percent);
  if (pile?.open === company) return { at: "open" };
  return { at: pile?.pile.includes(company) ? "pile" : "unknown" };
}

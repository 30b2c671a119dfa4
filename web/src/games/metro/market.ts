/** The companies as tables show them: profit and value now and with what is tried, own shares, dividends. */
import type { Colour } from "../../lib/marks";
import type { Props } from "./actions";
import { dividends, holding, leaders, majority, profitsAfter, values } from "./firms";
import { sharesWith, type Moment } from "./moment";

export interface Firm {
  name: Colour;
  profitNow: number;
  profit: number;
  valueNow: number;
  value: number;
  /** How many percent the shown seat holds. */
  own: number;
  /** The seats with the largest known share. */
  leaders: number[];
}

export interface Market {
  /** The most profitable first. */
  firms: Firm[];
  /** Of the shown seat, as they are and with what is tried. */
  dividendsNow: number;
  dividends: number;
  majorityNow: number;
  majority: number;
}

/** Everything about companies in a moment. */
export function firmsOf(props: Props, moment: Moment): Market {
  const { players, companies } = props.view;
  const before = new Map(companies.map(({ name, profit }) => [name, profit]));
  const after = profitsAfter(companies, moment.changed);
  const [worthNow, worth] = [values(before), values(after)];
  const me = players[props.seat];
  const mine = me ? { ...me, shares: sharesWith(props, moment.trial) } : null;
  const others = players.map((player, seat) => (seat === props.seat && mine ? mine : player));
  const firms = companies.map(({ name, profit, value }) => ({
    name,
    profitNow: profit,
    profit: after.get(name)!,
    valueNow: value,
    value: worth.get(name)!,
    own: mine ? holding(mine, name) : 0,
    leaders: leaders(others, name),
  }));
  return {
    firms: firms.sort((one, other) => other.profit - one.profit),
    dividendsNow: dividends(me?.shares ?? [], worthNow),
    dividends: dividends(mine?.shares ?? [], worth),
    majorityNow: majority(players, props.seat, before),
    majority: majority(others, props.seat, after),
  };
}

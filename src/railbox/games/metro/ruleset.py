"""Metro for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Component, Ruleset, ScoreRow, Tell
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import OVER, IllegalAction
from railbox.games.metro import board, rules
from railbox.games.metro.look import Looks, seen_scores
from railbox.games.metro.options import MetroOptions, check_combination
from railbox.games.metro.rules import Metro, Setting
from railbox.games.metro.text import draw
from railbox.games.metro.view import CentralStation, Layout, Station, View


def _actions() -> ActionSpace:
    cells = board.CELL_NAMES[: board.CELLS]
    turned = [f"place {cell} turned {turn}" for turn in board.TURNS[1:] for cell in cells]
    in_centre = {
        f"place {cell}{turn}": Message("metro.in-the-centre", {"cell": cell})
        for cell in board.CENTRE
        for turn in ("", *(f" turned {turn}" for turn in board.TURNS[1:]))
    }
    space = ActionSpace(
        {
            "place": [f"place {cell}" for cell in cells] + turned,
            "draw": ["draw"],
            "tile": [f"tile {kind}" for kind in board.KINDS],
            "exchange": [f"exchange {percent} {source}" for percent in board.PERCENTS for source in ("open", "pile")],
            "wagon": [f"wagon {place.lower()}" for place in board.CENTRAL_NAMES],
            "wagon_by_share": [
                f"wagon {place.lower()} share {percent}" for place in board.CENTRAL_NAMES for percent in board.PERCENTS
            ],
            "pass": ["pass"],
        },
        never=in_centre,
    )
    if len(space) != rules.ACTIONS:
        raise ValueError("the action texts and the rules disagree")
    return space


ACTIONS = _actions()
TILE_NAMES = [Message(f"metro.tile-{kind}") for kind in board.KINDS]


def _label(action: int) -> Message:
    if action < rules.DRAW:
        turn, cell = divmod(action, board.CELLS)
        return Message(f"metro.label-place-{board.TURN_NAMES[turn]}", {"cell": board.CELL_NAMES[cell]})
    if action == rules.DRAW:
        return Message("metro.label-draw")
    if action < rules.EXCHANGE:
        return Message("metro.label-tile", {"tile": TILE_NAMES[action - rules.TILE]})
    if action < rules.WAGON:
        percent, from_pile = divmod(action - rules.EXCHANGE, 2)
        name = "metro.label-exchange-pile" if from_pile else "metro.label-exchange-open"
        return Message(name, {"percent": board.PERCENTS[percent]})
    if action < rules.WAGON_BY_SHARE:
        return Message("metro.label-wagon", {"place": board.CENTRAL_NAMES[action - rules.WAGON]})
    if action == rules.PASS:
        return Message("metro.label-pass")
    departure, percent = divmod(action - rules.WAGON_BY_SHARE, rules.PERCENT_COUNT)
    return Message(
        "metro.label-wagon-by-share", {"place": board.CENTRAL_NAMES[departure], "percent": board.PERCENTS[percent]}
    )


LABELS = [_label(action) for action in range(rules.ACTIONS)]


@lru_cache(maxsize=20_000)
def _tile_placed(seat: int, cell: int, kind: int) -> Message:
    """Kept, because a preview of every place tells it very often."""
    return Message("metro.tile-placed", {"seat": seat, "tile": TILE_NAMES[kind], "cell": board.CELL_NAMES[cell]})


class MetroRuleset(Ruleset):
    """Metro for a number of players and options."""

    actions = ACTIONS

    def __init__(self, players: int, options: MetroOptions) -> None:
        super().__init__(players, options)
        check_combination(players, options)
        self.options = options
        self.owners = wagon_owners = board.wagon_owners(players, options.companies, options.numbering)
        self.owner_names = board.COMPANIES if options.companies else board.PLAYER_COLOURS[:players]
        positions = board.station_positions(options.numbering)
        self.number_at = {position: number for number, position in enumerate(positions, start=1)}
        names = [str(self.number_at[position]) for position in range(len(positions))] + board.CENTRAL_NAMES
        self.points = names * 2
        """The names of departures and arrivals: by station number, or by central name."""
        self.line_keys = [(f"line {name}", f"scores {name}") for name in names]
        self.setting = Setting(
            players=players,
            hand_size=options.hand_size,
            free_orientation=options.free_orientation,
            companies=options.companies,
            central_wagons=options.central_wagons,
            central_rails=options.central_rails,
            random_first=options.first == "random",
            rail_points=options.central_rail_points,
            numbers=options.numbers_each(),
            open_numbers=options.open_numbers,
            owners=wagon_owners,
            positions=positions,
        )
        self.looks = Looks(self.setting, options.central_rails, self.owner_names, self.points)

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The tiles; with expansions the central rails and how each is turned, the shares, the station numbers."""
        piles: dict[str, list[str]] = {
            "tiles": [kind for kind, copies in zip(board.KINDS, board.COPIES, strict=True) for _ in range(copies)]
        }
        if self.options.first == "random":
            piles["first"] = [str(seat) for seat in range(self.players)]
        if self.options.central_rails:
            piles["rails"] = list(board.RAILS)
            for cell in board.CENTRE:
                piles[f"turn {cell}"] = list(board.TURNS)
        if self.options.companies:
            for percent in board.PERCENTS:
                piles[f"shares {percent}"] = list(board.COMPANIES)
        if self.setting.has_numbers:
            for colour, numbers in board.NUMBER_COLOURS.items():
                piles[f"numbers {colour}"] = [str(number) for number in numbers]
        return piles

    def new_state(self, piles: Deal, seed: str) -> Metro:
        """The board set up and the hands dealt; Metro has no chance event after that."""
        state = Metro(self.setting)
        state.deal(
            int(piles["first"][0]) if "first" in piles else 0,
            [board.KINDS.index(kind) for kind in reversed(piles["tiles"])],
            central_rails(piles) if self.options.central_rails else [],
            [board.COMPANIES.index(name) for percent in board.PERCENTS for name in piles.get(f"shares {percent}", [])],
            [int(text) for colour in board.NUMBER_COLOURS for text in piles.get(f"numbers {colour}", [])],
        )
        return state

    # ---- layout and view ---------------------------------------------------------------------

    def layout(self) -> Layout:
        """The board with its stations and wagons."""
        stations = []
        for position, number in sorted(self.number_at.items(), key=lambda item: item[1]):
            side, along = divmod(position, board.SIZE)
            place = [(0, along), (along, board.SIZE - 1), (board.SIZE - 1, along), (along, 0)][side]
            stations.append(
                Station(
                    number=number,
                    cell=board.CELL_NAMES[board.CELL_AT[place]],
                    side=board.SIDES[side],
                    owner=self._owner(self.owners[position]),
                )
            )
        exits = {
            kind: "".join(board.SIDES[side] for side in board.EXITS[4 * number : 4 * number + 4])
            for number, kind in enumerate(board.KINDS)
        }
        return Layout(
            cells=board.CELL_NAMES[: board.CELLS],
            centre=board.CENTRE,
            tiles=exits,
            turned={
                kind: [board.KINDS[look] for look in board.ROTATED[4 * number : 4 * number + 4]]
                for number, kind in enumerate(board.KINDS)
            },
            copies=dict(zip(board.KINDS, board.COPIES, strict=True)),
            stations=stations,
            central=[
                CentralStation(name, board.CELL_NAMES[cell], board.SIDES[side])
                for name, (cell, side) in zip(board.CENTRAL_NAMES, board.CENTRAL_STATIONS, strict=True)
            ],
            owners=list(self.owner_names),
            companies=self.options.companies,
            numbers=self.options.numbers_each(),
        )

    def view(self, state: Metro, seat: int) -> View:
        """The table as the seat may know it."""
        return self.views(state, (seat,))[0]

    def views(self, state: Metro, seats: Sequence[int]) -> list[View]:
        """The table as each of these seats may know it: at the end everything."""
        return self.looks.views(state, seats)

    def _owner(self, owner: int) -> str | None:
        return self.owner_names[owner] if owner >= 0 else None

    def _point(self, point: int) -> str:
        return self.points[point - rules.FIRST_DEPARTURE]

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: Metro, seat: int) -> Message:
        """What is asked of the seat."""
        if state.must_place():
            return Message("metro.prompt-place", {"tile": TILE_NAMES[state.kind_to_place()]})
        legal = state.legal_actions()
        flags: dict[str, int] = {
            "draw": int(state.may_draw()),
            "exchange": int(any(rules.EXCHANGE <= action < rules.WAGON for action in legal)),
            "wagon": int(any(rules.WAGON <= action < rules.PASS for action in legal)),
        }
        if not state.has_tile():
            return Message("metro.prompt-no-tile", flags)
        return Message("metro.prompt-turn" if self.options.hand_size == 1 else "metro.prompt-turn-hand", flags)

    def label(self, action: int, seat: int) -> Message:
        """An action in words."""
        return LABELS[action]

    def explain(self, refusal: IllegalAction) -> Message:
        """A refusal with tiles, companies and turns in words."""
        args = dict(refusal.details)
        if "tile" in args:
            args["tile"] = Message(f"metro.tile-{args['tile']}")
        if "company" in args:
            args["company"] = Message(f"metro.company-{args['company']}")
        if refusal.rule == "metro.same-when-turned":
            args["turn"] = Message(f"metro.turn-{board.TURN_NAMES[int(str(args['turn']))]}")
        return Message(refusal.rule, args)

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it."""
        code, *rest = entry
        if code == rules.TILE_PLACED:
            return _tile_placed(*rest)
        if code == rules.LINE_CLOSED:
            return self._tell_line(*rest)
        if code == rules.TILE_DRAWN:
            actor, kind = rest
            if actor == seat:
                return Message("metro.tile-drawn-own", {"tile": TILE_NAMES[kind]})
            return Message("metro.tile-drawn", {"seat": actor})
        if code == rules.HAND_REFILLED:
            actor, kind = rest
            return Message("metro.hand-refilled-own", {"tile": TILE_NAMES[kind]}) if actor == seat else None
        if code == rules.SHARE_EXCHANGED:
            return self._tell_exchange(rest, seat)
        if code == rules.SHARE_TURNED_UP:
            percent, company = rest
            return Message("metro.share-turned-up", {"percent": board.PERCENTS[percent], "company": _company(company)})
        if code == rules.WAGON_PLACED:
            actor, departure, owner, percent = rest
            wagon = Message(f"metro.wagon-{self.owner_names[owner]}")
            args: dict[str, Any] = {"seat": actor, "place": board.CENTRAL_NAMES[departure], "wagon": wagon}
            if percent < 0:
                return Message("metro.wagon-placed", args)
            return Message("metro.wagon-placed-by-share", args | {"percent": board.PERCENTS[percent]})
        if code == rules.TURN_SKIPPED:
            return Message("metro.turn-skipped", {"seat": rest[0]})
        if code == rules.TURN_PASSED:
            return Message("metro.turn-passed", {"seat": rest[0]})
        if code == rules.NUMBER_SCORED:
            actor, number, points = rest
            return Message("metro.number-scored", {"seat": actor, "number": str(number), "points": points})
        if code == rules.SHARES_SCORED:
            actor, dividends, bonus = rest
            return Message("metro.shares-scored", {"seat": actor, "dividends": dividends, "bonus": bonus})
        return Message("metro.end-board-full")

    def _tell_line(self, owner: int, departure: int, arrival: int, passages: int, points: int) -> Message | None:
        in_use = self.options.central_wagons or self.setting.has_numbers
        if owner < 0 and departure >= rules.FIRST_CENTRAL_DEPARTURE and not in_use:
            return None  # nobody has anything to do with it
        start = Message("metro.from-station", {"station": self._point(departure)})
        if departure >= rules.FIRST_CENTRAL_DEPARTURE:
            start = Message("metro.from-centre", {"place": self._point(departure)})
        end = Message("metro.to-station", {"station": self._point(arrival)})
        if arrival >= rules.FIRST_CENTRAL_ARRIVAL:
            name = "metro.to-centre" if departure >= rules.FIRST_CENTRAL_DEPARTURE else "metro.to-centre-doubled"
            end = Message(name, {"place": self._point(arrival)})
        args: dict[str, Any] = {"from": start, "to": end, "passages": passages}
        if owner < 0:
            return Message("metro.line-closed-unowned", args)
        line = Message(f"metro.line-{self.owner_names[owner]}")
        return Message("metro.line-closed", {"line": line, **args, "points": points})

    def _tell_exchange(self, rest: Sequence[int], seat: int) -> Message:
        actor, percent, returned, returned_known, taken, taken_known, from_pile = rest
        bit = 1 << (seat if seat >= 0 else self.players)
        unknown = Message("metro.company-unknown")
        return Message(
            "metro.share-exchanged-pile" if from_pile else "metro.share-exchanged-open",
            {
                "seat": actor,
                "percent": board.PERCENTS[percent],
                "returned": _company(returned) if returned_known & bit else unknown,
                "taken": _company(taken) if taken_known & bit else unknown,
            },
        )

    def components(self) -> dict[str, Component]:
        """The tiles by their codes; with expansions companies, shares, central wagons, rails and station numbers."""
        found = {
            kind: Component(
                Message(f"metro.tile-{kind}"),
                Message("metro.tile-line", {"count": copies}),
                Message("metro.tile-text"),
            )
            for kind, copies in zip(board.KINDS, board.COPIES, strict=True)
        }
        if self.options.companies:
            stations = board.BOARD["expansion1"]["companies"]
            for name in board.COMPANIES:
                numbers = [Message("metro.text", {"text": str(number)}) for number in stations[name]]
                line = Message("metro.company-line", {"stations": numbers})
                found[name] = Component(Message(f"metro.company-{name}"), line, Message("metro.company-text"))
            for percent in board.PERCENTS:
                line = Message("metro.share-line", {"tenths": percent // 10})
                found[f"share {percent}"] = Component(
                    Message("metro.share", {"percent": percent}), line, Message("metro.share-text")
                )
        for name in ("central_wagons", "central_rails"):
            if getattr(self.options, name):
                words = (Message(f"metro.{name}{part}") for part in ("", "-line", "-text"))
                found[name] = Component(*words)
        for colour, numbers_of_colour in enumerate(board.NUMBER_COLOURS.values()):
            for number in numbers_of_colour if self.options.numbers_each()[colour] else ():
                args = {"number": str(number)}
                words = (Message(f"metro.number{part}", args) for part in ("", "-line", "-text"))
                found[f"number {number}"] = Component(*words)
        return found

    def draw(self, view: View, tell: Tell) -> str:
        """The board, the hands and the scores as text."""
        return draw(self.layout(), view, tell)

    # ---- points and effects ------------------------------------------------------------------------

    def seen_scores(self, state: Metro, seat: int) -> list[int | None]:
        """The points of each seat: with companies nobody knows them before the end."""
        return seen_scores(state)

    def score_sheet(self, state: Metro) -> list[ScoreRow]:
        """Lines by where they lead, or shares and majorities; station numbers once the board is full."""
        seats = range(self.players)
        if self.options.companies:
            rows = [
                ScoreRow(
                    Message("metro.sheet-share", {"percent": board.PERCENTS[percent]}),
                    [state.dividend(seat, percent) for seat in seats],
                )
                for percent in range(rules.PERCENT_COUNT)
            ]
            rows.append(ScoreRow(Message("metro.sheet-majorities"), [state.majorities(seat) for seat in seats]))
        else:
            rows = self._line_rows(state)
        if self.setting.has_numbers:
            over = state.to_act() == OVER
            points = [sum(map(state.number_points, state.numbers_of(seat))) if over else 0 for seat in seats]
            rows.append(ScoreRow(Message("metro.sheet-numbers"), points))
        return rows

    def _line_rows(self, state: Metro) -> list[ScoreRow]:
        border, centre, from_centre = ([0] * self.players for _ in range(3))
        for departure in range(rules.FIRST_DEPARTURE, rules.FIRST_ARRIVAL):
            owner = state.owner_of(departure)
            end = state.ends[departure]
            far = end & rules.FAR
            if owner < 0 or far < rules.FIRST_ARRIVAL:
                continue
            row = border
            if departure >= rules.FIRST_CENTRAL_DEPARTURE:
                row = from_centre
            elif far >= rules.FIRST_CENTRAL_ARRIVAL:
                row = centre
            row[owner] += rules.points_of(departure, far, end >> 9)
        rows = [ScoreRow(Message("metro.sheet-border"), border)]
        if not self.options.central_rails:
            rows.append(ScoreRow(Message("metro.sheet-centre"), centre))
        if self.options.central_wagons:
            rows.append(ScoreRow(Message("metro.sheet-from-centre"), from_centre))
        return rows

    def tie_break(self, state: Metro) -> Message | None:
        """Nothing breaks a tie: the victory is shared."""
        return Message("metro.tie-shared") if len(state.winners()) > 1 else None

    def figures(
        self, state: Metro, actions: Sequence[int], journals: Sequence[list[list[int]]], seat: int
    ) -> list[dict[str, int]]:
        """The lines that change and what they score.

        `line 11` is the new number of passages of the line from station 11 (or C3), `scores 11` its points if it
        arrives; `points` is what the seat's own lines score, or with companies the profit of those whose shares it
        holds. With companies also `profit red` and `value red` of those that change, and the seat's new `dividends`.
        """
        return [self._figures(state, action, entries, seat) for action, entries in zip(actions, journals, strict=True)]

    def _figures(self, state: Metro, action: int, entries: list[list[int]], seat: int) -> dict[str, int]:
        if rules.DRAW <= action < rules.WAGON or action == rules.PASS:
            exchanged = next((entry for entry in entries if entry[0] == rules.SHARE_EXCHANGED), None)
            if exchanged is None:
                return {}
            _, _, percent, returned, _, taken, _, _ = exchanged
            more = (percent + 1) * (state.company_value(taken) - state.company_value(returned))
            return {"dividends": state.dividends(seat) + more}
        figures = {"points": 0}
        changed = state.lines_through(action)
        for place in range(0, len(changed), 4):
            line, scores = self.line_keys[changed[place] - rules.FIRST_DEPARTURE]
            figures[line] = changed[place + 2]
            if changed[place + 3] >= 0:
                figures[scores] = changed[place + 3]
        gains: dict[int, int] = {}
        for entry in entries:
            if entry[0] == rules.LINE_CLOSED and entry[1] >= 0:
                gains[entry[1]] = gains.get(entry[1], 0) + entry[5]
        if not self.options.companies:
            figures["points"] = gains.get(seat, 0)
        elif gains:
            self._add_companies(figures, state, gains, seat)
        return figures

    def _add_companies(self, figures: dict[str, int], state: Metro, gains: dict[int, int], seat: int) -> None:
        before = list(state.score)
        after = [profit + gains.get(company, 0) for company, profit in enumerate(before)]
        values = [rules.COMPANY_COUNT - sum(other > profit for other in after) for profit in after]
        for company, name in enumerate(board.COMPANIES):
            if company in gains:
                figures[f"profit {name}"] = after[company]
            if values[company] != state.company_value(company):
                figures[f"value {name}"] = values[company]
        held = state.share[rules.PERCENT_COUNT * seat : rules.PERCENT_COUNT * (seat + 1)]
        figures["points"] = sum(gains.get(company, 0) for company in set(held))
        figures["dividends"] = sum((percent + 1) * values[company] for percent, company in enumerate(held))

    def statistics(self, state: Metro) -> dict[str, list[float]]:
        """How many own lines reached the centre, and the longest own line, per owner."""
        centre = [0.0] * len(self.owner_names)
        longest = [0.0] * len(self.owner_names)
        for point in range(rules.FIRST_DEPARTURE, rules.FIRST_ARRIVAL):
            owner = state.owner_of(point)
            end = state.ends[point]
            if owner < 0 or end & rules.FAR < rules.FIRST_ARRIVAL:
                continue
            longest[owner] = max(longest[owner], float(end >> 9))
            if end & rules.FAR >= rules.FIRST_CENTRAL_ARRIVAL:
                centre[owner] += 1
        if self.options.companies:
            return {"lines into the centre": [sum(centre)], "longest line": [max(longest)]}
        return {"lines into the centre": centre, "longest line": longest}


def central_rails(piles: Deal) -> list[int]:
    """The first four rail tiles of their pile, each as it looks when turned."""
    laid = []
    for code, cell in zip(piles["rails"], board.CENTRE, strict=False):
        turn = board.TURNS.index(piles[f"turn {cell}"][0])
        laid.append(board.ROTATED[4 * board.KINDS.index(code) + turn])
    return laid


def _company(company: int) -> Message:
    return Message(f"metro.company-{board.COMPANIES[company]}")

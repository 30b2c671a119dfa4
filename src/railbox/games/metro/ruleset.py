"""Metro for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Ruleset
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import OVER
from railbox.games.metro import board, rules
from railbox.games.metro.options import MetroOptions, check_combination
from railbox.games.metro.rules import Metro, Setting
from railbox.games.metro.text import draw
from railbox.games.metro.view import (
    CentralStation,
    Company,
    Layout,
    Line,
    Player,
    Share,
    SharePile,
    Station,
    Tile,
    View,
)


def _actions() -> ActionSpace:
    cells = board.CELL_NAMES[: board.CELLS]
    turned = [f"place {cell} turned {turn}" for turn in board.TURNS[1:] for cell in cells]
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
        }
    )
    if len(space) != rules.ACTIONS:
        raise ValueError("the action texts and the rules disagree")
    return space


ACTIONS = _actions()


@lru_cache(maxsize=20_000)
def _line(departure: str, owner: str, passages: int, arrival: str | None, points: int | None) -> Line:
    """A line as views show it: most are the same from view to view, and in all games."""
    return Line(departure, owner, passages, arrival, points)


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
        self.departures = [
            (point, self._point(point), self._fixed_owner(point))
            for point in range(rules.FIRST_DEPARTURE, rules.FIRST_ARRIVAL)
        ]
        self.setting = Setting(
            players,
            options.hand_size,
            options.free_orientation,
            options.companies,
            options.central_wagons,
            options.central_rails,
            options.central_rail_points,
            options.station_numbers,
            wagon_owners,
            positions,
        )

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The tiles; with expansions the central rails, the shares of each percent, the numbers of each colour."""
        piles: dict[str, list[str]] = {
            "tiles": [kind for kind, copies in zip(board.KINDS, board.COPIES, strict=True) for _ in range(copies)]
        }
        if self.options.central_rails:
            piles["rails"] = [f"{kind} turned {turn}" for kind in board.RAILS for turn in board.TURNS]
        if self.options.companies:
            for percent in board.PERCENTS:
                piles[f"shares {percent}"] = list(board.COMPANIES)
        if self.options.station_numbers:
            for colour, numbers in board.NUMBER_COLOURS.items():
                piles[f"numbers {colour}"] = [str(number) for number in numbers]
        return piles

    def new_state(self, piles: Deal, seed: str) -> Metro:
        """The board set up and the hands dealt; Metro has no chance event after that."""
        state = Metro(self.setting)
        state.deal(
            [board.KINDS.index(kind) for kind in reversed(piles["tiles"])],
            central_rails(piles.get("rails", [])),
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
            centre=board.CELL_NAMES[board.CELLS :],
            tiles=exits,
            stations=stations,
            central=[
                CentralStation(name, board.CELL_NAMES[cell], board.SIDES[side])
                for name, (cell, side) in zip(board.CENTRAL_NAMES, board.CENTRAL_STATIONS, strict=True)
            ],
            owners=list(self.owner_names),
        )

    def view(self, state: Metro, seat: int) -> View:
        """The table as the seat may know it: at the end everything."""
        over = state.to_act() == OVER
        scores = state.scores() if over or not self.options.companies else None
        to_place = state.kind_to_place() if state.to_act() == seat else -1
        return View(
            tiles=[
                Tile(board.CELL_NAMES[cell], board.KINDS[kind]) for cell, kind in enumerate(state.tiles) if kind >= 0
            ],
            lines=self._lines(state),
            supply=state.deck_left,
            to_place=board.KINDS[to_place] if to_place >= 0 else None,
            players=[self._player(state, other, seat, over, scores) for other in range(self.players)],
            companies=[
                Company(name, state.score[company], state.company_value(company))
                for company, name in enumerate(board.COMPANIES)
            ]
            if self.options.companies
            else [],
            piles=self._share_piles(state, seat, over) if self.options.companies else [],
        )

    def _player(self, state: Metro, other: int, seat: int, over: bool, scores: list[int] | None) -> Player:
        sees = over or other == seat
        size = self.options.hand_size
        hand = [kind for kind in state.hand[other * size : other * size + size] if kind >= 0]
        shares = []
        for percent in range(rules.PERCENTS) if self.options.companies else ():
            company = state.share[rules.PERCENTS * other + percent]
            knows = sees or self._knows(state, seat, percent, company)
            shares.append(
                Share(
                    board.PERCENTS[percent],
                    board.COMPANIES[company] if knows else None,
                    state.is_shown(other, percent),
                )
            )
        return Player(
            colour=board.PLAYER_COLOURS[other],
            tiles=[board.KINDS[kind] if sees else None for kind in hand],
            score=None if scores is None else scores[other],
            shares=shares,
            numbers=[number if sees else None for number in state.numbers_of(other)],
            central_wagon=self.options.central_wagons and not self.options.companies and state.has_wagon(other),
        )

    def _share_piles(self, state: Metro, seat: int, over: bool) -> list[SharePile]:
        size = self.setting.pile_size
        piles = []
        for percent in range(rules.PERCENTS):
            pile = [
                board.COMPANIES[company] if over or self._knows(state, seat, percent, company) else None
                for company in state.pile[percent * size : (percent + 1) * size]
            ]
            piles.append(SharePile(board.PERCENTS[percent], board.COMPANIES[state.open[percent]], pile))
        return piles

    def _knows(self, state: Metro, seat: int, percent: int, company: int) -> bool:
        bit = 1 << (seat if seat >= 0 else self.players)
        return bool(state.known[rules.COMPANIES * percent + company] & bit)

    def _lines(self, state: Metro) -> list[Line]:
        """Every line that has an owner, followed from its departure by what the state knows of its ends."""
        lines = []
        ends = state.ends
        for point, departure, fixed_owner in self.departures:
            owner = fixed_owner
            if point >= rules.FIRST_CENTRAL_DEPARTURE:
                owner = self._owner(self._owner_of(state, point))
            if owner is None:
                continue
            end = ends[point]
            far, passages = end & rules.FAR, end >> 9
            if far < rules.FIRST_ARRIVAL:
                lines.append(_line(departure, owner, passages, None, None))
                continue
            doubled = far >= rules.FIRST_CENTRAL_ARRIVAL and point < rules.FIRST_CENTRAL_DEPARTURE
            lines.append(_line(departure, owner, passages, self._point(far), passages * (2 if doubled else 1)))
        return lines

    def _owner_of(self, state: Metro, departure: int) -> int:
        if departure < rules.FIRST_CENTRAL_DEPARTURE:
            return self.owners[departure - rules.FIRST_DEPARTURE]
        return state.central[departure - rules.FIRST_CENTRAL_DEPARTURE] if self.options.central_wagons else -1

    def _fixed_owner(self, departure: int) -> str | None:
        border = departure < rules.FIRST_CENTRAL_DEPARTURE
        return self._owner(self.owners[departure - rules.FIRST_DEPARTURE]) if border else None

    def _owner(self, owner: int) -> str | None:
        return self.owner_names[owner] if owner >= 0 else None

    def _point(self, point: int) -> str:
        """A departure or arrival by its station number or its central name."""
        if point >= rules.FIRST_CENTRAL_ARRIVAL:
            return board.CENTRAL_NAMES[point - rules.FIRST_CENTRAL_ARRIVAL]
        if point >= rules.FIRST_ARRIVAL:
            return str(self.number_at[point - rules.FIRST_ARRIVAL])
        if point >= rules.FIRST_CENTRAL_DEPARTURE:
            return board.CENTRAL_NAMES[point - rules.FIRST_CENTRAL_DEPARTURE]
        return str(self.number_at[point - rules.FIRST_DEPARTURE])

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: Metro, seat: int) -> Message:
        """What is asked of the seat."""
        if state.must_place():
            return Message("metro.prompt-place", {"tile": board.KINDS[state.kind_to_place()]})
        if self.options.companies or self.options.central_wagons:
            return Message("metro.prompt-turn-expansions")
        return Message("metro.prompt-turn" if state.may_draw() else "metro.prompt-turn-no-supply")

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it."""
        code, *rest = entry
        if code == rules.TILE_PLACED:
            actor, cell, kind = rest
            return Message(
                "metro.tile-placed",
                {"seat": actor, "tile": board.KINDS[kind], "cell": board.CELL_NAMES[cell]},
            )
        if code == rules.TILE_DRAWN:
            actor, kind = rest
            if actor == seat:
                return Message("metro.tile-drawn-own", {"tile": board.KINDS[kind]})
            return Message("metro.tile-drawn", {"seat": actor})
        if code == rules.HAND_REFILLED:
            actor, kind = rest
            return Message("metro.hand-refilled-own", {"tile": board.KINDS[kind]}) if actor == seat else None
        if code == rules.LINE_CLOSED:
            owner, departure, arrival, passages, points = rest
            args: dict[str, str | int] = {
                "departure": self._point(departure),
                "arrival": self._point(arrival),
                "passages": passages,
                "points": points,
            }
            if owner < 0:
                return Message("metro.line-closed-unowned", args)
            return Message("metro.line-closed", args | {"owner": self.owner_names[owner]})
        if code == rules.SHARE_EXCHANGED:
            return self._tell_exchange(rest, seat)
        if code == rules.SHARE_TURNED_UP:
            percent, company = rest
            return Message(
                "metro.share-turned-up",
                {"percent": board.PERCENTS[percent], "company": board.COMPANIES[company]},
            )
        if code == rules.WAGON_PLACED:
            actor, departure, owner, percent = rest
            args = {"seat": actor, "place": board.CENTRAL_NAMES[departure], "owner": self.owner_names[owner]}
            if percent < 0:
                return Message("metro.wagon-placed", args)
            return Message("metro.wagon-placed-by-share", args | {"percent": board.PERCENTS[percent]})
        if code == rules.TURN_SKIPPED:
            return Message("metro.turn-skipped", {"seat": rest[0]})
        if code == rules.NUMBER_SCORED:
            actor, number, points = rest
            return Message("metro.number-scored", {"seat": actor, "number": number, "points": points})
        if code == rules.SHARES_SCORED:
            actor, dividends, bonus = rest
            return Message("metro.shares-scored", {"seat": actor, "dividends": dividends, "bonus": bonus})
        return Message("metro.board-full")

    def _tell_exchange(self, rest: Sequence[int], seat: int) -> Message:
        actor, percent, returned, returned_known, taken, taken_known, from_pile = rest
        bit = 1 << (seat if seat >= 0 else self.players)
        return Message(
            "metro.share-exchanged",
            {
                "seat": actor,
                "percent": board.PERCENTS[percent],
                "returned": board.COMPANIES[returned] if returned_known & bit else "unknown",
                "taken": board.COMPANIES[taken] if taken_known & bit else "unknown",
                "source": "pile" if from_pile else "open",
            },
        )

    def draw(self, view: View) -> str:
        """The board, the hands and the scores as text."""
        return draw(self.layout(), view)

    def statistics(self, state: Metro) -> dict[str, list[float]]:
        """How many own lines reached the centre, and the longest own line, per owner."""
        centre = [0.0] * len(self.owner_names)
        longest = [0.0] * len(self.owner_names)
        for point in range(rules.FIRST_DEPARTURE, rules.FIRST_ARRIVAL):
            owner = self._owner_of(state, point)
            end = state.ends[point]
            if owner < 0 or end & rules.FAR < rules.FIRST_ARRIVAL:
                continue
            longest[owner] = max(longest[owner], float(end >> 9))
            if end & rules.FAR >= rules.FIRST_CENTRAL_ARRIVAL:
                centre[owner] += 1
        if self.options.companies:
            return {"lines into the centre": [sum(centre)], "longest line": [max(longest)]}
        return {"lines into the centre": centre, "longest line": longest}


def central_rails(pile: Sequence[str]) -> list[int]:
    """The first four different tiles of the pile of central rails, each as it looks when turned."""
    laid: dict[str, int] = {}
    for text in pile:
        kind, _, turn = text.split()
        if len(laid) < 4 and kind not in laid:
            laid[kind] = board.ROTATED[4 * board.KINDS.index(kind) + board.TURNS.index(turn)]
    return list(laid.values())

"""TransAmerica for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from railbox.core.actions import ActionSpace
from railbox.core.bits import BITS
from railbox.core.catalogue import Ruleset
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import OVER
from railbox.games.transamerica import board, rules
from railbox.games.transamerica.options import TransAmericaOptions
from railbox.games.transamerica.rules import Setting, TransAmerica
from railbox.games.transamerica.text import draw
from railbox.games.transamerica.view import (
    City,
    Hint,
    Layout,
    Line,
    Node,
    OwnTrack,
    PastBoard,
    Player,
    Round,
    View,
)

PHASES = ("hub", "first", "second", "over")
ENDS = ("active", "others-early", "others", "no-tracks", "stuck")
LATER_ROUNDS = (2, 3)
"""Rounds that a deal may fix beside the first."""


class TransAmericaRuleset(Ruleset):
    """TransAmerica for a number of players and options."""

    def __init__(self, players: int, options: TransAmericaOptions) -> None:
        super().__init__(players, options)
        self.options = options
        self.board = board.STANDARD if options.board is None else board.read_board(options.board)
        self.names = self.board.node_names
        self.lines = self.board.edge_names
        self.city_names = {city.node: city.name for city in self.board.cities}
        cards = self.board.cities_in_play(players)
        self.cards = {colour: [self.names[city.node] for city in cities] for colour, cities in cards.items()}
        self.numbers = {name: node for node, name in enumerate(self.names)}
        self.actions = ActionSpace(
            {
                "stop": ["stop"],
                "hub": [f"hub {name}" for name in self.names],
                "track": [f"track {line}" for line in self.lines],
                "own": [f"own {line}" for line in self.lines] if options.vexation else [],
            }
        )
        self.setting = Setting(
            players,
            self.board.tracks,
            self.board.points,
            options.min_rounds,
            options.open_cities,
            options.vexation,
            self.board.ends,
            self.board.costs,
            [[city.node for city in cities] for cities in cards.values()],
            self.names,
            self.lines,
        )
        if (self.setting.first_track, self.setting.first_own) != (
            self.actions.blocks["track"].start,
            self.actions.blocks["own"].start,
        ):
            raise ValueError("the action texts and the rules disagree")

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The cities of each colour, for the first round and those that a deal may fix: a card a seat from the top."""
        piles = {f"cities {colour}": cards for colour, cards in self.cards.items()}
        for number in LATER_ROUNDS:
            piles |= {f"round {number} {colour}": cards for colour, cards in self.cards.items()}
        return piles

    def new_state(self, piles: Deal, seed: str) -> TransAmerica:
        """The first round dealt; the cities of rounds after the arranged ones come from the seed."""
        state = TransAmerica(self.setting)
        decks = []
        for prefix in ("cities", *(f"round {number}" for number in LATER_ROUNDS)):
            decks.append([self.numbers[name] for colour in self.cards for name in piles[f"{prefix} {colour}"]])
        state.deal(decks, seed)
        return state

    # ---- layout and view ---------------------------------------------------------------------

    def layout(self) -> Layout:
        """The board with its lines and cities."""
        table = self.board
        return Layout(
            nodes=[
                Node(name, *place, *square)
                for name, place, square in zip(self.names, table.places, table.grid, strict=True)
            ],
            lines=[
                Line(name, self.names[a], self.names[b], cost, kind)
                for name, (a, b), cost, kind in zip(self.lines, table.ends, table.costs, table.kinds, strict=True)
            ],
            cities=[
                City(city.name, self.names[city.node], city.colour, self.names[city.node] in self.cards[city.colour])
                for city in table.cities
            ],
            colours=table.colours,
            tracks=table.tracks,
            own_tracks=rules.OWN_TRACKS if self.options.vexation else 0,
            points=table.points,
        )

    def view(self, state: TransAmerica, seat: int) -> View:
        """The table as the seat may know it: at the end everything."""
        own_tracks = self._own_tracks(list(state.own))
        return View(
            round=state.round,
            starter=state.starter,
            phase=PHASES[state.phase],
            supply=state.supply,
            barrier=state.barrier,
            players=[self._player(state, other, seat) for other in range(self.players)],
            tracks=self._tracks(list(state.free), own_tracks),
            own_tracks=own_tracks,
            hints=self._hints(state) if self.options.hints and state.to_act() == seat != OVER else [],
            rounds=self._rounds(state),
            past=self._past(state),
        )

    def _player(self, state: TransAmerica, other: int, seat: int) -> Player:
        known = state.knows_hand(seat, other)
        marker = state.marker[other]
        return Player(
            points=state.score[other],
            marker=self.names[marker] if marker >= 0 else None,
            network=[mate for mate in range(self.players) if state.network[mate] == state.network[other]],
            cities=[self.names[node] if known else None for node in state.hand(other)],
            complete=bool(state.finished >> other & 1),
            missing=state.missing(other) if known else None,
            own_tracks=state.own_left[other] if self.options.vexation else 0,
        )

    def _hints(self, state: TransAmerica) -> list[Hint]:
        hints = zip(state.legal_actions(), state.hints(), strict=True)
        return [Hint(self.actions.text(action), lowers) for action, lowers in hints if action != rules.STOP]

    def _rounds(self, state: TransAmerica) -> list[Round]:
        size = 3 + self.players
        rounds = []
        for first in range(0, len(state.history), size):
            end, tracks, complete, *losses = state.history[first : first + size]
            seats = [seat for seat in range(self.players) if complete >> seat & 1]
            rounds.append(Round(ENDS[end], tracks, seats, losses))
        return rounds

    def _past(self, state: TransAmerica) -> PastBoard | None:
        if len(state.past) == 0:
            return None
        words, cards = self.setting.graph.words, len(self.setting.cards)
        numbers = iter(state.past)
        markers, deck, free = ([next(numbers) for _ in range(count)] for count in (self.players, cards, words))
        own_tracks = self._own_tracks(list(numbers))
        firsts = list(self.setting.first_card)[:-1]
        return PastBoard(
            markers=[self.names[node] for node in markers],
            cities=[[self.names[deck[first + seat]] for first in firsts] for seat in range(self.players)],
            tracks=self._tracks(free, own_tracks),
            own_tracks=own_tracks,
        )

    def _tracks(self, free: list[int], own: list[OwnTrack]) -> list[str]:
        """The lines under common tracks: neither free nor under an own track."""
        private = {track.line for track in own}
        taken = [word & ~free[place] for place, word in enumerate(self.setting.graph.every)]
        return [self.lines[edge] for edge in _edges(taken) if self.lines[edge] not in private]

    def _own_tracks(self, own: list[int]) -> list[OwnTrack]:
        words = self.setting.graph.words
        return [
            OwnTrack(self.lines[edge], seat)
            for seat in range(len(own) // words)
            for edge in _edges(own[seat * words : (seat + 1) * words])
        ]

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: TransAmerica, seat: int) -> Message:
        """What is asked of the seat."""
        if state.phase == rules.HUBS:
            return Message("transamerica.prompt-hub")
        if state.phase == rules.FIRST:
            return Message("transamerica.prompt-first")
        return Message("transamerica.prompt-last" if state.finished else "transamerica.prompt-second")

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it."""
        code, *rest = entry
        if code == rules.HUB_PLACED:
            return Message("transamerica.hub-placed", {"seat": rest[0], "point": self._place(rest[1])})
        if code == rules.TRACK_LAID:
            actor, edge, own = rest
            args: dict[str, str | int] = {"seat": actor, "track": self.lines[edge]}
            return Message("transamerica.own-track-laid" if own else "transamerica.track-laid", args)
        if code == rules.NETWORKS_JOINED:
            return Message("transamerica.networks-joined", {"seat": rest[0]})
        if code == rules.STOPPED:
            return Message("transamerica.stopped", {"seat": rest[0]})
        if code == rules.COMPLETED:
            return Message("transamerica.completed", {"seat": rest[0], "cities": self._cities(rest[1:])})
        if code == rules.TURN_SKIPPED:
            return Message("transamerica.turn-skipped", {"seat": rest[0]})
        if code == rules.ROUND_ENDED:
            return Message("transamerica.round-ended", {"round": rest[0], "end": ENDS[rest[1]]})
        if code == rules.LOST:
            return self._tell_loss(rest)
        if code == rules.BARRIER_MOVED:
            return Message("transamerica.barrier-moved", {"points": rest[0]})
        if code == rules.BARRIER_CROSSED:
            return Message("transamerica.barrier-crossed", {"seat": rest[0], "points": rest[1]})
        if code == rules.GAME_ENDED:
            return Message("transamerica.round-limit" if rest[0] else "transamerica.game-ended")
        if code == rules.ROUND_STARTED:
            return Message("transamerica.round-started", {"round": rest[0], "seat": rest[1]})
        actor, cities = rest[0], self._cities(rest[1:])
        if actor == seat:
            return Message("transamerica.dealt-own", {"cities": cities})
        return Message("transamerica.dealt", {"seat": actor, "cities": cities}) if self.options.open_cities else None

    def _tell_loss(self, rest: Sequence[int]) -> Message:
        seat, loss, points, *numbers = rest
        cities, lines = numbers[: self.setting.colours], numbers[self.setting.colours :]
        return Message(
            "transamerica.lost",
            {
                "seat": seat,
                "loss": loss,
                "points": points,
                "cities": self._cities(cities),
                "tracks": ", ".join(self.lines[edge] for edge in lines),
            },
        )

    def _place(self, node: int) -> str:
        return self.city_names.get(node, self.names[node])

    def _cities(self, nodes: Sequence[int]) -> str:
        return ", ".join(self.city_names[node] for node in nodes)

    def draw(self, view: View) -> str:
        """The map, the hands and the points as text."""
        return draw(self.layout(), view)

    def statistics(self, state: TransAmerica) -> dict[str, list[float]]:
        """Rounds and how they ended, tracks in a round, losses, rounds in which each seat was complete."""
        rounds = self._rounds(state)
        return {
            "rounds": [float(len(rounds))],
            "tracks a round": [sum(past.tracks for past in rounds) / len(rounds)],
            "rounds that nobody completed": [float(sum(not past.complete for past in rounds))],
            "barrier moved": [float(state.barrier > 0)],
            "rounds completed": [float(sum(seat in past.complete for past in rounds)) for seat in range(self.players)],
            "points lost a round": [
                sum(past.losses[seat] for past in rounds) / len(rounds) for seat in range(self.players)
            ],
        }


def _edges(mask: list[int]) -> Iterator[int]:
    """The edges of a mask."""
    for place, word in enumerate(mask):
        while word:
            yield BITS * place + (word & -word).bit_length() - 1
            word &= word - 1

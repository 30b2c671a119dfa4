"""Many games stepped at once, inside the compiled code.

All numbers lie in vectors that are made once; NumPy looks at the same memory. What nobody has asked for is not written.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from railbox.core.encoder import Encoder
from railbox.core.rng import Rng
from railbox.core.state import OVER, State

EVERYBODY: Final = -1
"""In place of a seat: all decide from outside."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals new games of one kind from one that is there."""

    state: State

    def __init__(self, state: State) -> None:
        self.state = state

    def deal(self, rng: Rng) -> State:
        """A game at its first decision."""
        return self.state.redeal(rng)


def share_out(winners: list[int], players: i64, rewards: vec[float], first: i64) -> None:
    """Write what a finished game is worth to each seat, from -1 to 1 and 0 in all.

    A single winner gets 1, the others pay for it in equal parts; several winners share.
    """
    count: i64 = len(winners)
    others = float(players - 1)
    for seat in range(players):
        rewards[first + seat] = -1.0 / others
    for winner in winners:
        rewards[first + winner] = float(players - count) / (float(count) * others)


@final
class Lens:
    """One game as an environment shows it: the numbers of a seat and the mask of what may be done."""

    encoder: Encoder
    blank: vec[i16]
    unmarked: vec[u8]
    room: vec[i64]

    def __init__(self, encoder: Encoder, width: i64) -> None:
        self.encoder = encoder
        self.blank = vec[i16]([0] * encoder.size)
        self.unmarked = vec[u8]([0] * width)
        self.room = vec[i64]([0] * width)

    def numbers(self, state: State, seat: i64) -> vec[i16]:
        """What a seat may know."""
        numbers = self.blank[:]
        self.encoder.write(state, seat, numbers, 0)
        return numbers

    def mask(self, state: State) -> vec[u8]:
        """A 1 for each action that the seat to act may do."""
        room = self.room
        mask = self.unmarked[:]
        for place in range(state.list_legal(room, 0)):
            mask[room[place]] = 1
        return mask


@final
class Engine:
    """Games side by side. In each of them `seat` decides from outside and the others are drawn, or EVERYBODY decides.

    A finished game is followed by a new one in the same step, so that there is always a decision.
    """

    count: i64
    width: i64  # actions
    room: i64  # seats
    size: i64  # numbers of an observation
    seat: i64
    states: list[State]
    dealers: list[Dealer]
    encoders: list[Encoder]
    rngs: list[Rng]
    finished: i64  # games so far
    decisions: i64  # so far

    actions: vec[i64]  # what is to be done in each game
    seats: vec[i64]  # who decides in each game
    ends: vec[u8]  # 1 where the last step ended a game
    rewards: vec[float]  # of each game and seat, where it ended
    scores: vec[i64]  # the points of each game and seat, where it ended
    lists: bool
    legal: vec[i64]  # the legal actions of all games, one game after the other
    starts: vec[i64]  # where those of each game begin, and where the last ones end
    spare_legal: vec[i64]  # the same of the step before
    spare_starts: vec[i64]
    marks: bool
    masks: vec[u8]  # the same as a 1 for each legal action of each game
    observes: bool
    observations: vec[i16]  # what the seat that decides may know
    finals: vec[i16]  # what the seat could know at the end of a game

    def __init__(
        self, dealers: list[Dealer], encoders: list[Encoder], rngs: list[Rng], width: i64, room: i64, seat: i64
    ) -> None:
        count: i64 = len(rngs)
        self.count = count
        self.width = width
        self.room = room
        self.size = 0
        self.seat = seat
        self.dealers = dealers
        self.encoders = encoders
        self.rngs = rngs
        self.states = []
        self.finished = 0
        self.decisions = 0
        self.actions = vec[i64]([0] * count)
        self.seats = vec[i64]([0] * count)
        self.ends = vec[u8]([0] * count)
        cells: i64 = count * room
        self.rewards = vec[float]([0.0] * cells)
        self.scores = vec[i64]([0] * cells)
        self.lists = False
        self.legal = vec[i64]([])
        self.starts = vec[i64]([])
        self.spare_legal = vec[i64]([])
        self.spare_starts = vec[i64]([])
        self.marks = False
        self.masks = vec[u8]([])
        self.observes = False
        self.observations = vec[i16]([])
        self.finals = vec[i16]([])
        for number in range(count):
            state = dealers[number].deal(rngs[number])
            self.states.append(state)
            self.wait(number)
            self.seats[number] = self.states[number].to_act()
            self.ends[number] = 0

    # ---- what is written from now on -----------------------------------------------------------------

    def list_legal(self) -> None:
        """Keep lists of the legal actions from now on."""
        if self.lists:
            return
        self.lists = True
        room: i64 = 32 * self.count + self.width
        starts: i64 = self.count + 1
        self.legal = vec[i64]([0] * room)
        self.starts = vec[i64]([0] * starts)
        self.spare_legal = vec[i64]([0] * room)
        self.spare_starts = vec[i64]([0] * starts)
        for number in range(self.count):
            self.write_legal(number)

    def mark_legal(self) -> None:
        """Keep masks of the legal actions from now on."""
        if self.marks:
            return
        self.list_legal()
        self.marks = True
        cells: i64 = self.count * self.width
        self.masks = vec[u8]([0] * cells)
        for number in range(self.count):
            for place in range(self.starts[number], self.starts[number + 1]):
                self.masks[number * self.width + self.legal[place]] = 1

    def observe(self) -> None:
        """Keep observations from now on; they have to be 0 before each step."""
        if self.observes:
            return
        self.observes = True
        self.size = self.encoders[0].size
        cells: i64 = self.count * self.size
        self.observations = vec[i16]([0] * cells)
        self.finals = vec[i16]([0] * cells)
        for number in range(self.count):
            self.encoders[number].write(self.states[number], self.seats[number], self.observations, number * self.size)

    # ---- steps -----------------------------------------------------------------------------------------

    def check(self) -> i64:
        """The number of a game whose action is not legal, -1 if there is none; only masks can tell."""
        if self.marks:
            for number in range(self.count):
                action = self.actions[number]
                if not 0 <= action < self.width or self.masks[number * self.width + action] == 0:
                    return number
        return -1

    def step(self, draws: bool) -> None:
        """Do one action in each game: the given ones, or some drawn from all that are legal."""
        if self.lists:
            legal = self.legal
            self.legal = self.spare_legal
            self.spare_legal = legal
            starts = self.starts
            self.starts = self.spare_starts
            self.spare_starts = starts
        actions = self.actions
        states = self.states
        for number in range(self.count):
            state = states[number]
            if draws:
                actions[number] = self.draw(number)
            if self.ends[number]:
                self.forget_end(number)
            state.apply(actions[number])
            self.decisions += 1
            if self.seat >= 0 or state.to_act() == OVER:
                self.wait(number)
                state = states[number]
            self.seats[number] = state.to_act()
            if self.lists:
                self.write_legal(number)
                if self.marks:
                    self.write_mask(number)
            if self.observes:
                self.encoders[number].write(state, self.seats[number], self.observations, number * self.size)

    def draw(self, number: i64) -> i64:
        """One of the legal actions of a game, which the step before has listed."""
        rng = self.rngs[number]
        if not self.lists:
            return self.states[number].random_action(rng)
        first = self.spare_starts[number]
        return self.spare_legal[first + rng.below(self.spare_starts[number + 1] - first)]

    def wait(self, number: i64) -> None:
        """Go on until the seat, or anybody, has to decide; whatever ends is followed by a new game."""
        state = self.states[number]
        rng = self.rngs[number]
        while True:
            acts = state.to_act()
            if acts == OVER:
                self.end(number)
                state = self.dealers[number].deal(rng)
                self.states[number] = state
            elif self.seat < 0 or acts == self.seat:
                return
            else:
                state.apply(state.random_action(rng))
                self.decisions += 1

    def end(self, number: i64) -> None:
        """Write how a game has ended."""
        state = self.states[number]
        scores = state.scores()
        first = number * self.room
        for seat in range(len(scores)):
            self.scores[first + seat] = scores[seat]
        share_out(state.winners(), len(scores), self.rewards, first)
        self.ends[number] = 1
        self.finished += 1
        if self.observes and self.seat >= 0:
            place = number * self.size
            for cell in range(place, place + self.size):
                self.finals[cell] = 0
            self.encoders[number].write(state, self.seat, self.finals, place)

    def forget_end(self, number: i64) -> None:
        """The end of a game is told for one step only."""
        self.ends[number] = 0
        for cell in range(number * self.room, (number + 1) * self.room):
            self.rewards[cell] = 0.0
            self.scores[cell] = 0

    def write_legal(self, number: i64) -> None:
        """List the legal actions of a game after those of the game before it."""
        start = self.starts[number]
        if start + self.width > len(self.legal):
            room: i64 = 2 * len(self.legal)
            longer = vec[i64]([0] * room)
            for place in range(start):
                longer[place] = self.legal[place]
            self.legal = longer
        self.starts[number + 1] = self.states[number].list_legal(self.legal, start)

    def write_mask(self, number: i64) -> None:
        """Take back the marks of the step before and set those of this one."""
        masks = self.masks
        row = number * self.width
        legal = self.spare_legal
        for place in range(self.spare_starts[number], self.spare_starts[number + 1]):
            masks[row + legal[place]] = 0
        legal = self.legal
        for place in range(self.starts[number], self.starts[number + 1]):
            masks[row + legal[place]] = 1

"""A slow and obvious second engine: cards are words in lists, nothing is remembered that can be looked up.

It shares nothing with the rules but the texts of actions and the list of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from railbox.games.tickets.cards import BONUSES, COLOURS, DESTINATION_IDS, DESTINATIONS

CARDS = {card.id: card for card in DESTINATIONS}
LOCO = "locomotive"


def feasible(stack: Counter[str], wanted: Sequence[str]) -> bool:
    """Whether the locomotives make up for all wagons that are missing."""
    lacking = 0
    for number, colour in enumerate(COLOURS):
        lacking += max(0, sum(CARDS[card].need[number] for card in wanted) - stack[colour])
    return lacking <= stack[LOCO]


def best_set(stack: Counter[str], held: Sequence[str]) -> list[str]:
    """The best of all feasible sets, by trying them all out."""
    potential = {bonus.city: bonus.points for bonus in BONUSES}
    every: list[list[str]] = [[]]
    for card in sorted(held):
        every += [[*chosen, card] for chosen in every if feasible(stack, [*chosen, card])]

    def worth(chosen: list[str]) -> tuple[int, int, int, list[bool]]:
        return (
            sum(CARDS[card].points for card in chosen),
            len(chosen),
            sum(potential[city] for card in chosen for city in CARDS[card].big_cities),
            [card in chosen for card in DESTINATION_IDS],
        )

    return max(every, key=worth)


class SlowGame:
    """The game as a player at a table would keep it."""

    def __init__(self, players: int, piles: Mapping[str, Sequence[str]], all_locos: bool) -> None:
        self.first = int(piles.get("first seat", ["0"])[0])
        self.players = players
        self.piles = piles
        self.all_locos = all_locos
        self.deck = list(piles["trains"])
        self.hands = [[LOCO] for _ in range(players)]
        for _ in range(7):
            for hand in self.hands[self.first :] + self.hands[: self.first]:
                hand.append(self.deck.pop(0))
        self.row: list[str | None] = [self.deck.pop(0) for _ in range(5)]
        self.yards: list[dict[str, list[str]]] = [{} for _ in range(players)]  # columns from the bottom to the top
        self.stacks: list[list[str]] = [[] for _ in range(players)]
        self.robbed: list[str] = []
        dealt = list(piles["destinations"][: 6 * players])
        self.offers = [sorted(dealt[(seat - self.first) % players :: players]) for seat in range(players)]
        self.keeps: list[list[str]] = [[] for _ in range(players)]
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.completed: list[list[str]] = [[] for _ in range(players)]
        self.destination_deck: list[str] = []
        self.drawn: list[str] = []
        self.phase = "keep"
        self.pending = list(range(players))
        self.round = 1
        self.turns_left: int | None = None
        self.refused = 0  # destinations drawn and put back since anybody did something else

    # ---- what may be done --------------------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """What a pending seat may do, by trying everything."""
        if self.phase in ("keep", "choose"):
            card = self.offers[seat][0]
            last = self.phase == "keep" and len(self.offers[seat]) == 1 and not self.keeps[seat]
            return {f"keep {card}"} if last else {f"keep {card}", f"reject {card}"}
        if self.phase == "complete":
            return {"claim best"} | {f"claim {card}" for card in self.fitting(seat)}
        kinds = [kind for kind in self.row if kind]
        if self.phase == "second":
            kinds = [kind for kind in kinds if kind != LOCO]
        texts = {f"take {kind}" for kind in kinds}
        if self.deck:
            texts.add("draw")
        if self.phase == "turn":
            if len(self.destination_deck) > self.refused:
                texts.add("destinations")
            texts |= self.sets(seat)
        return texts

    def fitting(self, seat: int) -> list[str]:
        """Held destinations that go with those chosen so far."""
        stack = Counter(self.stacks[seat])
        return [
            card
            for card in self.held[seat]
            if card not in self.keeps[seat] and feasible(stack, [*self.keeps[seat], card])
        ]

    def sets(self, seat: int) -> set[str]:
        """All sets that may be placed."""
        hand = Counter(self.hands[seat])
        texts = set()
        for colour in COLOURS:
            for wagons in range(1, hand[colour] + 1):
                for locos in range(hand[LOCO] + 1):
                    if wagons + locos >= 2 and self.may_place(seat, colour, wagons + locos):
                        texts.add(f"place {colour} {wagons}" + (f" locos {locos}" if locos else ""))
        for trio in combinations(COLOURS, 3):
            if all(hand[colour] and self.may_place(seat, colour, 1) for colour in trio):
                texts.add("place " + " ".join(trio))
        if self.all_locos:
            for locos in range(2, hand[LOCO] + 1):
                if self.may_place(seat, LOCO, locos):
                    texts.add(f"place locos {locos}")
        return texts

    def may_place(self, seat: int, colour: str, count: int) -> bool:
        """Not in the own yard, and more than in any other."""
        if colour in self.yards[seat]:
            return False
        return all(len(yard.get(colour, [])) < count for yard in self.yards)

    # ---- what is done ----------------------------------------------------------------------------------

    def play(self, text: str, seat: int) -> None:
        """Do an action."""
        words = text.split()
        if words[0] in ("keep", "reject"):
            self.offers[seat].remove(words[1])
            if words[0] == "keep":
                self.keeps[seat].append(words[1])
            if not self.offers[seat]:
                self.end_offer(seat)
        elif words[0] == "claim":
            if words[1] == "best":
                stack = Counter(self.stacks[seat])
                rest = [card for card in self.held[seat] if card not in self.keeps[seat]]
                left = stack.copy()
                for card in self.keeps[seat]:
                    self.pay(left, card)
                self.keeps[seat] += best_set(left, rest)
            else:
                self.keeps[seat].append(words[1])
            if words[1] == "best" or not self.fitting(seat):
                self.pending.remove(seat)
                if not self.pending:
                    self.score_round()
        elif words[0] == "destinations":
            self.drawn, self.destination_deck = self.destination_deck[:4], self.destination_deck[4:]
            self.offers[seat] = sorted(self.drawn)
            self.keeps[seat] = []
            self.phase = "choose"
        elif words[0] == "place":
            self.place(seat, words[1:])
            self.refused = 0
            self.end_turn(seat)
        else:
            self.take(seat, words)

    @staticmethod
    def pay(left: Counter[str], card: str) -> None:
        """Take the cards of a destination away, wagons first."""
        for number, colour in enumerate(COLOURS):
            for _ in range(CARDS[card].need[number]):
                left[colour if left[colour] else LOCO] -= 1

    def end_offer(self, seat: int) -> None:
        """Everything offered is decided on."""
        if self.phase == "keep":
            self.pending.remove(seat)
            if not self.pending:
                self.held = [sorted(kept) for kept in self.keeps]
                kept = [card for hand in self.held for card in hand]
                self.destination_deck = [card for card in self.piles["destination deck"] if card not in kept]
                self.begin_turn(self.first)
        else:
            self.held[seat] = sorted(self.held[seat] + self.keeps[seat])
            self.destination_deck += sorted(card for card in self.drawn if card not in self.keeps[seat])
            self.refused = 0 if self.keeps[seat] else self.refused + len(self.drawn)
            self.end_turn(seat)

    def place(self, seat: int, words: list[str]) -> None:
        """Put columns into the yard, robbing whom they rob."""
        if words[0] == "locos":
            columns = {LOCO: [LOCO] * int(words[1])}
        elif words[1] in COLOURS:
            columns = {colour: [colour] for colour in words}
        else:
            locos = int(words[3]) if len(words) > 2 else 0
            columns = {words[0]: [words[0]] * int(words[1]) + [LOCO] * locos}
        for colour, column in columns.items():
            for yard in self.yards:
                self.robbed += yard.pop(colour, [])
            self.yards[seat][colour] = column
            for kind in column:
                self.hands[seat].remove(kind)

    def take(self, seat: int, words: list[str]) -> None:
        """Take a card of the row or of the deck."""
        last = False
        if words[0] == "draw":
            kind = self.deck.pop(0)
            last = not self.deck
        else:
            kind = words[1]
            place = self.row.index(kind)
            self.row[place] = None
            if self.deck:
                self.row[place] = self.deck.pop(0)
                last = not self.deck
        self.hands[seat].append(kind)
        if last:
            self.turns_left = self.players + 1
        done = self.phase == "second" or (words[0] == "take" and kind == LOCO)
        if not done:
            self.phase = "second"
            done = not self.legal(seat)
        if done:
            self.refused = 0
            self.end_turn(seat)

    # ---- turns and rounds --------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """Send trains on their way, then see what the seat can do."""
        for colour, column in list(self.yards[seat].items()):
            self.stacks[seat].append(column.pop())
            if not column:
                del self.yards[seat][colour]
        self.phase = "turn"
        self.pending = [seat]
        if not self.legal(seat):
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """The next seat, or the end of the round."""
        if self.turns_left is not None:
            self.turns_left -= 1
        following = (seat + 1) % self.players
        if self.turns_left == 0:
            self.starter = following
            self.phase = "complete"
            self.keeps = [[] for _ in range(self.players)]
            self.pending = [other for other in range(self.players) if self.held[other] and self.stacks[other]]
            if not self.pending:
                self.score_round()
        else:
            self.begin_turn(following)

    def score_round(self) -> None:
        """Completed destinations leave the hands; then the second round, or the end."""
        for seat in range(self.players):
            self.completed[seat] += self.keeps[seat]
            self.held[seat] = [card for card in self.held[seat] if card not in self.keeps[seat]]
        if self.players < 4 or self.round == 2:
            self.phase = "over"
            self.pending = []
            return
        self.round = 2
        in_hands = Counter(kind for hand in self.hands for kind in hand)
        self.deck = []
        for label in self.piles["second round"]:
            kind, copy = label.split()
            if int(copy) > in_hands[kind]:
                self.deck.append(kind)
        self.yards = [{} for _ in range(4)]
        self.stacks = [[] for _ in range(4)]
        self.robbed = []
        for number in range(16):
            if self.deck:
                self.hands[(self.starter + number) % 4].append(self.deck.pop(0))
        self.row = [self.deck.pop(0) if self.deck else None for _ in range(5)]
        self.turns_left = None if self.deck else 4
        self.refused = 0
        self.begin_turn(self.starter)

    def scores(self) -> list[int]:
        """The final totals."""
        totals = []
        for seat in range(self.players):
            total = sum(CARDS[card].points for card in self.completed[seat])
            total -= sum(CARDS[card].points for card in self.held[seat])
            total += sum(bonus.points for bonus in BONUSES if seat in self.bonus_winners(bonus.city))
            totals.append(total)
        return totals

    def bonus_winners(self, city: str) -> list[int]:
        """Who has completed the most destinations of a city."""
        naming = [sum(city in CARDS[card].big_cities for card in completed) for completed in self.completed]
        return [seat for seat, number in enumerate(naming) if number and number == max(naming)]

    def winners(self) -> list[int]:
        """Who has won, by total, completed destinations, bonus cards."""
        standing = [
            (total, len(self.completed[seat]), sum(seat in self.bonus_winners(bonus.city) for bonus in BONUSES))
            for seat, total in enumerate(self.scores())
        ]
        return [seat for seat in range(self.players) if standing[seat] == max(standing)]

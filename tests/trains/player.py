"""Simple players for tests, each with an end of the game in mind; they use every card that they can get."""

from __future__ import annotations

from railbox.core.match import Match
from railbox.core.rng import Rng
from railbox.games.trains import cards, codes
from railbox.games.trains.rules import Trains

LAST = ("decline", "done", "to gained")
BUILDING = [cards.NAMES[kind] for kind in range(cards.KINDS) if cards.RAILS >> kind & 1] + ["station_expansion"]


def pick(match: Match, rng: Rng, goal: str) -> str:
    """An action towards a goal: rails-used-up, stations-used-up, four-empty-piles or turn-limit."""
    legal = match.legal()
    state = match.state
    assert isinstance(state, Trains)
    if state.question != codes.TURN:
        answers = [text for text in legal if text not in LAST] or legal
        return answers[rng.below(len(answers))]
    if "return waste" in legal and state.count(codes.HAND + state.seat, cards.WASTE) > 2:
        return "return waste"
    plays = [text for text in legal if text.startswith("play ") and not text.endswith("without effect")]
    plays = [text for text in plays if _is_played(text.removeprefix("play "), goal)]
    if plays:
        return max(plays, key=lambda text: (_order(text.removeprefix("play ")), text))
    buys = [text.removeprefix("buy ") for text in legal if text.startswith("buy ")]
    wanted = _wanted(match, buys, goal)
    if wanted and rng.below(8):
        return f"buy {wanted[0]}"
    return "done"


def _is_played(name: str, goal: str) -> bool:
    """Whether a card does not bring another end nearer."""
    if name == "station_expansion":
        return goal in ("stations-used-up", "turn-limit")
    return name != "lay_rails" or goal != "four-empty-piles"


def _order(name: str) -> int:
    """What looks at trains in the hand comes first, then what lasts, trains, what works on them, and building."""
    if name in ("maintenance_factory", "wagon_factory", "stationmasters_office"):
        return 5
    if name in ("dump_site", "ironworks", "early_train"):
        return 4
    if name in BUILDING:
        return 0
    kind = cards.NUMBER_OF[name]
    return 3 if cards.TRAINS >> kind & 1 and name not in ("mail_train", "freight_train") else 1


def _cheapness(name: str) -> int:
    return -cards.COSTS[cards.NUMBER_OF[name]]


def _wanted(match: Match, buys: list[str], goal: str) -> list[str]:
    """What to buy, the best first: a few good trains, one of each selectable kind, then what the goal needs."""
    view = match.view(match.to_act)["game"]
    mine = view["players"][match.to_act]["owned"]
    trains = {"limited_express_train": 1, "express_train": 2}
    lacking = [name for name, count in trains.items() if name in buys and mine.get(name, 0) < count]
    if lacking:
        return lacking
    new = [name for name in buys if name not in mine and cards.NUMBER_OF[name] in cards.SELECTABLE]
    if new:
        return sorted(new, key=_cheapness)
    if goal == "four-empty-piles":
        return sorted(buys, key=lambda name: view["supply"][name])
    if goal == "turn-limit":
        return sorted(buys, key=_cheapness)
    best = "station_expansion" if goal == "stations-used-up" else "lay_rails"
    useful = [name for name in buys if name in (best, "express_train", "limited_express_train", "skyscraper", "tower")]
    return sorted(useful, key=lambda name: (name != best or mine.get(best, 0) > 5, _cheapness(name)))

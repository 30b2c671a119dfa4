"""What is worth knowing of a map of Trains: how far its cities lie apart, and where a line begins well."""

from __future__ import annotations

from itertools import combinations

from railbox.core.boards import Measures, Shades, bars, least_costs
from railbox.core.messages import Message
from railbox.games.trains.board import CITY, SEA, Map, MapData
from railbox.games.trains.cards import STATION_TOKENS

PLAYERS = [2, 3, 4]


def measure_map(data: MapData) -> Measures:
    """The figures of a map without mistakes."""
    chart = Map(data)
    land = [number for number, ground in enumerate(chart.ground) if ground != SEA]
    goals = [number for number in land if chart.ground[number] == CITY]
    steps = [[(there, 1) for there in near] for near in chart.neighbours]
    far = {city: least_costs(steps, city) for city in goals}
    apart = [far[one][two] for one, two in combinations(goals, 2)]
    remarks = [
        Message("trains.board-land", {"count": len(land)}),
        Message("trains.board-room", {"count": sum(chart.room), "stations": STATION_TOKENS}),
    ]
    if apart:
        remarks.append(Message("trains.board-distances", {"least": min(apart), "most": max(apart)}))
    paid = [[(there, chart.fee[there]) for there in near] for near in chart.neighbours]
    costs = {number: least_costs(paid, number) for number in chart.starts()}
    means = {
        chart.ids[number]: sum(cost[goal] for goal in goals) / max(1, len(goals)) for number, cost in costs.items()
    }
    return Measures(
        players=PLAYERS,
        remarks=remarks,
        bars=[
            bars(Message("trains.board-apart-title"), Message("trains.board-apart-note", {"count": len(apart)}), apart)
        ],
        shades=[
            Shades(
                Message("trains.board-costs-title"),
                Message("trains.board-costs-note"),
                {cell: round(mean, 1) for cell, mean in means.items()},
            )
        ],
    )

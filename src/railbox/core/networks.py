"""Networks as data: what games have taught, beside the figures of a game's guide."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from railbox.core.network import Network

FILE = "networks.json"


class NetworkData(msgspec.Struct, frozen=True):
    """A network as data: for how many players it is, and the command that made it."""

    players: int
    inputs: int
    width: int
    made_by: str
    first: list[float]
    second: list[float]
    last: list[float]


def read_network(data: NetworkData) -> Network:
    """The network of some data."""
    return Network(data.inputs, data.width, data.first, data.second, data.last)


def read_networks(package: str, players: range) -> tuple[Network | None, ...]:
    """The networks of a game's package, one or none for each number of players, the fewest first."""
    file = files(package) / FILE
    found = msgspec.json.decode(file.read_bytes(), type=list[NetworkData])
    by_players = {data.players: read_network(data) for data in found}
    return tuple(by_players.get(number) for number in players)

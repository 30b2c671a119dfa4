"""`railbox play`: a game in the terminal, hot-seat or against bots."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from railbox.bots import Bot, Position, ask, make_bot
from railbox.bots.search import SearchBot
from railbox.cli.common import (
    BoardOption,
    Language,
    LanguageOption,
    MapOption,
    NamesOption,
    OptionsOption,
    PlayersOption,
    SeedOption,
    draw,
    out,
    read_names,
    read_options,
)
from railbox.cli.end import end_screen
from railbox.cli.menu import Menu, plain
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.match import Match, load_record, new_game, start_record
from railbox.core.messages import Argument, Message
from railbox.core.rng import stream
from railbox.core.state import SPECTATOR, IllegalAction, State
from railbox.locales import teller

HINT = "3000/3s"
"""How much is thought about a hint."""
HINTS = 3
RECENT = 12
"""Messages shown when the terminal is handed over."""


class First(StrEnum):
    """Who takes which seat."""

    listed = "listed"
    random = "random"


def play(
    game: Annotated[str, typer.Argument(help="The game's name, or the file of a saved record to go on with.")],
    players: PlayersOption = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots for the last seats, separated by commas; the others are people.")
    ] = "",
    names: NamesOption = "",
    first: Annotated[
        First, typer.Option("--first", help="Seats in the order listed, people before bots, or drawn by lot.")
    ] = First.listed,
    seed: SeedOption = None,
    option: OptionsOption = None,
    board: BoardOption = None,
    map_file: MapOption = None,
    language: LanguageOption = Language.en,
) -> None:
    """Play a game in the terminal."""
    if Path(game).suffix == ".json":
        match = load_record(game)
    else:
        found = find_game(game)
        match = new_game(found, players or found.players[0], seed, read_options(option, board, map_file))
    seated = [make_bot(name.strip()) for name in bots.split(",") if name.strip()]
    if len(seated) > match.players:
        raise BadOptions(f"--bots: {len(seated)} bots for {match.players} seats")
    sitters = seat_people(match.players, seated, read_names(names, match.players))
    if first is First.random:
        draw_lots(sitters, match.seed)
    Terminal(match, sitters, language.value).run()


@dataclass(frozen=True)
class Sitter:
    """Who plays: a person or a bot, by name if there is one."""

    name: str = ""
    bot: Bot | None = None


def seat_people(players: int, bots: list[Bot], names: list[str]) -> list[Sitter]:
    """People first, then bots; names go to them in this order."""
    seats: list[Bot | None] = [*[None] * (players - len(bots)), *bots]
    return [Sitter(names[seat] if seat < len(names) else "", bot) for seat, bot in enumerate(seats)]


def draw_lots(sitters: list[Sitter], seed: str) -> None:
    """Mix who sits where; the same seed gives the same seats."""
    rng = stream(seed, "seats")
    for i in range(len(sitters) - 1, 0, -1):
        j = rng.below(i + 1)
        sitters[i], sitters[j] = sitters[j], sitters[i]


class Terminal:
    """One game at one terminal: shows the table, asks whoever is to act."""

    def __init__(self, match: Match, sitters: list[Sitter], language: str) -> None:
        self.match = match
        self.bots = {seat: sitter.bot for seat, sitter in enumerate(sitters) if sitter.bot is not None}
        plain_tell = teller(language)
        self.tell = teller(
            language,
            [
                sitter.name or plain_tell(Message("core.player", {"number": seat + 1}))
                for seat, sitter in enumerate(sitters)
            ],
        )
        self.actors = actors_of(match)
        self.tail: list[State] = []
        """The states before the last actions, as far as their seat may take them back: as at a table."""
        self.shown_to = SPECTATOR

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.match.over:
            seat = self.match.to_act
            if seat in self.bots:
                self._bot_acts(seat)
            elif not self._person_acts(seat):
                return
        out.print(draw(self.match, SPECTATOR, self.tell))
        out.print()
        out.print(end_screen(self.match, self.tell))

    # ---- acting ------------------------------------------------------------------------------------

    def _bot_acts(self, seat: int) -> None:
        rng = stream(self.match.seed, f"bot {len(self.match.actions)}")
        action, fault = ask(self.bots[seat], self.match.ruleset, self.match.state, seat, rng)
        if fault:
            self._refuse(Message("terminal.bot-failed", {"seat": seat, "text": fault}))
        self._play(self.match.ruleset.actions.text(action), seat)
        people = [other for other in range(self.match.players) if other not in self.bots]
        self._show_events(people[0] if len(people) == 1 else SPECTATOR, len(self.match.actions) - 1)

    def _play(self, text: str, seat: int) -> None:
        before = self.match.state.clone()
        self.match.play(text, seat)
        if self.match.state.horizon() != before.horizon():
            self.tail = []
        elif self.actors and self.actors[-1] == seat:
            self.tail.append(before)
        else:
            self.tail = [before]
        self.actors.append(seat)

    def _person_acts(self, seat: int) -> bool:
        """Ask a person for an action; False to leave the game."""
        if not self._hand_over(seat):
            return True
        texts = self.match.legal(seat)
        menu = Menu(texts, [self.tell(self.match.label(text, seat)) for text in texts])
        asks = self.tell(Message("terminal.asks", {"seat": seat, "prompt": self.match.prompt(seat)}))
        shown = [draw(self.match, seat, self.tell), f"[bold]{escape(asks)}[/]"]
        left = out.height - 1 - sum(len(out.render_lines(part, pad=False)) for part in shown)
        self._show_rows([*shown, *menu.rows(out.width, left, self._more)])
        while True:
            answer = self._ask("> ")
            if answer is None or answer == "quit":
                return False
            if self._obey(answer, seat, menu):
                return True

    def _hand_over(self, seat: int) -> bool:
        """Several people at one terminal: nobody sees another's hand. False if something was taken back instead."""
        if self.shown_to not in (SPECTATOR, seat):
            out.clear()
            answer = self._ask(self._text("terminal.hand-over", seat=seat) + " ")
            if answer == "undo" and self._undo(self.shown_to):
                return False
            own = [number for number, actor in enumerate(self.actors) if actor == seat]
            out.print(escape(self._text("terminal.since")))
            self._show_events(seat, own[-1] + 1 if own else 0, RECENT)
            out.print()
        self.shown_to = seat
        return True

    # ---- commands ------------------------------------------------------------------------------------

    def _obey(self, answer: str, seat: int, menu: Menu) -> bool:
        """Do what was typed; True when the table has to be shown again."""
        command, _, rest = answer.partition(" ")
        if not answer:
            return False
        if answer in ("help", "?"):
            self._help()
        elif command == "?" or answer.startswith("?"):
            self._explain(answer[1:].strip())
        elif command == "log" and not rest:
            self._log(seat)
        elif command == "save":
            self._save(rest)
        elif command == "list":
            self._list(rest, menu)
        elif command == "hint" and not rest:
            self._hint(seat)
        elif command == "preview" and rest:
            self._preview(rest, seat, menu)
        elif answer == "undo":
            return self._undo(seat)
        else:
            return self._act(answer, seat, menu)
        return False

    def _act(self, answer: str, seat: int, menu: Menu) -> bool:
        text = self._meant(answer, menu)
        if text is None:
            return False
        try:
            self._play(text, seat)
        except IllegalAction as refused:
            self._refuse(refused.message)
            return False
        self._show_events(seat, len(self.match.actions) - 1)
        return True

    def _meant(self, answer: str, menu: Menu) -> str | None:
        """The action that was meant; None if that is not clear. What is none is left to the rules to refuse."""
        found = menu.find(answer)
        if len(found) > 1:
            labels = [Message("core.action", {"text": item.label}) for item in found[:HINTS]]
            if len(found) > HINTS:
                labels.append(Message("core.action", {"text": "…"}))
            self._refuse(Message("terminal.several", {"actions": labels}))
            return None
        return found[0].text if found else answer

    def _undo(self, seat: int) -> bool:
        """Take back the last action of a seat, as a table lets it: nothing became known, nobody else acted."""
        if not self.tail or self.actors[-1] != seat:
            self._refuse(Message("terminal.nothing-to-undo"))
            return False
        self.match.rewind(self.tail.pop(), 1)
        self.actors.pop()
        return True

    def _preview(self, answer: str, seat: int, menu: Menu) -> None:
        text = self._meant(answer, menu)
        if text is None:
            return
        try:
            told = self.match.preview(text, seat)
        except IllegalAction as refused:
            self._refuse(refused.message)
            return
        for message in told or [Message("terminal.nothing-certain")]:
            out.print(f"  {escape(self.tell(message))}")

    def _hint(self, seat: int) -> None:
        out.print(f"[dim]{escape(self._text('terminal.thinking'))}[/]")
        position = Position(self.match.ruleset, self.match.state, seat)
        found = SearchBot(HINT).candidates(position, stream(self.match.seed, f"hint {len(self.match.actions)}"))
        for candidate in found[:HINTS]:
            label = self.tell(self.match.label(candidate.action, seat))
            out.print(f"  {candidate.value:>5.2f}  {escape(label)} [dim]({escape(candidate.action)})[/]")

    def _explain(self, name: str) -> None:
        """What a card or the like is called, and what it does."""
        components = self.match.ruleset.components()
        titles = {key: self.tell(component.title) for key, component in components.items()}
        wanted = plain(name)
        names = {key: (plain(key), plain(key.replace("_", " ")), plain(title)) for key, title in titles.items()}
        exact = [key for key, known in names.items() if wanted in known]
        found = exact or [key for key, known in names.items() if any(wanted in one for one in known)]
        if not found:
            self._refuse(Message("terminal.nothing-called", {"text": name}))
            offered = sorted(set(titles.values()))
            listed: Argument = [Message("core.action", {"text": title}) for title in offered]
            out.print(
                escape(
                    self.tell(Message("terminal.can-be-asked", {"names": listed}))
                    if offered
                    else self._text("terminal.nothing-to-ask")
                )
            )
        for key in found:
            component = components[key]
            line = f" · {escape(self.tell(component.line))}" if component.line is not None else ""
            out.print(f"[bold]{escape(titles[key])}[/]{line}")
            if component.text is not None:
                out.print(f"  {escape(self.tell(component.text))}")

    def _list(self, word: str, menu: Menu) -> None:
        """All actions with their canonical texts, or those with a word in them."""
        found = menu.matching(word)
        if not found:
            self._refuse(Message("terminal.no-such-actions", {"text": word}))
        grid = Table.grid(padding=(0, 2))
        for item in found:
            grid.add_row(f"[cyan]{item.number:>3}[/]", escape(item.label), f"[dim]{escape(item.text)}[/]")
        out.print(grid)

    def _save(self, name: str) -> None:
        if not name:
            self._refuse(Message("terminal.save-where"))
            return
        try:
            self.match.record().save(name)
        except OSError as error:
            out.print(f"[red]{escape(name)}: {error.strerror}[/]")
        else:
            out.print(escape(self._text("terminal.saved", file=name)))

    def _log(self, seat: int) -> None:
        """What happened; where the past must not be looked at, only since the seat's last turn."""
        since = 0
        if self.match.ruleset.chapter(self.match.state) is not None:
            out.print(f"[dim]{escape(self._text('terminal.log-hidden'))}[/]")
            since = max((number for number, actor in enumerate(self.actors) if actor == seat), default=0)
        self._show_events(seat, since)

    def _help(self) -> None:
        action, word, name, file = (self._text(f"terminal.{thing}") for thing in ("action", "word", "name", "file"))
        grid = Table.grid(padding=(0, 2))
        for command, meaning in (
            (self._text("terminal.help-act"), "act-does"),
            (f"list, list {word}", "list"),
            (f"preview {action}", "preview"),
            ("hint", "hint"),
            (f"? {name}", "card"),
            ("undo", "undo"),
            ("log", "log"),
            (f"save {file}", "save"),
            ("help, ?", "help"),
            ("quit", "quit"),
        ):
            grid.add_row(f"[bold]{escape(command)}[/]", escape(self._text(f"terminal.help-{meaning}")))
        out.print(grid)

    # ---- showing ---------------------------------------------------------------------------------------

    def _show_events(self, seat: int, since: int, most: int | None = None) -> None:
        """What actions did, as the seat may know it."""
        told = [
            f"[dim]{number:>4}[/] {escape(self.tell(message))}"
            for number, messages in enumerate(self.match.events(seat, since), start=since + 1)
            for message in messages
        ]
        self._show_rows(told if most is None else told[-most:])

    def _show_rows(self, rows: list[str]) -> None:
        for row in rows:
            out.print(row)

    def _refuse(self, message: Message) -> None:
        out.print(f"[red]{escape(self.tell(message))}[/]")

    def _more(self, count: int) -> str:
        return self._text("terminal.more", count=count)

    def _text(self, name: str, **args: str | int) -> str:
        return self.tell(Message(name, args))

    def _ask(self, prompt: str) -> str | None:
        try:
            return " ".join(out.input(escape(prompt)).split())
        except (EOFError, KeyboardInterrupt):
            out.print()
            return None


def actors_of(match: Match) -> list[int]:
    """Who did each action of a match."""
    again = start_record(match.record())
    actors = []
    for text in match.actions:
        actors.append(again.read_action(text)[0])
        again.replay([text])
    return actors

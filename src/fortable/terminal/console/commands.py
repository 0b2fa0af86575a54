"""What a person can type that is no action: help, a hint, rules, a list of what is legal, and goodbye."""

from typing import Literal, NamedTuple

from fortable.kernel.words import Say

Command = Literal["help", "hint", "list", "rule", "rules", "quit"]


LEAVE = "q"


class Messages(NamedTuple):
    """Where a command's words in the reader's language are found, and what it does."""

    words: str
    meaning: str


COMMANDS: dict[Command, Messages] = {
    "help": Messages("table-word-help", "table-help-help"),
    "hint": Messages("table-word-hint", "table-help-hint"),
    "list": Messages("table-word-list", "table-help-list"),
    "rule": Messages("table-word-rule", "table-help-rule"),
    "rules": Messages("table-word-rules", "table-help-rules"),
    "quit": Messages("table-word-quit", "table-help-quit"),
}


class Request(NamedTuple):
    """A command, and what it is about."""

    command: Command
    about: str = ""


def request_in(typed: str, say: Say) -> Request | None:
    """The command a line asks for, in English or in the reader's language, if it is one."""
    first, _, about = typed.casefold().partition(" ")
    for command in COMMANDS:
        if first in words_for(command, say):
            return Request(command, about.strip())
    return None


def words_for(command: Command, say: Say) -> tuple[str, ...]:
    """What may be typed for a command, the reader's own word first."""
    return (*say(COMMANDS[command].words).split(), command)


def wants_to_leave(typed: str, say: Say) -> bool:
    """Whether a line is goodbye: the word for it, or `q` where that can mean nothing else."""
    return typed.casefold() == LEAVE or says_goodbye(typed, say)


def says_goodbye(typed: str, say: Say) -> bool:
    """Whether a line is the word for goodbye; a single letter may be a name or a choice."""
    request = request_in(typed, say)
    return request is not None and request.command == "quit"


def means_yes(typed: str, say: Say, otherwise: bool) -> bool:
    """Whether an answer is yes; an empty one is `otherwise`."""
    if not typed:
        return otherwise
    return typed.casefold() in ("y", "yes", *say("table-yes").split())

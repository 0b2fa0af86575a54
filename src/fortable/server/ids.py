"""Ids that nobody can guess, in letters that nobody mistakes."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that looks like another."""

ID_LETTERS = 12


def new_id() -> str:
    """A name for programs that nobody can guess."""
    return random_word(ID_LETTERS)


def random_word(letters: int) -> str:
    """So many letters, each as likely as any other."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))

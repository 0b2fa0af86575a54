"""The command line `fortable`: each command in its own file, texts in the reader's language.

A command's module has `add(commands, texts)`, which declares its flags and its `run(args, texts)`, and is
imported when it is called. A game brings a command of its own in a `commands.py` beside it, and declares it
by the message `command-NAME`. Bad input is told in one line on standard error, and the exit status is 2.
"""

from .main import main

__all__ = ["main"]

"""The program of a worker in which no twin is compiled: nobody waits for a compiler, and what bots do does
not depend on whether there is one.
"""

from fortable.plain_twins import keep_twins_plain

from .worker import main

if __name__ == "__main__":
    keep_twins_plain("bots of the day think alike on every machine")
    main()

"""The engine: one JSON object per line in, one out, for bots and tools in any language.

It is the referee of one match at a time, or a player in a seat. It never dies of what it reads: whatever
cannot be done is answered with the rule and the reason. See docs/engine.md.

`conversation` reads lines and answers them; `commands` is what can be asked; what is asked of the match in
hand is answered by `refereeing`, what is asked of a player by `playing`.
"""

from .conversation import Engine as Engine, texts_for_programs as texts_for_programs

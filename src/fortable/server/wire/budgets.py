"""What a message may cost."""

from fortable.protocol.messages import Act, Message, Pong, Speak
from fortable.server.people.budget import KIB, Budget

ACT = Budget(body=16 * KIB, answer=4096 * KIB, seconds=20, permits=1, runs="process")
"""Its answer is all that waits for one reader; its time, that until it is judged."""
PONG = Budget(body=1 * KIB, answer=0, seconds=0, permits=1, runs="loop")
"""One that answers a ping takes nothing of the rate."""
SPEAK = Budget(body=1 * KIB, answer=1 * KIB, seconds=20, permits=1, runs="loop")
"""How many a minute are heard is another limit, and lower."""
FRAME = Budget(body=64 * KIB, answer=1 * KIB, seconds=0, permits=1, runs="loop")
"""A frame below the messages: a WebSocket's own ping or pong, a part of a message, what is no text."""

BUDGETS: dict[type[Message], Budget] = {Act: ACT, Pong: PONG, Speak: SPEAK}

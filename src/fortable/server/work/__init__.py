"""What may take long: in processes of their own, which can be killed, and in a few threads.

Nothing of it holds up the event loop, the store, or the end of the server.
"""

from .lasting import LastingWork
from .process import WorkerFailed, WorkerProcess
from .threads import Threads
from .turns import Turns

__all__ = ["LastingWork", "Threads", "Turns", "WorkerFailed", "WorkerProcess"]

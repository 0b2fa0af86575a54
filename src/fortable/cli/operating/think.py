"""`fortable think`: bots of servers elsewhere think on this machine."""

import argparse
import asyncio
import os
import signal
import sys
from typing import TYPE_CHECKING, Any

from fortable.cli.support import settings_flags
from fortable.kernel.words import Illegal
from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.server.bus.questions import Questions
    from fortable.server.settings import ServerSettings


def add(commands: Any, texts: Texts) -> None:
    """Declare the command and its flags."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "think", help=texts("cli-think"), description=texts("cli-think")
    )
    settings_flags.add_file(parser, texts)
    parser.add_argument("--bus", metavar="ADDRESS", help=texts("cli-serve-bus"))
    parser.add_argument(
        "--workers", dest="bot_workers", metavar="N", help=texts("cli-think-workers")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Until it is told to end; then what was begun is thought to its end."""
    from fortable.server.bus import new_questions
    from fortable.server.settings import read_settings

    chosen = read_settings(args.settings, bus=args.bus, bot_workers=args.bot_workers)
    if chosen.settings.bus == "local":
        raise Illegal("TB-06", "think-needs-bus")
    try:
        questions = new_questions(chosen.settings.bus)
    except ValueError as error:
        raise Illegal("TB-06", "bad-setting", detail=str(error)) from error
    asyncio.run(_think(questions, chosen.settings, texts))
    return 0


async def _think(questions: "Questions", settings: "ServerSettings", texts: Texts) -> None:
    from fortable.plain_twins import keep_twins_plain
    from fortable.server.bots import Workers
    from fortable.server.bots.thinker import Thinker
    from fortable.server.logs import set_up_logs
    from fortable.server.settings.kinds import without_password

    set_up_logs()
    keep_twins_plain("bots think in processes of their own")
    count = settings.bot_workers or os.cpu_count() or 1
    workers = Workers(count, settings.bot_patience_s)
    thinker, is_over = Thinker(questions, workers), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, is_over.set)
    try:
        await workers.begin()
        await thinker.open()
        bus = without_password(settings.bus)
        sys.stdout.write(texts("think-here", bus=bus, workers=count) + "\n")
        sys.stdout.flush()
        await is_over.wait()
        await thinker.leave(settings.bot_patience_s)
    finally:
        await workers.close()

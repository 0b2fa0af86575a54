"""One attack from beginning to end: calm, attacked, calm again, told to stop, and started anew."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from .canary import Canary, Moves, seated
from .fortress import START_S, Fortress
from .machine import Machine, measured
from .newcomers import Newcomers
from .report import Figures, Times

WARM_UP_S = 1.0
SETTLE_S = 1.0
MIDST_S = 1.0
"""So long the last attack goes on before the server is told to stop."""
GRACE_S = 15.0
"""So long may an attacker take to come to an end."""


async def battle(
    attack: str, folder: Path, seconds: float, *, counts_turns: bool = False
) -> Figures:
    """What became of the attack, and of everybody else."""
    fortress = Fortress(folder, counts_turns=counts_turns)
    await fortress.start()
    try:
        async with measured(folder) as machine:
            canary = await seated(fortress.port)
            try:
                return await _fought(attack, fortress, canary, machine, seconds)
            finally:
                await canary.leave()
    finally:
        fortress.kill()


async def _fought(
    attack: str, fortress: Fortress, canary: Canary, machine: Machine, seconds: float
) -> Figures:
    await Newcomers(fortress.port, came=9000).come()  # so that bots are awake
    await canary.play_for(min(WARM_UP_S, seconds))
    machine.taken()
    before, machine_before = await canary.play_for(seconds / 2), machine.taken()
    newcomers, later = Newcomers(fortress.port), Newcomers(fortress.port, came=5000)
    stalls_before = await fortress.stalls_ms()
    await fortress.longest_turn_ms()
    async with fortress.watched():
        attacked, told = await _attacked(attack, fortress, canary, newcomers, seconds)
        machine_attacked = machine.taken()
        turn_ms = await fortress.longest_turn_ms()
        stalls = await fortress.stalls_ms()
        await asyncio.sleep(min(SETTLE_S, seconds))
        is_alive = fortress.is_alive
        machine.taken()
        after = await canary.play_for(seconds / 2) if is_alive else Moves()
        machine_after = machine.taken()
    log_mib, errors, database_mib = fortress.log_mib, fortress.errors, fortress.database_mib
    await later.come()
    stop_s = await _stopped(attack, fortress, canary, seconds)
    await fortress.start()
    later.patience_s = START_S  # bots wake as slowly as the server does
    await later.come()
    return Figures(
        attack=attack,
        before=Times.of(before, machine_before),
        attacked=Times.of(attacked, machine_attacked),
        after=Times.of(after, machine_after),
        calm=Times.of(before + after, machine_before + machine_after),
        moves=len(attacked.took_s),
        failed=attacked.failed + after.failed,
        returns=canary.returns,
        newcomers=newcomers.came,
        kept_out=newcomers.kept_out,
        kept_out_later=later.kept_out,
        slowest_newcomer_s=round(newcomers.slowest_s, 2),
        memory_mib=round(fortress.most_memory_mib, 1),
        memory_later_mib=round(fortress.memory_mib(), 1),
        log_mib=round(log_mib, 3),
        errors=errors,
        database_mib=round(database_mib, 1),
        stop_s=None if stop_s is None else round(stop_s, 2),
        is_alive=is_alive,
        answers=told["answers"],
        held_up_ms={
            who: round(ms - stalls_before.get(who, 0.0), 1)
            for who, ms in stalls.items()
            if ms > stalls_before.get(who, 0.0)
        },
        broken=told["broken"],
        turn_ms=turn_ms,
    )


async def _attacked(
    attack: str, fortress: Fortress, canary: Canary, newcomers: Newcomers, seconds: float
) -> tuple[Moves, Any]:
    """How the three fared meanwhile, and what the attacker tells."""
    async with _attacking(attack, fortress, canary, seconds) as attacker:
        visits = asyncio.create_task(newcomers.come_and_go())
        heard: asyncio.Task[Any] = asyncio.create_task(_told(attacker, seconds))
        try:
            return await canary.play_until(heard), await heard
        finally:
            visits.cancel()


async def _stopped(attack: str, fortress: Fortress, canary: Canary, seconds: float) -> float | None:
    """How long it takes the server to end in the midst of the same attack."""
    async with _attacking(attack, fortress, canary, seconds, stderr=DEVNULL):
        await asyncio.sleep(min(MIDST_S, seconds))
        return await fortress.stop()


@asynccontextmanager
async def _attacking(
    attack: str, fortress: Fortress, canary: Canary, seconds: float, stderr: int | None = None
) -> AsyncIterator[Process]:
    """The attacker; whoever is cut off by the end of the server need not complain of it."""
    command = [sys.executable, "-m", "siege.attacker", attack, f"--port={fortress.port}"]
    command += [f"--seconds={seconds}", f"--table={canary.table}"]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=stderr)
    try:
        yield attacker
    finally:
        if attacker.returncode is None:
            attacker.kill()
        await attacker.wait()


async def _told(attacker: Process, seconds: float) -> Any:
    """What the attacker says at the end; one that does not come to an end says nothing."""
    try:
        said, _ = await asyncio.wait_for(attacker.communicate(), seconds + GRACE_S)
    except TimeoutError:
        return {"answers": {"attacker stuck": 1}, "broken": []}
    return json.loads(
        said or b'{"answers": {"attacker failed": 1}, "broken": ["the attack failed"]}'
    )

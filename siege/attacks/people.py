"""Attacks on who is who."""

from itertools import count, cycle
from random import Random

from siege.target import Target

from .attack import attack
from .tables import some_guests

GUESTS_AN_HOUR = 200


@attack
async def guest_flood(target: Target) -> None:
    """New guests, as many as there can be.

    After an address's share they are refused; what is kept of each is small.
    """
    await target.hands(20, lambda: target.guest("Mallory"))


@attack
async def spoofed_guests(target: Target) -> None:
    """New guests, each said to be forwarded from another address.

    Only a proxy that the operator named is believed: all count for the address they come from.
    """
    rng, guests = Random(1), set()

    async def come() -> None:
        elsewhere = f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(256)}"
        guests.add(await target.guest("Mallory", X_Forwarded_For=elsewhere, X_Real_IP=elsewhere))

    await target.hands(20, come)
    if len(guests - {""}) > GUESTS_AN_HOUR + 10:
        target.broken.append(f"{len(guests)} guests from one address by X-Forwarded-For")


@attack
async def code_guessing(target: Target) -> None:
    """Pairing codes, tried one after the other.

    A few a minute from one address: of 31 to the power of 8 none is found.
    """
    rng = Random(2)

    async def guess() -> None:
        code = "".join(rng.choices("abcdefghjkmnpqrstuvwxyz23456789", k=8))
        answer = await target.ask("POST", "/api/pair", {"code": code})
        target.answers["guesses judged"] += answer.status == 409
        if answer.status == 200:
            target.broken.append("a pairing code was guessed")

    await target.hands(20, guess)
    if target.answers["guesses judged"] > 10 + target.seconds:
        target.broken.append(f"{target.answers['guesses judged']} guesses of pairing codes judged")


@attack
async def token_guessing(target: Target) -> None:
    """Cookies that nobody was given, each of which is looked up.

    A look-up is cheap, and an address has its share of requests.
    """
    rng = Random(3)

    async def guess() -> None:
        await target.ask("GET", "/api/me", None, f"fortable={rng.getrandbits(192):x}")

    await target.hands(20, guess)


@attack
async def code_flood(target: Target) -> None:
    """Pairing codes, made by the thousand and never used.

    A person has one that is good, or few; making them has the rate that anybody has.
    """
    cookies = await some_guests(target, 20)
    turn = cycle(cookies or [""])
    await target.hands(10, lambda: target.ask("POST", "/api/me/code", None, next(turn)))


@attack
async def renaming(target: Target) -> None:
    """Another name with every breath, by twenty guests who sit at tables.

    A name is a row in the store, at the rate that anybody has.
    """
    cookies = await some_guests(target, 20)
    for cookie in cookies:
        await target.open_table(cookie)
    turn, names = cycle(cookies or [""]), count()

    async def rename() -> None:
        await target.ask("POST", "/api/me", {"name": f"Mallory {next(names)}"}, next(turn))

    await target.hands(10, rename)

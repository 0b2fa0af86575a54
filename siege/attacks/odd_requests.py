"""Attacks with requests that are nearly right: ranges, cookies, words and numbers that nobody would send."""

import json

from siege.lines import request
from siege.target import Target

from .attack import attack

SURROGATE = b'"\\ud800\\udc00\\ud800"'


async def _ask_all(target: Target, requests: list[bytes], hands: int = 8) -> None:
    """Each on a connection of its own, over and over."""

    async def ask() -> None:
        for asked in requests:
            async with target.line() as line:
                await line.ask(asked)

    await target.hands(hands, ask)


@attack
async def many_ranges(target: Target) -> None:
    """A file in thousands of pieces, all in one request.

    So many ranges are none: the file comes whole, or not at all.
    """
    pieces = ",".join(f"{at}-{at}" for at in range(0, 4000, 2))
    backwards = ",".join(f"{at}-{9999 - at}" for at in range(1000))
    ranges = (f"bytes={pieces}", f"bytes={backwards}")
    await _ask_all(target, [request("GET", "/static/shell.js", Range=each) for each in ranges])


@attack
async def long_words(target: Target) -> None:
    """Cookies, languages and queries of many thousand parts.

    They are read once, in time that grows with their length, or refused for it.
    """
    heads = [
        request("GET", "/api/me", None, "; ".join(f"c{number}=x" for number in range(1200))),
        request("GET", "/api/me", Accept_Language=",;q=0.1" * 1500),
        request("GET", "/api/me?" + "&".join(f"a{number}=b" for number in range(1500))),
        request("GET", "/api/me?" + "%" * 9000),
        request("GET", "/static/" + "../" * 3000),
        request("GET", "/" + "a/" * 5000),
    ]
    await _ask_all(target, heads)


@attack
async def odd_methods(target: Target) -> None:
    """Methods nobody serves, upgrades to other protocols, and `Expect: 100-continue` without the rest.

    They are refused, and nothing waits.
    """
    asked = [request(method, "/api/tables", b"{}") for method in ("TRACE", "OPTIONS", "PUT", "FLY")]
    asked.append(request("GET", "/", None, "", Connection="Upgrade", Upgrade="h2c"))
    asked.append(request("POST", "/api/me", b"{}", "", Expect="100-continue"))
    asked.append(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
    await _ask_all(target, asked)


@attack
async def odd_texts(target: Target) -> None:
    """Names and options with halves of letters, with nothing but marks, with zeros.

    Each is tidied or refused; none is an error of ours.
    """
    cookie = await target.guest("Mallory")
    words = [SURROGATE, b'"\\u0000"', json.dumps("a" + "\u0301" * 38).encode(), b'"\\u202e\\u2800"']
    asked = [request("POST", "/api/me", b'{"name":' + word + b"}") for word in words]
    asked += [request("POST", "/api/pair", b'{"code":' + word + b"}") for word in words]
    table = b'{"game":%s,"chairs":[%s,null,null],"options":{"x":%s}}'
    asked += [request("POST", "/api/tables", table % ((word,) * 3), cookie) for word in words]
    asked += [request("GET", "/api/tables/%00%ff%ed%a0%80"), request("GET", "/%ed%a0%80?lang=%ff")]
    await _ask_all(target, asked)


@attack
async def odd_numbers(target: Target) -> None:
    """Numbers of thousands of digits, or none at all, wherever a number is expected.

    They are refused as malformed; none is worked out.
    """
    cookie = await target.guest("Mallory")
    numbers = (b"9" * 4000, b"-" + b"9" * 4000, b"1e999", b"1e-999", b"0." + b"3" * 4000, b"NaN")
    tables = b'{"game":"purse","chairs":[null,null,null],"settings":{"clock_s":%s}}'
    asked = [request("POST", "/api/tables", tables % number, cookie) for number in numbers]
    sit = b'{"do":"sit","seat":%s}'
    path = f"/api/tables/{target.table}"
    asked += [request("POST", path, sit % number, cookie) for number in numbers]
    asked += [request("GET", f"{path}/replay?seat={'9' * 4000}"), request("GET", f"{path}?lang=٣")]
    await _ask_all(target, asked)


@attack
async def long_notation(target: Target) -> None:
    """Actions in the notation of every game that go on for 16 KB.

    Reading them takes time that grows with their length alone.
    """
    games = json.loads((await target.ask("GET", "/api/games")).body)
    texts = ("A1" * 8000, "(" * 16_000, "1 " * 8000, "a" * 16_000, "take " * 3000, "A1-" * 5000)
    asked = [
        request("POST", f"/api/games/{game['key']}/action", {"text": text})
        for game in games
        for text in texts
    ]
    await _ask_all(target, asked)

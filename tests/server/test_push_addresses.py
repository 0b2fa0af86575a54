"""A stranger says where to send something: it goes to public addresses by https alone, and not for long."""

import asyncio
import datetime
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from fortable.server.notices.addresses import Unreachable, found, is_public, read_address
from fortable.server.notices.courier import Courier, Letter
from fortable.server.notices.sealing import new_key
from fortable.testing import rule

from .push_service import Browser, PushService, push_service, sender_of

INNER = (
    "127.0.0.1",
    "0.0.0.0",  # noqa: S104 - nothing is bound to it
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "::127.0.0.1",
    "::10.0.0.1",
    "fec0::1",
    "4000::1",
    "5f00::1",
    "192.0.0.8",
    "192.88.99.1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
)

NO_ADDRESSES = (
    "http://push.example/x",
    "ftp://push.example/x",
    "file:///etc/passwd",
    "https://push.example:8080/x",
    "https://me@push.example/x",
    "https:///x",
    "https://push.example/a b",
    "https://push.example/\r\nHost: inner",
    "https://püsh.example/x",
    "https://[::1/x",
    "https://push.example/" + "x" * 1000,
    "push",
)


@rule("TB-20")
@pytest.mark.parametrize("number", INNER)
def test_inner_addresses_are_not_public(number: str) -> None:
    assert not is_public(number)


def test_those_of_the_open_internet_are() -> None:
    assert is_public("142.250.1.95")
    assert is_public("2a00:1450:4001:830::200a")


@rule("TB-20")
@pytest.mark.parametrize("endpoint", NO_ADDRESSES)
def test_what_is_no_address_of_a_push_service(endpoint: str) -> None:
    with pytest.raises(Unreachable):
        read_address(endpoint)


def test_an_address_is_taken_as_it_is_written() -> None:
    address = read_address("https://push.example/wpush/v2/a?b=c#d")
    assert address == ("https", "push.example", 443, "/wpush/v2/a?b=c")
    assert address.service == "https://push.example"


def names(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    """Every name leads to these."""

    def looked_up(_host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", (number, port)) for number in numbers]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)


@rule("TB-20")
async def test_a_name_that_also_leads_inside_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    address, pool = read_address("https://push.example/x"), ThreadPoolExecutor(1)
    names(monkeypatch, "142.250.1.95")
    assert await found(address, pool) == "142.250.1.95"
    names(monkeypatch, "142.250.1.95", "127.0.0.1")
    with pytest.raises(Unreachable):
        await found(address, pool)


def letter_to(service: PushService, browser: Browser) -> Letter:
    return Letter(service.endpoint("x"), b"Hello", browser.public, browser.auth, "turn t1", 60)


@rule("TB-20")
async def test_nothing_inside_is_called_unless_the_operator_wants_it() -> None:
    async with push_service() as service:
        letter = letter_to(service, Browser())
        for endpoint in (
            service.endpoint("x"),
            f"https://localhost:{service.port}/",
            "https://localhost/",
        ):
            courier = Courier(new_key(), "mailto:me@example.org")
            assert await courier.carry(letter._replace(endpoint=endpoint)) == "gone"
            courier.close()
        assert service.letters == []


async def fate(service: PushService, **how: Any) -> str:
    courier = Courier(new_key(), "mailto:me@example.org", is_anywhere=True, **how)
    try:
        return await courier.carry(letter_to(service, Browser()))
    finally:
        courier.close()


FATES = {
    200: "delivered",
    201: "delivered",
    301: "refused",
    400: "refused",
    404: "gone",
    410: "gone",
    413: "refused",
    429: "failed",
    500: "failed",
    503: "failed",
}


@rule("TB-20")
@pytest.mark.parametrize("status", FATES)
async def test_what_a_service_answers_decides_and_leads_nowhere(status: int) -> None:
    async with push_service(status=status) as service:
        assert await fate(service) == FATES[status]
        assert len(service.letters) == 1, "no redirect is followed"


@rule("TB-20")
async def test_a_service_that_says_nothing_or_too_much_or_is_not_there_takes_no_time() -> None:
    async with push_service(answers=False) as service:
        assert await fate(service, patience_s=0.1) == "failed"

    async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 100_000)
        writer.close()

    server = await asyncio.start_server(babble, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    assert await fate(PushService(port=port)) == "failed"
    server.close()
    assert await fate(PushService(port=port)) == "failed"


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Of a machine called localhost, by nobody in particular."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    file = tmp_path / "localhost.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


@rule("TB-20")
async def test_a_letter_goes_by_tls_to_whom_it_is_meant_for_and_says_who_sent_it(
    certificate: Path,
) -> None:
    ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    ours.load_cert_chain(certificate)
    trusted, browser, key = ssl.create_default_context(cafile=certificate), Browser(), new_key()
    async with push_service(ours) as service:
        assert await fate(service) == "failed", "nobody knows that certificate"
        courier = Courier(key, "mailto:me@example.org", is_anywhere=True, trusted=trusted)
        assert await courier.carry(letter_to(service, browser)) == "delivered"
        courier.close()
        (letter,) = service.letters
    assert browser.opened(letter.body) == b"Hello"
    sender = sender_of(letter)
    assert sender["aud"] == f"https://localhost:{service.port}"
    assert sender["sub"] == "mailto:me@example.org"
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert letter.headers["ttl"] == "60"
    assert b"Hello" not in letter.body

"""Real proxies before a server, as `deploy/` has them: nginx and Caddy from Debian's packages."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE_S = 30.0

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;
events {{ }}
http {{
  access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e; include {folder}/table.conf;
}}
"""
CADDY = "{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}"


class Setting(NamedTuple):
    """How a table is reached."""

    program: str
    root: str
    is_over_tls: bool

    def __str__(self) -> str:
        return f"{self.program}{self.root or '/'}{' over TLS' if self.is_over_tls else ''}"


@contextmanager
def proxy(setting: Setting, folder: Path, upstream: int) -> Iterator[str]:
    """The address of a table behind one that runs meanwhile."""
    port = _free_port()
    begin = _nginx if setting.program == "nginx" else _caddy
    with (folder / "said").open("wb") as said:
        program = begin(setting, folder, upstream, port, said.fileno())
        try:
            _listens(port, program)
            yield f"{'https' if setting.is_over_tls else 'http'}://localhost:{port}{setting.root}"
        finally:
            program.terminate()
            program.wait(PATIENCE_S)


def _nginx(
    setting: Setting, folder: Path, upstream: int, port: int, said: int
) -> subprocess.Popen[bytes]:
    text = (DEPLOY / "nginx.conf").read_text()
    key, certificate = own_certificate(folder)
    tls = " ssl" if setting.is_over_tls else ""
    for before, after in {
        "listen 443 ssl;": f"listen 127.0.0.1:{port}{tls};",
        "listen [::]:443 ssl;": f"listen [::1]:{port}{tls};",
        "listen 80;": f"listen 127.0.0.1:{_free_port()};",
        "    listen [::]:80;\n": "",
        "/etc/letsencrypt/live/table.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/table.example.org/privkey.pem": str(key),
        "table.example.org": "localhost",
        "location / {": f"location {setting.root}/ {{",
        "127.0.0.1:8080": f"127.0.0.1:{upstream}",
    }.items():
        assert before in text, before
        text = text.replace(before, after)
    (folder / "table.conf").write_text(text)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder)]
    return subprocess.Popen([*command, "-c", str(folder / "nginx.conf")], stderr=said)


def _caddy(
    setting: Setting, folder: Path, upstream: int, port: int, said: int
) -> subprocess.Popen[bytes]:
    text = (DEPLOY / "Caddyfile").read_text()
    if setting.is_over_tls:
        key, certificate = own_certificate(folder)
        text = text.replace("{$SITE:localhost} {\n", f"{{$SITE}} {{\n\ttls {certificate} {key}\n")
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(site=text))
    told = {
        "SITE": f"{'https' if setting.is_over_tls else 'http'}://localhost:{port}",
        "TABLE": f"127.0.0.1:{upstream}",
        "BELOW": setting.root,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    return subprocess.Popen(command, stderr=said, env={**os.environ, **told})


def own_certificate(folder: Path) -> tuple[Path, Path]:
    """A key and a certificate for `localhost`, by nobody but ourselves."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    files = folder / "key.pem", folder / "certificate.pem"
    files[0].write_bytes(key.private_bytes(pem, pkcs8, plain))
    files[1].write_bytes(made.public_bytes(pem))
    return files


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _listens(port: int, program: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and program.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"{program.args!r} does not listen")

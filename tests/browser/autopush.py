"""A push service as Firefox knows it: browsers hold a line to it, servers post to the addresses it gave them.

The protocol is that of Mozilla's own: https://mozilla-push-service.readthedocs.io/en/latest/design/
"""

import json
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve
from websockets.typing import Subprotocol

from tests.server.push_service import Letter, written

PROTOCOL = Subprotocol("push-notification")
DELIVERED, UNREADABLE = 100, 101
"""What a browser says of a notice: opened and handed to the worker of its page; or not to be opened."""


class Autopush(ThreadingHTTPServer):
    """Two doors: one for servers that send, one for the browsers that get it."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Sending)
        self.keys: dict[str, str] = {}
        """By channel: the only sender who may use it."""
        self.lines: dict[str, ServerConnection] = {}
        self.letters: SimpleQueue[Letter] = SimpleQueue()
        self.acknowledged: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.ended: SimpleQueue[str] = SimpleQueue()
        """Channels that a browser wants no more."""
        self.browsers: Server = serve(self.converse, "127.0.0.1", 0, subprotocols=[PROTOCOL])

    @property
    def address(self) -> str:
        """For browsers."""
        return f"ws://127.0.0.1:{self.browsers.socket.getsockname()[1]}/"

    def endpoint(self, channel: str) -> str:
        """For servers."""
        return f"http://localhost:{self.server_port}/wpush/{channel}"

    def converse(self, line: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                answer = self.heard(line, json.loads(line.recv()))
                if answer is not None:
                    line.send(json.dumps(answer))

    def heard(self, line: ServerConnection, said: dict[str, Any]) -> dict[str, Any] | None:
        match said.get("messageType"):
            case "hello":
                own = said.get("uaid") or uuid.uuid4().hex
                return {**said, "uaid": own, "status": 200, "use_webpush": True}
            case "register":
                channel = said["channelID"]
                self.keys[channel], self.lines[channel] = said["key"], line
                return {**said, "status": 200, "pushEndpoint": self.endpoint(channel)}
            case "unregister":
                del self.lines[said["channelID"]]
                self.ended.put(said["channelID"])
                return {**said, "status": 200}
            case "ack":
                for update in said["updates"]:
                    self.acknowledged.put(update)
            case None:
                return {}  # a ping is answered by a ping
        return None

    def deliver(self, channel: str, letter: Letter) -> int:
        """Hand a letter on, as it is; the status of the answer."""
        line = self.lines.get(channel)
        if line is None:
            return 410
        self.letters.put(letter)
        notification = {
            "messageType": "notification",
            "channelID": channel,
            "version": uuid.uuid4().hex,
            "data": written(letter.body),
            "headers": {"encoding": letter.headers["content-encoding"]},
        }
        line.send(json.dumps(notification))
        return 201


class Sending(BaseHTTPRequestHandler):
    """Takes what a server sends."""

    server: Autopush

    def do_POST(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        body = self.rfile.read(int(headers["content-length"]))
        channel = self.path.removeprefix("/wpush/")
        self.send_response(self.server.deliver(channel, Letter(self.path, headers, body)))
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def autopush() -> Iterator[Autopush]:
    """One that runs meanwhile."""
    with Autopush() as service, service.browsers:
        for serve_forever in (service.serve_forever, service.browsers.serve_forever):
            threading.Thread(target=serve_forever, daemon=True).start()
        yield service
        service.shutdown()
        service.browsers.shutdown()

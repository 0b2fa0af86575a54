"""The peer's lobby over HTTP, JSON both ways."""

import json
from contextlib import closing
from http.client import HTTPConnection
from typing import Any


class Lobby:
    """Whatever is asked of a server before anybody plays."""

    def __init__(self, port: int) -> None:
        self._port = port

    def post(self, path: str, body: object) -> Any:
        """What is answered; anything but success is an error."""
        headers = {"content-type": "application/json"}
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=30)) as connection:
            connection.request("POST", path, json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{path} {body}: {response.status} {text.decode()}")
        return json.loads(text)

"""How fast a connection over HTTP is read: not at all while there is a reason to let it rest."""

from uvicorn.protocols.http.flow_control import FlowControl


class PacedFlow(FlowControl):
    """A connection that can be told to rest: as long as there is a reason, nobody makes it read on."""

    _reasons = 0

    def rest(self) -> None:
        """There is one more reason."""
        self._reasons += 1
        self.pause_reading()

    def resume_reading(self) -> None:
        if not self._reasons:
            super().resume_reading()

    def wake(self) -> None:
        """There is one less."""
        self._reasons -= 1
        if not self._transport.is_closing():
            self.resume_reading()

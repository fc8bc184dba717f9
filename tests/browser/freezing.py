"""A line that can freeze: it takes connections and carries bytes, until it does not, and closes nothing."""

from __future__ import annotations

import socket
import threading


class FreezingLine:
    """Stands between browsers and a server. While frozen, it accepts and reads nothing, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.flowing = threading.Event()
        self.flowing.set()
        self.open: list[socket.socket] = []
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            self.flowing.wait()
            far = socket.create_connection(("127.0.0.1", self.port))
            self.open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(source, target), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                self.flowing.wait()
                target.sendall(data)
        except OSError:
            pass
        finally:
            # Also the end of a connection goes no further while the line is frozen.
            self.flowing.wait()
            for end in (source, target):
                end.close()

    def freeze(self) -> None:
        self.flowing.clear()

    def thaw(self) -> None:
        self.flowing.set()

    def close(self) -> None:
        self.thaw()
        self.listener.close()
        for end in self.open:
            end.close()

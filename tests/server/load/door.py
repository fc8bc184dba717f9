"""The door of the server: requests over a few lines that stay open, with the cookie of whoever asks and no other."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Door:
    """Asks for guests and tables."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.free: list[Line] = []

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
        """Post something; returns the answer and the cookie that came with it."""
        self.free = [line for line in self.free if not line[0].at_eof()]  # hung up because nobody asked for a while
        line = self.free.pop() if self.free else await asyncio.open_connection(self.host, self.port)
        reader, writer = line
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        if cookie:
            head += f"Cookie: covetown={cookie}\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = [field.partition(": ") for field in lines[1:] if field]
        length = next((int(value) for name, _, value in fields if name.lower() == "content-length"), 0)
        answer = await reader.readexactly(length)
        self.free.append(line)
        if lines[0].split()[1][0] != "2":
            raise ConnectionError(f"{path}: {lines[0]} {answer.decode(errors='replace')}")
        cookies = [value for name, _, value in fields if name.lower() == "set-cookie"]
        told = next((each.split(";")[0].partition("=")[2] for each in cookies if each.startswith("covetown=")), "")
        return dict(msgspec.json.decode(answer)), told

    def close(self) -> None:
        for _, writer in self.free:
            writer.close()

"""Addresses: where a visitor comes from, as limits count it, and the names under which this server may be asked."""

from __future__ import annotations

import functools
import ipaddress
import socket
from urllib.parse import urlsplit

from covetown.server.config import Config


@functools.lru_cache(4096)
def counted_as(address: str) -> str:
    """An address as limits count it: IPv6 by its /64, because one household has all the addresses in one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].strip("[]"))
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    """Whether a name is an address by itself; no foreign page can make its own name stand for one."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a name leads no further than the machine itself."""
    return name == "localhost" or (is_number(name) and ipaddress.ip_address(name).is_loopback)


@functools.cache
def names_of_this_machine() -> frozenset[str]:
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"} - {""})


def own_host(config: Config, host: str) -> bool:
    """Whether a request asks for this server by one of its own names.

    A page of another site can let its name point here and would then be taken for a page of ours (DNS rebinding), so
    only plain addresses, the names of this machine and those that were set are good.
    """
    name = host_name(host)
    if not name:
        return False
    set_names = {host_name(each) for each in config.hosts} | {urlsplit(each).hostname for each in config.origins}
    return is_number(name) or name in names_of_this_machine() or name in set_names or "*" in config.hosts

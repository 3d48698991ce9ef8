"""Token buckets: how often one address, connection or seat may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Literal

from gloam.server.config import Limits, Rate

Clock = Callable[[], float]
Standing = Literal["greeting", "onlooker", "player"]
"""What a WebSocket is to its server: nobody yet, somebody who looks on, somebody with a seat."""


class Bucket:
    """Holds at most `burst` tokens and gains some each second; each request takes one."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.burst: float = rate.burst
        self.each_second: float = rate.each_second
        self.drops = self.burst
        self.then = now

    def take(self, now: float) -> bool:
        self.drops = min(self.burst, self.drops + (now - self.then) * self.each_second)
        self.then = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next drop."""
        return max(0.0, (1 - self.drops) / self.each_second)


class Buckets:
    """A bucket for each key, as an LRU cache; a bucket that is evicted starts full again."""

    def __init__(self, rate: Rate, keep: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.keep = keep
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        """0 if the key may go on, else the seconds it should wait."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, now)
            if len(self._buckets) > self.keep:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return 0.0 if bucket.take(now) else max(0.001, bucket.wait())


class Sockets:
    """The WebSockets of each address, by role: onlookers don't count against players."""

    def __init__(self, limits: Limits) -> None:
        self._most: dict[Standing, int] = {
            "greeting": limits.greeting_of_address,
            "onlooker": limits.onlookers_of_address,
            "player": limits.players_of_address,
        }
        self._open: Counter[tuple[str, Standing]] = Counter()

    def add(self, address: str, standing: Standing) -> bool:
        """Count one more; False, and nothing is counted, if there are too many."""
        if self._open[address, standing] >= self._most[standing]:
            return False
        self._open[address, standing] += 1
        return True

    def remove(self, address: str, standing: Standing) -> None:
        self._open[address, standing] -= 1
        if not self._open[address, standing]:
            del self._open[address, standing]

    def total(self) -> int:
        return self._open.total()


def is_loopback(host: str) -> bool:
    """Whether a client's address is of this very machine."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if address.version == 6 and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


def is_address(host: str) -> bool:
    """Whether this is an address at all: a header that a proxy passes on may say anything."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def address_key(host: str) -> str:
    """Who an address belongs to: with IPv6 a household has a whole /64."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)

"""What an operator can set, read from the environment, and the secret key, made on first start."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["BadSetting", "Settings"]

KEY_BYTES = 32
MEGABYTE = 1024 * 1024
MOST_READERS = 64


class BadSetting(ValueError):
    """A setting that cannot be used, with a sentence that says what it must be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this server runs. There is no default secret: `key` is made, kept and never shown."""

    data: Path
    key: str = field(repr=False)
    database: str = ""
    power_safe: bool = False
    patience: float = 15.0
    """Seconds to wait for a database that is locked or far away."""
    shared: bool = False
    """Several servers on one SQLite file."""
    secure: bool = False
    proxies: frozenset[str] = frozenset()
    """Addresses of proxies that are believed: they come for everybody."""
    webhook_hosts: frozenset[str] = frozenset()
    bot_pause: float = 0.7
    rate: float = 30.0
    burst: float = 120.0
    matches: int = 100
    streams: int = 24
    stream_seconds: float = 3600.0
    keep_alive: float = 15.0
    work: float = 0.1
    """How much of a processor a visitor may keep busy with pages, questions and replays."""
    readers: int = 1
    """Processes beside this one that answer whatever changes nothing; 0: it does so itself."""
    refusal_pause: float = 0.5
    """How long somebody who asks too often waits to hear it."""
    memory: int = 512 * MEGABYTE
    """About how much the matches in memory may take."""
    editions: int = 16
    """How many sets of component data of their own matches may have in memory at once."""
    connections: int = 256
    """From one network; the address of a proxy that is believed is not counted."""
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    stall_seconds: float = 30.0
    """How long somebody may read nothing of what is sent."""
    keep_days: float = 90.0
    """An unfinished match that nobody moves in is removed after so long."""
    keep_bot_days: float = 7.0
    """A match that only bots play is removed so long after its last move."""
    body: int = 64 * 1024
    big_body: int = 128 * 1024
    """For what carries a pack or a whole position."""

    def __post_init__(self) -> None:
        if len(self.key) < KEY_BYTES:
            raise BadSetting("the secret key is too short: delete the file and start again")

    @property
    def database_url(self) -> str:
        return self.database or default_database(self.data)

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Settings from environment variables; makes the data folder and the key if need be."""
        env = os.environ if environment is None else environment
        data = data_folder(env)
        durable = env.get("HOLDFAST_DURABLE", "process")
        if durable not in ("process", "power"):
            raise BadSetting(f'HOLDFAST_DURABLE is "process" or "power", not {durable!r}')
        hosts = env.get("HOLDFAST_WEBHOOK_HOSTS", "").split(",")
        proxies = env.get("HOLDFAST_PROXY", "").split(",")
        rate = _number(env, "HOLDFAST_RATE", 30.0)
        return cls(
            data=data,
            key=secret_key(data),
            database=env.get("HOLDFAST_DATABASE_URL", ""),
            power_safe=durable == "power",
            shared=env.get("HOLDFAST_SHARED", "") not in ("", "0"),
            secure=env.get("HOLDFAST_SECURE", "") not in ("", "0"),
            proxies=frozenset(proxy.strip() for proxy in proxies if proxy.strip()),
            webhook_hosts=frozenset(host.strip().lower() for host in hosts if host.strip()),
            bot_pause=_number(env, "HOLDFAST_BOT_PAUSE", 0.7),
            rate=rate,
            burst=4 * rate,
            matches=int(_number(env, "HOLDFAST_MATCHES", 100)),
            streams=int(_number(env, "HOLDFAST_STREAMS", 24)),
            work=max(0.001, _number(env, "HOLDFAST_WORK", 0.1)),
            readers=min(MOST_READERS, int(_number(env, "HOLDFAST_READERS", 1))),
            memory=int(_number(env, "HOLDFAST_MEMORY", 512)) * MEGABYTE,
            editions=int(_number(env, "HOLDFAST_EDITIONS", 16)),
            connections=int(_number(env, "HOLDFAST_CONNECTIONS", 256)),
            keep_days=_number(env, "HOLDFAST_KEEP_DAYS", 90.0),
            keep_bot_days=_number(env, "HOLDFAST_KEEP_BOT_DAYS", 7.0),
        )


def data_folder(env: Mapping[str, str]) -> Path:
    return Path(env.get("HOLDFAST_DATA") or default_folder(env)).expanduser()


def default_database(data: Path) -> str:
    return f"sqlite:///{data / 'holdfast.db'}"


def database_url(env: Mapping[str, str]) -> str:
    """Where a server with this environment keeps its matches. Nothing is made on the way."""
    return env.get("HOLDFAST_DATABASE_URL") or default_database(data_folder(env))


def default_folder(env: Mapping[str, str]) -> str:
    """Where programs keep their data on this system."""
    base = env.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return str(Path(base) / "holdfast")


def secret_key(data: Path) -> str:
    """The key that signs cookies: made once, readable by its owner only."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        path = data / "secret-key"
        if not path.exists():
            _write_new(path, secrets.token_urlsafe(KEY_BYTES))
        return path.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "the key is not readable text"
        raise BadSetting(
            f"the folder {data} cannot be used: {reason}; name another one with --data"
        ) from None


def _write_new(path: Path, words: str) -> None:
    """Write a whole file or nothing; when two servers start at once, the first one's key stays."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(words)
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def _number(env: Mapping[str, str], name: str, default: float) -> float:
    given = env.get(name, "")
    if not given:
        return default
    try:
        value = float(given)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise BadSetting(f"{name} must be a number from 0, not {given!r}")
    return value

"""What an operator can set, read from the environment, and the secret key, made on first start."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _

__all__ = ["BadSetting", "Settings", "kept_key"]

MAIL_SCHEMES: Final = ("smtp", "smtps", "smtp+plain")

KEY_BYTES = 32
MEGABYTE = 1024 * 1024
MOST_READERS = 0 if os.name == "nt" else 64
"""A reader is handed an open socket when it starts, which Windows does not do."""
MOST_WORKERS = 256


class BadSetting(HoldfastError):
    """A setting that cannot be used, with a sentence that says what it must be."""

    kind = "bad_setting"


def no_setting(name: str, example: str, given: str) -> BadSetting:
    """Refuses a value, and shows what one looks like."""
    words = _("{name} cannot be {given}; it is like {example}")
    return BadSetting(words, facts={"name": name, "given": given, "example": example})


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
    url: str = ""
    """Where people find this server, such as https://play.example.org: links in mails lead there,
    and passkeys are good there and nowhere else."""
    mail: str = field(default="", repr=False)
    """The mail server, as `holdfast.web.people.post` reads it; empty: no mail."""
    mail_from: str = ""
    push_hosts: frozenset[str] = frozenset()
    """Push services besides those of the usual browsers."""
    notice_delay: float = 20.0
    """Seconds before somebody is told that it is their turn; whoever looks meanwhile is not."""
    bot_pause: float = 0.7
    bot_workers: int = 0
    """Processes in which bots think; 0: as many as there are cores."""
    bot_seconds: float = 8.0
    """The most that a bot may think about one decision."""
    bot_memory: int = 1024 * MEGABYTE
    """What the bots of one process may take together."""
    rate: float = 30.0
    burst: float = 120.0
    matches: int = 100
    streams: int = 24
    stream_seconds: float = 3600.0
    keep_alive: float = 15.0
    tick: float = 5.0
    """Seconds between two looks at the clocks of matches."""
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
    journal: int = MEGABYTE
    """For a journal that somebody brings."""
    metrics: str = ""
    """Where figures are told in Prometheus' format, such as 127.0.0.1:9108; nowhere if empty."""

    def __post_init__(self) -> None:
        if len(self.key) < KEY_BYTES:
            raise BadSetting(_("the secret key is too short: delete the file and start again"))

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
            raise no_setting("HOLDFAST_DURABLE", "process | power", durable)
        rate, url = _number(env, "HOLDFAST_RATE", 30.0), site_url(env.get("HOLDFAST_URL", ""))
        return cls(
            data=data,
            key=secret_key(data),
            database=env.get("HOLDFAST_DATABASE_URL", ""),
            power_safe=durable == "power",
            shared=env.get("HOLDFAST_SHARED", "") not in ("", "0"),
            secure=env.get("HOLDFAST_SECURE", "") not in ("", "0") or url.startswith("https:"),
            proxies=_names(env.get("HOLDFAST_PROXY", "")),
            webhook_hosts=_names(env.get("HOLDFAST_WEBHOOK_HOSTS", "")),
            url=url,
            mail=mail_server(env),
            mail_from=env.get("HOLDFAST_MAIL_FROM", ""),
            push_hosts=_names(env.get("HOLDFAST_PUSH_HOSTS", "")),
            notice_delay=_number(env, "HOLDFAST_NOTICE_DELAY", 20.0),
            bot_pause=_number(env, "HOLDFAST_BOT_PAUSE", 0.7),
            bot_workers=min(MOST_WORKERS, int(_number(env, "HOLDFAST_BOT_WORKERS", 0))),
            bot_seconds=max(0.05, _number(env, "HOLDFAST_BOT_SECONDS", 8.0)),
            bot_memory=int(_number(env, "HOLDFAST_BOT_MEMORY", 1024)) * MEGABYTE,
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
            metrics=env.get("HOLDFAST_METRICS", ""),
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


def site_url(given: str) -> str:
    """An address without a path."""
    if not given:
        return ""
    parts = urlsplit(given)
    is_site = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not is_site or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise no_setting("HOLDFAST_URL", "https://play.example.org", given)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def mail_server(env: Mapping[str, str]) -> str:
    """The mail server, which needs to know where links lead and from whom mails come."""
    given = env.get("HOLDFAST_MAIL", "")
    if not given:
        return ""
    try:
        parts = urlsplit(given)
        is_server = parts.scheme in MAIL_SCHEMES and parts.hostname and parts.port != 0
    except ValueError:
        is_server = False
    if not is_server:
        words = _(
            "HOLDFAST_MAIL is like smtp://user:password@mail.example.org:587, or begins with "
            "smtps:// (encrypted from the start) or smtp+plain:// (not encrypted)"
        )
        raise BadSetting(words)
    for name, example in (
        ("HOLDFAST_URL", "https://play.example.org"),
        ("HOLDFAST_MAIL_FROM", "Holdfast <games@example.org>"),
    ):
        if not env.get(name):
            words = _("HOLDFAST_MAIL needs {name} too, such as {example}")
            raise BadSetting(words, facts={"name": name, "example": example})
    if "@" not in parseaddr(env["HOLDFAST_MAIL_FROM"])[1]:
        sender = "Holdfast <games@example.org>"
        raise no_setting("HOLDFAST_MAIL_FROM", sender, env["HOLDFAST_MAIL_FROM"])
    return given


def secret_key(data: Path) -> str:
    """The key that signs cookies."""
    return kept_key(data, "secret-key", lambda: secrets.token_urlsafe(KEY_BYTES))


def kept_key(data: Path, name: str, make: Callable[[], str]) -> str:
    """A key of the server: made once, readable by its owner only."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = data / name
        if not path.exists():
            _write_new(path, make())
        return path.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        if not isinstance(error, OSError):
            words = _("{file} is damaged: it holds no key that could be read")
            raise BadSetting(words, facts={"file": data / name}) from None
        words = _("the folder {folder} cannot be used: {reason}; name another one with --data")
        raise BadSetting(words, facts={"folder": data, "reason": error.strerror}) from None


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


def _names(given: str) -> frozenset[str]:
    return frozenset(one.strip().lower() for one in given.split(",") if one.strip())


def _number(env: Mapping[str, str], name: str, default: float) -> float:
    given = env.get(name, "")
    if not given:
        return default
    try:
        value = float(given)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        words = _("{name} must be a number of 0 or more, not {given}")
        raise BadSetting(words, facts={"name": name, "given": given})
    return value

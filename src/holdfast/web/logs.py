"""Logs as lines of JSON, for programs that gather them."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Final

import orjson

__all__ = ["JsonLines", "log_config"]

ACCESS: Final = "uvicorn.access"
REQUEST: Final = ("client", "method", "path", "http", "status")
"""What uvicorn tells of each request, in this order."""


class JsonLines(logging.Formatter):
    """One line for each record: when, how grave, from where, what; and what it broke on."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
        }
        args = record.args
        if record.name == ACCESS and isinstance(args, tuple) and len(args) == len(REQUEST):
            told |= dict(zip(REQUEST, args, strict=True))
        else:
            told["message"] = record.getMessage()
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(told, default=str).decode()


def log_config(level: str, as_json: bool) -> dict[str, object]:
    """What `logging.config.dictConfig` takes: everything to standard error."""
    plain = {"format": "%(levelname)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "lines": {"()": f"{__name__}.JsonLines"} if as_json else plain,
            "access": (
                {"()": f"{__name__}.JsonLines"}
                if as_json
                else {
                    "()": "uvicorn.logging.AccessFormatter",
                    "fmt": '%(levelname)s: %(client_addr)s - "%(request_line)s" %(status_code)s',
                }
            ),
        },
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines"},
            "access": {"class": "logging.StreamHandler", "formatter": "access"},
        },
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "uvicorn": {"handlers": ["lines"], "level": level.upper(), "propagate": False},
            "holdfast": {"handlers": ["lines"], "level": level.upper(), "propagate": False},
            ACCESS: {"handlers": ["access"], "level": "INFO", "propagate": False},
        },
    }

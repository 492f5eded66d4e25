"""The database server of the web tests, for the store alone."""

from tests.web.conftest import postgres

__all__ = ["postgres"]

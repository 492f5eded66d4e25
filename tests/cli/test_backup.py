"""`holdfast backup` and `holdfast restore`, also while moves are being played."""

from __future__ import annotations

import json
import os
import sqlite3
import tarfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.store import Store
from holdfast.store.backup import KEYS, BadBackup, back_up, opened
from holdfast.store.database import Database
from holdfast.store.verifying import Verifier
from tests.cli.run import ok, refused
from tests.web.conftest import Postgres, postgres
from tests.web.people import URL, Key, Mailbox, PushService, browser, eventually, sign_in, sign_up
from tests.web.site import Site, Visitor, close_clients

__all__ = ["postgres"]

CELLS = ("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
"""A match of Noughts that nobody wins early."""


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    close_clients()


class Load:
    """Somebody who plays one match after the other until told to stop; what was acknowledged."""

    def __init__(self, site: Site) -> None:
        self.visitor = site.visitor()
        self.acknowledged: dict[str, int] = {}
        self._stop = threading.Event()
        self._begun = threading.Semaphore(0)
        self._thread = threading.Thread(target=self._play)
        self._thread.start()
        for _ in range(20):
            self._begun.acquire()

    def _play(self) -> None:
        while not self._stop.is_set():
            match = self.visitor.begin(seats={"x": "me", "o": "me"})
            self.acknowledged[match] = 0
            for after, cell in enumerate(CELLS):
                assert self.visitor.play(match, f"mark {cell}", after).status_code == 200
                self.acknowledged[match] = after + 1
                self._begun.release()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()


def check(store: Store, known: dict[str, int]) -> None:
    """Nothing torn: every match holds, numbers have no gaps, and what was said to be written is."""
    matches = store.match_ids()
    verdicts = list(Verifier(store).verify(matches))
    assert [one.match for one in verdicts if not one.holds] == []
    for match in matches:
        entries = store.entries(match)
        assert [one.number for one in entries] == list(range(1, len(entries) + 1))
        row = store.match(match)
        assert row is not None
        assert (row.finished is not None) == (len(entries) == len(CELLS))
        assert len(store.seating.read(match).seats) == 2
    assert {match for match in known if match not in matches} == set()
    assert [m for m, count in known.items() if len(store.entries(m)) < count] == []


def test_a_backup_under_load_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    site = Site(tmp_path / "here")
    loads = [Load(site), Load(site)]
    anna = site.visitor()
    match = anna.begin(seats={"x": "me", "o": "me"})
    anna.play(match, "mark a1", 0)
    known = {m: n for load in loads for m, n in dict(load.acknowledged).items()} | {match: 1}
    said = ok("backup", str(tmp_path / "friday.tar.gz"), "--data", str(tmp_path / "here"))
    anna.play(match, "mark b1", 1)  # tomorrow's move, which the backup does not have
    new = anna.begin()
    for load in loads:
        load.stop()
    site.stop()
    assert f" to {tmp_path}/friday.tar.gz." in said

    there = tmp_path / "there"
    assert "Restored" in ok("restore", str(tmp_path / "friday.tar.gz"), "--data", str(there))
    store = Store(f"sqlite:///{there}/holdfast.db")
    check(store, known)
    assert len(store.entries(match)) == 1
    store.dispose()
    assert (there / "secret-key").read_text() == (tmp_path / "here/secret-key").read_text()
    assert (there / "secret-key").stat().st_mode & 0o077 == 0

    # Yesterday's server, today's browser: it is known, and hears how things stand.
    again = Site(there)
    same = Visitor(again.url)
    for cookie in anna.http.cookies.jar:
        same.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    same.csrf = anna.csrf
    assert same.state(match)["yours"] == ["x", "o"]
    stale = same.play(match, "mark c1", 2)
    assert stale.status_code == 409
    assert stale.json()["state"]["number"] == 1
    assert same.play(match, "mark b1", 1).status_code == 200
    assert same.get(f"/matches/{new}").status_code == 404, "begun after the backup"
    again.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


def with_post(data: Path, mailbox: Mailbox, service: PushService) -> Site:
    return Site(
        data,
        url=URL,
        mail=mailbox.url,
        mail_from="games@example.org",
        push_hosts=frozenset([service.host]),
        notice_delay=0.0,
    )


def test_what_people_hold_still_works_on_the_restored_server(
    tmp_path: Path, mailbox: Mailbox, service: PushService
) -> None:
    """Cookies, passkeys, invitations, links in mails, and browsers that are told by push."""
    site = with_post(tmp_path / "here", mailbox, service)
    anna, bert = browser(site), browser(site)
    key: Key = sign_up(anna)
    begun = anna.post("/matches", {"game": "noughts", "seats": {"x": "me", "o": "friend"}}).json()
    invitation = begun["invitations"]["o"]["secret"]
    service.sender = site.app.inner.state.people.pusher.public_key
    assert anna.post("/account/push", service.subscription).status_code == 200
    bert.look("/you")
    assert bert.send("/you/link", address="bert@example.org").status_code == 200
    link = mailbox.link("bert@example.org")
    ok("backup", str(tmp_path / "friday.tar.gz"), "--data", str(tmp_path / "here"))
    site.stop()

    there = tmp_path / "there"
    ok("restore", str(tmp_path / "friday.tar.gz"), "--data", str(there))
    kept = {path.name for path in (tmp_path / "here").iterdir() if path.name.endswith("-key")}
    assert kept == set(KEYS), "every key that a server keeps is in the backup"
    for name in KEYS:
        kept_key = (tmp_path / "here" / name).read_text().strip()
        assert (there / name).read_text().strip() == kept_key
        assert (there / name).stat().st_mode & 0o077 == 0
    again = with_post(there, mailbox, service)
    bert, phone, same = browser(again), browser(again), browser(again)
    cookie = anna.http.cookies["hf_visitor"].strip('"')
    same.http.cookies.set("hf_visitor", cookie)
    assert same.state(begun["match"])["yours"] == ["x"]
    assert sign_in(phone, key).status_code == 200
    assert "signs you in as" in bert.look(link).text
    assert "bert@example.org" in bert.send("/mail", secret=link.rpartition("/")[2]).text
    bert.csrf = ""  # of a guest, and of no use to whoever is signed in
    assert bert.post("/join", {"secret": invitation}).status_code == 200
    assert same.play(begun["match"], "mark a1", 0).status_code == 200
    assert bert.play(begun["match"], "mark b2", 1).status_code == 200
    assert "Noughts" in eventually(lambda: service.got)[0]["title"]
    again.stop()


def test_nothing_is_overwritten_unless_that_is_said(tmp_path: Path) -> None:
    data = tmp_path / "data"
    site = Site(data)
    anna = site.visitor()
    first = anna.begin()
    made = str(tmp_path / "one.tar.gz")
    ok("backup", made, "--data", str(data))
    assert "already" in refused("backup", made, "--data", str(data))
    second = anna.begin()
    assert "--overwrite" in refused("restore", made, "--data", str(data))
    said = refused("restore", made, "--overwrite", "--data", str(data))
    assert "a server is using" in said
    site.stop()
    assert "--overwrite" in refused("restore", made, "--data", str(data))
    ok("restore", made, "--overwrite", "--data", str(data))
    store = Store(f"sqlite:///{data}/holdfast.db")
    assert (store.match(first) is None, store.match(second) is None) == (False, True)
    store.dispose()
    kept = next(data.glob("holdfast.db.before-restore-*"))
    with sqlite3.connect(kept) as raw:
        assert raw.execute("SELECT count(*) FROM match").fetchone() == (2,)
    raw.close()
    (data / "secret-key").write_text("k" * 43)
    (data / "holdfast.db").unlink()
    assert "another key" in refused("restore", made, "--data", str(data))
    assert not (data / "holdfast.db").exists(), "checked before anything is changed"


def test_what_is_restored_belongs_to_whoever_owns_the_folder(made: Path, tmp_path: Path) -> None:
    """Root brings it back, and a service that is not root has to open it."""
    owner = 65534 if os.geteuid() == 0 else os.geteuid()
    data = tmp_path / "data"
    data.mkdir()
    os.chown(data, owner, -1)
    ok("restore", str(made), "--data", str(data))
    for name in ("holdfast.db", "secret-key"):
        assert (data / name).stat().st_uid == owner, name


@pytest.fixture
def made(tmp_path: Path) -> Path:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    store.migrate()
    back_up(store, {"secret-key": "k" * 43}, tmp_path / "made.tar.gz")
    store.dispose()
    return tmp_path / "made.tar.gz"


def test_a_backup_is_readable_by_its_owner_only(made: Path) -> None:
    assert made.stat().st_mode & 0o077 == 0


def test_a_damaged_backup_changes_nothing(made: Path, tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    whole = made.read_bytes()
    (tmp_path / "cut.tar.gz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "words.tar.gz").write_text("hello")
    for name in ("cut", "words"):
        said = refused("restore", str(tmp_path / f"{name}.tar.gz"), "--data", data)
        assert "is not a backup, or is incomplete" in said
    assert "there is no file" in refused("restore", str(tmp_path / "nowhere"), "--data", data)
    with tarfile.open(tmp_path / "other.tar.gz", "w:gz") as archive:
        archive.add(made, "birds")
    said = refused("restore", str(tmp_path / "other.tar.gz"), "--data", data)
    assert "does not say what it is" in said
    with opened(made) as (_about, copy, _key), tarfile.open(tmp_path / "x.tar.gz", "w:gz") as out:
        about = json.loads((copy.parent / "about.json").read_text())
        about["schema"] = "9999"
        (copy.parent / "about.json").write_text(json.dumps(about))
        for name in ("about.json", "holdfast.db", "secret-key"):
            out.add(copy.parent / name, name)
    assert "newer than" in refused("restore", str(tmp_path / "x.tar.gz"), "--data", data)
    with opened(made) as (_about, copy, _key), tarfile.open(tmp_path / "y.tar.gz", "w:gz") as out:
        (copy.parent / "secret-key").write_text("other")
        for name in ("about.json", "holdfast.db", "secret-key"):
            out.add(copy.parent / name, name)
    with (
        pytest.raises(BadBackup, match="its secret-key is not what was backed up"),
        opened(tmp_path / "y.tar.gz"),
    ):
        pass
    assert not Path(data).exists()


def test_a_backup_of_the_first_format_is_read(made: Path, tmp_path: Path) -> None:
    with opened(made) as (_about, copy, _keys), tarfile.open(tmp_path / "1.tar.gz", "w:gz") as out:
        about = json.loads((copy.parent / "about.json").read_text())
        about["format"] = "holdfast backup 1"
        (copy.parent / "about.json").write_text(json.dumps(about))
        for name in ("about.json", "holdfast.db", "secret-key"):
            out.add(copy.parent / name, name)
    ok("restore", str(tmp_path / "1.tar.gz"), "--data", str(tmp_path / "data"))
    assert (tmp_path / "data/secret-key").read_text() == "k" * 43


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = Database(f"sqlite:///{tmp_path}/old.db")
    old.migrate("0005")
    assert back_up(old, {}, tmp_path / "old.tar.gz").schema == "0005"
    old.dispose()
    ok("restore", str(tmp_path / "old.tar.gz"), "--data", str(tmp_path / "data"))
    store = Store(f"sqlite:///{tmp_path}/data/holdfast.db")
    assert store.revision() == store.newest()
    store.dispose()


def test_from_sqlite_to_postgresql_and_back_under_load(tmp_path: Path, postgres: Postgres) -> None:
    site = Site(tmp_path / "here")
    load = Load(site)
    load.stop()
    site.stop()
    first = tmp_path / "first.tar.gz"
    ok("backup", str(first), "--data", str(tmp_path / "here"))
    url, there = postgres.database(), str(tmp_path / "there")
    ok("restore", str(first), "--database", url, "--data", there)
    assert "--overwrite" in refused("restore", str(first), "--database", url, "--data", there)

    site = Site(tmp_path / "there", database=url)
    loads = [Load(site), Load(site)]
    known = {m: n for one in [load, *loads] for m, n in dict(one.acknowledged).items()}
    second = tmp_path / "second.tar.gz"
    ok("backup", str(second), "--database", url, "--data", there)
    for one in loads:
        one.stop()
    said = refused("restore", str(second), "--overwrite", "--database", url, "--data", there)
    assert "a server is using" in said
    site.stop()
    ok("restore", str(second), "--data", str(tmp_path / "back"))
    store = Store(f"sqlite:///{tmp_path}/back/holdfast.db")
    check(store, known)
    store.dispose()
    ok("restore", str(second), "--overwrite", "--database", url, "--data", there)
    found = Store(url)
    check(found, known)
    found.dispose()

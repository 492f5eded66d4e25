"""A registry shows the README with addresses that work there, or with none."""

from __future__ import annotations

from pathlib import Path

from tools.registry import description, home_of, links

README = """# A house

![A picture](docs/pictures/one.svg)

See [how](docs/how.md#part), [elsewhere](https://example.org/x) and [below](#below).
"""
HOME = "https://example.org/house"


def test_with_a_home_pictures_and_links_are_absolute() -> None:
    shown = description(README, HOME, "1.2.3")
    assert f"![A picture]({HOME}/raw/v1.2.3/docs/pictures/one.svg)" in shown
    assert f"[how]({HOME}/blob/v1.2.3/docs/how.md#part)" in shown
    assert "[elsewhere](https://example.org/x) and [below](#below)" in shown
    assert all(address.startswith(HOME) for address in links(HOME, "1.2.3").values())


def test_without_a_home_nothing_is_made_up() -> None:
    shown = description(README, "", "1.2.3")
    assert "picture" not in shown
    assert "See how, [elsewhere](https://example.org/x)" in shown
    assert links("", "1.2.3") == {}


def test_the_home_stands_in_one_place_and_a_build_may_say_another(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(f'[tool.holdfast]\nhome = "{HOME}/"\n')
    assert home_of(tmp_path, {}) == HOME
    other = "https://example.org/other"
    assert home_of(tmp_path, {"HOLDFAST_HOME": other}) == other

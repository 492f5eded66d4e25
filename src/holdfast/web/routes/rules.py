"""The rules of the games, to read and to search, and what the games are."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.web.cards import card, find_rules, rule_json
from holdfast.web.deps import Asker, Json, Page
from holdfast.web.models.asking import RuleOut
from holdfast.web.paint import game_text
from holdfast.web.problems import Problem
from holdfast.web.routes.described import ASKED, GameId

__all__ = ["api", "pages"]

api = APIRouter(prefix="/api")
pages = APIRouter(include_in_schema=False)


@api.get("/games/{game}/rules", response_model=list[RuleOut], responses=ASKED)
async def search_rules(
    visit: Asker, game: GameId, q: Annotated[str, Query(max_length=200)] = ""
) -> Response:
    """The rules reference, or what a search finds in it."""
    found = find_game(game)
    return await visit.json(lambda: find_rules(found, visit.lang, q))


@api.get("/games/{game}/rules/{rule}", response_model=RuleOut, responses=ASKED)
async def show_rule(
    visit: Asker, game: GameId, rule: Annotated[str, Path(max_length=32)]
) -> Response:
    text = game_text(find_game(game), visit.lang)
    found = text.rules.get(rule)
    if found is None:
        raise Problem(404, "no_such_rule", _("There is no rule of that number."))
    return Json(rule_json(text, found))


@pages.get("/rules")
async def rules_home(visit: Page) -> Response:
    context: dict[str, object] = {"game": None, "chapters": [], "q": "", "found": 0}
    return await visit.page("rules.html", lambda: context)


@pages.get("/rules/{game}")
async def rules(visit: Page, game: str, q: str = "") -> Response:
    found = find_game(game)
    words = q.strip()[:200]
    return await visit.page("rules.html", lambda: rules_context(found, words, visit.lang))


def rules_context(found: Game, words: str, lang: str) -> dict[str, object]:
    hits = find_rules(found, lang, words)
    chapters: dict[str, list[RuleOut]] = {}
    for rule in hits:
        chapters.setdefault(rule["chapter"], []).append(rule)
    return {
        "game": card(found.id, lang),
        "chapters": [{"title": title, "rules": some} for title, some in chapters.items()],
        "q": words,
        "found": len(hits),
    }


@pages.get("/about")
async def about_home(visit: Page) -> Response:
    return await visit.page("about.html", lambda: {"game": None, "sections": []})


@pages.get("/about/{game}")
async def about(visit: Page, game: str) -> Response:
    """What the game is, who made it, and where its history can be read."""
    found = find_game(game)
    sections = game_text(found, visit.lang).about
    context = {"game": card(found.id, visit.lang), "sections": sections}
    return await visit.page("about.html", lambda: context)

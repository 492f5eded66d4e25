"""Pages from templates: one environment per language, a context that every page shares."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import parse_qsl, quote

import orjson
from fastapi import Request
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holdfast.core.i18n import messages
from holdfast.core.messages import mark as _
from holdfast.core.picture import Look
from holdfast.version import VERSION
from holdfast.web.callers import (
    GUEST_COOKIE,
    PREFERENCES,
    PREFS_COOKIE,
    VISITOR_COOKIE,
    YEAR,
    Caller,
    caller_of,
    set_cookie,
    wanted_look,
)
from holdfast.web.cards import cards
from holdfast.web.challenges import bounds
from holdfast.web.keys import Keys
from holdfast.web.paint import LANGUAGES
from holdfast.web.people.account import SignedIn
from holdfast.web.people.sessions import HERE_ONLY
from holdfast.web.problems import Problem
from holdfast.web.prose import prose
from holdfast.web.settings import Settings
from holdfast.web.speaking import for_scripts, labeller, speaker

__all__ = ["Pages", "is_local", "pages_of", "read_form", "safe_json"]

HERE = Path(__file__).parent
MOST_FIELDS = 200
SHORT_FORM = 16 * 1024
LANGUAGE_NAMES = [("en", "English"), ("it", "Italiano"), ("fr", "Français")]


class Pages:
    """Renders templates, and remembers visitors who are new."""

    def __init__(self, settings: Settings, keys: Keys, templates: Path | None = None) -> None:
        self._settings = settings
        self._keys = keys
        self._folder = HERE / "templates" if templates is None else templates
        self._manifest = _read_manifest(HERE / "static" / "dist" / "manifest.json")
        self._environments = {lang: self._environment(lang) for lang in LANGUAGES}

    def _environment(self, lang: str) -> Environment:
        environment = Environment(
            loader=FileSystemLoader(self._folder),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"],
        )
        environment.globals["_"] = speaker(lang)
        environment.globals["labelled"] = labeller(lang)
        language = messages("holdfast", lang).own.language
        environment.globals["day_of"] = language.day
        environment.globals["moment_of"] = language.moment
        environment.filters["decimal"] = language.decimal
        environment.filters["joined"] = lambda items: language.join(list(items))
        environment.filters["day"] = lambda day: language.day(bounds(day)[0])
        environment.globals["asset"] = self.asset
        environment.globals["imports"] = self.imports
        environment.globals["fonts"] = [_built(name) for name in self._manifest.fonts]
        environment.globals["version"] = VERSION
        environment.globals["keep_days"] = round(self._settings.keep_days)
        environment.globals["iso"] = iso
        environment.filters["prose"] = prose
        environment.filters["for_scripts"] = for_scripts
        environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False}
        return environment

    def asset(self, name: str) -> str:
        """The address of a built file, by the name of its source."""
        built = self._manifest.names.get(name)
        return f"/static/{name}" if built is None else _built(built)

    def imports(self, name: str) -> list[str]:
        """The addresses of what a script imports: a page asks for them together with it."""
        return [_built(one) for one in self._manifest.imports.get(name, ())]

    def has(self, template: str) -> bool:
        return (self._folder / template).is_file()

    def page(
        self,
        request: Request,
        template: str,
        context: Mapping[str, object] | None = None,
        status: int = 200,
    ) -> Response:
        caller = known_visitor(request)
        lang = page_language(request, caller)
        query = request.url.query
        shared = {
            "lang": lang,
            "languages": LANGUAGE_NAMES,
            "csrf": self._keys.form_token(caller.visitor or ""),
            "me": {
                "name": caller.prefs.get("name", ""),
                "known": not caller.is_new,
                "signed_in": caller.person is not None,
            },
            "was_signed_out": caller.was_signed_out,
            "prefs": {
                name: caller.prefs.get(name, values[0])
                for name, values in PREFERENCES.items()
                if name not in ("lang", "shape")
            },
            "games": cards(lang),
            "here": request.url.path + (f"?{query}" if query else ""),
            "flash": "",
        }
        words = (
            self._environments[lang].get_template(template).render({**shared, **(context or {})})
        )
        response = HTMLResponse(words, status, {"Cache-Control": "no-store", "Vary": "Cookie"})
        response.headers["Content-Language"] = lang
        self.remember(request, response)
        return response

    __call__ = page

    def remember(self, request: Request, response: Response) -> None:
        """Give a new visitor the cookie by which it is known again."""
        caller = caller_of(request.scope)
        if caller.is_new and caller.visitor is not None:
            value = self._keys.sign_visitor(caller.visitor)
            response.raw_headers.append(set_cookie(VISITOR_COOKIE, value, self._settings.secure))

    def go(self, request: Request, address: str) -> Response:
        response = RedirectResponse(address, 303)
        self.remember(request, response)
        return response

    def sign_in(self, response: Response, signed_in: SignedIn, caller: Caller) -> None:
        """From now on this browser is somebody's; who it was before is kept beside."""
        value = self._keys.sign_device(signed_in.person, signed_in.device)
        self._set(response, VISITOR_COOKIE, value)
        if signed_in.guest is not None:
            self._set(response, GUEST_COOKIE, self._keys.sign_visitor(signed_in.guest))
        own = {name: words for name, words in caller.prefs.items() if name in HERE_ONLY}
        self.keep_prefs(response, {**signed_in.prefs, **own})

    def sign_out(self, response: Response, caller: Caller) -> None:
        """This browser is again the guest that it was, without the name of whoever left."""
        if caller.guest is None:
            self._set(response, VISITOR_COOKIE, "", 0)
        else:
            self._set(response, VISITOR_COOKIE, self._keys.sign_visitor(caller.guest))
        self.forget_guest(response)
        prefs = {name: words for name, words in caller.prefs.items() if name != "name"}
        self.keep_prefs(response, prefs)

    def forget_guest(self, response: Response) -> None:
        self._set(response, GUEST_COOKIE, "", 0)

    def _set(self, response: Response, name: str, value: str, seconds: int = YEAR) -> None:
        made = set_cookie(name, value, self._settings.secure, seconds=seconds)
        response.raw_headers.append(made)

    def keep_prefs(self, response: Response, prefs: Mapping[str, str]) -> None:
        value = quote("&".join(f"{key}={quote(words)}" for key, words in prefs.items()))
        response.raw_headers.append(
            set_cookie(PREFS_COOKIE, value, self._settings.secure, http_only=False)
        )

    def check_form(self, request: Request, form: FormData) -> None:
        caller = caller_of(request.scope)
        token = form.get("csrf")
        if (
            caller.visitor is None
            or not isinstance(token, str)
            or not self._keys.is_form_token(caller.visitor, token)
        ):
            raise Problem(403, "forged", _("The form is too old, or did not come from this site."))


def iso(at: float) -> str:
    """A moment as HTML wants it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def pages_of(request: Request) -> Pages:
    pages = request.app.state.pages
    assert isinstance(pages, Pages)
    return pages


def known_visitor(request: Request) -> Caller:
    """The caller, as a visitor: a new one if there is no cookie yet."""
    caller = caller_of(request.scope)
    if caller.visitor is None and caller.bearer is None:
        caller.visitor = secrets.token_urlsafe(16)
        caller.is_new = True
    return caller


def page_language(request: Request, caller: Caller) -> str:
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else caller.lang


def page_look(request: Request) -> Look:
    """The look of a page's board. Nonsense in an address is no reason to refuse a page."""
    try:
        return wanted_look(request.scope, request.query_params)
    except Problem:
        return wanted_look(request.scope, {})


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form that this site made for this visitor."""
    kind = request.headers.get("content-type", "")
    if not kind.startswith(("application/x-www-form-urlencoded", "multipart/form-data")):
        raise Problem(415, "bad_form", _("This address takes a form."))
    if kind.startswith("multipart/"):
        form = await request.form(max_fields=MOST_FIELDS, max_files=1)
    else:
        form = await read_fields(request)
    try:
        pages_of(request).check_form(request, form)
        fields: dict[str, str] = {}
        for name, value in form.multi_items():
            if isinstance(value, UploadFile):
                fields[name] = (await value.read()).decode("utf-8", "replace")
            else:
                fields[name] = value
    finally:
        await form.close()
    return fields


async def read_fields(request: Request) -> FormData:
    """The usual kind of form. To decode a long one takes longer than the event loop may be kept."""
    body = await request.body()
    if len(body) <= SHORT_FORM:
        return decode_form(body)
    found: FormData = await request.app.state.matches.hub.workshop.do(
        caller_of(request.scope), decode_form, body
    )
    return found


def decode_form(body: bytes) -> FormData:
    try:
        words = body.decode("latin-1")
        fields = parse_qsl(words, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Problem(400, "bad_form", _("This form has too many fields.")) from None
    return FormData(list[tuple[str, str | UploadFile]](fields))


def is_local(address: str) -> bool:
    """Whether an address stays on this site."""
    return address.startswith("/") and not address.startswith(("//", "/\\")) and "\n" not in address


def safe_json(data: object) -> Markup:
    """JSON that can stand inside a script element."""
    words = orjson.dumps(data).decode()
    for character, escaped in (("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")):
        words = words.replace(character, escaped)
    return Markup(words)


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the build made of the pages' sources."""

    names: dict[str, str] = field(default_factory=dict)
    imports: dict[str, list[str]] = field(default_factory=dict)
    fonts: list[str] = field(default_factory=list)


def _built(name: str) -> str:
    return f"/static/dist/{name}"


def _read_manifest(path: Path) -> Manifest:
    return Manifest(**json.loads(path.read_text("utf-8"))) if path.is_file() else Manifest()

"""What a mail says: the same words as plain text and as a page, with one address to go to."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from html import escape

__all__ = ["Letter", "fill"]

PAPER, INK, SOFT, ACCENT = "#fcf9f0", "#2b2620", "#6b6255", "#8c2d22"
PAGE = """\
<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:24px 12px;background:#ded6c5">
<div style="max-width:32em;margin:0 auto;padding:24px;border-radius:8px;background:{paper};\
color:{ink};font:17px/1.5 Georgia,'Times New Roman',serif">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">{title}</h1>
{body}
{foot}</div>
</body>
</html>
"""
PARAGRAPH = '<p style="margin:0 0 16px">{words}</p>'
BUTTON = (
    '<p style="margin:24px 0"><a href="{link}" style="display:inline-block;padding:12px 20px;'
    'border-radius:6px;background:{accent};color:#fff;text-decoration:none">{words}</a></p>\n'
    '<p style="margin:0 0 16px;font-size:14px;color:{soft};overflow-wrap:anywhere">{link}</p>'
)
FOOT = (
    '<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d8cfbc;font-size:14px;'
    'color:{soft};overflow-wrap:anywhere">{words}</p>\n'
)


@dataclass(frozen=True, slots=True)
class Letter:
    """What somebody is to read."""

    to: str
    subject: str
    body: str
    """Paragraphs with an empty line between; one of them is the link."""
    name: str
    """The same for the same notice: programs show one of two mails of one name."""
    lang: str
    link: str = ""
    """Where it leads."""
    action: str = ""
    """What one does there, as on a button."""
    foot: str = ""
    unsubscribe: str | None = None
    """An address that ends such mails with one click."""


def fill(mail: EmailMessage, letter: Letter) -> None:
    """Put the words into a mail. Whoever reads plain text misses nothing, and a page loads nothing:
    no picture tells anybody that it was opened."""
    foot = f"\n\n-- \n{letter.foot}" if letter.foot else ""
    mail.set_content(f"{letter.body}{foot}\n")
    mail.add_alternative(as_page(letter), subtype="html")


def as_page(letter: Letter) -> str:
    body = "\n".join(
        paragraph(words, letter) for words in letter.body.split("\n\n") if words.strip()
    )
    foot = FOOT.format(words=with_link(letter.foot, letter.unsubscribe), soft=SOFT)
    return PAGE.format(
        lang=escape(letter.lang),
        title=escape(letter.subject),
        body=body,
        foot=foot if letter.foot else "",
        paper=PAPER,
        ink=INK,
    )


def paragraph(words: str, letter: Letter) -> str:
    if letter.link and words.strip() == letter.link:
        return BUTTON.format(
            link=escape(letter.link), words=escape(letter.action), accent=ACCENT, soft=SOFT
        )
    return PARAGRAPH.format(words=escape(words).replace("\n", "<br>\n"))


def with_link(words: str, link: str | None) -> str:
    """Words as part of a page, with an address in them that can be followed."""
    shown = escape(words).replace("\n", "<br>\n")
    if link is None:
        return shown
    address = escape(link)
    return shown.replace(address, f'<a href="{address}" style="color:{SOFT}">{address}</a>')

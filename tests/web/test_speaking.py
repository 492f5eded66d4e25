"""What templates say: plain text, escaped once, and sentences whose form a script chooses."""

from __future__ import annotations

from jinja2 import Environment

from holdfast.core.fluent import Bundle
from holdfast.web.speaking import for_scripts, speaker

SIX_FORMS = """
language-rules = ar
found =
    { $count ->
        [zero] none
        [one] one
        [two] two
        [few] some ({ $count })
        [many] many ({ $count })
       *[other] others ({ $count })
    }
"""


def rendered(template: str, **facts: object) -> str:
    environment = Environment(autoescape=True)
    environment.globals["_"] = speaker("en")
    return environment.from_string(template).render(facts)


def test_facts_are_escaped_once() -> None:
    host = 'O\'Brien <b>"x"</b> & Söhne'
    plain = rendered('{{ _("%(host)s invites you", host=host) }}', host=host)
    assert plain.startswith("O&#39;Brien &lt;b&gt;&#34;x&#34;&lt;/b&gt; &amp; Söhne")
    by_macro = "{% macro who(name) %}{{ name }}{% endmacro %}"
    by_macro += '{{ _("%(host)s invites you", host=who(host)) }}'
    assert rendered(by_macro, host=host) == plain
    in_attribute = "<a title=\"{{ _('%(host)s invites you', host=host) }}\">"
    assert rendered(in_attribute, host=host) == f'<a title="{plain}">'


def test_markup_in_a_fact_stays_text() -> None:
    template = '{{ _("%(host)s invites you", host="<script>"|safe) }}'
    assert rendered(template) == "&lt;script&gt; invites you"


def test_plurals_belong_to_the_message() -> None:
    template = '{{ _("%(num)s actions", num=num) }}'
    said = [rendered(template, num=num) for num in (0, 1, 2, 1234)]
    assert said == ["0 actions", "1 action", "2 actions", "1,234 actions"]


def test_words_that_are_no_message_are_said_as_they_stand() -> None:
    assert (
        rendered('{{ _("Nobody has written this < yet") }}') == "Nobody has written this &lt; yet"
    )


def test_scripts_get_each_form_of_a_sentence_that_counts() -> None:
    say = speaker("it")
    words = {"new": say("{count} new"), "at": say("{at} of {all}"), "no": say("no")}
    found = for_scripts(words)
    assert {**found, "new": None} == {"new": None, "at": "{at} di {all}", "no": "no"}
    assert isinstance(found["new"], dict)
    assert (found["new"]["one"], found["new"]["other"]) == ("{count} nuova", "{count} nuove")
    assert found["new"]["by"] == "count"


def test_a_language_with_six_forms_needs_no_change_in_code() -> None:
    forms = Bundle("xx", {"xx.ftl": SIX_FORMS})["found"].by_number()
    assert forms == {
        "by": "count",
        "zero": "none",
        "one": "one",
        "two": "two",
        "few": "some ({count})",
        "many": "many ({count})",
        "other": "others ({count})",
    }

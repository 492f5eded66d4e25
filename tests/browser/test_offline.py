"""Without a network for a while: it is said at once, nothing is lost, and it goes on by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.person import PHONE, WIDE, Person

DESK: ViewportSize = {"width": 1024, "height": 768}
SIZES = {"wide": WIDE, "desk": DESK, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_whoever_is_offline_reads_so_and_goes_on_afterwards(
    people: Callable[..., Person], size: str
) -> None:
    anna = people(size=SIZES[size])
    anna.begin_itter()
    anna.expects("#hf-connection").to_be_empty()
    anna.context.set_offline(True)
    # What the browser itself reports is no fault of the page.
    anna.expects("#hf-connection").to_have_text("The connection is lost; trying again …")
    anna.expects("#hf-connection").to_be_in_viewport(ratio=1)
    anna.page.evaluate("() => holdfast.send(holdfast.actions[0])")
    anna.expects("#hf-toast").to_contain_text("You are offline.")
    assert anna.number == 0
    anna.context.set_offline(False)
    anna.expects("#hf-connection").to_be_empty()
    anna.page.evaluate("() => holdfast.send(holdfast.actions[0])")
    anna.wait_for_turn(0)
    anna.complaints[:] = [one for one in anna.complaints if "ERR_INTERNET" not in one]

"""Measures the letters of the typefaces that the boards are set in.

Drawings are made without a renderer; so that text fits its space all the same, the widths of the
letters stand in `holdfast/core/data/letters.json`, in thousandths of the font size.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.chromium import launch

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "src/holdfast/web/assets/node_modules/@fontsource"
MEASURES = ROOT / "src/holdfast/core/data/letters.json"
FACES = {
    "narrow": "barlow-condensed/files/barlow-condensed-latin{}-600-normal.woff2",
    "serif": "alegreya/files/alegreya-latin{}-700-normal.woff2",
    "italic": "alegreya/files/alegreya-latin{}-400-italic.woff2",
}
LETTERS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA1, 0x180)))) + "–—‘’“”„…•−€\u202f\u00a0"
MEASURE = """async ([faces, letters]) => {
  const out = {};
  for (const [name, files] of Object.entries(faces)) {
    const family = files.map((data, at) => `${name}${at}`);
    for (const [at, data] of files.entries()) {
      const face = new FontFace(family[at], `url(data:font/woff2;base64,${data})`);
      document.fonts.add(await face.load());
    }
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    document.querySelector('svg').append(text);
    text.style = `font:1000px ${family.join(',')};font-variant-numeric:lining-nums;white-space:pre`;
    out[name] = Object.fromEntries([...letters].map((letter) => {
      text.textContent = letter;
      return [letter, Math.round(text.getComputedTextLength())];
    }));
  }
  return out;
}"""


def main() -> None:
    """Write the widths of all letters of Western and Central European languages."""
    faces = {
        name: [
            base64.b64encode((FONTS / path.format(part)).read_bytes()).decode()
            for part in ("", "-ext")
        ]
        for name, path in FACES.items()
    }
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.set_content("<svg></svg>")
        found = page.evaluate(MEASURE, [faces, LETTERS])
        browser.close()
    rows = (
        f' "{name}": {json.dumps(widths, ensure_ascii=False)}' for name, widths in found.items()
    )
    MEASURES.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()

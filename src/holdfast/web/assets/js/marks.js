// The little of Markdown that stands within the rules, as `prose.py` reads it for whole pages.

const MARKS = /\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`/;
const TAGS = [null, "b", "i", "code"];

/** Words as runs of [tag, text], without the marks; running text has no tag. */
export const runs = (text) =>
  text.split(MARKS).map((run, index) => [TAGS[index % TAGS.length], run]).filter(([, run]) => run);

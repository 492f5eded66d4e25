// Where arrow keys lead among some places: straight ahead before near, and from every place to every other.
// Knows no page, so that its promise can be tested on bare geometry.

const WAYS = [[1, 0], [-1, 0], [0, 1], [0, -1]];

/** How far a place lies off one's way; straight ahead counts for more than near: that is what an arrow promises.
 *  Of places that lie on each other, the later is a little to the right. */
function cost(from, to, [dx, dy]) {
  let [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) <= 1 && Math.abs(y) <= 1) [x, y] = [to.at > from.at ? 2 : -2, 0];
  const along = x * dx + y * dy;
  return along > 1 ? Math.hypot(along, (Math.abs(x * dy) + Math.abs(y * dx)) * 3) : Infinity;
}

/** The place that lies in a direction from another one. */
function ahead(places, from, way) {
  let [best, least] = [null, Infinity];
  for (const to of places) {
    const much = to === from ? Infinity : cost(from, to, way);
    if (much < least) [best, least] = [to, much];
  }
  return best;
}

/** Everything that can be reached from a place. */
function reach(start) {
  const seen = new Set([start]);
  for (const place of seen) for (const next of place.next) if (next) seen.add(next);
  return seen;
}

/** Lead one more key to a place that no key leads to: the most natural one whose old goal is reached all the same. */
function adopt(places, start, seen) {
  const ways = [];
  for (const to of places.filter((place) => !seen.has(place)))
    for (const from of seen)
      WAYS.forEach((way, key) => ways.push([cost(from, to, way), from, key, to]));
  for (const [much, from, key, to] of ways.sort((one, two) => one[0] - two[0])) {
    if (much === Infinity) return false;
    const old = from.next[key];
    from.next[key] = to;
    const now = reach(start);
    if ([...seen].every((place) => now.has(place))) return true;
    from.next[key] = old;
  }
  return false;
}

/** For each of these spots, `[id, {x, y}]`, where the four arrows lead: right, left, down, up. */
export function arrows(spots) {
  const places = spots.map(([id, { x, y }], at) => ({ id, x, y, at }));
  for (const place of places) place.next = WAYS.map((way) => ahead(places, place, way));
  for (const start of places)
    for (let seen = reach(start); seen.size < places.length && adopt(places, start, seen); ) seen = reach(start);
  return new Map(places.map((place) => [place.id, place.next.map((next) => next?.id ?? null)]));
}

/** Which of the four an arrow is. */
export const turn = (dx, dy) => WAYS.findIndex(([x, y]) => x === dx && y === dy);

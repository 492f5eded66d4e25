// Which shape of board suits this window. The server draws it, so the choice is kept in the cookie
// with the other preferences; a board that was drawn in the other shape is asked for once more.

const COOKIE = "hf_prefs";
const YEAR = 365 * 24 * 3600;
/** Phones, and tablets that are held upright. */
export const narrow = matchMedia("(max-width: 720px), (max-width: 900px) and (orientation: portrait)");

export const wanted = () => (narrow.matches ? "tall" : "wide");

function readPrefs() {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${COOKIE}=`));
  try {
    const words = decodeURIComponent((found ?? "").slice(COOKIE.length + 1).replaceAll('"', ""));
    return words.split("&").filter(Boolean);
  } catch {
    return []; // somebody else wrote it
  }
}

/** Remember a preference beside the others. */
export function keepPref(name, value) {
  const prefs = [...readPrefs().filter((one) => !one.startsWith(`${name}=`)), `${name}=${value}`];
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${COOKIE}=${encodeURIComponent(prefs.join("&"))}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

/** Compare the window with the drawing; reload a board at most once for a shape. */
export function suit() {
  const shape = wanted();
  if (!readPrefs().includes(`shape=${shape}`)) keepPref("shape", shape);
  const drawn = document.querySelector("[data-drawn]")?.dataset.drawn ?? shape;
  // What an address asks for is obeyed; the answer to a form cannot be asked for again.
  const asked = new URLSearchParams(location.search).has("shape") || /\/(play|undo)$/.test(location.pathname);
  try {
    if (drawn === shape || asked) {
      sessionStorage.removeItem("shape");
      return;
    }
    // Where cookies are refused the same drawing comes back: then it has to do.
    if (sessionStorage.getItem("shape") === shape) return;
    sessionStorage.setItem("shape", shape);
    if (sessionStorage.getItem("shape") === shape && readPrefs().includes(`shape=${shape}`)) location.reload();
  } catch {
    // A browser that keeps nothing keeps the drawing it got.
  }
}

// A window that is turned or pulled gets its shape with the next page.
narrow.addEventListener("change", () => keepPref("shape", wanted()));

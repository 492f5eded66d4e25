// Two small sounds, made on the spot: a knock for dice, a soft bell for my turn. Off unless wanted.

let context = null;

function play(notes) {
  if (document.body.dataset.sound !== "on") return;
  try {
    context ??= new AudioContext();
    // A browser holds sound back until somebody has touched the page.
    if (context.state === "suspended") context.resume().catch(() => {});
    for (const [at, pitch, long, loud] of notes) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      const start = context.currentTime + at;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(loud, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + long);
    }
  } catch {
    // A browser without sound plays in silence.
  }
}

export const knock = () => play([[0.3, 190, 0.06, 0.2], [0.42, 150, 0.07, 0.16], [0.5, 170, 0.05, 0.1]]);
export const ring = () => play([[0, 660, 0.5, 0.12], [0.12, 880, 0.7, 0.1]]);

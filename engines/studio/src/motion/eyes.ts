// Blinks at human intervals, and a gaze that leaves the camera for moments only.

const CLOSE_MS = 65;
const HOLD_MS = 45;
const OPEN_MS = 120;

interface Blink {
  startMs: number;
  depth: number;
}

/** From the start of one blink to the next; a pause that is no further off than `SNAP_MS` draws it to itself. */
const LEAST_MS = 2000;
const MOST_MS = 6000;
const SNAP_MS = 350;

/**
 * Every 2 to 6 seconds, one in eight doubled, preferably where a pause begins.
 * @param pausesMs starts of pauses, in order
 */
const planBlinks = (roll: () => number, lengthMs: number, pausesMs: readonly number[]): Blink[] => {
  const blinks: Blink[] = [];
  let at = 700 + 1800 * roll();
  while (at < lengthMs) {
    const pause = pausesMs.find((ms) => Math.abs(ms - at) < SNAP_MS);
    const before = blinks.at(-1)?.startMs ?? Number.NEGATIVE_INFINITY;
    let startMs = Math.max(pause ?? at, before + LEAST_MS);
    blinks.push({ startMs, depth: 1 });
    if (roll() < 0.125) {
      startMs += CLOSE_MS + HOLD_MS + OPEN_MS + 60;
      blinks.push({ startMs, depth: 0.9 });
    }
    at = startMs + LEAST_MS + (MOST_MS - SNAP_MS - LEAST_MS) * roll() ** 1.3;
  }
  return blinks;
};

const lid = ({ startMs, depth }: Blink, ms: number): number => {
  const t = ms - startMs;
  if (t < 0 || t > CLOSE_MS + HOLD_MS + OPEN_MS) {
    return 0;
  }
  if (t < CLOSE_MS) {
    return depth * (t / CLOSE_MS) ** 1.5;
  }
  const opening = (t - CLOSE_MS - HOLD_MS) / OPEN_MS;
  return opening <= 0 ? depth : depth * (1 - opening) ** 1.8;
};

export interface EyePose {
  blink: number;
  gazeX: number;
  gazeY: number;
}

export const eyeTrack = (
  roll: () => number,
  lengthMs: number,
  pausesMs: readonly number[],
): ((ms: number) => EyePose) => {
  const blinks = planBlinks(roll, lengthMs, pausesMs);

  // Fixations: most on the camera, some a little off, each reached in one quick movement.
  const fixations: { startMs: number; x: number; y: number }[] = [{ startMs: -1000, x: 0, y: 0 }];
  for (let at = 600 + 900 * roll(); at < lengthMs; ) {
    const away = roll() < 0.45;
    const reach = away ? 0.35 + 0.4 * roll() : 0.1 * roll();
    const angle = 2 * Math.PI * roll();
    fixations.push({ startMs: at, x: reach * Math.cos(angle), y: 0.5 * reach * Math.sin(angle) });
    at += away ? 250 + 500 * roll() : 700 + 1900 * roll();
  }

  return (ms) => {
    const blink = blinks.reduce((most, each) => Math.max(most, lid(each, ms)), 0);
    const next = fixations.findIndex(({ startMs }) => startMs > ms);
    const k = (next === -1 ? fixations.length : next) - 1;
    const to = fixations[k]!;
    const from = fixations[k - 1] ?? to;
    const part = Math.min(1, (ms - to.startMs) / 45);
    return { blink, gazeX: from.x + (to.x - from.x) * part, gazeY: from.y + (to.y - from.y) * part };
  };
};

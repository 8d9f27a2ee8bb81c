// Blinks at human intervals, and a gaze that leaves the camera only for moments.

const CLOSE_MS = 65;
const HOLD_MS = 45;
const OPEN_MS = 120;

interface Blink {
  startMs: number;
  depth: number;
}

const BLINK_MS = CLOSE_MS + HOLD_MS + OPEN_MS;

/** Interval between blink starts. A blink moves to the end of a phrase within `SNAP_MS` of it. */
const MIN_INTERVAL_MS = 2000;
const MAX_INTERVAL_MS = 6000;
const SNAP_MS = 350;
/** From the start of a blink to that of its double. */
const DOUBLE_MS = BLINK_MS + 60;
/** The eyes are open for this long after the first frame and before the last: players show these frames as stills. */
const OPEN_AT_ENDS_MS = 500;

/**
 * Plans a blink every 2 to 6 seconds, one in eight doubled, preferably just before a pause: stills are taken from pauses.
 * @param pausesMs starts of pauses, in order
 */
const planBlinks = (random: () => number, lengthMs: number, pausesMs: readonly number[]): Blink[] => {
  const blinks: Blink[] = [];
  const lastMs = lengthMs - OPEN_AT_ENDS_MS - BLINK_MS;
  const preferred = pausesMs.map((ms) => ms - BLINK_MS).filter((ms) => ms >= OPEN_AT_ENDS_MS);
  // Viewers decide in the first seconds whether they go on watching.
  for (let at = 1700 + 1300 * random(); ; ) {
    const before = blinks.at(-1)?.startMs ?? Number.NEGATIVE_INFINITY;
    let startMs = Math.max(preferred.find((ms) => Math.abs(ms - at) < SNAP_MS) ?? at, before + MIN_INTERVAL_MS);
    if (startMs > lastMs) return blinks;
    blinks.push({ startMs, depth: 1 });
    if (random() < 0.125 && startMs + DOUBLE_MS <= lastMs) {
      startMs += DOUBLE_MS;
      blinks.push({ startMs, depth: 0.9 });
    }
    at = startMs + MIN_INTERVAL_MS + (MAX_INTERVAL_MS - SNAP_MS - MIN_INTERVAL_MS) * random() ** 1.3;
  }
};

/** How far one blink has closed the lids at a time, 0 to 1. */
const lidClosure = ({ startMs, depth }: Blink, ms: number): number => {
  const t = ms - startMs;
  if (t < 0 || t > BLINK_MS) {
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

/**
 * Returns lids and gaze at a time in milliseconds.
 * @param pausesMs starts of pauses, in order
 */
export const eyeTrack = (
  random: () => number,
  lengthMs: number,
  pausesMs: readonly number[],
): ((ms: number) => EyePose) => {
  const blinks = planBlinks(random, lengthMs, pausesMs);

  // Fixations: most on the camera, some slightly off, each reached by one saccade.
  const fixations: { startMs: number; x: number; y: number }[] = [{ startMs: -1000, x: 0, y: 0 }];
  for (let at = 600 + 900 * random(); at < lengthMs; ) {
    const isAway = random() < 0.45;
    const reach = isAway ? 0.35 + 0.4 * random() : 0.1 * random();
    const angle = 2 * Math.PI * random();
    fixations.push({ startMs: at, x: reach * Math.cos(angle), y: 0.5 * reach * Math.sin(angle) });
    at += isAway ? 250 + 500 * random() : 700 + 1900 * random();
  }

  return (ms) => {
    const blink = blinks.reduce((max, each) => Math.max(max, lidClosure(each, ms)), 0);
    const next = fixations.findIndex(({ startMs }) => startMs > ms);
    const k = (next === -1 ? fixations.length : next) - 1;
    const to = fixations[k]!;
    const from = fixations[k - 1] ?? to;
    const part = Math.min(1, (ms - to.startMs) / 45);
    return { blink, gazeX: from.x + (to.x - from.x) * part, gazeY: from.y + (to.y - from.y) * part };
  };
};

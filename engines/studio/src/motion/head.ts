// Head movement during speech: slow sway, breathing, nods and brow raises on stressed words, and calm in pauses.
import { valueNoise } from './value-noise.ts';

/** The head's pose. Shifts are fractions of the face's height, right and down positive. */
export interface HeadPose {
  shiftX: number;
  shiftY: number;
  /** Radians about the neck, clockwise positive. */
  roll: number;
  /** −1 to 1: turned to the viewer's right. */
  yaw: number;
  /** −1 to 1: bowed. */
  nod: number;
  /** 0 to 1. */
  browLift: number;
  /** −1 breathed out to 1 in. Missing: 0. */
  breath?: number;
  /**
   * Offset of hanging parts (hair, earrings) from where the head carries them, as fractions of the face's height.
   * Missing: none.
   */
  swing?: { x: number; y: number };
}

export interface Beat {
  atMs: number;
  nod: number;
  brow: number;
}

/** A pulse with a quick rise and a slow fall, 1 at `riseMs`. */
const pulse = (ms: number, riseMs: number, fallMs: number): number => {
  if (ms <= 0 || ms >= riseMs + fallMs) {
    return 0;
  }
  const part = ms < riseMs ? ms / riseMs : 1 - (ms - riseMs) / fallMs;
  return part * part * (3 - 2 * part);
};

/** Returns the head's pose at a time in milliseconds. `speaking` is 0 in a pause and 1 in speech. */
export const headTrack = (
  random: () => number,
  lengthMs: number,
  beats: readonly Beat[],
  speaking: (ms: number) => number,
): ((ms: number) => HeadPose) => {
  const slow = () => valueNoise(random, lengthMs, 2100);
  const quick = () => valueNoise(random, lengthMs, 830);
  const [x, y, tilt, turn, bow] = [slow(), slow(), slow(), slow(), slow()];
  const [quickTilt, quickTurn, quickBow] = [quick(), quick(), quick()];
  // About fifteen breaths a minute, of varying length.
  const breath = valueNoise(random, lengthMs, 1950);

  return (ms) => {
    const activity = 0.45 + 0.55 * speaking(ms);
    let nod = 0;
    let brow = 0;
    for (const beat of beats) {
      nod += beat.nod * pulse(ms - beat.atMs + 110, 150, 330);
      brow += beat.brow * pulse(ms - beat.atMs + 130, 130, 520);
    }
    return {
      shiftX: activity * 0.036 * x(ms),
      shiftY: activity * 0.017 * y(ms) + 0.006 * breath(ms) + 0.032 * nod,
      roll: activity * (0.036 * tilt(ms) + 0.01 * quickTilt(ms)),
      yaw: activity * (0.56 * turn(ms) + 0.18 * quickTurn(ms)),
      nod: Math.max(-1, Math.min(1, activity * (0.3 * bow(ms) + 0.15 * quickBow(ms)) + 0.8 * nod)),
      browLift: Math.min(1, brow),
      breath: breath(ms),
    };
  };
};

// The head while somebody speaks: a slow sway that never repeats, breath, nods and brows on stressed words, stillness in pauses.
import { wander } from './wander.ts';

/** How the head stands. Shifts are parts of the face's height, right and down positive. */
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
  /** Where what hangs from the head is, away from where the head carries it. Missing: it hangs still. */
  swing?: { x: number; y: number };
}

export interface Beat {
  atMs: number;
  nod: number;
  brow: number;
}

/** A quick rise and a slow return, 1 at `riseMs`. */
const pulse = (ms: number, riseMs: number, fallMs: number): number => {
  if (ms <= 0 || ms >= riseMs + fallMs) {
    return 0;
  }
  const part = ms < riseMs ? ms / riseMs : 1 - (ms - riseMs) / fallMs;
  return part * part * (3 - 2 * part);
};

export const headTrack = (
  roll: () => number,
  lengthMs: number,
  beats: readonly Beat[],
  speaking: (ms: number) => number,
): ((ms: number) => HeadPose) => {
  const slow = () => wander(roll, lengthMs, 2100);
  const quick = () => wander(roll, lengthMs, 830);
  const [x, y, tilt, turn, bow] = [slow(), slow(), slow(), slow(), slow()];
  const [quickTilt, quickTurn, quickBow] = [quick(), quick(), quick()];
  // About fifteen breaths a minute, each of its own length.
  const breath = wander(roll, lengthMs, 1950);

  return (ms) => {
    const life = 0.45 + 0.55 * speaking(ms);
    let nod = 0;
    let brow = 0;
    for (const beat of beats) {
      nod += beat.nod * pulse(ms - beat.atMs + 110, 150, 330);
      brow += beat.brow * pulse(ms - beat.atMs + 130, 130, 520);
    }
    return {
      shiftX: life * 0.015 * x(ms),
      shiftY: life * 0.007 * y(ms) + 0.005 * breath(ms) + 0.014 * nod,
      roll: life * (0.025 * tilt(ms) + 0.008 * quickTilt(ms)),
      yaw: life * (0.7 * turn(ms) + 0.22 * quickTurn(ms)),
      nod: Math.max(-1, Math.min(1, life * (0.3 * bow(ms) + 0.15 * quickBow(ms)) + 0.8 * nod)),
      browLift: Math.min(1, brow),
    };
  };
};

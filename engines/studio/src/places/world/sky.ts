// The sky as light by direction: a gradient from zenith to horizon, a glow around the sun, and clouds.
import { brightness, type Light } from './light.ts';
import { valueNoise } from './noise.ts';
import type { Vec } from './vector.ts';

export interface Sky {
  readonly zenith: Light;
  readonly horizon: Light;
  /** Glow around the sun. */
  readonly glow: Light;
  /** Unit vector towards the sun. */
  readonly towards: Vec;
  /** Cloud cover, 0 to 1; undefined without clouds. */
  readonly cover: number | undefined;
}

/** A sky of uniform light. */
export const evenSky = (light: Light): Sky => ({
  zenith: light,
  horizon: light,
  glow: [0, 0, 0],
  towards: [0, 1, 0],
  cover: undefined,
});

/** Writes the light from a unit direction to `to` at `at`, three values. */
export const skyLight = (
  { zenith, horizon, glow, towards, cover }: Sky,
  x: number,
  y: number,
  z: number,
  to: Float32Array,
  at: number,
): void => {
  const up = Math.max(0, y);
  const part = 1 - Math.exp(-up * 2.6);
  const near = Math.max(0, x * towards[0] + y * towards[1] + z * towards[2]);
  const sun = 0.3 * near ** 6 + 0.7 * near ** 40 + 6 * near ** 1600;
  // Clouds are noise on a plane overhead.
  const cloud = cover === undefined ? 0 : cloudAt(x / (up + 0.16), z / (up + 0.16), cover) * Math.min(1, up * 7);
  const lit = (brightness(zenith) + brightness(horizon)) * (0.75 + 0.5 * near);
  for (let c = 0; c < 3; c++) {
    const blue = horizon[c]! + (zenith[c]! - horizon[c]!) * part + glow[c]! * sun;
    const white = lit * (0.5 + 0.14 * (horizon[c]! / (brightness(horizon) || 1)));
    to[at + c] = blue + (white - blue) * cloud;
  }
};

/** Cloud opacity at a point of the plane overhead, 0 to 0.9. */
const cloudAt = (x: number, z: number, cover: number): number => {
  let sum = 0;
  let size = 0.9;
  let strength = 0.5;
  for (let octave = 0; octave < 5; octave++, size *= 2.1, strength *= 0.5)
    sum += strength * valueNoise(x * size + octave * 17, z * size * 0.7 + octave * 31);
  const from = 0.46 - 0.36 * cover;
  const t = Math.max(0, Math.min(1, (sum - from) / 0.34));
  return 0.9 * t * t * (3 - 2 * t) * (0.7 + 0.3 * cover);
};

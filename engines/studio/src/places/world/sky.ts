// The sky as light from every direction: from its zenith to its horizon, a glow round the sun, and clouds.
import { valueNoise } from './noise.ts';
import { brightness, type Light, type Sky } from './world.ts';

/** The same light from everywhere. */
export const evenSky = (light: Light): Sky => ({
  zenith: light,
  horizon: light,
  glow: [0, 0, 0],
  towards: [0, 1, 0],
  cover: undefined,
});

/** Writes the light from a direction of length 1 to three places from `at` on. */
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
  // Clouds as noise on a ceiling, thicker the worse the weather.
  const cloud = cover === undefined ? 0 : cloudAt(x / (up + 0.16), z / (up + 0.16), cover) * Math.min(1, up * 7);
  const lit = (brightness(zenith) + brightness(horizon)) * (0.75 + 0.5 * near);
  for (let c = 0; c < 3; c++) {
    const blue = horizon[c]! + (zenith[c]! - horizon[c]!) * part + glow[c]! * sun;
    const white = lit * (0.5 + 0.14 * (horizon[c]! / (brightness(horizon) || 1)));
    to[at + c] = blue + (white - blue) * cloud;
  }
};

/** Cover of the sky at a place of its ceiling, 0 to 0.9. */
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

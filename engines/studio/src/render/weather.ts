// Rain and snow behind a presenter: a few thousand luma pixels, drawn over a frame and removed again.
import type { CoarseField, Precipitation } from '../face-animation.ts';
import { seededRandom } from '../seeded-random.ts';
import { coarseAt, filledBox } from './coarse-field.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';

export interface Weather {
  /** Removes the last drawing from this frame; not needed where the whole frame is redrawn. */
  clear(frame: Picture): void;
  /** Draws the rain or snow of a time, independent of earlier drawings. */
  draw(frame: Picture, ms: number): void;
}

/** A raindrop or snowflake. Lengths are fractions of the frame's height. */
interface Drop {
  /** The start position, across the frame and down. */
  x: number;
  y: number;
  /** Fall in a second. */
  speed: number;
  /** Half the width, and half the length of the streak. */
  radius: number;
  streak: number;
  strength: number;
  /** Horizontal drift in a second; amplitude, frequency (Hz) and phase of the sway. */
  wind: number;
  sway: number;
  swayHz: number;
  phase: number;
}

/** Near drops are few, large, fast and out of focus; far ones many and small. */
const KINDS: Record<
  Precipitation['kind'],
  { count: number; bright: number; drop: (near: number, random: () => number) => Drop }
> = {
  rain: {
    count: 90,
    bright: 0.86,
    drop: (near, random) => ({
      x: random(),
      y: random(),
      speed: 1.3 + 1.1 * near + 0.3 * random(),
      radius: 0.0009 + 0.0011 * near,
      streak: 0.014 + 0.02 * near,
      strength: 0.34 + 0.2 * random(),
      wind: -0.09,
      sway: 0,
      swayHz: 0,
      phase: 0,
    }),
  },
  snow: {
    count: 140,
    bright: 1,
    drop: (near, random) => ({
      x: random(),
      y: random(),
      speed: 0.06 + 0.11 * near + 0.03 * random(),
      radius: 0.0024 + 0.0066 * near * near,
      streak: 0,
      strength: 1 - 0.5 * near,
      wind: 0.012,
      sway: 0.006 + 0.014 * random(),
      swayHz: 0.12 + 0.2 * random(),
      phase: 2 * Math.PI * random(),
    }),
  },
};

/** Factors for weather seen through a window, which is all far away: more of it, shorter, slower and softer. */
const OUTSIDE = { count: 6, radius: { rain: 2.6, snow: 1.1 }, streak: 0.9, speed: 0.55, strength: 0.8 };
/** Outdoor rain is darker than a bright sky and lighter than anything else, by this much luma (of 219). */
const CONTRAST = 45;
const BRIGHT = 130;

/** Drops wrap around this far above and below the frame. */
const MARGIN = 0.06;
const WHITE = 235;

export const createWeather = (buffers: FrameBuffers, { kind, visibility, outside }: Precipitation): Weather => {
  const { width, height } = buffers;
  const { count, bright, drop } = KINDS[kind];
  const random = seededRandom(kind);
  const drops = outside
    ? Array.from({ length: OUTSIDE.count * count }, () => seenThroughWindow(kind, drop(0, random))).filter(
        everVisible(buffers, visibility),
      )
    : Array.from({ length: count }, (_, i) => drop((i / count) ** 1.5, random));
  // Brightness follows the place: at night nothing falls white.
  const light = outside ? WHITE : bright * (WHITE - 0.3 * (WHITE - meanLuma(buffers)));
  const contrasts = outside && kind === 'rain';
  const wide = width / height;

  /** The pixels under the drops of each frame: positions and values in drawing order. */
  const savedPixels = new Map<number, { places: Int32Array; values: Uint8Array; count: number }>();
  const savedPixelsOf = ({ address }: Picture) => {
    const known = savedPixels.get(address);
    if (known) return known;
    const empty = { places: new Int32Array(MAX_PIXELS), values: new Uint8Array(MAX_PIXELS), count: 0 };
    savedPixels.set(address, empty);
    return empty;
  };

  return {
    clear: (frame) => {
      const saved = savedPixelsOf(frame);
      const luma = buffers.bytesOf(frame);
      // Restored in reverse order, since drops may overlap.
      for (let k = saved.count - 1; k >= 0; k--) luma[saved.places[k]!] = saved.values[k]!;
      saved.count = 0;
    },
    draw: (frame, ms) => {
      const saved = savedPixelsOf(frame);
      saved.count = 0;
      const luma = buffers.bytesOf(frame);
      const seconds = ms / 1000;
      for (const { x, y, speed, radius, streak, strength, wind, sway, swayHz, phase } of drops) {
        const fallen = y * (1 + 2 * MARGIN) + speed * seconds;
        const row = (fallen % (1 + 2 * MARGIN)) - MARGIN;
        const drift = x * wide + wind * seconds + sway * Math.sin(2 * Math.PI * swayHz * seconds + phase);
        const column = drift - Math.floor(drift / wide) * wide;
        const [cx, cy] = [column * height, row * height];
        const alpha = strength * (visibility ? coarseAt(visibility, cx, cy) : 1);
        if (alpha < 0.02) continue;
        // A streak leans with the wind.
        const lean = streak > 0 ? wind / speed : 0;
        const r = Math.max(0.7, radius * height);
        const half = streak * height;
        const [top, bottom] = [Math.max(0, Math.ceil(cy - half - r)), Math.min(height - 1, Math.floor(cy + half + r))];
        for (let py = top; py <= bottom; py++) {
          const along = Math.max(0, Math.abs(py - cy) - half) / r;
          const middle = cx + lean * (py - cy);
          // Streaks fade towards their ends.
          const part = alpha * (half > 0 ? 1 - (Math.abs(py - cy) / (half + r)) ** 2 : 1);
          const left = Math.max(0, Math.ceil(middle - r));
          const right = Math.min(width - 1, Math.floor(middle + r));
          for (let px = left; px <= right; px++) {
            const across = (px - middle) / r;
            const cover = (1 - across * across - along * along) * part;
            if (cover <= 0 || saved.count === MAX_PIXELS) continue;
            const at = py * width + px;
            const ground = luma[at]!;
            saved.places[saved.count] = at;
            saved.values[saved.count++] = ground;
            const target = contrasts ? ground + (ground > BRIGHT ? -CONTRAST : CONTRAST) : light;
            luma[at] = ground + (target - ground) * cover;
          }
        }
      }
    },
  };
};

const seenThroughWindow = (kind: Precipitation['kind'], drop: Drop): Drop => ({
  ...drop,
  speed: drop.speed * OUTSIDE.speed,
  radius: drop.radius * OUTSIDE.radius[kind],
  streak: drop.streak * OUTSIDE.streak,
  strength: drop.strength * OUTSIDE.strength,
  // No wind between houses, or the eye would follow a drop from window to window.
  wind: 0,
});

/** Whether a drop without wind ever passes a visible part. */
const everVisible = ({ width, height }: FrameBuffers, visibility: CoarseField | undefined) => {
  if (visibility === undefined || !visibility.values.some((value) => value > 0)) return () => false;
  const box = filledBox(visibility);
  return ({ x, sway }: Drop): boolean =>
    x * width > box.x - sway * height && x * width < box.x + box.width + sway * height;
};

/** Enough for all drops of a frame of 1080 × 1920. */
const MAX_PIXELS = 60_000;

const meanLuma = (buffers: FrameBuffers): number => {
  const luma = buffers.bytesOf(buffers.base).subarray(0, buffers.width * buffers.height);
  let sum = 0;
  for (let at = 0; at < luma.length; at += 97) sum += luma[at]!;
  return (sum * 97) / luma.length;
};

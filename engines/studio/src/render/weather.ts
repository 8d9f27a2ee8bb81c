// Rain and snow that fall in the place behind a presenter: some thousand pixels of luma, drawn over a frame and taken away again.
import type { CoarseField, Precipitation } from '../puppet.ts';
import { seeded } from '../seeded.ts';
import { coarseAt, filledBox } from './coarse-field.ts';
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';

export interface Weather {
  /** Takes away what was last drawn over this frame; not needed where all of the frame is drawn anew. */
  clear(frame: Picture): void;
  /** Draws what falls at this time, whatever was drawn before. */
  draw(frame: Picture, ms: number): void;
}

/** All lengths are parts of the frame's height. */
interface Drop {
  /** Where it starts, across the frame and down the way it falls. */
  x: number;
  y: number;
  /** Down in a second. */
  speed: number;
  /** Half its breadth, and half the length of its streak. */
  radius: number;
  streak: number;
  strength: number;
  /** How far it is blown aside in a second, and how it sways: as far, as often, from where on. */
  wind: number;
  sway: number;
  turns: number;
  phase: number;
}

/** The near ones are few, large, fast and out of focus; the far ones many and small. */
const KINDS: Record<
  Precipitation['kind'],
  { count: number; bright: number; drop: (near: number, roll: () => number) => Drop }
> = {
  rain: {
    count: 90,
    bright: 0.86,
    drop: (near, roll) => ({
      x: roll(),
      y: roll(),
      speed: 1.3 + 1.1 * near + 0.3 * roll(),
      radius: 0.0009 + 0.0011 * near,
      streak: 0.014 + 0.02 * near,
      strength: 0.34 + 0.2 * roll(),
      wind: -0.09,
      sway: 0,
      turns: 0,
      phase: 0,
    }),
  },
  snow: {
    count: 140,
    bright: 1,
    drop: (near, roll) => ({
      x: roll(),
      y: roll(),
      speed: 0.06 + 0.11 * near + 0.03 * roll(),
      radius: 0.0024 + 0.0066 * near * near,
      streak: 0,
      strength: 1 - 0.5 * near,
      wind: 0.012,
      sway: 0.006 + 0.014 * roll(),
      turns: 0.12 + 0.2 * roll(),
      phase: 2 * Math.PI * roll(),
    }),
  },
};

/** Outside a window all of it is far: much of it, short, slow, and nearly as soft as what stands there. */
const OUTSIDE = { count: 6, radius: { rain: 2.6, snow: 1.1 }, streak: 0.9, speed: 0.55, strength: 0.8 };
/** There rain is told from a bright sky by being darker, from anything else by being lighter: by so much, of 219. */
const CONTRAST = 45;
const BRIGHT = 130;

/** How far above and below the frame they turn round. */
const MARGIN = 0.06;
const WHITE = 235;

export const weatherOver = (stage: Stage, { kind: what, visibility: seen, outside }: Precipitation): Weather => {
  const { width, height } = stage;
  const { count, bright, drop } = KINDS[what];
  const roll = seeded(what);
  const drops = outside
    ? Array.from({ length: OUTSIDE.count * count }, () => farther(what, drop(0, roll))).filter(passes(stage, seen))
    : Array.from({ length: count }, (_, i) => drop((i / count) ** 1.5, roll));
  // As bright as the place lets it be: by night nothing falls white.
  const light = outside ? WHITE : bright * (WHITE - 0.3 * (WHITE - meanLuma(stage)));
  const contrasts = outside && what === 'rain';
  const wide = width / height;

  /** What was under the drops of each frame: places and values, in the order they were drawn. */
  const covered = new Map<number, { places: Int32Array; values: Uint8Array; count: number }>();
  const coverOf = ({ address }: Picture) => {
    const known = covered.get(address);
    if (known) return known;
    const none = { places: new Int32Array(MOST_PIXELS), values: new Uint8Array(MOST_PIXELS), count: 0 };
    covered.set(address, none);
    return none;
  };

  return {
    clear: (frame) => {
      const under = coverOf(frame);
      const luma = stage.bytesOf(frame);
      // Last drawn, first taken away: drops may lie over each other.
      for (let k = under.count - 1; k >= 0; k--) luma[under.places[k]!] = under.values[k]!;
      under.count = 0;
    },
    draw: (frame, ms) => {
      const under = coverOf(frame);
      under.count = 0;
      const luma = stage.bytesOf(frame);
      const seconds = ms / 1000;
      for (const { x, y, speed, radius, streak, strength, wind, sway, turns, phase } of drops) {
        const fallen = y * (1 + 2 * MARGIN) + speed * seconds;
        const row = (fallen % (1 + 2 * MARGIN)) - MARGIN;
        const aside = x * wide + wind * seconds + sway * Math.sin(2 * Math.PI * turns * seconds + phase);
        const column = aside - Math.floor(aside / wide) * wide;
        const [cx, cy] = [column * height, row * height];
        const alpha = strength * (seen ? coarseAt(seen, cx, cy) : 1);
        if (alpha < 0.02) continue;
        // A streak leans as it is blown.
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
            if (cover <= 0 || under.count === MOST_PIXELS) continue;
            const at = py * width + px;
            const ground = luma[at]!;
            under.places[under.count] = at;
            under.values[under.count++] = ground;
            const aim = contrasts ? ground + (ground > BRIGHT ? -CONTRAST : CONTRAST) : light;
            luma[at] = ground + (aim - ground) * cover;
          }
        }
      }
    },
  };
};

const farther = (what: Precipitation['kind'], drop: Drop): Drop => ({
  ...drop,
  speed: drop.speed * OUTSIDE.speed,
  radius: drop.radius * OUTSIDE.radius[what],
  streak: drop.streak * OUTSIDE.streak,
  strength: drop.strength * OUTSIDE.strength,
  // Sheltered by houses, or the eye would follow it from window to window.
  wind: 0,
});

/** Whether a drop that no wind carries off ever comes by where it is seen. */
const passes = ({ width, height }: Stage, seen: CoarseField | undefined) => {
  if (seen === undefined || !seen.values.some((value) => value > 0)) return () => false;
  const box = filledBox(seen);
  return ({ x, sway }: Drop): boolean =>
    x * width > box.x - sway * height && x * width < box.x + box.width + sway * height;
};

/** Of all drops of a frame of 1080 × 1920. */
const MOST_PIXELS = 60_000;

const meanLuma = (stage: Stage): number => {
  const luma = stage.bytesOf(stage.base).subarray(0, stage.width * stage.height);
  let sum = 0;
  for (let at = 0; at < luma.length; at += 97) sum += luma[at]!;
  return (sum * 97) / luma.length;
};

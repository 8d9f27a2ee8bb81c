// Draws curls: clouds of small arcs, lit by the cloud's rounded shape.
import { blend } from '../../paint/colour.ts';
import { clamp } from '../../paint/curve.ts';
import { keyLight } from '../../paint/light.ts';
import { createRandom } from '../../paint/random.ts';
import { type Fibres, lineOf, setJoint } from './fibres.ts';
import type { HairShades } from './shade.ts';

export interface Cloud {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface CurlStyle {
  seed: string;
  count: number;
  /** Radius of one curl, in units. */
  radius: number;
  width: number;
  /** Strength of the highlight on the outermost curls, 0 to 1. */
  shine: number;
  /** Longest arc in radians; full rings look like chain mail. */
  arc?: number;
  /** Width of the clumps that curls form, each with a side in the light and one in shadow. */
  clump: number;
  /** Whether a curl may be at a point. */
  allowed?: (x: number, y: number) => boolean;
}

/** Light on a clump of curls at a point, −0.4 to 0.4: clumps are at the jittered points of a grid. */
const clumpLight = (x: number, y: number, size: number): number => {
  const row = Math.floor(y / size);
  const column = Math.floor(x / size + (row % 2) * 0.5);
  const jitter = Math.sin(row * 127.1 + column * 311.7) * 0.22;
  const aside = x / size + (row % 2) * 0.5 - column - 0.5 + jitter;
  const down = y / size - row - 0.5 - jitter;
  return 0.32 - 0.9 * (aside * aside + down * down) - 0.5 * (aside * 0.6 + down * 0.9);
};

const steps = 7;
const ARC = lineOf(steps + 1);

/** Fills a cloud with curls, the deep, dark ones first. */
export const drawCurls = (
  on: Fibres,
  { x: cx, y: cy, rx, ry }: Cloud,
  [dark, base, high]: HairShades,
  style: CurlStyle,
): void => {
  const random = createRandom(style.seed);
  for (let i = 0; i < style.count; i++) {
    const angle = random.next() * 6.2832;
    const lumpy = 1 + 0.03 * Math.sin(angle * 7 + cx) + 0.02 * Math.sin(angle * 17 + 2);
    const away = Math.sqrt(random.next()) * lumpy;
    const [px, py] = [cx + Math.cos(angle) * rx * away, cy + Math.sin(angle) * ry * away];
    const layer = i / style.count;
    const radius = style.radius * random.between(0.55, 1.35);
    const flat = random.between(0.55, 0.95);
    const [turn, start] = [random.between(0, 3), random.between(0, 6.28)];
    const sweep = random.between(1.6, away > 0.9 ? Math.min(2.4, style.arc ?? 4) : (style.arc ?? 4));
    const [tone, glint] = [random.next(), random.next()];
    if (style.allowed && !style.allowed(px, py)) continue;
    const [nx, ny] = [(px - cx) / rx, (py - cy) / ry];
    const round =
      nx * keyLight.x * 1.5 + ny * keyLight.y * 1.1 + Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny)) * keyLight.z;
    const lit = clamp(round + clumpLight(px, py, style.clump) - 0.08);
    // Each curl is shaded as a small tube, lighter at its upper left.
    for (let step = 0; step <= steps; step++) {
      const a = start + (sweep * step) / steps;
      const [ax, ay] = [Math.cos(a) * radius, Math.sin(a) * radius * flat];
      const own = 0.5 - 0.35 * (Math.cos(a + turn) * 0.7 + Math.sin(a + turn) * 0.7);
      const body = blend(dark, base, clamp((lit * 1.4 * layer + tone * 0.25) * (0.55 + own * 0.8)));
      const colour = blend(body, high, clamp(lit ** 3 * style.shine * layer * glint * 1.4 * own * 1.6));
      const rimmed = blend(colour, [255, 214, 168], clamp(nx) ** 5 * 0.2 * tone);
      const ends = Math.min(1, Math.min(step, steps - step) / 2 + 0.35);
      setJoint(
        ARC,
        step,
        px + ax * Math.cos(turn) - ay * Math.sin(turn),
        py + ax * Math.sin(turn) + ay * Math.cos(turn),
        style.width * (0.6 + tone * 0.6) * ends,
        0.92,
        rimmed,
      );
    }
    on.stroke(ARC);
  }
};

// Draws what softens a hairline: locks at the temples that have come loose.
import { mix } from '../../paint/curve.ts';
import { createRandom } from '../../paint/random.ts';
import type { HairKit } from './kit.ts';
import { drawTress } from './locks.ts';

/** Draws a lock that has come loose at some temples: from beside the parting at `part` to at most height `low`. */
export const drawTempleLocks = (kit: HairKit, part: number, low: number): void => {
  const random = createRandom(kit.seed('temples'));
  for (const side of [-1, 1]) {
    const [shown, out, end] = [random.chance(0.6), random.between(-4, 8), random.between(50, 150)];
    if (!shown) continue;
    const tip = Math.min(low - 20, end);
    drawTress(
      kit,
      [
        [part * 0.7 + side * 26, -158],
        [side * (86 + out), -128],
        [side * (120 + out * 0.5), -34],
        [side * (121 - out * 0.5), mix(-34, tip, 0.55)],
        [side * (132 + out), tip],
      ],
      random.between(18, 26),
      { seed: kit.seed(`temple ${side}`), rootFade: 0.4 },
    );
  }
};

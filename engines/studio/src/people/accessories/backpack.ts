// Draws the padded straps of a backpack over both shoulders.
import { bothSides, clipped, type Pen, path, soft } from '../../paint/pen.ts';
import { breadth, shoulderY, trunkHalf, trunkPath } from '../body-plan.ts';
import { darker, drawButton, drawFlap, drawSeam, lighter } from '../garments/cloth.ts';
import { besideHood } from '../garments/tops.ts';
import type { Person } from '../person.ts';
import type { Garment } from '../traits.ts';

const hooded = new Set<Garment>(['hoodie', 'rain-jacket']);

/** The pen takes body units. */
export const drawBackpack = (pen: Pen, person: Person, colour: string): void => {
  const s = breadth(person);
  const top = (x: number) => shoulderY(person, x * s) - 12;
  const end = trunkHalf(person, 620) + 4;
  pen.context.save();
  if (hooded.has(person.clothes.garment)) pen.context.clip(besideHood(person), 'evenodd');
  clipped(pen, trunkPath(person), () =>
    bothSides(pen, (side) => {
      const cloth = { pen, person };
      const strap = path(
        `M${112 * s} ${top(112)} L${172 * s} ${top(172)} C${186 * s} 380 ${188 * s} 440 ${184 * s} 500 C${182 * s} 530 ${190 * s} 560 ${end + 16} 584 L${end + 16} 668 C${160 * s} 630 ${130 * s} 570 ${130 * s} 500 C${130 * s} 430 ${120 * s} 360 ${112 * s} ${top(112)}Z`,
      );
      drawFlap(cloth, strap, side < 0 ? lighter(colour, 0.06) : darker(colour, 0.06), 20);
      clipped(pen, strap, () =>
        soft(pen, 7, () => {
          pen.context.lineWidth = 16;
          pen.context.strokeStyle = `rgba(255,250,240,${side < 0 ? 0.22 : 0.12})`;
          pen.context.stroke(path(`M${134 * s} ${top(134)} C${152 * s} 380 ${152 * s} 450 ${152 * s} 520`));
        }),
      );
      for (const [x, inwards] of [
        [120, 0],
        [166, 1],
      ] as const)
        drawSeam(
          cloth,
          `M${x * s} ${top(x) + 6} C${(x + 12) * s} 380 ${(x + 14 - inwards * 2) * s} 440 ${(x + 13 - inwards) * s} 506`,
          colour,
          0.4,
          1.6,
        );
      // The adjuster, and the webbing below it.
      drawFlap(cloth, path(`M${126 * s} 512 L${190 * s} 508 L${190 * s} 536 L${129 * s} 541Z`), '#2a2b30', 6);
      drawButton(cloth, 158 * s, 468, darker(colour, 0.4), 4);
    }),
  );
  pen.context.restore();
};

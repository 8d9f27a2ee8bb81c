// A clothed body: neck, garment, and the light that comes from behind.
import { css, type Rgb } from '../paint/colour.ts';
import { clipped, linear, type Pen, path, penOn, type Stage, soft } from '../paint/pen.ts';
import { bodyLift, breadth, silhouette } from './body-plan.ts';
import { clothLight } from './cloth-relief.ts';
import { cuts } from './garments/garments.ts';
import { drawNeck } from './neck.ts';
import type { Person } from './person.ts';

/** The body on a layer of its own, under a head whose eyes are at the stage's origin. `rim` is the colour of the light from behind. */
export const drawBody = (person: Person, stage: Stage, rim: Rgb): Pen => {
  const pen = penOn(stage);
  const { x } = pen;
  // A body turned a little carries one shoulder higher.
  x.transform(1, person.body.turn * 0.035, -person.body.turn * 0.02, 1, person.body.turn * 7, bodyLift(person));
  drawNeck(pen, person, rim);
  const { stiffness, draw } = cuts[person.clothes.garment];
  draw({ pen, person, light: clothLight(person, stiffness) });
  const shape = silhouette(person);
  const s = breadth(person);
  clipped(pen, shape, () =>
    soft(pen, 7, () => {
      x.strokeStyle = linear(
        pen,
        [120 * s, 300],
        [340 * s, 520],
        [
          [0, css(rim, 0)],
          [0.4, css(rim, 0.36)],
          [1, css(rim, 0.1)],
        ],
      );
      x.lineWidth = 12;
      x.stroke(
        path(
          `M${110 * s} 296 C${210 * s} 310 ${272 * s} 352 ${286 * s} 386 C${324 * s} 424 ${336 * s} 560 ${346 * s} 860`,
        ),
      );
    }),
  );
  return pen;
};

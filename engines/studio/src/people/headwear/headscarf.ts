// Draws a headscarf around the face, with crossing folds under the chin; it hides hair and ears.
import { css } from '../../paint/colour.ts';
import { mirrored, type Point, smooth, spline } from '../../paint/curve.ts';
import { createPen, path, pathThrough, soft, spot, type Viewport } from '../../paint/pen.ts';
import { firstRow, outline, plan } from '../head.ts';
import type { Person } from '../person.ts';
import { drapeOn, drawClipped, drawCrease, drawFolds, fillCloth, type Headwear } from './wrap.ts';

const outer =
  'M0 -234 C-116 -234 -172 -150 -167 -20 C-165 90 -172 170 -222 300 C-244 360 -150 424 -20 434 C120 444 254 380 224 300 C174 180 167 90 167 -20 C172 -150 116 -234 0 -234Z';

/** Outline of the opening, along cheeks and jaw with a small gap below the chin, for a face of usual width. */
const openingOf = (person: Person): Point[] => {
  const { right } = outline(person);
  const chin = plan.chin + person.face.length;
  const cheek = (y: number): Point => [
    right[Math.round(y) - firstRow]! / person.face.width - 5 - 6 * smooth(110, 10, y),
    y,
  ];
  const side = spline(
    [
      [0, -146],
      [52, -136],
      [96, -98],
      [116, -46],
      cheek(20),
      cheek(70),
      cheek(110),
      cheek(145),
      cheek(chin - 30),
      cheek(chin - 14),
      [22, chin + 3],
      [0, chin + 6],
    ],
    90,
  );
  return [...side, ...mirrored(side).reverse()];
};

export const headscarf = (person: Person, viewport: Viewport): Headwear => {
  const back = createPen(viewport);
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const wide = person.face.width;
  back.context.scale(wide, 1);
  pen.context.scale(wide, 1);
  back.context.fillStyle = css(shades[0]);
  back.context.fill(path('M-148 -100 L148 -100 L160 300 L-160 300Z'));
  const opening = pathThrough(openingOf(person));
  const cloth = path(outer);
  cloth.addPath(opening);
  fillCloth(drape, cloth, true);
  drawClipped(
    drape,
    cloth,
    () => {
      const side: Point[][] = [
        [
          [66, 198],
          [112, 150],
          [128, 60],
          [124, -60],
          [80, -141],
          [0, -154],
        ],
        [
          [96, 220],
          [140, 150],
          [150, 45],
          [146, -76],
          [94, -168],
          [0, -196],
        ],
        [
          [120, 244],
          [162, 150],
          [170, 30],
          [164, -90],
          [108, -194],
          [0, -238],
        ],
      ];
      drawFolds(drape, side, 'right', 90);
      drawFolds(drape, side.map(mirrored), 'left', 90);
      drawFolds(
        drape,
        [
          [
            [-110, 150],
            [-60, 226],
            [30, 262],
            [130, 250],
            [214, 300],
          ],
          [
            [-150, 170],
            [-92, 280],
            [14, 330],
            [124, 322],
            [222, 330],
          ],
          [
            [-190, 190],
            [-120, 340],
            [0, 404],
            [120, 400],
            [222, 350],
          ],
        ],
        'under',
        90,
      );
      drawFolds(
        drape,
        [
          [
            [112, 148],
            [62, 234],
            [-40, 286],
            [-150, 290],
            [-224, 330],
          ],
          [
            [150, 190],
            [84, 300],
            [-40, 366],
            [-140, 370],
            [-222, 360],
          ],
        ],
        'over',
        44,
      );
      drawCrease(drape, [
        [118, 130],
        [62, 236],
        [-60, 300],
        [-204, 322],
      ]);
      drawCrease(
        drape,
        [
          [-118, 140],
          [-72, 232],
          [20, 302],
          [164, 334],
        ],
        0.8,
      );
      drawCrease(
        drape,
        [
          [0, -200],
          [-88, -180],
          [-142, -90],
          [-146, 40],
        ],
        0.7,
      );
      drawCrease(
        drape,
        [
          [132, -90],
          [146, 20],
          [142, 110],
        ],
        0.6,
      );
      drawCrease(
        drape,
        [
          [-150, 250],
          [-60, 350],
          [60, 384],
        ],
        0.6,
      );
      soft(pen, 8, () => {
        pen.context.strokeStyle = css(shades[0], 0.62);
        pen.context.lineWidth = 11;
        pen.context.stroke(opening);
      });
      spot(pen, [14, 236], 110, 34, shades[0], 0.62);
      soft(pen, 5, () => {
        pen.context.strokeStyle = 'rgba(255,220,176,.3)';
        pen.context.lineWidth = 6;
        pen.context.stroke(path('M108 -196 C156 -150 168 -90 166 -20 C166 90 174 180 222 300'));
      });
    },
    true,
  );
  return { back: back.canvas, front: pen.canvas, hidesHair: true };
};

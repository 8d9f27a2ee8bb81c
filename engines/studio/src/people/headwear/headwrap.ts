// Draws a head wrap of printed cloth, wound high around the head and knotted in front.
import type { Path2D } from '@napi-rs/canvas';
import { blend, contrast, css, type Rgb } from '../../paint/colour.ts';
import { mirrored, mix, type Point } from '../../paint/curve.ts';
import { path, soft, type Viewport } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import type { Person } from '../person.ts';
import { dome } from './hats.ts';
import {
  type Drape,
  drapeOn,
  drawClipped,
  drawCrease,
  drawFolds,
  emptyLayer,
  fillCloth,
  type Headwear,
} from './wrap.ts';

const prints: readonly Rgb[] = [
  [234, 176, 62],
  [214, 92, 58],
  [40, 132, 120],
  [246, 234, 208],
  [40, 52, 104],
];

/** Draws the print of a cloth: petals around discs, in two colours that differ from it. */
const drawPrint = (drape: Drape, shape: Path2D, part: string): void => {
  const { pen, shades, seed } = drape;
  const random = createRandom(`${seed}/print`);
  const [petals, discs] = [...prints]
    .sort((a, b) => contrast(b, shades[1]) - contrast(a, shades[1]))
    .slice(0, 3)
    .sort(() => random.between(-1, 1)) as [Rgb, Rgb, Rgb];
  const places = createRandom(`${seed}/print/${part}`);
  drawClipped(drape, shape, () => {
    const { context } = pen;
    for (let row = 0; row < 9; row++)
      for (let column = -5; column <= 5; column++) {
        const [x, y] = [column * 44 + (row % 2) * 22 + places.around(0, 5), -350 + row * 36 + places.around(0, 5)];
        context.save();
        context.translate(x, y);
        context.rotate(places.next() * 6.3);
        context.fillStyle = css(petals, 0.9);
        for (let petal = 0; petal < 5; petal++) {
          context.rotate(1.2566);
          context.beginPath();
          context.ellipse(0, -11, 5, 9, 0, 0, 7);
          context.fill();
        }
        context.fillStyle = css(discs, 0.95);
        context.beginPath();
        context.arc(0, 0, 5.5, 0, 7);
        context.fill();
        context.restore();
      }
  });
};

export const headwrap = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  pen.context.scale(person.face.width, 1);
  const crown = path(
    'M-134 -46 C-160 -84 -186 -164 -168 -232 C-148 -300 -74 -328 0 -326 C74 -328 148 -300 168 -232 C186 -164 160 -84 134 -46 C122 -84 76 -118 0 -142 C-76 -118 -122 -84 -134 -46Z',
  );
  fillCloth(drape, crown);
  drawClipped(drape, crown, () => {
    const creases: (readonly [Point[], number])[] = [];
    for (const lift of [0, 1, 2, 3]) {
      const t = lift / 3;
      const band = (k: number): Point[] => {
        const rise = (t + k * 0.34) * 136;
        return [
          [-146 - 14 * Math.sin(t * 3), -44 - rise * 1.02],
          [-96, -94 - rise * 1.1],
          [mix(-14, 4, t), -146 - rise * 0.92],
          [70, -204 - rise * 0.6],
          [150, -236 - rise * 0.3],
        ];
      };
      const left = [band(0), band(0.5), band(1)];
      drawFolds(drape, left, `left${lift}`, 22, 10);
      creases.push([band(0), 0.75], [mirrored(band(0)).slice(0, 4), 1]);
      drawFolds(
        drape,
        left.map(mirrored).map((guide) => guide.slice(0, 4)),
        `right${lift}`,
        22,
        10,
      );
    }
    drawPrint(drape, crown, 'crown');
    for (const [line, depth] of creases) drawCrease(drape, line, depth);
    dome(drape, -20, -220, 190);
    soft(pen, 6, () => {
      pen.context.strokeStyle = css(shades[0], 0.6);
      pen.context.lineWidth = 9;
      pen.context.stroke(path('M-134 -46 C-122 -84 -76 -118 0 -142 C76 -118 122 -84 134 -46'));
    });
  });
  drawKnot(drape);
  return { back: emptyLayer(viewport), front: pen.canvas };
};

/** Two loops and the knot between them, above the forehead. */
const drawKnot = (drape: Drape): void => {
  const { pen, shades } = drape;
  const loops = [
    'M12 -232 C-20 -300 -92 -352 -128 -336 C-156 -318 -128 -252 -92 -228 C-58 -208 -18 -212 12 -220Z',
    'M20 -234 C30 -306 84 -372 124 -368 C158 -358 150 -288 118 -250 C92 -222 50 -212 20 -218Z',
  ];
  for (const [i, d] of loops.entries()) {
    const loop = path(d);
    fillCloth(drape, loop);
    drawPrint(drape, loop, `loop${i}`);
    drawClipped(drape, loop, () => {
      dome(drape, i === 0 ? -70 : 80, -290, 90);
      const out = i === 0 ? -1 : 1;
      for (const k of [0.2, 0.5, 0.8])
        drawCrease(
          drape,
          [
            [16 + out * 6, -226],
            [16 + out * mix(40, 70, k), mix(-250, -300, k)],
            [16 + out * mix(96, 104, k), mix(-256, -344, k)],
          ],
          0.7,
        );
    });
  }
  const knot = path(
    'M-26 -246 C-4 -262 38 -262 56 -244 C66 -226 60 -198 42 -188 C20 -180 -10 -184 -24 -196 C-36 -212 -36 -234 -26 -246Z',
  );
  fillCloth(drape, knot);
  drawPrint(drape, knot, 'knot');
  drawClipped(drape, knot, () => {
    pen.context.fillStyle = css(blend(shades[1], shades[2], 0.3), 0.25);
    pen.context.fill(knot);
    for (const x of [-8, 14, 36])
      drawCrease(
        drape,
        [
          [x - 6, -256],
          [x + 4, -222],
          [x - 4, -188],
        ],
        0.6,
      );
    dome(drape, 0, -226, 60);
  });
};

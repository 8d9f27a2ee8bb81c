// Draws a head wrap of printed cloth, wound high around the head and knotted in front.
import type { Path2D } from '@napi-rs/canvas';
import { blend, css } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { path, soft, type Viewport } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import type { Person } from '../person.ts';
import { drawPrint } from '../prints.ts';
import { dome } from './hats.ts';
import {
  type Drape,
  drapeOn,
  drawClipped,
  drawCrease,
  drawCrossedBands,
  emptyLayer,
  fillCloth,
  type Headwear,
} from './wrap.ts';

/** Draws the print of a piece of the cloth. */
const drawPrintOn = (drape: Drape, shape: Path2D, part: string): void => {
  const random = createRandom(`${drape.seed}/print/${part}`);
  const area = { left: -230, top: -380, right: 230, bottom: -40, size: 0.62 };
  drawClipped(drape, shape, () => drawPrint(drape.pen, area, drape.shades[1], random));
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
    drawCrossedBands(drape, { bands: 4, height: 140 }, () => drawPrintOn(drape, crown, 'crown'));
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
    'M12 -226 C-20 -280 -92 -326 -128 -314 C-156 -300 -128 -244 -92 -222 C-58 -204 -18 -206 12 -214Z',
    'M20 -228 C30 -288 84 -342 124 -338 C158 -330 150 -272 118 -240 C92 -216 50 -206 20 -212Z',
  ];
  for (const [i, d] of loops.entries()) {
    const loop = path(d);
    fillCloth(drape, loop);
    drawPrintOn(drape, loop, `loop${i}`);
    drawClipped(drape, loop, () => {
      dome(drape, i === 0 ? -70 : 80, -290, 90);
      const out = i === 0 ? -1 : 1;
      for (const k of [0.2, 0.5, 0.8])
        drawCrease(
          drape,
          [
            [16 + out * 6, -226],
            [16 + out * mix(40, 70, k), mix(-250, -300, k)],
            [16 + out * mix(96, 104, k), mix(-250, -320, k)],
          ],
          0.7,
        );
    });
  }
  const knot = path(
    'M-26 -246 C-4 -262 38 -262 56 -244 C66 -226 60 -198 42 -188 C20 -180 -10 -184 -24 -196 C-36 -212 -36 -234 -26 -246Z',
  );
  fillCloth(drape, knot);
  drawPrintOn(drape, knot, 'knot');
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

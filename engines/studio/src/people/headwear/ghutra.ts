// Draws a ghutra: a cloth that falls from the head behind both shoulders, held by a black cord in two rings.
import { css, lightness, rgb } from '../../paint/colour.ts';
import { mirrored, type Point } from '../../paint/curve.ts';
import { createPen, path, soft, spot, type Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { type Drape, drapeOn, drawClipped, drawCrease, fillCloth, type Headwear } from './wrap.ts';

/** Draws the woven pattern of a coloured ghutra: small crosses on white, closer to each other along the edges. */
const drawWeave = ({ pen: { context } }: Drape, colour: string): void => {
  context.strokeStyle = colour;
  context.lineWidth = 5.6;
  context.setLineDash([9, 5]);
  const [from, to] = [-290, 460];
  for (let at = -760; at < 760; at += 13)
    for (const slope of [1, -1]) context.stroke(path(`M${at - slope * 350} ${from} L${at + slope * 400} ${to}`));
  context.setLineDash([]);
};

/** Cloth of almost no colour is plain; others are woven with white. */
const isPlain = (colour: string): boolean => {
  const [r, g, b] = rgb(colour);
  return Math.max(r, g, b) - Math.min(r, g, b) < 40 && lightness([r, g, b]) > 0.5;
};

export const ghutra = (person: Person, viewport: Viewport): Headwear => {
  const back = createPen(viewport);
  const plain = isPlain(person.headwearColour);
  const drape = drapeOn(viewport, plain ? person.headwearColour : '#f4f1ea', person.seed);
  const { pen, shades } = drape;
  for (const { context } of [back, pen]) context.scale(person.face.width, 1);
  back.context.fillStyle = css(shades[1]);
  back.context.fill(path('M-150 -100 L150 -100 L176 300 L-176 300Z'));
  back.context.fillStyle = css(shades[0], 0.22);
  back.context.fill(path('M-150 -40 L150 -40 L176 300 L-176 300Z'));
  const inner =
    'C-134 316 -126 214 -124 120 C-128 20 -124 -50 -112 -92 C-78 -130 -40 -140 0 -140 C40 -140 78 -130 112 -92 C124 -50 128 20 124 120 C126 214 134 316 150 428';
  const cloth = path(
    `M0 -240 C-112 -240 -168 -160 -168 -40 C-170 70 -186 150 -250 250 C-268 300 -262 372 -244 420 C-214 436 -178 438 -150 428 ${inner} C178 438 214 436 244 420 C262 372 268 300 250 250 C186 150 170 70 168 -40 C168 -160 112 -240 0 -240Z`,
  );
  fillCloth(drape, cloth);
  drawClipped(drape, cloth, () => {
    if (!plain) drawWeave(drape, person.headwearColour);
    spot(pen, [120, -150], 90, 120, shades[0], 0.22);
    spot(pen, [-70, -190], 70, 40, shades[2], 0.5, -0.4);
    const folds: readonly Point[][] = [
      [
        [112, -140],
        [150, -50],
        [150, 110],
        [196, 424],
      ],
      [
        [128, -120],
        [160, -10],
        [172, 130],
        [236, 300],
      ],
      [
        [118, -90],
        [136, 10],
        [138, 150],
        [164, 420],
      ],
    ];
    for (const fold of folds) {
      drawCrease(drape, fold, 0.6);
      drawCrease(drape, mirrored(fold), 0.5);
    }
    // The cloth is folded to a peak above the forehead.
    drawCrease(
      drape,
      [
        [0, -190],
        [-3, -166],
        [0, -142],
      ],
      0.5,
    );
    // The hem beside the face is lit on one side, and shades the neck on the other.
    pen.context.strokeStyle = css(shades[2], 0.8);
    pen.context.lineWidth = 7;
    pen.context.stroke(path(`M-150 428 ${inner}`));
    soft(pen, 5, () => {
      pen.context.strokeStyle = css(shades[0], 0.4);
      pen.context.lineWidth = 9;
      pen.context.stroke(path('M250 250 C268 300 262 372 244 420 M168 -40 C170 70 186 150 250 250'));
    });
  });
  // The cord goes around the head: it ends where the cloth does.
  drawClipped(drape, cloth, () => {
    for (const y of [-176, -198]) {
      const ring = path(`M-150 ${y + 30} C-108 ${y - 18} 108 ${y - 18} 150 ${y + 30}`);
      for (const [tint, wide, lift] of [
        ['#0c0b0d', 21, 0],
        ['#2b282c', 13, -2],
        ['rgba(255,255,255,.16)', 4, -6],
      ] as const) {
        pen.context.save();
        pen.context.translate(0, lift);
        pen.context.strokeStyle = tint;
        pen.context.lineWidth = wide;
        pen.context.lineCap = 'butt';
        pen.context.stroke(ring);
        pen.context.restore();
      }
    }
  });
  return { back: back.canvas, front: pen.canvas };
};

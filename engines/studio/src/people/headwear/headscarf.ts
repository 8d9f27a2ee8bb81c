// Draws a headscarf around the face, draped over the chest, wrapped around the neck, or with an end over one shoulder; it hides hair and ears.
import type { Path2D } from '@napi-rs/canvas';
import { blend, css, lightness } from '../../paint/colour.ts';
import { mirrored, type Point, smooth, spline } from '../../paint/curve.ts';
import { createPen, path, pathThrough, soft, spot, type Viewport } from '../../paint/pen.ts';
import { firstRow, outline, plan } from '../head.ts';
import type { Person } from '../person.ts';
import {
  type Drape,
  drapeOn,
  drawClipped,
  drawCrease,
  drawFold,
  drawFolds,
  fillCloth,
  type Headwear,
  shadeForehead,
} from './wrap.ts';

/** A layer of cloth over the one below it. */
interface Panel {
  readonly shape: string;
  /** Its free edge, which is lit. */
  readonly edge: string;
  readonly folds: readonly Point[][];
}

interface Wrap {
  readonly outer: string;
  /** Cloth behind the neck. */
  readonly behind: string;
  /** Its right edge, which is lit from behind. */
  readonly edge: string;
  /** Folds of the lowest layer. */
  readonly folds: readonly Point[][];
  readonly panels: readonly Panel[];
}

/** Over the chest, both ends crossed below the chin. */
const draped: Wrap = {
  outer:
    'M0 -226 C-110 -228 -158 -148 -155 -20 C-154 84 -160 172 -214 296 C-236 356 -150 424 -20 434 C120 444 248 380 218 296 C162 180 154 84 155 -20 C158 -148 110 -228 0 -226Z',
  behind: 'M-138 -100 L138 -100 L152 300 L-152 300Z',
  edge: 'M104 -188 C146 -146 158 -88 155 -20 C154 84 162 180 218 296',
  folds: [
    [
      [-130, 126],
      [-96, 236],
      [4, 312],
      [150, 346],
    ],
    [
      [-154, 184],
      [-134, 306],
      [-56, 392],
    ],
  ],
  panels: [
    {
      shape:
        'M116 96 C104 170 40 226 -60 262 C-130 288 -190 300 -230 312 L-240 470 L40 470 C120 420 190 360 236 300 C176 210 154 160 152 90Z',
      edge: 'M116 96 C104 170 40 226 -60 262 C-130 288 -190 300 -230 312',
      folds: [
        [
          [134, 136],
          [110, 238],
          [14, 312],
          [-176, 368],
        ],
        [
          [160, 204],
          [136, 314],
          [40, 390],
          [-70, 422],
        ],
      ],
    },
  ],
};

/** Closely around the neck, crossed once, with the end tucked in at the side. */
const wrapped: Wrap = {
  outer:
    'M0 -226 C-110 -228 -156 -148 -153 -20 C-151 66 -144 130 -126 180 C-138 210 -160 240 -196 276 C-180 316 -90 344 0 346 C90 344 180 316 196 276 C160 240 138 210 126 180 C144 130 151 66 153 -20 C156 -148 110 -228 0 -226Z',
  behind: 'M-126 -100 L126 -100 L120 260 L-120 260Z',
  edge: 'M104 -188 C146 -146 157 -88 153 -20 C151 66 144 130 126 180 C138 210 160 240 196 276',
  folds: [
    [
      [-124, 170],
      [-74, 256],
      [26, 296],
      [130, 290],
    ],
    [
      [-160, 246],
      [-90, 306],
      [10, 332],
    ],
  ],
  panels: [
    {
      shape:
        'M118 84 C112 150 70 204 6 222 C-50 238 -96 232 -134 206 L-204 282 L-120 360 L120 360 L204 280 C160 240 140 200 134 160Z',
      edge: 'M118 84 C112 150 70 204 6 222 C-50 238 -96 232 -134 206',
      folds: [
        [
          [128, 140],
          [108, 226],
          [30, 276],
          [-226, 244],
        ],
        [
          [146, 208],
          [104, 290],
          [10, 322],
          [-226, 306],
        ],
      ],
    },
  ],
};

/** Loosely under the chin, with one end thrown over a shoulder. */
const thrown: Wrap = {
  outer:
    'M0 -226 C-110 -228 -158 -148 -155 -20 C-153 80 -152 150 -176 226 C-192 272 -140 320 -60 342 C10 362 70 366 106 360 C118 396 124 420 126 446 C150 458 176 448 196 452 C216 456 234 446 252 438 C254 392 248 340 228 286 C176 190 155 90 155 -20 C158 -148 110 -228 0 -226Z',
  behind: 'M-138 -100 L138 -100 L152 300 L-142 260Z',
  edge: 'M104 -188 C146 -146 158 -88 155 -20 C155 90 176 190 228 286 C248 340 254 392 252 438',
  folds: [
    [
      [-142, 160],
      [-92, 264],
      [14, 306],
      [118, 294],
    ],
    [
      [-168, 220],
      [-104, 318],
      [0, 346],
      [104, 344],
    ],
  ],
  panels: [
    {
      shape:
        'M-126 110 C-96 190 -20 226 60 216 C104 210 130 190 140 160 L190 250 C240 320 262 390 256 460 L120 470 C128 400 120 330 84 288 C20 300 -90 260 -150 180Z',
      edge: 'M120 460 C128 400 120 330 84 288 C20 300 -90 260 -150 180',
      folds: [
        [
          [-122, 164],
          [-50, 246],
          [44, 262],
          [124, 224],
        ],
        [
          [126, 248],
          [162, 330],
          [170, 456],
        ],
        [
          [170, 240],
          [216, 336],
          [224, 454],
        ],
      ],
    },
  ],
};

const wraps = { draped, wrapped, thrown } as const;

/** Draws a fold of the cloth that hangs on the chest. */
const drawLargeFold = (drape: Drape, line: Point[]): void => drawCrease(drape, line, 0.9, 1.7);

/** Draws the layers that lie over the lowest one, each with a lit edge. */
const drawPanel = (drape: Drape, { shape, edge, folds }: Panel): void => {
  const { pen, shades } = drape;
  const layer = path(shape);
  fillCloth(drape, layer);
  drawClipped(drape, layer, () => {
    for (const fold of folds) drawLargeFold(drape, fold);
    pen.context.lineWidth = 7;
    pen.context.strokeStyle = css(blend(shades[1], shades[2], 0.75), 0.7);
    pen.context.stroke(path(edge));
  });
};

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

/** Draws the edge of a cap under the scarf, along the forehead, in a darker or lighter shade. */
const drawUnderCap = ({ pen: { context }, shades: [dark, base, light] }: Drape, opening: Path2D): void => {
  context.save();
  context.clip(path('M-200 -200 L200 -200 L200 -64 L-200 -64Z'));
  context.clip(opening);
  context.strokeStyle = css(lightness(base) > 0.3 ? blend(base, dark, 0.5) : blend(base, light, 0.5));
  context.lineWidth = 26;
  context.stroke(opening);
  context.strokeStyle = css(dark, 0.5);
  context.lineWidth = 4;
  context.stroke(opening);
  context.restore();
};

export const headscarf = (person: Person, viewport: Viewport): Headwear => {
  const back = createPen(viewport);
  const { outer, behind, edge, folds, panels } = wraps[person.headscarf ?? 'draped'];
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const wide = person.face.width;
  back.context.scale(wide, 1);
  pen.context.scale(wide, 1);
  back.context.fillStyle = css(shades[0]);
  back.context.fill(path(behind));
  const face = openingOf(person);
  const opening = pathThrough(face);
  const cloth = path(outer);
  cloth.addPath(opening);
  const brow = face.filter(([, y]) => y < -76).sort(([a], [b]) => a - b);
  shadeForehead(drape, pathThrough(brow, false));
  fillCloth(drape, cloth, true);
  drawClipped(
    drape,
    cloth,
    () => {
      const side: Point[][] = [
        [
          [66, 198],
          [112, 150],
          [126, 60],
          [122, -60],
          [80, -141],
          [0, -154],
        ],
        [
          [92, 220],
          [132, 150],
          [140, 45],
          [137, -76],
          [90, -164],
          [0, -190],
        ],
        [
          [112, 244],
          [150, 150],
          [156, 30],
          [152, -90],
          [100, -188],
          [0, -228],
        ],
      ];
      drawFolds(drape, side, 'right', 90);
      drawFolds(drape, side.map(mirrored), 'left', 90);
      for (const fold of folds) drawLargeFold(drape, fold);
      for (const panel of panels) drawPanel(drape, panel);
      // Thin cloth is pulled back from the temples.
      for (const [x, y] of [
        [-112, -92],
        [-122, -40],
      ] as const)
        drawFold(
          drape,
          [
            [x, y],
            [x - 16, y + 60],
            [x - 12, y + 140],
          ],
          0.8,
        );
      drawFold(
        drape,
        [
          [116, -80],
          [136, 0],
          [130, 110],
        ],
        0.8,
      );
      // The hem along the face is thin, and lit.
      pen.context.strokeStyle = css(blend(shades[1], shades[2], 0.6), 0.75);
      pen.context.lineWidth = 13;
      pen.context.stroke(opening);
      soft(pen, 2, () => {
        pen.context.strokeStyle = css(shades[0], 0.5);
        pen.context.lineWidth = 5;
        pen.context.stroke(opening);
      });
      spot(pen, [14, 214], 110, 40, shades[0], 0.5);
      soft(pen, 5, () => {
        pen.context.strokeStyle = 'rgba(255,220,176,.3)';
        pen.context.lineWidth = 6;
        pen.context.stroke(path(edge));
      });
    },
    true,
  );
  if (person.headscarf === 'wrapped') drawUnderCap(drape, opening);
  return { back: back.canvas, front: pen.canvas };
};

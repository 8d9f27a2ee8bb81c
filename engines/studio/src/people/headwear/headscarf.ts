// Draws a headscarf around the face, draped over the chest, wrapped around the neck, or with an end over one shoulder; it hides hair and ears.
import type { Path2D } from '@napi-rs/canvas';
import { blend, css, lightness } from '../../paint/colour.ts';
import { mirrored, type Point, smooth, spline } from '../../paint/curve.ts';
import { createPen, path, pathThrough, soft, spot, type Viewport } from '../../paint/pen.ts';
import { firstRow, outline, plan } from '../head.ts';
import type { Person } from '../person.ts';
import { type Drape, drapeOn, drawClipped, drawCrease, drawFolds, fillCloth, type Headwear } from './wrap.ts';

interface Wrap {
  readonly outer: string;
  /** Cloth behind the neck. */
  readonly behind: string;
  /** Its right edge, which is lit from behind. */
  readonly edge: string;
  drawFolds(drape: Drape): void;
}

/** Over the chest, both ends crossed below the chin. */
const draped: Wrap = {
  outer:
    'M0 -234 C-116 -234 -172 -150 -167 -20 C-165 90 -172 170 -222 300 C-244 360 -150 424 -20 434 C120 444 254 380 224 300 C174 180 167 90 167 -20 C172 -150 116 -234 0 -234Z',
  behind: 'M-148 -100 L148 -100 L160 300 L-160 300Z',
  edge: 'M108 -196 C156 -150 168 -90 166 -20 C166 90 174 180 222 300',
  drawFolds: (drape) => {
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
        [-150, 250],
        [-60, 350],
        [60, 384],
      ],
      0.6,
    );
  },
};

/** Closely around the neck, with the ends tucked in. */
const wrapped: Wrap = {
  outer:
    'M0 -238 C-116 -238 -168 -150 -163 -20 C-160 60 -150 120 -130 176 C-152 206 -164 246 -148 284 C-118 328 -50 346 0 346 C50 346 118 328 148 284 C164 246 152 206 130 176 C150 120 160 60 163 -20 C168 -150 116 -238 0 -238Z',
  behind: 'M-130 -100 L130 -100 L110 260 L-110 260Z',
  edge: 'M108 -196 C156 -150 166 -90 162 -20 C160 60 150 120 130 176 C152 206 164 246 148 284',
  drawFolds: (drape) => {
    for (const [name, top, low] of [
      ['lower', 236, 352],
      ['middle', 206, 306],
      ['upper', 172, 262],
    ] as const)
      drawFolds(
        drape,
        [0, 0.5, 1].map((k): Point[] => {
          const y = low - (1 - k) * 34;
          return [
            [-150 - k * 4, top - 18 + k * 30],
            [-84, y - 24],
            [0, y],
            [84, y - 30],
            [150 + k * 4, top - 26 + k * 30],
          ];
        }),
        name,
        44,
      );
    drawCrease(drape, [
      [-146, 178],
      [-84, 236],
      [0, 262],
      [86, 236],
      [140, 166],
    ]);
    drawCrease(
      drape,
      [
        [-158, 216],
        [-80, 284],
        [10, 304],
        [96, 276],
        [152, 200],
      ],
      0.9,
    );
    drawCrease(
      drape,
      [
        [118, 120],
        [126, 158],
        [84, 214],
        [14, 246],
      ],
      0.7,
    );
  },
};

/** Loosely under the chin, with one end thrown over a shoulder. */
const thrown: Wrap = {
  outer:
    'M0 -236 C-118 -236 -174 -150 -169 -20 C-166 80 -160 150 -176 226 C-188 272 -140 320 -60 342 C10 362 70 366 106 360 C118 396 124 420 126 446 C150 458 176 448 196 452 C216 456 234 446 252 438 C254 392 248 340 228 286 C182 190 169 90 169 -20 C174 -150 118 -236 0 -236Z',
  behind: 'M-148 -100 L148 -100 L160 300 L-150 260Z',
  edge: 'M108 -196 C158 -150 170 -90 168 -20 C168 90 182 190 228 286 C248 340 254 392 252 438',
  drawFolds: (drape) => {
    drawFolds(
      drape,
      [
        [
          [-120, 140],
          [-74, 214],
          [20, 252],
          [120, 232],
          [196, 262],
        ],
        [
          [-152, 180],
          [-96, 276],
          [10, 312],
          [120, 296],
          [216, 300],
        ],
        [
          [-178, 214],
          [-110, 316],
          [0, 352],
          [110, 352],
          [228, 340],
        ],
      ],
      'under',
      80,
    );
    drawFolds(
      drape,
      [
        [
          [110, 270],
          [128, 330],
          [134, 450],
        ],
        [
          [170, 262],
          [190, 340],
          [194, 450],
        ],
        [
          [214, 262],
          [240, 340],
          [250, 450],
        ],
      ],
      'end',
      40,
    );
    drawCrease(drape, [
      [-116, 150],
      [-66, 232],
      [26, 274],
      [118, 258],
      [190, 270],
    ]);
    drawCrease(
      drape,
      [
        [-160, 206],
        [-90, 296],
        [10, 326],
        [116, 318],
      ],
      0.8,
    );
    for (const x of [148, 194])
      drawCrease(
        drape,
        [
          [x - 10, 300],
          [x + 6, 370],
          [x + 8, 446],
        ],
        0.7,
      );
  },
};

const wraps = { draped, wrapped, thrown } as const;

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
  const { outer, behind, edge, drawFolds: folds } = wraps[person.headscarf ?? 'draped'];
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const wide = person.face.width;
  back.context.scale(wide, 1);
  pen.context.scale(wide, 1);
  back.context.fillStyle = css(shades[0]);
  back.context.fill(path(behind));
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
      folds(drape);
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
      soft(pen, 8, () => {
        pen.context.strokeStyle = css(shades[0], 0.62);
        pen.context.lineWidth = 11;
        pen.context.stroke(opening);
      });
      spot(pen, [14, 236], 110, 34, shades[0], 0.62);
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

// Draws a head wrap of printed cloth: knotted in front, wound around a bun on the crown, or with pleats that stand up like a fan.
import type { Path2D } from '@napi-rs/canvas';
import { css } from '../../paint/colour.ts';
import { mix, type Point } from '../../paint/curve.ts';
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
  shadeForehead,
} from './wrap.ts';

/** Draws the print of a piece of the cloth. */
const drawPrintOn = (drape: Drape, shape: Path2D, part: string): void => {
  const random = createRandom(`${drape.seed}/print/${part}`);
  const area = { left: -230, top: -380, right: 230, bottom: -40, size: 0.62 };
  drawClipped(drape, shape, () => drawPrint(drape.pen, area, drape.shades[1], random));
};

type Wrap = NonNullable<Person['headwrap']>;

/** Its outline down to the forehead, and the middle of its lit side. */
const crowns: Record<'high' | 'low', { outline: string; top: number }> = {
  high: {
    outline:
      'M-134 -46 C-160 -84 -186 -164 -168 -232 C-148 -300 -74 -328 0 -326 C74 -328 148 -300 168 -232 C186 -164 160 -84 134 -46',
    top: -220,
  },
  low: {
    outline:
      'M-134 -46 C-156 -84 -174 -146 -158 -200 C-138 -238 -70 -258 0 -258 C70 -258 138 -238 158 -200 C174 -146 156 -84 134 -46',
    top: -180,
  },
};

const drawCrown = (drape: Drape, { outline, top }: (typeof crowns)['high']): void => {
  const { pen, shades } = drape;
  const crown = path(`${outline} C122 -84 76 -118 0 -142 C-76 -118 -122 -84 -134 -46Z`);
  shadeForehead(drape, path('M-106 -82 C-84 -104 -46 -128 0 -142 C46 -128 84 -104 106 -82'));
  fillCloth(drape, crown);
  drawClipped(drape, crown, () => {
    drawCrossedBands(drape, { bands: 4, height: 140 }, () => drawPrintOn(drape, crown, 'crown'));
    dome(drape, -20, top, 190);
    soft(pen, 6, () => {
      pen.context.strokeStyle = css(shades[0], 0.6);
      pen.context.lineWidth = 9;
      pen.context.stroke(path('M-134 -46 C-122 -84 -76 -118 0 -142 C76 -118 122 -84 134 -46'));
    });
  });
};

/** Draws a loose part of the cloth, lit around (`x`, `y`), with its creases. */
const drawPart = (
  drape: Drape,
  part: string,
  d: string,
  light: readonly [x: number, y: number, radius: number],
  creases: readonly Point[][],
  depth = 0.7,
): void => {
  const shape = path(d);
  fillCloth(drape, shape);
  drawPrintOn(drape, shape, part);
  drawClipped(drape, shape, () => {
    dome(drape, ...light);
    for (const crease of creases) drawCrease(drape, crease, depth);
  });
};

const draw: Record<Wrap, (drape: Drape) => void> = {
  knot: (drape) => {
    drawCrown(drape, crowns.high);
    drawKnot(drape);
  },
  bun: (drape) => {
    drawBun(drape);
    drawCrown(drape, crowns.low);
  },
  fan: (drape) => {
    drawFan(drape);
    drawCrown(drape, crowns.low);
    drawRosette(drape);
  },
};

export const headwrap = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen } = drape;
  pen.context.scale(person.face.width, 1);
  draw[person.headwrap ?? 'knot'](drape);
  return { back: emptyLayer(viewport), front: pen.canvas };
};

/** Two loops and the knot between them, above the forehead. */
const drawKnot = (drape: Drape): void => {
  const loops = [
    'M12 -226 C-20 -280 -92 -326 -128 -314 C-156 -300 -128 -244 -92 -222 C-58 -204 -18 -206 12 -214Z',
    'M20 -228 C30 -288 84 -342 124 -338 C158 -330 150 -272 118 -240 C92 -216 50 -206 20 -212Z',
  ];
  for (const [i, d] of loops.entries()) {
    const out = i === 0 ? -1 : 1;
    const creases = [0.2, 0.5, 0.8].map((k): Point[] => [
      [16 + out * 6, -226],
      [16 + out * mix(40, 70, k), mix(-250, -300, k)],
      [16 + out * mix(96, 104, k), mix(-250, -320, k)],
    ]);
    drawPart(drape, `loop${i}`, d, [i === 0 ? -70 : 80, -290, 90], creases);
  }
  const creases = [-8, 14, 36].map((x): Point[] => [
    [x - 6, -256],
    [x + 4, -222],
    [x - 4, -188],
  ]);
  drawPart(
    drape,
    'knot',
    'M-26 -246 C-4 -262 38 -262 56 -244 C66 -226 60 -198 42 -188 C20 -180 -10 -184 -24 -196 C-36 -212 -36 -234 -26 -246Z',
    [0, -226, 60],
    creases,
    0.6,
  );
};

/** The cloth wound around hair that is gathered on the crown, its coils one above the other. */
const drawBun = (drape: Drape): void => {
  const coils = [
    'M-100 -216 C-124 -262 -106 -292 -60 -298 C0 -308 64 -308 104 -294 C138 -280 134 -240 108 -210 C60 -190 -60 -190 -100 -216Z',
    'M-74 -266 C-96 -306 -78 -334 -40 -340 C4 -348 54 -346 82 -332 C108 -314 98 -280 76 -260 C36 -246 -40 -246 -74 -266Z',
  ];
  for (const [i, d] of coils.entries()) {
    const [y, half] = [-252 - i * 46, 112 - i * 28];
    const creases = [-16, 8].map((drop): Point[] => [
      [-half, y + drop - 8],
      [-half * 0.3, y + drop + 14],
      [half * 0.5, y + drop + 10],
      [half + 10, y + drop - 16],
    ]);
    drawPart(drape, `coil${i}`, d, [-30, y - 10, 104 - i * 18], creases);
  }
};

/** Stiff pleats that stand up like a fan, as in a gele. */
const drawFan = (drape: Drape): void => {
  const base: Point = [64, -172];
  for (let pleat = 0; pleat < 6; pleat++) {
    const at = (k: number, far: number): string => {
      const angle = mix(-2.42, -0.42, k);
      return `${(base[0] + Math.cos(angle) * far).toFixed(1)} ${(base[1] + Math.sin(angle) * far * 0.94).toFixed(1)}`;
    };
    const [from, to] = [pleat / 6 - 0.05, (pleat + 1) / 6 + 0.05];
    const far = 170 - Math.abs(pleat - 2.5) * 5;
    const middle = mix(-2.42, -0.42, (pleat + 0.5) / 6);
    const ray = (far: number): Point => [base[0] + Math.cos(middle) * far, base[1] + Math.sin(middle) * far * 0.94];
    drawPart(
      drape,
      `pleat${pleat}`,
      `M${base[0]} ${base[1]} L${at(from, far * 0.97)} Q${at((from + to) / 2, far * 1.07)} ${at(to, far * 0.97)}Z`,
      [ray(124)[0] - 18, ray(124)[1], 84],
      [[base, ray(90), ray(180)]],
      0.9,
    );
  }
};

/** The twisted ends of the cloth, tucked in beside the fan. */
const drawRosette = (drape: Drape): void => {
  const around = (radius: number, from: number): Point[] =>
    Array.from({ length: 6 }, (_, i): Point => {
      const angle = from + i * 0.8;
      return [96 + Math.cos(angle) * radius, -184 + Math.sin(angle) * radius * 0.9];
    });
  drawPart(
    drape,
    'rosette',
    'M46 -196 C48 -236 84 -250 116 -240 C150 -230 160 -190 144 -158 C128 -128 82 -124 60 -146 C48 -160 44 -178 46 -196Z',
    [84, -204, 62],
    [around(38, 2.6), around(22, 0.4), around(9, 4)],
    0.9,
  );
};

// Draws pullover garments: T-shirt, jumper, turtleneck, hoodie, sportswear, scrubs.
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, hex, lightness, rgb } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { bothSides, clipped, linear, type Pen, path, soft } from '../../paint/pen.ts';
import { hemPoint, leadingSide, looseSleeve, sides } from '../arms.ts';
import { bodyBottom, breadth, neckHalf, shoulderY } from '../body-plan.ts';
import type { Person } from '../person.ts';
import { drawChestGraphic } from './chest-graphic.ts';
import {
  darker,
  drawFlap,
  drawPattern,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawSleeveless } from './sleeveless.ts';
import { isSportsBra } from './trousers.ts';

const far = 460;

/** The region below a neckline of half width `half` and depth `depth`, and its edge; `pointed` is 0 (round) to 1 (V). */
const below = (
  half: number,
  depth: number,
  pointed: number,
  top: number,
): { region: Path2D; edge: (lower: number) => string } => {
  // Round ones are half an ellipse.
  const [side, flat] = [half * mix(0.95, 0.22, pointed), half * 0.55 * (1 - pointed)];
  const drop = mix(mix(top, depth, 0.6), depth - 40, pointed);
  const curve = (lower: number, out: number) =>
    `M${-half - out} ${top + lower * 0.2} C${-side - out * 0.8} ${drop + lower * 0.9} ${-flat} ${depth + lower} 0 ${depth + lower} C${flat} ${depth + lower} ${side + out * 0.8} ${drop + lower * 0.9} ${half + out} ${top + lower * 0.2}`;
  return {
    region: path(
      `${curve(0, 0)} L${half + 40} 256 L${far} 256 L${far} ${bodyBottom} L${-far} ${bodyBottom} L${-far} 256 L${-half - 40} 256Z`,
    ),
    edge: (lower) => curve(lower, lower * 0.55),
  };
};

interface Neckline {
  half: number;
  depth: number;
  pointed?: number;
  /** Width of the band along the edge, in units. */
  band?: number;
  ribbed?: true;
}

/** Draws the band of a neckline as a roll of cloth, lit from above. */
const drawBand = (
  { pen, person: { clothes } }: GarmentContext,
  edge: (lower: number) => string,
  wide: number,
  { band, ribbed }: { band: number; ribbed: true | undefined },
): void => {
  const { context, scale } = pen;
  const colour = rgb(clothes.colour);
  const stroke = (lower: number, width: number, tint: SKRSContext2D['strokeStyle']) => {
    context.lineWidth = width;
    context.strokeStyle = tint;
    context.stroke(path(edge(lower)));
  };
  soft(pen, 4, () => stroke(band + 3, 10, 'rgba(14,8,22,.3)'));
  context.save();
  context.shadowColor = 'rgba(20,8,8,.55)';
  context.shadowBlur = 9 * scale;
  context.shadowOffsetY = -3 * scale;
  context.shadowOffsetX = 2 * scale;
  const across = linear(
    pen,
    [-wide, 300],
    [wide, 340],
    [
      [0, css(blend(colour, [255, 244, 228], 0.14))],
      [0.5, css(blend(colour, [10, 8, 26], 0.08))],
      [1, css(blend(colour, [10, 8, 26], 0.34))],
    ],
  );
  stroke(band / 2, Math.max(3, band), across);
  context.restore();
  if (band < 8) return;
  soft(pen, band * 0.14, () => {
    stroke(band * 0.34, band * 0.3, css(blend(colour, [255, 250, 240], 0.6), 0.5));
    stroke(band * 0.86, band * 0.3, css(blend(colour, [8, 4, 20], 0.5), 0.42));
  });
  if (!ribbed) return;
  context.setLineDash([1.8, 4.6]);
  stroke(band / 2, band, css(blend(colour, [8, 4, 20], 0.75), 0.3));
  context.setLineDash([]);
};

/** Draws a top over the whole outline, with a neckline. */
export const pullover = (garment: GarmentContext, { half, depth, pointed = 0, band = 16, ribbed }: Neckline): void => {
  const { pen, person, shape: body } = garment;
  const { clothes } = person;
  const wide = half * (person.gender === 'male' ? 1.04 : 0.98) * (0.5 + 0.5 * breadth(person));
  const { region, edge } = below(wide, depth, pointed, shoulderY(person, wide) - 4);
  clipped(pen, region, () => {
    drawPiece(garment, body, clothes.colour, 0);
    drawPattern(garment, body, clothes);
  });
  // The band goes on behind the neck: it ends at the shoulder's upper edge.
  const visible = path(`M${-wide + 16} 0 L${wide - 16} 0 L${wide - 16} ${bodyBottom} L${-wide + 16} ${bodyBottom}Z`);
  visible.addPath(body, { a: 1, b: 0, c: 0, d: 1, e: 0, f: -4 });
  // Blurring costs as much as all that is not clipped away, and nothing is drawn below the band's shadow.
  const end = depth + band + 40;
  const near = path(`M${-far} 0 L${far} 0 L${far} ${end} L${-far} ${end}Z`);
  clipped(pen, near, () => clipped(pen, visible, () => drawBand(garment, edge, wide, { band, ribbed })));
  if (band > 6) drawSeam(garment, edge(band), clothes.colour, 0.42);
};

/** Draws the stitching at the hems of short sleeves. */
export const hems = (garment: GarmentContext, sleeve: number): void => {
  const { person } = garment;
  for (const side of sides) {
    const point = (across: number, along: number) =>
      hemPoint(person, side, (person.clothes.loose ? looseSleeve : sleeve) + along, across).map((v) => v.toFixed(1));
    const line = (along: number) => `M${point(-1.02, along)} Q${point(0, along + 0.05)} ${point(1.04, along)}`;
    drawSeam(garment, line(-0.07), person.clothes.colour, 0.4, 1.4);
  }
};

export const tShirt = (garment: GarmentContext): void => {
  pullover(garment, { half: 108, depth: 368, band: 11 });
  if (garment.person.clothes.graphic) drawChestGraphic(garment);
  hems(garment, 0.5);
};

export const vNeck = (garment: GarmentContext): void =>
  pullover(garment, { half: 92, depth: 424, pointed: 1, band: 10 });

export const jumper = (garment: GarmentContext): void =>
  pullover(garment, { half: 97, depth: 346, band: 24, ribbed: true });

export const sportswear = (garment: GarmentContext): void => {
  const { person } = garment;
  const strap = (person.gender === 'female' ? 150 : 172) * breadth(person);
  drawSleeveless(garment, strap, (cloth, armholes) => {
    pullover(cloth, { half: 118, depth: 408, band: 9 });
    clipped(cloth.pen, cloth.shape, () => {
      for (const edge of armholes) drawSeam(cloth, edge, person.clothes.colour, 0.5, 7);
      if (isSportsBra(person.clothes)) endBelowBust(cloth);
    });
  });
};

/** A wide elastic band below the bust, and no cloth below it. */
const endBelowBust = (cloth: GarmentContext): void => {
  const { pen, person } = cloth;
  const edge = (y: number) => `M-420 ${y - 22} C-140 ${y + 10} 140 ${y + 10} 420 ${y - 22}`;
  const end = 626;
  drawFlap(cloth, path(`${edge(end - 40)} L420 ${end} L-420 ${end}Z`), lighter(person.clothes.colour, 0.05), 7);
  pen.context.save();
  pen.context.globalCompositeOperation = 'destination-out';
  pen.context.fill(path(`${edge(end)} L420 ${bodyBottom} L-420 ${bodyBottom}Z`));
  pen.context.restore();
};

export const scrubs = (garment: GarmentContext): void => {
  pullover(garment, { half: 90, depth: 412, pointed: 1, band: 17 });
  hems(garment, 0.55);
  const { pen, person } = garment;
  const { colour, emblem } = person.clothes;
  drawSeam(garment, 'M64 560 L150 556 L154 650 L70 656Z', colour, 0.35);
  // Beside the arm that is raised, above the pocket or opposite it.
  const side = leadingSide(person) < 0 ? 1 : -1;
  if (emblem === 'paw')
    drawPaw(
      pen,
      side * 112 * breadth(person),
      side > 0 ? 604 : 478,
      lightness(rgb(colour)) > 0.6 ? darker(colour, 0.6) : lighter(colour, 0.82),
    );
};

/** An embroidered paw. */
const drawPaw = ({ context }: Pen, x: number, y: number, colour: string): void => {
  context.save();
  context.translate(x, y);
  context.scale(0.68, 0.68);
  context.fillStyle = colour;
  for (const [dx, dy, rx, ry, turn] of [
    [-27, -6, 9, 13, -0.5],
    [-10, -25, 9.5, 14, -0.14],
    [11, -25, 9.5, 14, 0.14],
    [28, -6, 9, 13, 0.5],
  ] as const) {
    context.beginPath();
    context.ellipse(dx, dy, rx, ry, turn, 0, 7);
    context.fill();
  }
  context.fill(
    path('M0 -3 C12 -3 17 8 24 16 C32 28 20 36 8 31 C3 29 -3 29 -8 31 C-20 36 -32 28 -24 16 C-17 8 -12 -3 0 -3Z'),
  );
  context.restore();
};

export const turtleneck = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  drawPiece(garment, shape, colour, 0);
  drawPattern(garment, shape, person.clothes);
  const w = neckHalf(person) + 9;
  const foot = shoulderY(person, w + 10) - 2;
  const collar = path(
    `M${-w} 226 C${-w * 0.6} 248 ${w * 0.6} 248 ${w} 226 C${w + 9} 232 ${w + 12} ${foot - 20} ${w + 10} ${foot} C${w * 0.72} ${foot + 78} ${-w * 0.72} ${foot + 78} ${-w - 10} ${foot} C${-w - 12} ${foot - 20} ${-w - 9} 232 ${-w} 226Z`,
  );
  drawFlap(garment, collar, colour, 12);
  clipped(pen, collar, () => {
    const { context } = pen;
    drawCollarRibs(garment, w, foot);
    soft(pen, 10, () => {
      context.fillStyle = css(blend(rgb(colour), [10, 5, 20], 0.8), 0.5);
      context.beginPath();
      context.ellipse(16, 214, w + 16, 34, 0, 0, 7);
      context.fill();
    });
    context.fillStyle = linear(
      pen,
      [-w, 0],
      [w, 0],
      [
        [0, 'rgba(255,246,230,.04)'],
        [0.3, 'rgba(255,246,230,.16)'],
        [0.56, 'rgba(14,8,30,.06)'],
        [1, 'rgba(14,8,30,.46)'],
      ],
    );
    context.fillRect(-w - 60, 200, 2 * w + 120, 170);
  });
};

/** Draws the ribs of a round collar `w` units wide on each side, closer together where it turns away. */
const drawCollarRibs = ({ pen: { context }, person }: GarmentContext, w: number, foot: number): void => {
  context.strokeStyle = css(blend(rgb(person.clothes.colour), [8, 4, 20], 0.6), 0.26);
  context.lineWidth = 2.2;
  for (let rib = -9; rib < 10; rib++) {
    const x = w * Math.sin((rib / 10) * (Math.PI / 2));
    context.beginPath();
    context.moveTo(x, 220);
    context.quadraticCurveTo(x * 1.1, 262, x * 1.08, foot + 76);
    context.stroke();
  }
};

/** Draws the hood, which lies behind the neck and stands up on both sides of it. */
export const hood = (garment: GarmentContext): void => {
  const { person, pen } = garment;
  const colour = rgb(person.clothes.colour);
  const n = neckHalf(person);
  drawPiece(
    garment,
    path(
      `M${-n - 84} 350 C${-n - 122} 280 ${-n - 112} 186 ${-n - 50} 158 C${-n * 0.5} 136 ${n * 0.5} 136 ${n + 50} 158 C${n + 112} 186 ${n + 122} 280 ${n + 84} 350Z`,
    ),
    hex(blend(colour, [10, 6, 20], 0.14)),
    10,
  );
  soft(pen, 9, () => {
    pen.context.fillStyle = css(blend(colour, [6, 4, 14], 0.72), 0.85);
    pen.context.fill(
      path(`M${-n - 34} 310 C${-n - 66} 236 ${-n - 40} 178 0 174 C${n + 40} 178 ${n + 66} 236 ${n + 34} 310Z`),
    );
  });
};

/** Everything but the hood, to clip by the even-odd rule: straps run below it. */
export const besideHood = (person: Person): Path2D => {
  const n = neckHalf(person);
  const beside = path('M-900 -900 L900 -900 L900 2700 L-900 2700Z');
  beside.addPath(
    mirroredPath(`M0 100 L${n} 180 C${n + 44} 170 ${n + 100} 208 ${n + 98} 292 C${n + 96} 350 ${n * 0.9} 432 0 456Z`),
  );
  return beside;
};

/** Draws one side of the hood's opening: two thick folds that come from behind the neck and meet below the throat. */
export const drawHoodFolds = (garment: GarmentContext, side: 1 | -1): void => {
  const { pen, person } = garment;
  const colour = rgb(person.clothes.colour);
  const n = neckHalf(person);
  const lit = hex(side < 0 ? blend(colour, [255, 246, 230], 0.07) : blend(colour, [10, 6, 20], 0.1));
  const outer = path(
    `M${n - 6} 180 C${n + 44} 170 ${n + 100} 208 ${n + 98} 292 C${n + 96} 350 ${n * 0.9} 432 0 456 L0 424 C${n * 0.5} 408 ${n - 10} 380 ${n + 14} 330 C${n + 40} 280 ${n + 36} 214 ${n - 6} 180Z`,
  );
  const inner = path(
    `M${n - 6} 190 C${n + 34} 192 ${n + 56} 246 ${n + 48} 298 C${n + 40} 346 ${n * 0.66} 408 0 436 L0 402 C${n * 0.4} 388 ${n - 8} 344 ${n} 296 C${n + 6} 262 ${n + 4} 232 ${n - 6} 190Z`,
  );
  drawFlap(garment, outer, lit, 14);
  drawFlap(garment, inner, lit, 11);
  for (const [fold, d] of [
    [outer, `M${n + 60} 214 C${n + 84} 262 ${n + 78} 320 ${n - 4} 396`],
    [inner, `M${n + 22} 224 C${n + 36} 262 ${n + 30} 320 ${n * 0.45} 388`],
  ] as const)
    clipped(pen, fold, () =>
      soft(pen, 7, () => {
        pen.context.strokeStyle = `rgba(255,248,236,${side < 0 ? 0.2 : 0.12})`;
        pen.context.lineWidth = 13;
        pen.context.stroke(path(d));
      }),
    );
};

export const hoodie = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  pullover(garment, { half: 90, depth: 372, pointed: 0.4, band: 20 });
  bothSides(pen, (side) => drawHoodFolds(garment, side));
  for (const side of [-1, 1]) {
    const cord = path(`M${side * 30} 404 C${side * 34} 440 ${side * 28} 480 ${side * 36} ${side < 0 ? 540 : 525}`);
    pen.context.lineCap = 'round';
    for (const [wide, tint] of [
      [7, blend(rgb(colour), [0, 0, 0], 0.6)],
      [4.6, blend(rgb(colour), [255, 252, 244], 0.7)],
    ] as const) {
      pen.context.strokeStyle = css(tint);
      pen.context.lineWidth = wide;
      pen.context.stroke(cord);
    }
  }
  drawSeam(garment, 'M-150 760 C-60 748 60 748 150 760 L190 900', colour, 0.3);
};

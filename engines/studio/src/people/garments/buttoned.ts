// Draws garments that button or have a bib: shirts, polo shirts, chef's jackets, kurtas, cardigans, waistcoats, aprons, dungarees.
import type { Path2D } from '@napi-rs/canvas';
import { blend, contrast, css, hex, lightness, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, outside, path } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { armOf, sides } from '../arms.ts';
import { bodyBottom, breadth, neckHalf, shoulderDrop, shoulderY, trunkPath } from '../body-plan.ts';
import type { Clothes, Person } from '../person.ts';
import type { Garment } from '../traits.ts';
import { sliceTube, tubesPath } from '../tube.ts';
import { blouse } from './blouses.ts';
import {
  darker,
  drawButton,
  drawFlap,
  drawOpenFront,
  drawPattern,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
} from './cloth.ts';
import { drawClosedCollar, drawCollar, drawPlacket } from './collars.ts';
import { drawDenimPocket, drawStitching } from './denim.ts';
import { hems, jumper, pullover, tShirt, turtleneck } from './tops.ts';
import { drawTrousers } from './trousers.ts';

/** Draws a shirt with a collar, open down to height `openTo`. */
const drawShirt = (garment: GarmentContext, cloth: Clothes, openTo: number, buttons = true): void => {
  const { pen, person } = garment;
  const n = neckHalf(person) + 4;
  const body = garment.shape;
  const front = path(
    `M${-n - 4} 250 L0 ${openTo} L${n + 4} 250 L500 256 L500 ${bodyBottom} L-500 ${bodyBottom} L-500 256Z`,
  );
  clipped(pen, front, () => {
    drawPiece(garment, body, cloth.colour, 0);
    drawPattern(garment, body, cloth);
  });
  if (buttons) drawPlacket(garment, cloth, openTo, bodyBottom, openTo + 42);
  drawCollar(garment, cloth, openTo);
};

/** Draws a shirt that is closed up to the neck, with a tie or a bow tie between the points of its collar. */
const drawClosedShirt = (garment: GarmentContext, cloth: Clothes, tie: 'tie' | 'bow'): void => {
  const { pen, person } = garment;
  const n = neckHalf(person) + 4;
  const throat = 330;
  const front = path(
    `M${-n - 4} 250 C${-n + 6} 290 -34 ${throat - 12} 0 ${throat} C34 ${throat - 12} ${n - 6} 290 ${n + 4} 250 L500 256 L500 ${bodyBottom} L-500 ${bodyBottom} L-500 256Z`,
  );
  clipped(pen, front, () => {
    drawPiece(garment, garment.shape, cloth.colour, 0);
    drawPattern(garment, garment.shape, cloth);
  });
  drawPlacket(garment, cloth, throat + 14, bodyBottom, throat + 84);
  if (tie === 'tie') necktie(garment, throat);
  drawClosedCollar(garment, cloth, throat);
  if (tie === 'bow') bowTie(garment, throat + 14);
};

export const shirt = (garment: GarmentContext): void => {
  const { clothes } = garment.person;
  if (clothes.tie === 'none') drawShirt(garment, clothes, 404);
  else drawClosedShirt(garment, clothes, clothes.tie);
  if (clothes.casual) drawDenimDetails(garment);
};

/** The pockets of a denim shirt, and its stitching along yoke and placket. */
const drawDenimDetails = (garment: GarmentContext): void => {
  const s = breadth(garment.person);
  const d = shoulderDrop(garment.person);
  bothSides(garment.pen, (side) => {
    drawStitching(garment, `M${96 * s} ${424 + d} C${140 * s} ${414 + d} ${180 * s} ${404 + d} ${216 * s} ${400 + d}`);
    drawStitching(garment, `M17 440 L17 ${bodyBottom}`);
    drawDenimPocket(garment, side);
  });
};

/** Double-breasted, with a stand-up collar. */
export const chefJacket = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const { colour } = person.clothes;
  const n = neckHalf(person) + 6;
  clipped(pen, path(`M${-n} 268 Q0 316 ${n} 268 L500 256 L500 ${bodyBottom} L-500 ${bodyBottom} L-500 256Z`), () =>
    drawPiece(garment, shape, colour, 0),
  );
  bothSides(pen, () =>
    drawPiece(
      garment,
      path(`M${-n + 2} 240 C${-n - 5} 256 ${-n - 6} 274 ${-n} 290 Q-44 332 -4 338 L-4 302 Q-46 294 ${-n + 2} 240Z`),
      lighter(colour, 0.04),
      7,
    ),
  );
  drawSeam(garment, `M-4 338 C-60 350 -112 372 -118 420 L-110 ${bodyBottom}`, colour, 0.6, 2.2);
  for (let y = 424; y < bodyBottom; y += 84)
    for (const x of [-78, 78]) drawButton(garment, x, y, darker(colour, 0.62), 9);
};

export const polo = (garment: GarmentContext): void => {
  drawShirt(garment, garment.person.clothes, 384, false);
  hems(garment, 0.5);
  for (const y of [404, 446]) drawButton(garment, 0, y, lighter(garment.person.clothes.colour, 0.5), 4.4);
  drawSeam(garment, 'M-15 380 L-15 480 L15 480 L15 380', garment.person.clothes.colour, 0.3, 1.3);
};

/** The garment below an open one. Stored people from earlier builds do not name it. */
export const innerOf = ({ gender, clothes }: Person): NonNullable<Clothes['inner']> =>
  clothes.inner === 'waistcoat'
    ? 'waistcoat'
    : clothes.tie !== 'none'
      ? 'shirt'
      : (clothes.inner ??
        (overShirts.has(clothes.garment) || (clothes.garment === 'blazer' && gender === 'male') ? 'shirt' : 't-shirt'));

const overShirts = new Set<Garment>(['suit', 'lab-coat', 'waistcoat']);

/** Draws the garment below an open one. */
export const drawInner = (garment: GarmentContext): void => {
  const { person } = garment;
  const { second: colour, secondPattern: pattern = 'plain' } = person.clothes;
  const second = lightness(rgb(colour)) > 0.55 ? '#33404f' : '#f1ece2';
  const cloth: Clothes = { ...person.clothes, colour, second, pattern };
  const below = { ...garment, person: { ...person, clothes: cloth } };
  const { tie } = person.clothes;
  const inner = innerOf(person);
  const isShirt = inner === 'shirt' || inner === 'waistcoat';
  if (isShirt && tie !== 'none') drawClosedShirt(garment, cloth, tie);
  else if (isShirt) drawShirt(below, cloth, 400);
  else if (inner === 'blouse') blouse(below);
  else if (inner === 'turtleneck') turtleneck(below);
  else if (inner === 'v-neck') pullover(below, { half: 92, depth: 424, pointed: 1, band: 10 });
  else pullover(below, { half: 96, depth: 366, band: 10 });
  if (inner === 'waistcoat') drawWaistcoatBelow(garment);
};

/** The waistcoat of a three-piece suit, buttoned high. */
const drawWaistcoatBelow = (garment: GarmentContext): void => {
  const { person } = garment;
  const { clothes } = person;
  const n = neckHalf(person) + 2;
  const front = path(
    `M${-n} 262 C${-n} 380 -40 470 0 520 C40 470 ${n} 380 ${n} 262 L400 262 L400 ${bodyBottom} L-400 ${bodyBottom} L-400 262Z`,
  );
  clipped(garment.pen, garment.shape, () => {
    drawPiece(garment, front, clothes.colour, 9);
    drawPattern(garment, front, clothes);
    drawSeam(garment, `M2 520 L0 ${bodyBottom}`, clothes.colour, 0.5, 1.8);
    for (let y = 546; y < bodyBottom; y += 52) drawButton(garment, -7, y, darker(clothes.colour, 0.5), 5.6);
  });
};

/** The described colour; else a shade darker than a suit, and dark blue on a light shirt. */
const tieColourOf = ({ person: { clothes } }: GarmentContext, darkening: number): string =>
  clothes.tieColour ?? (lightness(rgb(clothes.colour)) > 0.6 ? '#33415f' : darker(clothes.colour, darkening));

/** Draws a tie whose knot is below the throat. */
const necktie = (garment: GarmentContext, throat: number): void => {
  const colour = tieColourOf(garment, 0.25);
  const end = throat + 46;
  const blade = path(
    `M-15 ${end - 4} L15 ${end - 4} C20 ${end + 120} 40 660 40 740 L0 790 L-40 740 C-40 660 -20 ${end + 120} -15 ${end - 4}Z`,
  );
  drawPiece(garment, blade, colour, 8);
  drawTiePattern(garment, blade, colour, end);
  // The dent below the knot.
  drawSeam(garment, `M-2 ${end + 2} C1 ${end + 14} 2 ${end + 28} 1 ${end + 42}`, colour, 0.28, 3);
  drawPiece(
    garment,
    path(
      `M-27 ${throat - 4} C-10 ${throat - 8} 10 ${throat - 8} 27 ${throat - 4} L15 ${end} Q0 ${end + 5} -15 ${end}Z`,
    ),
    lighter(colour, 0.07),
    6,
  );
};

/** Draws diagonal stripes or dots on a tie, or nothing. */
const drawTiePattern = ({ pen, person }: GarmentContext, blade: Path2D, colour: string, top: number): void => {
  const { context } = pen;
  const kind = createRandom(`${person.seed}/tie`).pick(['plain', 'stripes', 'dots'] as const);
  clipped(pen, blade, () => {
    context.strokeStyle = css(blend(rgb(colour), [250, 240, 224], 0.42), 0.85);
    context.fillStyle = context.strokeStyle;
    context.lineWidth = 5;
    for (let y = top; y < 800; y += 30) {
      if (kind === 'stripes') context.stroke(path(`M-50 ${y + 40} L50 ${y - 16}`));
      if (kind === 'dots')
        for (const [x, drop] of [
          [-24, 0],
          [0, 15],
          [24, 0],
        ] as const)
          context.fill(path(`M${x - 3} ${y + drop} a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0Z`));
    }
  });
};

const bowTie = (garment: GarmentContext, middle: number): void => {
  const colour = tieColourOf(garment, 0.35);
  bothSides(garment.pen, () =>
    drawPiece(
      garment,
      path(
        `M0 ${middle - 5} C-26 ${middle - 29} -56 ${middle - 31} -60 ${middle - 23} C-64 ${middle - 7} -62 ${middle + 11} -56 ${middle + 23} C-46 ${middle + 27} -22 ${middle + 19} 0 ${middle + 5}Z`,
      ),
      colour,
      6,
    ),
  );
  drawPiece(
    garment,
    path(`M-11 ${middle - 15} L11 ${middle - 15} L10 ${middle + 13} L-10 ${middle + 13}Z`),
    lighter(colour, 0.08),
    4,
  );
};

export const cardigan = (garment: GarmentContext): void => {
  drawInner(garment);
  const { colour } = garment.person.clothes;
  const s = breadth(garment.person);
  const half = 106 * s;
  drawOpenFront(
    garment,
    path(`M${-half} 200 L${-half} 272 C${-half} 520 -52 550 0 660 C52 550 ${half} 520 ${half} 272 L${half} 200Z`),
  );
  drawSeam(garment, `M2 660 L0 ${bodyBottom}`, colour, 0.4);
  const { pen, shape } = garment;
  clipped(pen, shape, () =>
    bothSides(pen, (side) => drawRibbedEdge(garment, side < 0 ? lighter(colour, 0.05) : darker(colour, 0.1))),
  );
  for (let y = 700; y < bodyBottom; y += 92) drawButton(garment, 0, y, lighter(colour, 0.3), 7);
};

/** Draws the ribbed band along one front of a cardigan. */
const drawRibbedEdge = ({ pen, person }: GarmentContext, colour: string): void => {
  const { context } = pen;
  const s = breadth(person);
  const edge = path(`M${104 * s} 240 C${104 * s} 500 56 566 3 650 L3 ${bodyBottom}`);
  for (const [width, tint] of [
    [30, css(blend(rgb(colour), [8, 4, 20], 0.62), 0.5)],
    [26, colour],
    [20, css(blend(rgb(colour), [255, 250, 240], 0.5), 0.16)],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = tint;
    context.stroke(edge);
  }
  context.lineWidth = 25;
  context.strokeStyle = css(blend(rgb(colour), [8, 4, 20], 0.75), 0.24);
  context.setLineDash([1.8, 5]);
  context.stroke(edge);
  context.setLineDash([]);
};

export const waistcoat = (garment: GarmentContext): void => {
  const { person } = garment;
  drawInner(garment);
  const s = breadth(person);
  const [inner, outer] = [shoulderY(person, 92 * s) - 5, shoulderY(person, 188 * s) - 5];
  const trunk = path(
    `M${-92 * s} ${inner} L${-188 * s} ${outer} C${-170 * s} 420 ${-196 * s} 500 ${-212 * s} 540 L${-214 * s} ${bodyBottom} L${214 * s} ${bodyBottom} L${212 * s} 540 C${196 * s} 500 ${170 * s} 420 ${188 * s} ${outer} L${92 * s} ${inner} C${96 * s} 440 50 520 0 590 C-50 520 ${-96 * s} 440 ${-92 * s} ${inner}Z`,
  );
  // Sleeves that lie before the trunk fade into the shirt, not into the waistcoat.
  const sleeves = sides.map((side) => tubesPath([sliceTube(armOf(person, side).upper, 0.12, 1)]));
  outside(garment.pen, sleeves, () =>
    clipped(garment.pen, garment.shape, () => {
      drawFlap(garment, trunk, person.clothes.colour, 12);
      drawPattern(garment, trunk, person.clothes);
    }),
  );
  drawSeam(garment, `M2 590 L0 ${bodyBottom}`, person.clothes.colour, 0.4);
  for (let y = 620; y < bodyBottom; y += 74) drawButton(garment, -8, y, darker(person.clothes.colour, 0.5), 6);
  drawTrousers(garment, 0);
};

/** Draws the ties of an apron around the waist, in a bow in front. */
const drawTies = (garment: GarmentContext, second: string): void => {
  const { pen, person } = garment;
  clipped(pen, trunkPath(person), () =>
    drawFlap(
      garment,
      path('M-420 684 C-140 712 140 712 420 684 L420 704 C140 734 -140 734 -420 704Z'),
      darker(second, 0.1),
      7,
    ),
  );
  for (const [d, tint] of [
    ['M-34 718 C-44 752 -58 784 -62 812 L-42 816 C-36 786 -30 752 -24 722Z', darker(second, 0.12)],
    ['M-30 720 C-28 756 -22 786 -12 814 L8 808 C-4 780 -14 752 -18 720Z', darker(second, 0.06)],
    ['M-29 714 C-52 690 -92 690 -96 708 C-98 730 -54 738 -29 724Z', lighter(second, 0.08)],
    ['M-27 714 C-6 690 34 692 38 710 C40 732 -2 738 -27 724Z', lighter(second, 0.04)],
    ['M-38 710 C-32 706 -24 706 -18 710 L-19 729 C-24 733 -32 733 -37 729Z', lighter(second, 0.1)],
  ] as const)
    drawFlap(garment, path(d), tint, 6);
};

const drawBib = (garment: GarmentContext, bib: number, wide: number): void => {
  const { person, pen } = garment;
  const { clothes } = person;
  // In the colour of the top it would be lost.
  const isLost = contrast(rgb(clothes.colour), rgb(clothes.second)) < 0.14;
  const second = isLost ? hex(blend(rgb(clothes.second), [92, 84, 78], 0.24)) : clothes.second;
  const n = neckHalf(person);
  const [inner, outer] = [shoulderY(person, n + 12), shoulderY(person, n + 36)];
  // The straps come from behind the neck and lie on the chest.
  bothSides(pen, () =>
    drawFlap(
      garment,
      path(
        `M${n + 12} ${inner - 5} Q${n + 26} ${inner - 8} ${n + 36} ${outer - 4} C${n + 46} ${outer + 50} ${wide + 2} ${bib - 60} ${wide} ${bib + 8} L${wide - 25} ${bib + 14} C${wide - 26} ${bib - 60} ${n + 22} ${outer + 50} ${n + 12} ${inner - 5}Z`,
      ),
      second,
      9,
    ),
  );
  const front = path(
    `M${-wide} ${bib} C-90 ${bib + 15} 90 ${bib + 15} ${wide} ${bib} C${wide + 8} ${bib + 90} ${wide + 40} ${bib + 140} ${wide + 66} ${bib + 200} L${wide + 90} ${bodyBottom} L${-wide - 90} ${bodyBottom} L${-wide - 66} ${bib + 200} C${-wide - 40} ${bib + 140} ${-wide - 8} ${bib + 90} ${-wide} ${bib}Z`,
  );
  const { secondPattern = 'woven' } = clothes;
  const cloth: Clothes = { ...clothes, colour: second, second: clothes.colour, pattern: secondPattern };
  clipped(pen, trunkPath(person), () => {
    drawFlap(garment, front, second, 14);
    drawPattern(garment, front, cloth);
  });
  drawSeam(garment, `M${-wide + 8} ${bib + 9} C-90 ${bib + 23} 90 ${bib + 23} ${wide - 8} ${bib + 9}`, second, 0.5);
  drawSeam(garment, `M-74 ${bib + 170} L74 ${bib + 170} L70 ${bib + 280} L-70 ${bib + 280}Z`, second, 0.36);
  for (const side of [-1, 1]) drawButton(garment, side * (wide - 13), bib + 18, '#d8b36a', 6);
  drawTies(garment, second);
};

export const apron = (garment: GarmentContext): void => {
  const { clothes } = garment.person;
  if (clothes.inner === 'shirt') drawShirt(garment, clothes, 400);
  else if (clothes.inner === 't-shirt') tShirt(garment);
  else jumper(garment);
  drawBib(garment, 468, 146);
  // The collar lies on the straps.
  if (clothes.inner === 'shirt') drawCollar(garment, clothes, 400);
};

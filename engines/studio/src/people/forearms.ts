// Draws forearms and hands in front of the body: folded, clasped, one hand on the chest, or an open palm.
import type { Rgb } from '../paint/colour.ts';
import { mix } from '../paint/curve.ts';
import { clipped, createPenLike, inPixels, linear, type Pen, path } from '../paint/pen.ts';
import { type Arm, armOf, clasp, foldedWrist, type Sleeve } from './arms.ts';
import { drawBareTubes } from './bare-arms.ts';
import { breadth } from './body-plan.ts';
import { sleeveLight } from './cloth-relief.ts';
import { innerOf } from './garments/buttoned.ts';
import { type ClothContext, drawPattern, drawPiece } from './garments/cloth.ts';
import { drawHand } from './hands.ts';
import type { Clothes, Person } from './person.ts';
import { sliceTube, type Tube, tubesPath } from './tube.ts';

/** The sleeves of a garment; `cloth` covers the forearm if `sleeve` is long. */
export interface Sleeves {
  readonly sleeve: Sleeve;
  readonly stiffness: number;
  readonly cloth: Clothes;
}

/** Draws forearms and hands from back to front. */
export const drawForearms = (pen: Pen, person: Person, sleeves: Sleeves, rim: Rgb): void => {
  const s = breadth(person);
  const forearm = (side: 1 | -1) => drawForearm(pen, person, armOf(person, side), sleeves, rim);
  const { arms } = person.body;
  if (arms === 'folded') {
    const right = armOf(person, 1);
    // The lower forearm goes under the other arm.
    outside(pen, right.upper, () => forearm(-1));
    const hand = { x: foldedWrist(person) - 14, y: 663, angle: Math.PI + 0.26, thumb: 1, bent: 1 } as const;
    drawHand(pen, person, { ...hand, thumbOff: false }, rim);
    forearm(1);
    // Its fingers lie on the other upper arm; the forearm before it hides the palm.
    const tucked = { x: 140 * s, y: 704, angle: -0.42, thumb: -1, bent: 0.7, thumbOff: false } as const;
    outside(pen, wider(right.lower, 1.1, 1.4), () => drawHand(pen, person, tucked, rim));
  }
  if (arms === 'clasped') {
    drawHand(pen, person, { x: 66 * s, y: clasp, angle: Math.PI * 0.94, thumb: 1, bent: 0.8, thumbOff: false }, rim);
    forearm(1);
    drawHand(pen, person, { x: -66 * s, y: clasp, angle: Math.PI * 0.03, thumb: -1, bent: 1, thumbOff: false }, rim);
    forearm(-1);
  }
  if (arms === 'heart') {
    drawHand(pen, person, { x: 34 * s, y: 592, angle: Math.PI + 0.42, thumb: 1, bent: 0.3, thumbOff: true }, rim);
    forearm(1);
  }
  if (arms === 'palm') {
    drawHand(pen, person, { x: 216 * s, y: 652, angle: -1.62, thumb: -1, bent: 0.3, thumbOff: true, palm: true }, rim);
    forearm(1);
  }
};

const outside = (pen: Pen, tube: Tube, draw: () => void): void => {
  const beside = path('M-900 0 L900 0 L900 1400 L-900 1400Z');
  beside.addPath(tubesPath([tube]));
  pen.context.save();
  pen.context.clip(beside, 'evenodd');
  draw();
  pen.context.restore();
};

/** Draws a forearm with the end of its upper arm, which fades into the arm drawn before, so that the elbow shows no edge. */
const drawForearm = (pen: Pen, person: Person, { upper, lower }: Arm, sleeves: Sleeves, rim: Rgb): void => {
  const own = createPenLike(pen);
  const elbow = sliceTube(upper, 0.5, 1);
  if (sleeves.sleeve === 'long') drawSleeve(own, person, elbow, lower, sleeves);
  else drawBareTubes(own, person, [elbow, lower], rim);
  const along = (tube: Tube, t: number) =>
    [mix(tube.from[0], tube.to[0], t), mix(tube.from[1], tube.to[1], t)] as const;
  own.context.globalCompositeOperation = 'destination-out';
  // A bare wrist fades into its hand.
  if (sleeves.sleeve !== 'long') {
    own.context.fillStyle = linear(own, along(lower, 0.9), along(lower, 1), [
      [0, 'rgba(0,0,0,0)'],
      [1, '#000'],
    ]);
    own.context.fillRect(-900, -900, 1800, 3600);
  }
  const above = path('M-900 0 L900 0 L900 1400 L-900 1400Z');
  above.addPath(tubesPath([sliceTube(lower, 0.16, 1)]));
  own.context.clip(above, 'evenodd');
  own.context.fillStyle = linear(own, along(upper, 0.74), along(upper, 0.99), [
    [0, '#000'],
    [1, 'rgba(0,0,0,0)'],
  ]);
  own.context.fillRect(-900, -900, 1800, 3600);
  inPixels(pen, () => pen.context.drawImage(own.canvas, 0, 0));
};

const wider = ({ from, to, radii }: Tube, start: number, end: number): Tube => ({
  from,
  to,
  radii: [radii[0] * start, radii[1] * end],
});

const drawSleeve = (pen: Pen, person: Person, elbow: Tube, lower: Tube, { stiffness, cloth }: Sleeves): void => {
  const context = { pen, person };
  // Tailored sleeves show a strip of the shirt's cuff.
  if (stiffness > 0.6 && innerOf(person) === 'shirt')
    drawPiece(context, tubesPath([wider(sliceTube(lower, 0.8, 1), 1, 1.12)]), cloth.second, 6);
  const forearm = wider(sliceTube(lower, 0, stiffness > 0.6 ? 0.93 : 0.98), 1.14, 1.4);
  const tubes = [elbow, forearm];
  const outline = tubesPath(tubes);
  drawPiece(context, outline, cloth.colour, 16);
  drawPattern(context, outline, cloth);
  if (cloth.pattern === 'striped' || cloth.pattern === 'checked') turnPattern(context, forearm, cloth);
  const light = sleeveLight(person, tubes, stiffness);
  clipped(pen, outline, () => pen.context.drawImage(light.picture, light.x, light.y, light.width, light.height));
};

/** Draws a pattern of lines anew along a forearm: on the upper arm it hangs straight down. */
const turnPattern = (context: ClothContext, forearm: Tube, cloth: Clothes): void => {
  const { pen } = context;
  const { from, to } = forearm;
  clipped(pen, tubesPath([forearm]), () => {
    pen.context.fillStyle = cloth.colour;
    pen.context.fillRect(-900, -900, 1800, 3600);
    pen.context.translate(from[0], from[1]);
    pen.context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2);
    pen.context.translate(-from[0], -from[1]);
    drawPattern(context, path('M-900 -900 L900 -900 L900 2700 L-900 2700Z'), cloth);
  });
};

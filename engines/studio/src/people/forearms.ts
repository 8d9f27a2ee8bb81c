// Draws forearms and hands in front of the body: folded, clasped, one hand on the chest, or an open palm.
import type { Rgb } from '../paint/colour.ts';
import { mix } from '../paint/curve.ts';
import { clipped, createPenLike, inPixels, linear, type Pen, path } from '../paint/pen.ts';
import { drawTattoos } from './accessories/tattoos.ts';
import { drawWristwear } from './accessories/wristwear.ts';
import { type Arm, armOf, clasp, foldedWrist, isHandHidden, leadingSide, type Sleeve, sides } from './arms.ts';
import { drawBareTubes } from './bare-arms.ts';
import { breadth } from './body-plan.ts';
import { sleeveLight } from './cloth-relief.ts';
import { innerOf } from './garments/buttoned.ts';
import { type ClothContext, drawPattern, drawPiece, drawSeam } from './garments/cloth.ts';
import { drawStripesOfRank } from './garments/uniform-jacket.ts';
import { drawHand, everyOtherFinger, type HandPlace } from './hands.ts';
import type { Clothes, Person } from './person.ts';
import { drawProp } from './props.ts';
import { sliceTube, type Tube, tubesPath } from './tube.ts';

/** The sleeves of a garment; `cloth` covers the forearm if `sleeve` is long. */
export interface Sleeves {
  readonly sleeve: Sleeve;
  readonly stiffness: number;
  readonly cloth: Clothes;
}

/** Draws forearms, hands and what they hold from back to front. */
export const drawForearms = (pen: Pen, person: Person, sleeves: Sleeves, rim: Rgb): void => {
  const s = breadth(person);
  const lead = leadingSide(person);
  const arm = (which: 1 | -1) => armOf(person, which === 1 ? lead : lead === 1 ? -1 : 1);
  const forearm = (which: 1 | -1) => drawForearm(pen, person, arm(which), sleeves, rim);
  /** Places are those of a person whose leading arm is on the viewer's right. */
  const hand = (place: HandPlace) => drawHand(pen, person, lead === 1 ? place : mirroredPlace(place), rim);
  const { arms } = person.body;
  drawProp(pen, person, lead);
  switch (arms) {
    case 'folded': {
      // The lower forearm goes under the other arm, with its hand; the other hand lies on the arm.
      outside(pen, arm(1).upper, () => forearm(-1));
      hand({ x: foldedWrist(person) - 14, y: 645, angle: Math.PI + 0.26, thumb: 1, bent: 1, onArm: true });
      forearm(1);
      return;
    }
    case 'clasped':
      hand({ x: 66 * s, y: clasp, angle: Math.PI * 0.94, thumb: 1, bent: 0.8 });
      forearm(1);
      hand({ x: -66 * s, y: clasp, angle: Math.PI * 0.03, thumb: -1, bent: 1 });
      forearm(-1);
      return;
    case 'interlaced': {
      const under = { x: -76 * s, y: clasp - 14, angle: 0.42, thumb: -1, bent: 0.75 } as const;
      hand(under);
      hand({ x: 76 * s, y: clasp - 14, angle: Math.PI - 0.42, thumb: 1, bent: 0.75 });
      clipped(pen, everyOtherFinger(person, lead === 1 ? under : mirroredPlace(under)), () => hand(under));
      forearm(1);
      forearm(-1);
      return;
    }
    case 'hip':
    case 'hips':
      for (const which of arms === 'hip' ? [1 as const] : sides) {
        const { to } = arm(which).lower;
        const place = {
          x: Math.abs(to[0]),
          y: to[1],
          angle: Math.PI - 1.05,
          thumb: 1,
          bent: 1,
          thumbIs: 'behind',
        } as const;
        hand(which === 1 ? place : mirroredPlace(place));
        forearm(which);
      }
      return;
    case 'wrist':
      hand({ x: -2 * s, y: clasp + 6, angle: 0.5, thumb: -1, bent: 0.9 });
      forearm(-1);
      hand({ x: 66 * s, y: clasp - 18, angle: Math.PI - 0.1, thumb: 1, bent: 1 });
      forearm(1);
      return;
    case 'elbow':
      hand({ x: foldedWrist(person) - 14, y: 667, angle: Math.PI + 0.2, thumb: 1, bent: 1, onArm: true });
      forearm(1);
      return;
    case 'heart':
      hand({ x: 172 * s, y: 506, angle: -2.3, thumb: 1, bent: 0.8 });
      forearm(1);
      return;
    case 'palm':
      hand({ x: 212 * s, y: 464, angle: -1.3, thumb: -1, bent: 0, thumbIs: 'off', palm: true });
      forearm(1);
      return;
    case 'mug':
    case 'bouquet':
      hand({ x: 132 * s, y: 706, angle: Math.PI + 0.04, thumb: 1, bent: 1 });
      forearm(1);
      return;
    case 'book':
    case 'tablet':
    case 'clipboard':
      hand({ x: 18 * s, y: 688, angle: Math.PI + 0.04, thumb: 1, bent: 0.8 });
      forearm(1);
      return;
  }
};

/** Draws the hands of arms that hang beside the body, which only wide frames show. */
export const drawHangingHands = (pen: Pen, person: Person, rim: Rgb): void => {
  for (const side of sides) {
    const arm = armOf(person, side);
    if (arm.before || isHandHidden(arm)) continue;
    const { from, to } = arm.lower;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    drawHand(pen, person, { x: to[0], y: to[1], angle, thumb: side, bent: 0.6 }, rim);
  }
};

const mirroredPlace = ({ x, angle, thumb, ...rest }: HandPlace): HandPlace => ({
  ...rest,
  x: -x,
  angle: Math.PI - angle,
  thumb: thumb === 1 ? -1 : 1,
});

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
  if (sleeves.sleeve !== 'long' && person.accessories?.tattoos) drawTattoos(own, person, [lower]);
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
  if (Math.sign(lower.from[0]) === leadingSide(person))
    drawWristwear(pen, person, lower, sleeves.sleeve === 'long' ? 1.07 : 0.93);
};

const wider = ({ from, to, radii }: Tube, start: number, end: number): Tube => ({
  from,
  to,
  radii: [radii[0] * start, radii[1] * end],
});

/** Patterns of lines, which run along an arm. */
const lined = new Set<Clothes['pattern']>(['striped', 'checked', 'knit']);

const drawSleeve = (pen: Pen, person: Person, elbow: Tube, lower: Tube, { stiffness, cloth }: Sleeves): void => {
  const context = { pen, person };
  // Tailored sleeves show a strip of the shirt's cuff.
  if (stiffness > 0.6 && innerOf(person) === 'shirt')
    drawPiece(context, tubesPath([wider(sliceTube(lower, 0.8, 1), 1, 1.12)]), cloth.second, 6);
  const forearm = wider(sliceTube(lower, 0, stiffness > 0.6 ? 0.93 : 0.98), 1.04, 1.24);
  const tubes = [elbow, forearm];
  const outline = tubesPath(tubes);
  drawPiece(context, outline, cloth.colour, 16);
  drawPattern(context, outline, cloth);
  if (lined.has(cloth.pattern)) turnPattern(context, forearm, cloth);
  drawStripesOfRank(context, forearm);
  if (stiffness <= 0.6) drawCuff(context, forearm, cloth);
  const light = sleeveLight(person, tubes, stiffness);
  clipped(pen, outline, () => {
    pen.context.globalCompositeOperation = 'hard-light';
    pen.context.drawImage(light.picture, light.x, light.y, light.width, light.height);
  });
};

/** Draws the seam of a cuff, with ribs if the cloth is knitted. */
const drawCuff = (context: ClothContext, forearm: Tube, { colour, pattern }: Clothes): void => {
  const { from, to } = forearm;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const point = (away: number, across: number) =>
    `${(to[0] - ux * away - uy * across).toFixed(1)} ${(to[1] - uy * away + ux * across).toFixed(1)}`;
  const half = forearm.radii[1] * 1.1;
  drawSeam(context, `M${point(26, -half)} Q${point(14, 0)} ${point(26, half)}`, colour, 0.5, 2);
  if (pattern !== 'knit') return;
  for (let across = -half + 6; across < half; across += 7)
    drawSeam(context, `M${point(20, across)} L${point(-half, across)}`, colour, 0.22, 1.6);
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

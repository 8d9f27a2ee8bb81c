// Draws forearms and hands in front of the body: folded, clasped, one hand on the chest, or an open palm.
import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import { clamp, mix } from '../paint/curve.ts';
import { clipped, createPenLike, inPixels, linear, outside, type Pen, path } from '../paint/pen.ts';
import { drawTattoos } from './accessories/tattoos.ts';
import { drawWristwear } from './accessories/wristwear.ts';
import { type Arm, armOf, clasp, hangs, leadingSide, limb, type Sleeve, shortSleeve, sides } from './arms.ts';
import { drawBareTubes } from './bare-arms.ts';
import { breadth, trunkPath } from './body-plan.ts';
import { sleeveLight } from './cloth-relief.ts';
import { innerOf } from './garments/buttoned.ts';
import { type ClothContext, drawPattern, drawPiece, drawSeam } from './garments/cloth.ts';
import { looseFit } from './garments/garments.ts';
import { shadeLightSleeve } from './garments/light-cloth.ts';
import { drawStripesOfRank } from './garments/uniform-jacket.ts';
import { drawHand, drawThumb, type HandPlace } from './hands.ts';
import type { Clothes, Person } from './person.ts';
import { drawProp, holdOf } from './props.ts';
import { atDepth, sliceTube, type Tube, tubesPath } from './tube.ts';

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
  const arm = (which: 1 | -1) => dressedArm(person, which === 1 ? lead : lead === 1 ? -1 : 1, sleeves.sleeve);
  const paintedForearm = (which: 1 | -1) => paintForearm(pen, person, arm(which), sleeves, rim);
  const forearm = (which: 1 | -1) => paintedForearm(which)();
  /** Places are those of a person whose leading arm is on the viewer's right. */
  const hand = (place: HandPlace) => drawHand(pen, person, lead === 1 ? place : mirroredPlace(place), rim);
  const { arms } = person.body;
  /** The leading hand lies on the other arm: what is beyond that arm's edge is behind it. */
  const around = (up: number) => {
    const { upper, lower } = arm(-1);
    const [x, y] = arm(1).lower.to;
    const beside: Tube = { from: sliceTube(upper, 0, 0.8).to, to: [0, y, 0], radii: [0.8 * upper.radii[1], 120] };
    const over =
      sleeves.sleeve === 'long'
        ? []
        : [shortSleeve(armOf(looseFit(person), lead === 1 ? -1 : 1).upper, sleeves.sleeve)];
    const seen = trunkPath(person);
    seen.addPath(tubesPath([...limb({ upper, lower }, 0, 1.2), ...over, beside]));
    clipped(pen, seen, () => hand({ x: lead * x + 4, y: y - 1, angle: Math.PI + up, thumb: 1, pose: 'around' }));
    forearm(1);
  };
  /** A raised hand, or what it holds, is before the upper arm and behind the forearm. */
  const behindForearms = (which: readonly (1 | -1)[], draw: () => void) => {
    const drawn = which.map((one) => ({ own: arm(one), draw: paintedForearm(one) }));
    for (const one of drawn) one.draw();
    draw();
    for (const { own, draw: drawAgain } of drawn)
      if (sleeves.sleeve === 'long') clipped(pen, tubesPath([wider(own.lower, 1.1, 1.4)]), drawAgain);
      else drawBareWrist(pen, person, own.lower, rim);
  };
  const raised = (place: HandPlace) => behindForearms([1], () => hand(place));
  /** One hand lies on the back of the other; both point inwards and `down`. */
  const clasped = (away: number, y: number, down: number) => {
    hand({ x: away * s, y, angle: Math.PI - down, thumb: 1, pose: 'under' });
    forearm(1);
    hand({ x: -away * s, y, angle: down, thumb: -1, pose: 'over' });
    forearm(-1);
  };
  /** The body hides the fingers of a hand on the hip, and a long sleeve all of it. */
  const onHip = (which: 1 | -1) => {
    if (sleeves.sleeve === 'long') return;
    const { lower } = arm(which);
    const [x, y] = lower.to;
    const angle = Math.atan2(y - lower.from[1], x - lower.from[0]) + 0.12 * Math.sign(x);
    const own = createPenLike(pen);
    drawHand(own, person, { x, y, angle, thumb: x > 0 ? 1 : -1, pose: 'hip' }, rim);
    const drawOwn = () => inPixels(pen, () => pen.context.drawImage(own.canvas, 0, 0));
    pen.context.save();
    pen.context.globalCompositeOperation = 'destination-over';
    drawOwn();
    pen.context.restore();
    // A bare forearm fades into it.
    own.context.globalCompositeOperation = 'destination-out';
    eraseAlong(own, lower, 0.84, 1);
    outside(pen, [trunkPath(looseFit(person))], () =>
      clipped(pen, tubesPath([wider(sliceTube(lower, 0.8, 1), 1.2, 2)]), drawOwn),
    );
  };
  // What is below the canvas, even of a body that tilts, is not drawn.
  const end = bottomOf(pen) + 80;
  for (const which of sides) {
    const own = arm(which);
    if (!hangs(own)) continue;
    const { from, to } = own.lower;
    const [x, y] = to;
    const angle = Math.atan2(y - from[1], x - from[0]);
    if (y < end) drawHand(pen, person, { x, y, angle, thumb: x > 0 ? 1 : -1, pose: 'relaxed' }, rim);
    const seen = clamp((end - from[1]) / (y - from[1]), 0.4, 1);
    paintForearm(pen, person, { ...own, lower: sliceTube(own.lower, 0, seen) }, sleeves, rim)();
  }
  const hold = holdOf(person);
  switch (arms) {
    case 'folded': {
      // The other hand is tucked under the leading arm, whose own hand lies on the other arm.
      const { upper } = arm(1);
      const over = sleeves.sleeve === 'long' ? [] : [shortSleeve(armOf(looseFit(person), lead).upper, sleeves.sleeve)];
      outside(pen, [tubesPath(over), tubesPath([upper])], () => forearm(-1));
      around(0.22);
      return;
    }
    case 'clasped':
      clasped(84, clasp, 0.08);
      return;
    case 'interlaced':
      clasped(92, clasp - 14, 0.3);
      return;
    case 'wrist':
      hand({ x: -2 * s, y: clasp + 6, angle: 0.5, thumb: -1, pose: 'over' });
      forearm(-1);
      hand({ x: 66 * s, y: clasp - 18, angle: Math.PI - 0.1, thumb: 1, pose: 'over' });
      forearm(1);
      return;
    case 'elbow':
      around(0.34);
      return;
    case 'heart':
      raised({ x: 108 * s, y: 532, angle: -2.3, thumb: 1, pose: 'flat' });
      return;
    case 'palm':
      raised({ x: 289 * s, y: 482, angle: mix(-1.62, -1.42, person.body.spread), thumb: -1, pose: 'open' });
      return;
    case 'hip':
      onHip(1);
      return;
    case 'hips':
      onHip(-1);
      onHip(1);
      return;
  }
  if (hold === undefined) return;
  const { wrist, angle, pose, both } = hold;
  const place = { x: wrist[0], y: wrist[1], angle, thumb: 1, pose } as const;
  const places = both === undefined ? [place] : [mirroredPlace({ ...place, y: place.y + both }), place];
  // A flat thing is between the fingers, behind it, and the thumbs.
  const isBetween = pose === 'tray';
  if (isBetween) for (const one of places) hand(one);
  behindForearms(both === undefined ? [1] : sides, () => {
    drawProp(pen, person, lead);
    for (const one of places)
      if (isBetween) drawThumb(pen, person, lead === 1 ? one : mirroredPlace(one), rim);
      else hand(one);
  });
};

/** The lowest row of the canvas in the pen's units. */
const bottomOf = ({ canvas, context }: Pen): number => {
  const { d, f } = context.getTransform();
  return (canvas.height - f) / d;
};

/** An arm where its sleeve is; a loose sleeve that is long is also as wide. */
const dressedArm = (person: Person, side: 1 | -1, sleeve: Sleeve): Arm => {
  const worn = armOf(looseFit(person), side);
  if (sleeve === 'long') return worn;
  const { upper, lower } = armOf(person, side);
  const thin = ({ from, to }: Tube, own: Tube): Tube => ({ ...own, from, to });
  return { ...worn, upper: thin(worn.upper, upper), lower: thin(worn.lower, lower) };
};

const mirroredPlace = ({ x, angle, thumb, ...rest }: HandPlace): HandPlace => ({
  ...rest,
  x: -x,
  angle: Math.PI - angle,
  thumb: thumb === 1 ? -1 : 1,
});

/** Paints an arm in front of the body from its sleeve on, and returns how to draw it: it lies over the trunk, and where it begins it fades into the arm drawn before. */
const paintForearm = (pen: Pen, person: Person, arm: Arm, sleeves: Sleeves, rim: Rgb): (() => void) => {
  const { upper, lower } = arm;
  const { sleeve } = sleeves;
  const own = createPenLike(pen);
  const { context } = own;
  const sleeved = armOf(looseFit(person), lower.from[0] > 0 ? 1 : -1).upper;
  const begin = sleeve === 'long' ? 0.12 : sleeve < 0.3 ? 0.42 : sleeve - 0.1;
  if (sleeve === 'long') drawSleeve(own, person, arm, begin, sleeves);
  else {
    const tubes = limb(arm, begin).map((tube) => atDepth(tube, 0));
    drawBareTubes(own, person, tubes, rim);
    if (person.accessories?.tattoos) drawTattoos(own, person, [lower]);
  }
  context.globalCompositeOperation = 'destination-out';
  // A bare wrist fades into its hand.
  if (sleeve !== 'long') eraseAlong(own, lower, 1, 0.9);
  const above = path('M-900 0 L900 0 L900 1400 L-900 1400Z');
  above.addPath(tubesPath([sliceTube(lower, 0.16, 1)]));
  context.clip(above, 'evenodd');
  context.fillStyle = '#000';
  if (sleeve !== 'long' && sleeve > 0) context.fill(tubesPath([shortSleeve(sleeved, sleeve)]));
  if (sleeve === 'long' || sleeve < 0.3)
    eraseAlong(own, upper, begin + 0.04, begin + (sleeve === 'long' ? 0.26 : 0.16));
  return () => {
    if (sleeve !== 'long' && sleeve > 0.3) shadeBeside(pen, person, sleeved, sleeve);
    inPixels(pen, () => pen.context.drawImage(own.canvas, 0, 0));
    wearAtWrist(pen, person, lower, sleeve === 'long' ? 1.07 : 0.93);
  };
};

/** Draws a bare forearm over what it holds or raises; it fades into the hand and into the forearm drawn before. */
const drawBareWrist = (pen: Pen, person: Person, lower: Tube, rim: Rgb): void => {
  const own = createPenLike(pen);
  const end = sliceTube(lower, 0.3, 1);
  clipped(own, tubesPath([end]), () => {
    drawBareTubes(own, person, [atDepth(end, 0)], rim);
    if (person.accessories?.tattoos) drawTattoos(own, person, [lower]);
  });
  own.context.globalCompositeOperation = 'destination-out';
  eraseAlong(own, lower, 1, 0.86);
  eraseAlong(own, lower, 0.3, 0.56);
  inPixels(pen, () => pen.context.drawImage(own.canvas, 0, 0));
  wearAtWrist(pen, person, lower, 0.93);
};

/** Draws what the leading wrist wears; `at` is the position along the forearm. */
const wearAtWrist = (pen: Pen, person: Person, lower: Tube, at: number): void => {
  if (Math.sign(lower.from[0]) === leadingSide(person)) drawWristwear(pen, person, lower, at);
};

/** Draws the shadow of the lower part of a sleeve on the trunk. */
const shadeBeside = (pen: Pen, person: Person, upper: Tube, sleeve: number): void => {
  const { context, scale } = pen;
  outside(pen, [tubesPath([shortSleeve(upper, sleeve)])], () => {
    context.clip(trunkPath(person));
    context.shadowColor = 'rgba(14,8,16,.5)';
    context.shadowBlur = 16 * scale;
    context.shadowOffsetX = 3 * scale;
    context.shadowOffsetY = 5 * scale;
    context.fillStyle = person.clothes.colour;
    context.fill(tubesPath([sliceTube(upper, 0.2, sleeve)]));
  });
};

/** Fills the plane from one position along a tube, where it is opaque, to another, where it ends. */
const eraseAlong = (pen: Pen, { from, to }: Tube, opaque: number, clear: number): void => {
  const point = (t: number) => [mix(from[0], to[0], t), mix(from[1], to[1], t)] as const;
  pen.context.fillStyle = linear(pen, point(opaque), point(clear), [
    [0, '#000'],
    [1, 'rgba(0,0,0,0)'],
  ]);
  pen.context.fillRect(-900, -900, 1800, 3600);
};

const wider = (tube: Tube, start: number, end: number): Tube => ({
  ...tube,
  radii: [tube.radii[0] * start, tube.radii[1] * end],
});

/** The sleeve of a forearm. */
const lowerSleeve = (lower: Tube, stiffness: number): Tube => ({
  ...wider(sliceTube(lower, 0, stiffness > 0.6 ? 0.93 : 0.98), 1.02, 1.2),
  endRoundness: 0.4,
});

/** Patterns of lines, which run along an arm. */
const lined = new Set<Clothes['pattern']>(['striped', 'checked', 'knit']);

const drawSleeve = (
  pen: Pen,
  person: Person,
  { upper, lower }: Arm,
  begin: number,
  { stiffness, cloth }: Sleeves,
): void => {
  const context = { pen, person };
  // Tailored sleeves show a strip of the shirt's cuff.
  if (stiffness > 0.6 && innerOf(person) === 'shirt')
    drawPiece(context, tubesPath([wider(sliceTube(lower, 0.8, 1), 1, 1.12)]), cloth.second, 6);
  const forearm = lowerSleeve(lower, stiffness);
  const sleeve = { upper, lower: forearm };
  const tubes = limb(sleeve, begin);
  const outline = tubesPath(tubes);
  drawPiece(context, outline, cloth.colour, 16);
  drawPattern(context, outline, cloth);
  if (lined.has(cloth.pattern)) turnPattern(context, sleeve, outline, cloth);
  drawStripesOfRank(context, forearm);
  if (stiffness <= 0.6) drawCuff(context, forearm, cloth);
  const light = sleeveLight(person, sleeve, tubes, stiffness);
  clipped(pen, outline, () => {
    pen.context.globalCompositeOperation = 'hard-light';
    pen.context.drawImage(light.picture, light.x, light.y, light.width, light.height);
    pen.context.globalCompositeOperation = 'source-atop';
    shadeLightSleeve(pen, cloth.colour, forearm);
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

/** Draws a pattern of lines anew along a forearm: on the upper arm it hangs straight down. Both meet in the fold of the elbow. */
const turnPattern = (
  context: ClothContext,
  { upper, lower }: Pick<Arm, 'upper' | 'lower'>,
  outline: Path2D,
  cloth: Clothes,
): void => {
  const { pen } = context;
  const { from } = lower;
  const angle = ({ from, to }: Tube) => Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [along, before] = [angle(lower), angle(upper)];
  const half = Math.atan2(Math.sin(along) + Math.sin(before), Math.cos(along) + Math.cos(before));
  clipped(pen, outline, () => {
    pen.context.translate(from[0], from[1]);
    pen.context.rotate(half);
    pen.context.clip(path('M0 -900 L1800 -900 L1800 900 L0 900Z'));
    pen.context.rotate(-half);
    pen.context.translate(-from[0], -from[1]);
    drawPiece(context, outline, cloth.colour, 0);
    pen.context.translate(from[0], from[1]);
    pen.context.rotate(along - Math.PI / 2);
    pen.context.translate(-from[0], -from[1]);
    drawPattern(context, path('M-900 -900 L900 -900 L900 2700 L-900 2700Z'), cloth);
  });
};

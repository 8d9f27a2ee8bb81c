// Draws one eye: white, iris, catchlights, lashes, crease, and the upper lid in a blink.
import { Path2D } from '@napi-rs/canvas';
import type { FacePose } from '../face-animation.ts';
import { blend, css, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import { clipped, linear, type Pen, pathThrough, radial, softLine, spot } from '../paint/pen.ts';
import type { Person } from './person.ts';
import { wrinkleAmount } from './relief.ts';

/** Stylised eyes are larger than life, a woman's and those of the young most. */
const enlarged = ({ gender, age }: Person): number =>
  gender === 'male' ? 1.24 - 0.12 * smooth(30, 48, age) : 1.28 - 0.13 * smooth(34, 50, age);

const reachOf = ({ face, gender }: Person): number => (gender === 'male' ? 28.4 : 26.6) * face.eyeWidth;

/** From the middle of an eye to its corners, in units. */
export const eyeReach = (person: Person): number => enlarged(person) * reachOf(person);

interface LidShape {
  reach: number;
  up: number;
  low: number;
  /** Height of the upper lid's edge in this pose. */
  edge: number;
  /** Control points of the upper lid's edge: two shares of the reach, and units upwards. */
  bend: { inner: number; outer: number; innerUp: number; outerUp: number };
  /** Units by which the outer corner is above the inner one. */
  tilt: number;
  blink: number;
  /** Of the cheeks in this pose, 0 to 1. */
  smile: number;
  /** Height of the iris's middle and its radius: the upper lid covers its top fifth and the lower one little of its bottom. */
  iris: { y: number; radius: number };
  shades: readonly Rgb[];
}

/** Opening beyond the usual counts little: a whole iris with white above it stares. */
const usualOpen = 1.18;

const lidShape = (person: Person, side: 1 | -1, pose: FacePose): LidShape => {
  const { face, gender, skin } = person;
  const uneven = 1 + side * face.lopsided.eye * 0.03;
  const wide = (gender === 'male' ? 1.02 : 1.12) * face.eyeOpen;
  const open = (wide > usualOpen ? usualOpen + (wide - usualOpen) * 0.4 : wide) * uneven;
  // A smile lifts the lower lid and lowers the upper one.
  const up = (17.4 - clamp(face.smile) * 1.2) * open;
  const lowIn = (smile: number) => (11 - Math.min(1.9, smile) * 3.6 - (face.parted ?? 0) * 1.8) * open;
  const low = lowIn(face.smile + pose.smile * 1.4);
  const lifted = Math.max(0, pose.browLift) * 1.6 - Math.max(0, pose.gazeY) * 2;
  const bend = {
    inner: 0.6 + face.lidArch * 0.08 - face.lidPeak * 0.06,
    outer: 0.46 + face.lidArch * 0.08 + face.lidPeak * 0.14,
    innerUp: 3 + face.lidArch * 2.5 - face.lidPeak * 2,
    outerUp: 7 + face.lidArch * 2.5 + face.lidPeak * 2 - face.hood * 3,
  };
  const top = bezier(0.5, 3, -up - bend.innerUp, -up - bend.outerUp, -face.eyeTilt);
  const bottom = bezier(0.5, 3, lowIn(face.smile) + 1.6, lowIn(face.smile) + 2.2, -face.eyeTilt);
  const reach = reachOf(person);
  const radius = clamp((bottom - top) * 0.72, reach * 0.58, reach * 0.76);
  const hidden = Math.max(2 * radius - (bottom - top), 0.46 * radius);
  return {
    bend,
    iris: { y: top + radius - 0.78 * hidden, radius },
    reach,
    up,
    low,
    edge: mix(-up - lifted, low * 1.05, pose.blink),
    tilt: face.eyeTilt,
    blink: pose.blink,
    smile: clamp(face.smile * 0.65 + pose.smile),
    shades: skin.map(rgb),
  };
};

const upperEdge = (to: Path2D, { reach, edge, tilt, blink, bend }: LidShape): void =>
  to.bezierCurveTo(
    -reach * bend.inner,
    edge - bend.innerUp,
    reach * bend.outer,
    edge - bend.outerUp * (1 - blink),
    reach,
    -tilt,
  );

const opening = (eye: LidShape): Path2D => {
  const { reach, low } = eye;
  const shape = new Path2D();
  shape.moveTo(-reach, 3);
  upperEdge(shape, eye);
  shape.bezierCurveTo(reach * 0.66, low + 2.2, -reach * 0.2, low + 1.6, -reach, 3);
  return shape;
};

/** Draws the eye around the origin; positive x points away from the nose. `side` 1 is the viewer's right. */
export const drawEye = (pen: Pen, person: Person, side: 1 | -1, pose: FacePose): void => {
  pen.context.scale(enlarged(person), enlarged(person));
  const eye = lidShape(person, side, pose);
  const shape = opening(eye);
  socket(pen, person, eye);
  if (eye.blink < 0.93) clipped(pen, shape, () => ball(pen, person, eye, side, pose));
  else {
    pen.context.fillStyle = css(blend(eye.shades[2]!, eye.shades[3]!, 0.3));
    pen.context.fill(shape);
  }
  if (eye.blink > 0.12) closingLid(pen, eye);
  lashes(pen, person, eye);
  lowerLid(pen, eye);
  if (wrinkleAmount(person) > 0.2) crowsFeet(pen, eye, wrinkleAmount(person) - 0.1);
};

const socket = (pen: Pen, person: Person, { reach, up, tilt, blink, shades, edge, bend }: LidShape): void => {
  const { context } = pen;
  const [deep, shadow, , , high] = shades as [Rgb, Rgb, Rgb, Rgb, Rgb];
  spot(pen, [2, -up - 6], reach * 1.12, 11, deep, person.gender === 'female' ? 0.3 : 0.24, -0.06);
  if (person.face.monolid) return;
  // The crease rides a little on the lid: less of it shows as the lid comes down.
  const { hood } = person.face;
  const above = mix(mix(-up - 10, -up - 4.5, hood), -up - 5, blink) + (edge + up) * 0.08;
  // The lid is a rounded band between the crease and the lashes.
  const [outerX, outerY] = [reach + 3, -tilt - 5 + hood * 4 + wrinkleAmount(person) * 3];
  context.fillStyle = linear(
    pen,
    [0, above - 2],
    [0, edge - 5],
    [
      [0, css(shadow, 0.62)],
      [0.45, css(high, 0.34)],
      [0.7, css(high, 0.2)],
      [1, css(deep, 0.4)],
    ],
  );
  context.beginPath();
  context.moveTo(-reach + 5, -5);
  context.bezierCurveTo(-reach * 0.5, above, reach * 0.4, above - 3 + hood * 2, outerX, outerY);
  context.lineTo(reach, -tilt);
  context.bezierCurveTo(
    reach * bend.outer,
    edge - bend.outerUp * (1 - blink),
    -reach * bend.inner,
    edge - bend.innerUp,
    -reach,
    3,
  );
  context.fill();
  context.strokeStyle = css(deep, 0.36 * (1 - blink * 0.55));
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-reach + 5, -5);
  context.bezierCurveTo(-reach * 0.5, above, reach * 0.4, above - 3 + hood * 2, outerX, outerY);
  context.stroke();
};

const ball = (pen: Pen, person: Person, eye: LidShape, side: 1 | -1, pose: FacePose): void => {
  const { context } = pen;
  const { reach, up, low, shades } = eye;
  const dark = shades[2]![0] < 125;
  context.fillStyle = linear(
    pen,
    [0, -up],
    [0, low],
    [
      [0, css(blend([204, 194, 190], shades[1]!, 0.14))],
      [0.5, css(blend([242, 237, 234], shades[2]!, dark ? 0.1 : 0.05))],
      [1, css(blend([230, 219, 213], shades[2]!, 0.14))],
    ],
  );
  context.fillRect(-reach - 2, -34, 2 * reach + 4, 64);
  context.fillStyle = radial(pen, [-reach, 4], 12, [
    [0, 'rgba(196,112,100,.7)'],
    [0.5, 'rgba(196,112,100,.36)'],
    [1, 'rgba(170,100,90,0)'],
  ]);
  context.fillRect(-reach - 2, -16, 22, 36);
  // The eyeball turns away towards both corners.
  spot(pen, [reach, 2], 20, 24, shades[1]!, 0.38);
  spot(pen, [-reach, 4], 14, 20, shades[1]!, 0.26);
  iris(pen, person, eye, side, pose);
  lidShadow(pen, eye);
  catchlight(pen, eye, side, pose);
};

/** The upper lid shades the eyeball along its edge. */
const lidShadow = ({ context }: Pen, eye: LidShape): void => {
  const edge = new Path2D();
  edge.moveTo(-eye.reach, 3);
  upperEdge(edge, eye);
  context.strokeStyle = 'rgba(26,11,10,.052)';
  for (let wide = 4; wide <= 28; wide += 3) {
    context.lineWidth = wide;
    context.stroke(edge);
  }
};

/** The iris's middle: a little towards the nose, as of eyes that look at something near. */
const gazeAt = ({ iris: { y } }: LidShape, side: 1 | -1, pose: FacePose) => ({
  ix: pose.gazeX * 7 * side - 1.5,
  iy: y + pose.gazeY * 5,
});

const iris = (pen: Pen, person: Person, eye: LidShape, side: 1 | -1, pose: FacePose): void => {
  const { context } = pen;
  const colour = rgb(person.iris);
  const { ix, iy } = gazeAt(eye, side, pose);
  const { radius } = eye.iris;
  context.fillStyle = radial(pen, [ix, iy], radius, [
    [0, css(blend(colour, [255, 214, 160], 0.1))],
    [0.6, css(blend(colour, [255, 214, 160], 0.04))],
    [0.8, css(blend(colour, [30, 12, 6], 0.3))],
    [0.9, css(blend(colour, [16, 8, 6], 0.66))],
    [0.96, css(blend(colour, [14, 8, 8], 0.8))],
    [1, 'rgba(12,8,8,0)'],
  ]);
  context.fillRect(ix - radius, iy - radius, 2 * radius, 2 * radius);
  context.strokeStyle = css(blend(colour, [255, 232, 190], 0.45), 0.22);
  context.lineWidth = 0.7;
  context.beginPath();
  for (let ray = 0; ray < 26; ray++) {
    const angle = ray * 0.2417 + (ray % 3) * 0.05;
    const [from, to] = [radius * 0.42, radius * (0.62 + 0.2 * ((ray * 7) % 5) * 0.2)];
    context.moveTo(ix + Math.cos(angle) * from, iy + Math.sin(angle) * from);
    context.lineTo(ix + Math.cos(angle) * to, iy + Math.sin(angle) * to);
  }
  context.stroke();
  // The iris is brightest opposite the light.
  spot(
    pen,
    [ix + 2 * side, iy + radius * 0.46],
    radius * 0.7,
    radius * 0.46,
    blend(colour, [255, 218, 164], 0.42),
    0.6,
  );
  context.fillStyle = '#0b0708';
  context.beginPath();
  context.arc(ix, iy, radius * 0.37, 0, 7);
  context.fill();
};

const catchlight = (pen: Pen, eye: LidShape, side: 1 | -1, pose: FacePose): void => {
  const { context } = pen;
  const { ix, iy } = gazeAt(eye, side, pose);
  const { radius } = eye.iris;
  context.fillStyle = 'rgba(255,255,255,.92)';
  context.beginPath();
  context.ellipse(ix - radius * 0.34 * side, iy - radius * 0.36, radius * 0.22, radius * 0.26, 0.5 * side, 0, 7);
  context.fill();
  spot(pen, [ix + radius * 0.36 * side, iy + radius * 0.4], radius * 0.2, radius * 0.17, [255, 255, 255], 0.6);
};

const closingLid = (pen: Pen, { reach, up, edge, blink, shades }: LidShape): void => {
  const middleOf = (edge - up) / 2;
  spot(pen, [0, middleOf - 2], reach * 0.95, 13, blend(shades[2]!, shades[3]!, 0.6), 0.75 * blink);
  spot(pen, [-4, middleOf - 1], reach * 0.5, 6, shades[4]!, 0.3 * blink);
};

/** Points of the upper lid's edge, from the inner corner to the outer one. */
const lidSteps = 16;

const lashes = ({ context }: Pen, person: Person, { reach, edge, tilt, blink, shades, bend }: LidShape): void => {
  const { lash } = person.face;
  const onEdge = (t: number): Point => [
    bezier(t, -reach, -reach * bend.inner, reach * bend.outer, reach),
    bezier(t, 3, edge - bend.innerUp, edge - bend.outerUp * (1 - blink), -tilt),
  ];
  const line = Array.from({ length: lidSteps + 1 }, (_, i) => onEdge(i / lidSteps));
  // A wedge, thickest before the outer corner. Those of a closed eye hang.
  const thick = (i: number) => 0.5 + (0.9 + lash * 3.8) * smooth(0, lidSteps * 0.86, i);
  const down = 1 - blink * 1.7;
  // Without lashes to speak of, the lid's line is a shade of the skin, or it looks made up.
  context.fillStyle = css(blend([24, 13, 12], shades[0]!, lash < 0.3 ? 0.5 : 0.2));
  context.fill(
    pathThrough([
      ...line.map(([x, y], i): Point => [x, y - thick(i) * (1 - blink)]),
      [reach + 2 + lash * 4, -tilt - 1 - lash * 4 * down],
      ...line.map(([x, y], i): Point => [x, y + 0.4 + thick(i) * blink]).reverse(),
    ]),
  );
  if (lash < 0.45) return;
  // Lashes merge into few points towards the outer corner: single ones along the lid look like stitches.
  for (const [t, long] of [
    [0.78, 3.4],
    [0.9, 4.4],
  ] as const) {
    const [fromX, fromY] = onEdge(t - 0.1);
    const [toX, toY] = onEdge(t + 0.02);
    const far = long * (0.4 + lash * 0.8);
    const [tipX, tipY] = [toX + far * (0.3 + t * 0.5), toY - 2 * (1 - blink) - far * (1.05 - t * 0.45) * down];
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.quadraticCurveTo(mix(fromX, tipX, 0.65), mix(fromY, tipY, 0.5), tipX, tipY);
    context.quadraticCurveTo(mix(toX, tipX, 0.6), mix(toY, tipY, 0.3), toX, toY);
    context.fill();
  }
};

/** One coordinate of a cubic curve. */
const bezier = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

const lowerLid = (pen: Pen, { reach, low, tilt, shades, smile }: LidShape): void => {
  const { context } = pen;
  // Raised cheeks push up a soft roll below the lid, which makes a smile of the eyes, too.
  spot(pen, [1, low + 5], reach * 0.7, 3.2, shades[4]!, 0.34 * smile);
  const roll = new Path2D();
  roll.moveTo(-reach + 7, 11);
  roll.bezierCurveTo(-reach * 0.3, low + 11, reach * 0.5, low + 10, reach - 2, -tilt + 7);
  context.lineCap = 'round';
  softLine(pen, roll, 3.2, blend(shades[0]!, shades[1]!, 0.72), 0.19 * smile);
  context.strokeStyle = css(blend(shades[0]!, shades[1]!, 0.5), 0.18);
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(-reach + 6, 6.5);
  context.bezierCurveTo(-reach * 0.3, low + 2, reach * 0.62, low + 2.6, reach, -tilt + 1);
  context.stroke();
};

/** `strength` is 0 for no lines. */
const crowsFeet = (pen: Pen, { reach, shades }: LidShape, strength: number): void => {
  const { context } = pen;
  context.lineCap = 'round';
  const lines = new Path2D();
  for (const [from, bend] of [
    [-7, -9],
    [-2, -2],
    [3, 5],
  ] as const) {
    lines.moveTo(reach + 5, from);
    lines.quadraticCurveTo(reach + 10, from + bend * 0.3, reach + 16, from + bend);
  }
  softLine(pen, lines, 3.2, blend(shades[0]!, shades[1]!, 0.6), Math.min(0.3, 0.62 * strength));
};

// Draws hands: a rounded palm, and tapered digits that lie over it and over each other with soft shadows.
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { blend, css, hex, type Rgb, rgb } from '../paint/colour.ts';
import { type Point, smooth } from '../paint/curve.ts';
import { blurHeights, bump } from '../paint/light.ts';
import { clipped, inPixels, linear, type Pen, pathThrough } from '../paint/pen.ts';
import { drawSkin } from './bare-arms.ts';
import { type HandPose, type Pose, poses } from './hands/poses.ts';
import { handSize } from './hands/size.ts';
import { type Bone, type Digit, type Joint, skeletonOf } from './hands/skeleton.ts';
import { skins } from './palettes.ts';
import type { Person } from './person.ts';
import { stanceOf, stretchNear } from './stance.ts';
import { fieldAround, type Grid, raiseTube, type Tube } from './tube.ts';

/** A hand's wrist, the direction of its fingers in radians, and the side of its thumb. */
export interface HandPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** 1: the thumb is clockwise of the fingers. */
  readonly thumb: 1 | -1;
  readonly pose: HandPose;
}

const digitThickness = ({ gender, body }: Person): number => (gender === 'male' ? 1 : 0.93) + body.weight * 0.06;

/** A digit in body units. */
interface DrawnDigit {
  readonly tubes: readonly Tube[];
  readonly nail: Digit['nail'];
  /** Mean height towards the viewer. */
  readonly near: number;
}

interface DrawnHand {
  readonly palm: readonly Tube[];
  readonly knuckles: readonly Point[];
  readonly fingers: readonly DrawnDigit[];
  readonly thumb: DrawnDigit | undefined;
}

/** Share of its height that a part of the hand has in its relief: in full, its edges would be too steep. */
const depth = 0.5;

const handAt = (person: Person, { x, y, angle, thumb, pose: name }: HandPlace): DrawnHand => {
  const pose: Pose = poses[name];
  const { wrist, palm, fingers, thumb: thumbBones } = skeletonOf(pose, digitThickness(person));
  const size = handSize(person) * (pose.size ?? 1);
  // A hand that shows its palm is turned over; its thumb is on the side that the place names.
  const side = thumb * (Math.cos(pose.roll) < 0 ? -1 : 1) * size;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const place = ([along, across, near]: Joint['at']): Tube['from'] => [
    x + c * along * size - s * across * side,
    y + s * along * size + c * across * side,
    near * size,
  ];
  const turned = ([along, across, near]: Joint['at']): Joint['at'] => [
    c * along - s * across * Math.sign(side),
    s * along + c * across * Math.sign(side),
    near,
  ];
  const tubes = (bones: readonly Bone[]): Tube[] => {
    const lowest = Math.min(...bones.flatMap(([from, to]) => [from.at[2], to.at[2]]));
    const low = ({ at }: Joint) => place([at[0], at[1], (at[2] - lowest) * depth]);
    return bones.map(([from, to]) => ({ from: low(from), to: low(to), radii: [from.radius * size, to.radius * size] }));
  };
  const digit = ({ joints, nail }: Digit): DrawnDigit => ({
    tubes: tubes(joints.slice(1).map((joint, i) => [joints[i]!, joint])),
    nail: turned(nail),
    near: joints.reduce((sum, { at }) => sum + at[2], 0) / joints.length,
  });
  return {
    palm: tubes([wrist, ...palm]),
    knuckles:
      Math.cos(pose.roll) > 0.3
        ? fingers.map(({ joints }) => place(joints[0]!.at).slice(0, 2) as [number, number])
        : [],
    fingers: fingers.map(digit),
    thumb: pose.hidesThumb ? undefined : digit(thumbBones),
  };
};

/** Outline of tubes, for the nonzero fill rule. Text, because one call is far cheaper than one for each point. */
const outlineOf = (tubes: readonly Tube[]): Path2D => {
  let text = '';
  const circle = ([x, y]: Tube['from'], radius: number) => {
    const r = radius.toFixed(2);
    text += `M${(x - radius).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 1 ${(2 * radius).toFixed(2)} 0a${r} ${r} 0 1 1 ${(-2 * radius).toFixed(2)} 0Z`;
  };
  for (const { from, to, radii } of tubes) {
    const [start, end] = radii;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    // Straight sides touch both circles, unless one is within the other.
    const ahead = (start - end) / long;
    if (Math.abs(ahead) < 1) {
      const aside = Math.sqrt(1 - ahead * ahead);
      const point = ([x, y]: Tube['from'], radius: number, side: 1 | -1) =>
        `${(x + ((dx * ahead - dy * aside * side) / long) * radius).toFixed(2)} ${(y + ((dy * ahead + dx * aside * side) / long) * radius).toFixed(2)}`;
      text += `M${point(from, start, -1)}L${point(to, end, -1)}L${point(to, end, 1)}L${point(from, start, 1)}Z`;
    }
    circle(from, start);
    circle(to, end);
  }
  return new Path2D(text);
};

/** Draws a hand and its soft shadow. The pen takes body units. */
export const drawHand = (pen: Pen, person: Person, place: HandPlace, rim: Rgb): void =>
  unstretched(pen, person, place, () => drawWhole(pen, person, place, rim));

/** Draws the thumb of a hand again, over what lies in that hand. */
export const drawThumb = (pen: Pen, person: Person, place: HandPlace, rim: Rgb): void => {
  const { thumb } = handAt(person, place);
  if (!thumb) return;
  unstretched(pen, person, place, () => {
    drawShadow(pen, person, outlineOf(thumb.tubes.slice(root + 1)));
    drawDigit(pen, person, thumb, rim);
  });
};

/** A hand keeps its width where a turned body changes that of the cloth under it. */
const unstretched = ({ context }: Pen, person: Person, place: HandPlace, draw: () => void): void => {
  const far = 80 * Math.cos(poses[place.pose].pitch);
  const middle = [place.x + Math.cos(place.angle) * far, place.y + Math.sin(place.angle) * far] as const;
  context.save();
  context.translate(place.x, 0);
  context.scale(1 / stretchNear(stanceOf(person), middle), 1);
  context.translate(-place.x, 0);
  draw();
  context.restore();
};

/** The palm of a dark hand is lighter than its back. */
const withSkinOfPalm = (person: Person): Person => ({
  ...person,
  skin: person.skin.map((shade, i) => hex(blend(rgb(shade), rgb(skins.golden[i] ?? shade), 0.3))),
});

const drawWhole = (pen: Pen, seen: Person, place: HandPlace, rim: Rgb): void => {
  const person = Math.cos(poses[place.pose].roll) < 0 ? withSkinOfPalm(seen) : seen;
  const { palm, knuckles, fingers, thumb } = handAt(person, place);
  const digits = [...fingers, ...(thumb ? [thumb] : [])].sort((a, b) => a.near - b.near);
  const tubes = [...palm, ...digits.flatMap((digit) => digit.tubes)];
  const outline = outlineOf(tubes);
  drawShadow(pen, person, outline);
  const { own, left, top } = layerAround(pen, tubes);
  drawPalm(own, person, palm, knuckles, rim);
  for (const digit of digits) drawDigit(own, person, digit, rim);
  // Shadows of the digits lie on the hand alone.
  own.context.globalCompositeOperation = 'destination-in';
  own.context.fill(outline);
  inPixels(pen, () => pen.context.drawImage(own.canvas, left, top));
};

const drawShadow = ({ context, scale }: Pen, person: Person, outline: Path2D): void => {
  context.save();
  context.shadowColor = 'rgba(12,6,12,.55)';
  context.shadowBlur = 16 * scale;
  context.shadowOffsetX = 4 * scale;
  context.shadowOffsetY = 8 * scale;
  context.fillStyle = person.skin[1]!;
  context.fill(outline);
  context.restore();
};

/** A pen on a canvas of its own just around tubes, and the pixel of its corner on the canvas of the given pen. */
const layerAround = (pen: Pen, tubes: readonly Tube[]): { own: Pen; left: number; top: number } => {
  const { a, d, e, f } = pen.context.getTransform();
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    Math.max(...tubes.flatMap(({ from, to, radii }) => [sign * from[axis] + radii[0], sign * to[axis] + radii[1]]));
  const [left, top] = [Math.floor(e - a * reach(0, -1)) - 1, Math.floor(f - d * reach(1, -1)) - 1];
  const canvas = createCanvas(Math.ceil(e + a * reach(0, 1)) - left + 1, Math.ceil(f + d * reach(1, 1)) - top + 1);
  const context = canvas.getContext('2d');
  context.setTransform(a, 0, 0, d, e - left, f - top);
  return { own: { canvas, context, scale: pen.scale }, left, top };
};

/** Units between the cells of a hand's relief. */
const cell = 2;

const drawPalm = (pen: Pen, person: Person, tubes: readonly Tube[], knuckles: readonly Point[], rim: Rgb): void => {
  const { grid, heights } = fieldAround(tubes, cell, 8);
  for (const tube of tubes) raiseTube(heights, grid, tube, 22);
  heights.z.set(blurHeights(heights, 3));
  const size = handSize(person);
  for (const [x, y] of knuckles)
    bump(heights, (x - grid.left) / cell, (y - grid.top) / cell, (10 * size) / cell, (10 * size) / cell, 5.5 * size);
  clipped(pen, outlineOf(tubes), () => drawSkin(pen, person, grid, heights, rim));
};

/** Tubes of a digit from its root on, along which it appears out of the palm. */
const root = 2;

const drawDigit = (pen: Pen, person: Person, { tubes, nail }: DrawnDigit, rim: Rgb): void => {
  const { context } = pen;
  const outline = outlineOf(tubes);
  const [from, to] = [tubes[0]!.from, tubes[root - 1]!.to];
  const dark = blend(blend(rgb(person.skin[0]!), rgb(person.skin[1]!), 0.4), [90, 20, 10], 0.15);
  context.save();
  context.translate(1.6, 2.6);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // A gap to its neighbour begins where it is out of the palm.
  const clear = tubes[root]!.to;
  context.strokeStyle = linear(
    pen,
    [to[0], to[1]],
    [clear[0], clear[1]],
    [
      [0, css(dark, 0)],
      [1, css(dark, 0.34)],
    ],
  );
  const middle = pathThrough(
    [tubes[0]!.from, ...tubes.map(({ to: end }) => end)].map(([x, y]): Point => [x, y]),
    false,
  );
  const { radii } = tubes[root + 1]!;
  // Several lines, each wider than the last, cost far less than a blur.
  for (const wider of [2, 5, 10]) {
    context.lineWidth = 2 * radii[1] + wider;
    context.stroke(middle);
  }
  context.restore();
  const { grid, heights } = fieldAround(tubes, cell, 8);
  for (const tube of tubes) raiseTube(heights, grid, tube, 2);
  heights.z.set(blurHeights(heights, 1));
  clipped(pen, outline, () => {
    drawSkin(pen, person, grid, heights, rim, fadeAlong(grid, from, to));
    for (const {
      to: at,
      from: before,
      radii: [, radius],
    } of [tubes[3]!, tubes[6]!])
      drawCrease(pen, dark, before, at, radius);
    drawNail(pen, person, tubes, nail);
  });
};

/** Draws the skin's fold at a joint across a digit. */
const drawCrease = ({ context }: Pen, dark: Rgb, [x, y]: Tube['from'], at: Tube['to'], radius: number): void => {
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(Math.atan2(at[1] - y, at[0] - x));
  context.lineCap = 'round';
  for (const [wide, alpha] of [
    [8, 0.1],
    [1.4, 0.22],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = css(dark, alpha);
    context.beginPath();
    context.ellipse(-radius * 0.2, 0, radius * 0.3, radius * 0.7, 0, -0.9, 0.9);
    context.stroke();
  }
  context.restore();
};

/** Opacity at a cell of a grid: 0 before the line through `from`, 1 beyond that through `to`. */
const fadeAlong = ({ left, top, cell: wide }: Grid, from: Tube['from'], to: Tube['from']) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy || 1;
  return (column: number, row: number): number =>
    smooth(0, 1, ((left + column * wide - from[0]) * dx + (top + row * wide - from[1]) * dy) / squared);
};

/** Draws a nail if it faces the viewer. */
const drawNail = (pen: Pen, person: Person, tubes: readonly Tube[], [nx, ny, nz]: Digit['nail']): void => {
  if (nz < 0.2) return;
  const { context } = pen;
  const [deep, mid, light] = [1, 2, 3].map((shade) => rgb(person.skin[shade]!)) as [Rgb, Rgb, Rgb];
  const { from, to, radii } = tubes.at(-1)!;
  const wide = radii[1];
  const long = wide * 0.86 * Math.max(0.4, nz);
  const seen = smooth(0.2, 0.5, nz);
  context.save();
  context.translate(to[0] + nx * wide * 0.42, to[1] + ny * wide * 0.42);
  context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  for (const [grown, colour, alpha] of [
    [wide * 0.14, blend(mid, deep, 0.6), 0.4],
    [0, blend(blend(light, mid, 0.15), [255, 205, 196], 0.5), 0.8],
  ] as const) {
    context.fillStyle = css(colour, alpha * seen);
    context.beginPath();
    context.roundRect(
      -long - grown,
      -wide * 0.56 - grown,
      1.7 * long + grown,
      wide * 1.12 + 2 * grown,
      wide * 0.5 + grown,
    );
    context.fill();
  }
  context.fillStyle = css([255, 248, 242], 0.3 * seen);
  context.beginPath();
  context.ellipse(-long * 0.2, -wide * 0.2, long * 0.5, wide * 0.16, 0, 0, 7);
  context.fill();
  context.restore();
};

// A clothed body: neck, garment, arms, and the light that comes from behind; turned a little to one side.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../paint/colour.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { inPixels, type Pen, penOn, type Stage } from '../paint/pen.ts';
import { pictureOf } from '../paint/picture.ts';
import { bareTubes, sides, silhouette } from './arms.ts';
import { drawBareTubes } from './bare-arms.ts';
import { bodyLift } from './body-plan.ts';
import { clothLight } from './cloth-relief.ts';
import { drawForearms } from './forearms.ts';
import { cuts } from './garments/garments.ts';
import { drawNeck } from './neck.ts';
import type { Person } from './person.ts';

/** A body on a layer of its own, as wide as the frame; its first row is the frame's row `top`. */
export interface Body {
  readonly picture: Canvas;
  readonly top: number;
}

/** Units below the eyes above which there is nothing of a body: a third of its frame need not be drawn. */
const highest = 10;

/** The body under a head whose eyes are at the frame's origin. `rim` is the colour of the light from behind. */
export const drawBody = (person: Person, frame: Stage, rim: Rgb): Body => {
  const top = clamp(Math.floor(frame.originY + highest * frame.scale), 0, frame.height - 1);
  // Drawn beyond the frame's sides, from where a turn brings it in.
  const margin = Math.ceil(farthest * frame.scale);
  const stage = {
    ...frame,
    width: frame.width + 2 * margin,
    height: frame.height - top,
    originX: frame.originX + margin,
    originY: frame.originY - top,
  };
  const pen = standing(person, penOn(stage));
  const { stiffness, sleeve, back, inShirtsleeves } = cuts[person.clothes.garment];
  back?.({ pen, person, shape: silhouette(person, sleeve) });
  drawNeck(pen, person, rim);
  if (sleeve !== 'long') for (const side of sides) drawBareTubes(pen, person, bareTubes(person, side, sleeve), rim);
  const garment = dressed(person, stage);
  inPixels(pen, () => pen.x.drawImage(garment, 0, 0));
  const { clothes } = person;
  const cloth = inShirtsleeves ? { ...clothes, colour: clothes.second, pattern: 'plain' as const } : clothes;
  drawForearms(pen, person, { sleeve, stiffness, cloth }, rim);
  edged(pen, rim);
  return { picture: turned(pen, person, stage, margin), top };
};

/** A body turned a little carries one shoulder higher. */
const standing = (person: Person, pen: Pen): Pen => {
  const { turn, lean } = person.body;
  pen.x.transform(1, turn * 0.03, lean * 0.05, 1, turn * 5 - lean * 12, bodyLift(person));
  return pen;
};

const dressed = (person: Person, stage: Stage): Canvas => {
  const pen = standing(person, penOn(stage));
  const { stiffness, sleeve, draw } = cuts[person.clothes.garment];
  draw({ pen, person, shape: silhouette(person, sleeve) });
  const light = clothLight(person, stiffness);
  pen.x.globalCompositeOperation = 'source-atop';
  pen.x.drawImage(light.picture, light.x, light.y, light.width, light.height);
  return pen.canvas;
};

/** Light from behind along every edge that faces right; worked out at half the size, where nobody can tell. */
const edged = ({ canvas, x, scale }: Pen, rim: Rgb): void => {
  const [width, height] = [canvas.width >> 1, canvas.height >> 1];
  const edge = createCanvas(width, height);
  const on = edge.getContext('2d');
  on.drawImage(canvas, 0, 0, width, height);
  on.globalCompositeOperation = 'source-in';
  on.fillStyle = css(rim);
  on.fillRect(0, 0, width, height);
  on.globalCompositeOperation = 'destination-out';
  on.filter = `blur(${(2 * scale).toFixed(1)}px)`;
  for (let i = 0; i < 2; i++) on.drawImage(canvas, -3.5 * scale, 0.5 * scale, width, height);
  x.save();
  x.resetTransform();
  x.globalCompositeOperation = 'source-atop';
  x.globalAlpha = 0.34;
  x.drawImage(edge, 0, 0, canvas.width, canvas.height);
  x.restore();
};

/** Units by which the middle of a body turned as far as it goes moves aside. */
const farthest = 30;
/** Height above which nothing moves. */
const stays = 230;

/** Turns a frontal picture: its middle moves aside, the near shoulder grows and the far one shrinks. The neck stays under the head. */
const turned = (
  { x }: Pen,
  { body }: Person,
  { width, height, scale, originX, originY }: Stage,
  margin: number,
): Canvas => {
  const from = x.getImageData(0, 0, width, height).data;
  const inner = width - 2 * margin;
  const to = new Uint8ClampedArray(inner * height * 4);
  const across = Float32Array.from(
    { length: width },
    (_, column) => clamp(1 - ((column - originX) / scale / 390) ** 2) * body.turn * farthest * scale,
  );
  for (let row = 0; row < height; row++) {
    const share = smooth(stays, stays + 240, (row - originY) / scale);
    if (share === 0) {
      const first = (row * width + margin) * 4;
      to.set(from.subarray(first, first + inner * 4), row * inner * 4);
      continue;
    }
    turnRow(from, row * width, across, share, margin, to, row * inner * 4);
  }
  return pictureOf({ width: inner, height, data: to });
};

const turnRow = (
  from: Uint8ClampedArray,
  first: number,
  across: Float32Array,
  share: number,
  margin: number,
  to: Uint8ClampedArray,
  start: number,
): void => {
  const width = across.length;
  for (let column = margin, o = start; column < width - margin; column++, o += 4) {
    const place = clamp(column - across[column]! * share, 0, width - 1.001);
    const left = Math.floor(place);
    const part = place - left;
    const i = (first + left) * 4;
    const near = from[i + 3]! * (1 - part);
    const next = from[i + 7]! * part;
    const cover = near + next;
    if (cover <= 0) continue;
    for (let k = 0; k < 3; k++) to[o + k] = (from[i + k]! * near + from[i + 4 + k]! * next) / cover;
    to[o + 3] = cover;
  }
};

// Draws a clothed body: neck, garment, arms and rim light, turned slightly to one side.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../paint/colour.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { createPen, inPixels, type Pen, type Viewport } from '../paint/pen.ts';
import { canvasFrom } from '../paint/picture.ts';
import { drawAccessories } from './accessories/accessories.ts';
import { drawTattoos } from './accessories/tattoos.ts';
import { bareTubes, bodyOutline, sides } from './arms.ts';
import { drawBareTubes } from './bare-arms.ts';
import { bodyLift } from './body-plan.ts';
import { clothLight } from './cloth-relief.ts';
import { drawForearms, drawHangingHands } from './forearms.ts';
import { cutOf, looseFit } from './garments/garments.ts';
import { drawTrousers } from './garments/trousers.ts';
import { drawNeck } from './neck.ts';
import type { Person } from './person.ts';

/** A body on its own layer, as wide as the frame; its first row is the frame's row `top`. */
export interface Body {
  readonly picture: Canvas;
  readonly top: number;
}

/** The body starts this many units below the eyes; the rows above, a third of the frame, are not drawn. */
const topUnits = 10;

/** Hanging hands begin this many units below the eyes. */
const handTop = 860;

/** Draws the body under a head whose eyes are at the frame's origin. `rim` is the colour of the light from behind. */
export const drawBody = (person: Person, frame: Viewport, rim: Rgb): Body => {
  const top = clamp(Math.floor(frame.originY + topUnits * frame.scale), 0, frame.height - 1);
  // Drawn wider than the frame, because turning brings outer columns in.
  const margin = Math.ceil(maxShift * frame.scale);
  const viewport = {
    ...frame,
    width: frame.width + 2 * margin,
    height: frame.height - top,
    originX: frame.originX + margin,
    originY: frame.originY - top,
  };
  const pen = bodyPen(person, createPen(viewport));
  const { stiffness, sleeve, back, inShirtsleeves } = cutOf(person);
  back?.({ pen, person, shape: bodyOutline(person, sleeve) });
  drawNeck(pen, person, rim);
  if (viewport.height > viewport.originY + handTop * viewport.scale) drawHangingHands(pen, person, rim);
  if (sleeve !== 'long')
    for (const side of sides) {
      const tubes = bareTubes(person, side, sleeve);
      drawBareTubes(pen, person, tubes, rim);
      if (person.accessories?.tattoos) drawTattoos(pen, person, tubes.slice(-2));
    }
  const garment = paintGarment(person, viewport);
  inPixels(pen, () => pen.context.drawImage(garment, 0, 0));
  const { clothes } = person;
  const cloth = inShirtsleeves ? { ...clothes, colour: clothes.second, pattern: 'plain' as const } : clothes;
  drawAccessories(pen, person);
  drawForearms(pen, person, { sleeve, stiffness, cloth }, rim);
  addRimLight(pen, rim);
  return { picture: turnBody(pen, person, viewport, margin), top };
};

/** A pen in body units: a turned body has one shoulder higher. */
const bodyPen = (person: Person, pen: Pen): Pen => {
  const { turn, lean } = person.body;
  pen.context.transform(1, turn * 0.045 + lean * 0.025, lean * 0.06, 1, turn * 5 - lean * 12, bodyLift(person));
  return pen;
};

const paintGarment = (person: Person, viewport: Viewport): Canvas => {
  const pen = bodyPen(person, createPen(viewport));
  const { stiffness, sleeve, tucked, draw } = cutOf(person);
  const worn = looseFit(person);
  const garment = { pen, person: worn, shape: bodyOutline(worn, sleeve) };
  draw(garment);
  if (tucked !== undefined) drawTrousers(garment, tucked);
  const light = clothLight(worn, stiffness);
  pen.context.globalCompositeOperation = 'source-atop';
  pen.context.drawImage(light.picture, light.x, light.y, light.width, light.height);
  return pen.canvas;
};

/** Adds light from behind along every edge that faces right, computed at half size: the difference is not visible. */
const addRimLight = ({ canvas, context, scale }: Pen, rim: Rgb): void => {
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
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 0.34;
  context.drawImage(edge, 0, 0, canvas.width, canvas.height);
  context.restore();
};

/** Units by which the middle of a fully turned body shifts sideways, at most its columns do, and by which its sides draw in. */
const [middleShift, maxShift, sideShare] = [62, 80, 0.06];
/** Units by which a column `x` units from the middle shifts: the chest, which is nearer, more than the sides, which draw in. */
const turnOf = (x: number, turn: number): number =>
  clamp(1 - (x / 330) ** 2) * turn * middleShift - x * sideShare * Math.abs(turn);
/** Height above which the turn moves nothing. */
const fixedAbove = 230;

/** Turns a frontal picture: its middle shifts, the near shoulder widens and the far one narrows. The neck stays under the head. */
const turnBody = (
  { context }: Pen,
  { body }: Person,
  { width, height, scale, originX, originY }: Viewport,
  margin: number,
): Canvas => {
  const from = context.getImageData(0, 0, width, height).data;
  const inner = width - 2 * margin;
  const to = new Uint8ClampedArray(inner * height * 4);
  const across = Float32Array.from(
    { length: width },
    (_, column) => turnOf((column - originX) / scale, body.turn) * scale,
  );
  for (let row = 0; row < height; row++) {
    const share = smooth(fixedAbove, fixedAbove + 240, (row - originY) / scale);
    if (share === 0) {
      const first = (row * width + margin) * 4;
      to.set(from.subarray(first, first + inner * 4), row * inner * 4);
      continue;
    }
    turnRow(from, row * width, across, share, margin, to, row * inner * 4);
  }
  return canvasFrom({ width: inner, height, data: to });
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

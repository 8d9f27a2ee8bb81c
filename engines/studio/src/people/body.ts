// Draws a clothed body: neck, garment, arms and rim light, as it stands.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { clamp, smooth } from '../paint/curve.ts';
import { createPen, createPenLike, inPixels, type Pen, radial, type Viewport } from '../paint/pen.ts';
import { drawAccessories } from './accessories/accessories.ts';
import { drawTattoos } from './accessories/tattoos.ts';
import { armOf, bareTubes, bodyOutline, shoulderTubes, sides } from './arms.ts';
import { drawBareShoulder, drawBareTubes } from './bare-arms.ts';
import { bodyLift } from './body-plan.ts';
import { clothLight } from './cloth-relief.ts';
import { drawForearms } from './forearms.ts';
import { drawShadowedPicture } from './garments/cloth.ts';
import { cutOf, looseFit } from './garments/garments.ts';
import { drawTrousers, isSportsBra } from './garments/trousers.ts';
import { drawMidriff } from './midriff.ts';
import { drawNeck } from './neck.ts';
import type { Person } from './person.ts';
import { columnsBeside, stanceOf, standBody } from './stance.ts';
import { sliceTube } from './tube.ts';

/** A body on its own layer, as wide as the frame; its first row is the frame's row `top`. */
export interface Body {
  readonly picture: Canvas;
  readonly top: number;
}

/** The body starts this many units below the eyes; the rows above, a third of the frame, are not drawn. */
const topUnits = 10;

/** Draws the body under a head whose eyes are at the frame's origin. `rim` is the colour of the light from behind. */
export const drawBody = (person: Person, frame: Viewport, rim: Rgb): Body => {
  const top = clamp(Math.floor(frame.originY + topUnits * frame.scale), 0, frame.height - 1);
  // Drawn wider than the frame, because turning brings outer columns in.
  const stance = stanceOf(person);
  const margin = columnsBeside(stance, { ...frame, originY: frame.originY + bodyLift(person) * frame.scale });
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
  if (sleeve !== 'long')
    for (const side of sides) {
      const tubes = bareTubes(person, side, sleeve);
      if (sleeve === 0) drawBareShoulder(pen, person, tubes, shoulderTubes(person, side), rim);
      else drawBareTubes(pen, person, tubes, rim);
      const { upper, lower, before } = armOf(person, side);
      const bare = sliceTube(upper, Math.max(0, sleeve - 0.1), 1);
      if (person.accessories?.tattoos) drawTattoos(pen, person, before ? [bare] : [bare, lower]);
    }
  drawNeck(pen, person, rim, sleeve === 0);
  if (isSportsBra(person.clothes)) drawMidriff(pen, person, rim);
  const garment = paintGarment(person, viewport);
  drawShadowedPicture(pen, 12, garment);
  const { clothes } = person;
  const cloth = inShirtsleeves ? { ...clothes, colour: clothes.second, pattern: 'plain' as const } : clothes;
  drawAccessories(pen, person);
  drawForearms(pen, person, { sleeve, stiffness, cloth }, rim);
  addRimLight(pen, rim);
  const picture = pen.context.getImageData(0, 0, viewport.width, viewport.height);
  const origin = { ...viewport, originY: viewport.originY + bodyLift(person) * viewport.scale };
  return { picture: standBody(picture, stance, origin, margin), top };
};

/** A pen in body units. */
const bodyPen = (person: Person, pen: Pen): Pen => {
  pen.context.translate(0, bodyLift(person));
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
  const unlit = createPenLike(pen);
  inPixels(unlit, () => unlit.context.drawImage(pen.canvas, 0, 0));
  pen.context.globalCompositeOperation = 'hard-light';
  pen.context.drawImage(light.picture, light.x, light.y, light.width, light.height);
  // What is stiff is open at the neck.
  const atNeck = rgb(stiffness > 0.6 ? person.clothes.second : person.clothes.colour);
  shadeBelowChin(pen, 1 - 0.4 * smooth(0.6, 0.95, lightness(atNeck)));
  // Only cloth is lit.
  pen.context.globalCompositeOperation = 'destination-in';
  inPixels(pen, () => pen.context.drawImage(unlit.canvas, 0, 0));
  return pen.canvas;
};

/** The head's soft shadow on collar and chest, to the right of the middle. */
const shadeBelowChin = (pen: Pen, strength: number): void => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = strength;
  context.translate(40, 250);
  context.scale(1, 0.72);
  context.fillStyle = radial(pen, [0, 0], 168, [
    [0, 'rgba(30,16,34,.5)'],
    [0.62, 'rgba(30,16,34,.38)'],
    [0.82, 'rgba(30,16,34,.12)'],
    [1, 'rgba(30,16,34,0)'],
  ]);
  context.fillRect(-168, -168, 336, 336);
  context.restore();
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
  for (let i = 0; i < 2; i++) on.drawImage(canvas, -4.5 * scale, 0.8 * scale, width, height);
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 0.46;
  context.drawImage(edge, 0, 0, canvas.width, canvas.height);
  context.restore();
};

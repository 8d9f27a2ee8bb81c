// Composes a person and a backdrop into layers behind and in front of the face.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import { clamp } from '../paint/curve.ts';
import { createPen, inPixels, pathThrough, type Viewport } from '../paint/pen.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { drawBehind } from './accessories/behind.ts';
import { type Body, drawBody } from './body.ts';
import { drawEars } from './ears.ts';
import { createFinish, type Finish } from './finish.ts';
import { gradeOf } from './grade.ts';
import { coversEars } from './hair/hair.ts';
import { outline } from './head.ts';
import {
  createHeadPainter,
  drawSprite,
  type FaceInput,
  type HeadLayers,
  type HeadPainter,
  turnHead,
} from './head-layers.ts';
import { moodOf } from './mood.ts';
import type { Person } from './person.ts';
import { type Rig, useHeadUnits } from './rig.ts';
import { turnPoint } from './turn.ts';

export interface Figure {
  readonly faceSource: FaceSource;
  readonly backdrop: Backdrop;
  readonly layers: HeadLayers;
  /** Head, hair and body as one shape; only its alpha is used. */
  readonly silhouette: Canvas;
}

/** The layers from which every pose is painted. Painters keep only this: the rest of a figure takes as much memory again. */
export interface FaceSource extends FaceInput {
  /** Place, shadow, hair behind the head, body and ears. */
  readonly background: Canvas;
  /** Adds the layers in front of the face, and the colour grade. */
  readonly finish: Finish;
}

/** The parts of a person that do not depend on the turn of the head. */
export interface FigureParts {
  readonly head: ReturnType<HeadPainter>;
  readonly body: Body;
}

export const paintFigureParts = (
  person: Person,
  viewport: Viewport,
  rim: Rgb,
  paintHead: HeadPainter = createHeadPainter(person),
): FigureParts => ({
  head: paintHead(viewport.scale, rim),
  body: drawBody(person, bodyViewport(person, viewport), rim),
});

/** The body's scale relative to the head: without it, adults look like children. Heavy bodies would dwarf their heads. */
const bodyGrowth = ({ body }: Person): number => 1.1 - 0.04 * clamp(body.weight);

/** Units by which shoulders are nearer to the chin than in drawing manuals: larger eyes and finer jaws go with shorter necks. */
const bodyRise = 21;

/** Scaled about the middle of the neck, so that it still meets the jaw. */
const bodyViewport = (person: Person, viewport: Viewport): Viewport => {
  const scale = viewport.scale * bodyGrowth(person);
  return { ...viewport, scale, originY: viewport.originY - 190 * (scale - viewport.scale) - bodyRise * scale };
};

/** Composes a person in front of a backdrop of the rig's frame size. */
export const composeFigure = (
  person: Person,
  backdrop: Backdrop,
  rig: Rig,
  { head, body }: FigureParts = paintFigureParts(person, rig.viewport, backdrop.rim),
): Figure => {
  const layers = turnHead(person, head, rig.turn);
  const parts = { person, rig, backdrop, layers, body };
  const silhouette = silhouetteOf(parts);
  const { face } = layers;
  const faceSource = { person, rig, face, background: paintBackground(parts), finish: finishFor(parts, silhouette) };
  return { faceSource, backdrop, layers, silhouette };
};

interface Parts {
  person: Person;
  rig: Rig;
  backdrop: Backdrop;
  layers: HeadLayers;
  body: Body;
}

const paintBackground = ({ person, rig, backdrop, layers, body }: Parts): Canvas => {
  const pen = createPen(rig.viewport);
  const { context, scale } = pen;
  inPixels(pen, () => {
    context.drawImage(backdrop.picture, 0, 0);
    context.globalAlpha = 0.1;
    const coarse = coarseness(scale);
    const shadow = coarseBlur(body.picture, 20 * scale, coarse);
    const on = shadow.getContext('2d');
    on.globalCompositeOperation = 'source-in';
    on.fillStyle = '#000';
    on.fillRect(0, 0, shadow.width, shadow.height);
    context.drawImage(shadow, 0, body.top + 6 * scale, shadow.width * coarse, shadow.height * coarse);
  });
  useHeadUnits(context, rig);
  drawBehind(pen, person);
  drawSprite(pen, layers.back);
  inPixels(pen, () => context.drawImage(body.picture, 0, body.top));
  if (!coversEars(person)) drawEars(pen, person, rig.turn);
  return pen.canvas;
};

/** Pixels of the frame per pixel of a wide blur, both ways: in large frames a quarter of the size shows no difference at a sixteenth of the cost. */
const coarseness = (scale: number): number => Math.min(4, Math.ceil(3 * scale));

const coarseBlur = (picture: Canvas, pixels: number, coarse: number): Canvas => {
  const small = createCanvas(Math.ceil(picture.width / coarse), Math.ceil(picture.height / coarse));
  const context = small.getContext('2d');
  context.filter = `blur(${(pixels / coarse).toFixed(2)}px)`;
  context.drawImage(picture, 0, 0, small.width, small.height);
  context.filter = 'none';
  return small;
};

const silhouetteOf = ({ person, rig, layers, body }: Parts): Canvas => {
  const figure = createPen(rig.viewport);
  useHeadUnits(figure.context, rig);
  drawBehind(figure, person);
  drawSprite(figure, layers.back);
  inPixels(figure, () => figure.context.drawImage(body.picture, 0, body.top));
  drawSprite(figure, layers.front);
  figure.context.fill(pathThrough(outline(person).points.map((point) => turnPoint(rig.turn, point))));
  return figure.canvas;
};

const finishFor = ({ person, rig, backdrop, layers }: Parts, silhouette: Canvas): Finish => {
  const front = createPen(rig.viewport);
  useHeadUnits(front.context, rig);
  drawSprite(front, layers.front);
  const { scale } = rig.viewport;
  const coarse = coarseness(scale);
  const blurred = (picture: Canvas, units: number) => {
    const small = coarseBlur(picture, units * scale, coarse);
    return small.getContext('2d').getImageData(0, 0, small.width, small.height);
  };
  return createFinish({
    front: front.canvas,
    silhouette,
    cast: backdrop.cast ?? NEUTRAL,
    light: blurred(backdrop.picture, 15),
    shape: blurred(silhouette, 5),
    coarse,
    scale,
    rim: backdrop.rim,
    foot: backdrop.clean ? 0 : 0.14,
    grade: gradeOf(backdrop.clean || person.mood === null ? PLAIN : moodOf(person.mood)),
  });
};

const NEUTRAL = [1, 1, 1] as const;
const PLAIN = { level: 0, warmth: 0 } as const;

// Composes a person and a backdrop into layers behind and in front of the face.
import type { Canvas } from '@napi-rs/canvas';
import { coarseBlur, coarseness, coarseShadow } from '../paint/coarse-blur.ts';
import type { Rgb } from '../paint/colour.ts';
import { createPen, inPixels, type Pen, pathThrough, type Viewport } from '../paint/pen.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { drawBehind } from './accessories/behind.ts';
import { type Body, drawBody } from './body.ts';
import { bodyGrowth } from './body-plan.ts';
import { drawEars } from './ears.ts';
import { createFinish, type Finish } from './finish.ts';
import { gradeOf } from './grade.ts';
import { bareEars } from './hair/hair.ts';
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
  const parts = { person, rig, backdrop };
  const behind = paintBehindFace(parts, layers, body);
  const front = createPen(rig.viewport);
  useHeadUnits(front.context, rig);
  drawSprite(front, layers.front);
  const background = paintBackground(parts, body, behind.canvas);
  const silhouette = addFront(behind, parts, front.canvas);
  const { face } = layers;
  const faceSource = { person, rig, face, background, finish: finishFor(parts, front.canvas, silhouette) };
  return { faceSource, backdrop, layers, silhouette };
};

interface Parts {
  person: Person;
  rig: Rig;
  backdrop: Backdrop;
}

/** What is behind the face, without the place: hair, body and what is beyond them. */
const paintBehindFace = ({ person, rig }: Parts, { back }: HeadLayers, body: Body): Pen => {
  const pen = createPen(rig.viewport);
  useHeadUnits(pen.context, rig);
  drawBehind(pen, person);
  drawSprite(pen, back);
  inPixels(pen, () => pen.context.drawImage(body.picture, 0, body.top));
  return pen;
};

const paintBackground = ({ person, rig, backdrop }: Parts, body: Body, behindFace: Canvas): Canvas => {
  const pen = createPen(rig.viewport);
  const { context, scale } = pen;
  inPixels(pen, () => {
    context.drawImage(backdrop.picture, 0, 0);
    const coarse = coarseness(scale);
    const shadow = coarseShadow(body.picture, 20 * scale, coarse, [0, 0, 0], 0.1);
    context.drawImage(shadow, 0, body.top + 6 * scale, shadow.width * coarse, shadow.height * coarse);
    context.drawImage(behindFace, 0, 0);
  });
  useHeadUnits(context, rig);
  drawEars(pen, person, rig.turn, bareEars(person));
  return pen.canvas;
};

/** Completes what is behind the face to the silhouette. */
const addFront = (behindFace: Pen, { person, rig }: Parts, front: Canvas): Canvas => {
  const { canvas, context } = behindFace;
  inPixels(behindFace, () => context.drawImage(front, 0, 0));
  context.fill(pathThrough(outline(person).points.map((point) => turnPoint(rig.turn, point))));
  return canvas;
};

const finishFor = ({ person, rig, backdrop }: Parts, front: Canvas, silhouette: Canvas): Finish => {
  const { scale } = rig.viewport;
  const coarse = coarseness(scale);
  const blurred = (picture: Canvas, units: number) => {
    const small = coarseBlur(picture, units * scale, coarse);
    return small.getContext('2d').getImageData(0, 0, small.width, small.height);
  };
  return createFinish({
    front,
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

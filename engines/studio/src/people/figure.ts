// A person before a backdrop in layers: what lies behind the face, and what lies over it.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import { inPixels, penOn, type Stage, through } from '../paint/pen.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { type Body, drawBody } from './body.ts';
import { drawEars } from './ears.ts';
import { gradeOf } from './grade.ts';
import { coversEars } from './hair/hair.ts';
import { outline } from './head.ts';
import { drawSprite, type FaceOf, type HeadLayers, straightHead, turnedHead } from './head-layers.ts';
import { moodOf } from './mood.ts';
import { type Finish, finisher } from './overlay.ts';
import type { Person } from './person.ts';
import { inHead, type Rig } from './rig.ts';
import { turned } from './turn.ts';

export interface Figure {
  readonly sitter: Sitter;
  readonly backdrop: Backdrop;
  readonly layers: HeadLayers;
  /** Head, hair and body as one shape: only its cover counts. */
  readonly silhouette: Canvas;
}

/** What a figure is painted from in every pose. Painters hold on to this alone: the rest is as large again. */
export interface Sitter extends FaceOf {
  /** Place, shadow, hair behind the head, body and ears. */
  readonly behind: Canvas;
  /** What lies over the face. */
  readonly finish: Finish;
}

/** What of a person stays the same whichever way the head is turned. */
export interface FigureParts {
  readonly head: ReturnType<typeof straightHead>;
  readonly body: Body;
}

export const figureParts = (person: Person, stage: Stage, rim: Rgb): FigureParts => ({
  head: straightHead(person, stage.scale, rim),
  body: drawBody(person, bodyStage(stage), rim),
});

/** Heads are painted on bodies a little larger than their own units, or grown people look like children. */
const bodyGrowth = 1.14;

/** Grown about the middle of the neck, so that it still meets the jaw. */
const bodyStage = (stage: Stage): Stage => {
  const scale = stage.scale * bodyGrowth;
  return { ...stage, scale, originY: stage.originY - 190 * (scale - stage.scale) };
};

/** Puts a person before a backdrop of the rig's frame size. */
export const figureBefore = (
  person: Person,
  backdrop: Backdrop,
  rig: Rig,
  { head, body }: FigureParts = figureParts(person, rig.stage, backdrop.rim),
): Figure => {
  const layers = turnedHead(person, head, rig.turn);
  const parts = { person, rig, backdrop, layers, body };
  const silhouette = silhouetteOf(parts);
  const { face } = layers;
  const sitter = { person, rig, face, behind: behindFace(parts), finish: overFace(parts, silhouette) };
  return { sitter, backdrop, layers, silhouette };
};

interface Parts {
  person: Person;
  rig: Rig;
  backdrop: Backdrop;
  layers: HeadLayers;
  body: Body;
}

const behindFace = ({ person, rig, backdrop, layers, body }: Parts): Canvas => {
  const pen = penOn(rig.stage);
  const { x, scale } = pen;
  inPixels(pen, () => {
    x.drawImage(backdrop.picture, 0, 0);
    x.globalAlpha = 0.4;
    const shadow = coarseBlur(body.picture, 20 * scale);
    const on = shadow.getContext('2d');
    on.globalCompositeOperation = 'source-in';
    on.fillStyle = '#000';
    on.fillRect(0, 0, shadow.width, shadow.height);
    x.drawImage(shadow, 0, body.top + 6 * scale, shadow.width * coarse, shadow.height * coarse);
  });
  inHead(x, rig);
  drawSprite(pen, layers.back);
  inPixels(pen, () => x.drawImage(body.picture, 0, body.top));
  if (!coversEars(person)) drawEars(pen, person, rig.turn);
  return pen.canvas;
};

/** Wide blurs are done, and kept, on a quarter of the size: nobody can tell, and they cost a sixteenth. */
const coarse = 4;

const coarseBlur = (picture: Canvas, pixels: number): Canvas => {
  const small = createCanvas(Math.ceil(picture.width / coarse), Math.ceil(picture.height / coarse));
  const x = small.getContext('2d');
  x.filter = `blur(${(pixels / coarse).toFixed(2)}px)`;
  x.drawImage(picture, 0, 0, small.width, small.height);
  x.filter = 'none';
  return small;
};

const silhouetteOf = ({ person, rig, layers, body }: Parts): Canvas => {
  const figure = penOn(rig.stage);
  inHead(figure.x, rig);
  drawSprite(figure, layers.back);
  inPixels(figure, () => figure.x.drawImage(body.picture, 0, body.top));
  drawSprite(figure, layers.front);
  figure.x.fill(through(outline(person).points.map((point) => turned(rig.turn, point))));
  return figure.canvas;
};

const overFace = ({ person, rig, backdrop, layers }: Parts, silhouette: Canvas): Finish => {
  const front = penOn(rig.stage);
  inHead(front.x, rig);
  drawSprite(front, layers.front);
  const blurred = (picture: Canvas, units: number) => {
    const small = coarseBlur(picture, units * rig.stage.scale);
    return small.getContext('2d').getImageData(0, 0, small.width, small.height);
  };
  return finisher({
    front: front.canvas,
    silhouette,
    cast: backdrop.cast ?? NEUTRAL,
    light: blurred(backdrop.picture, 15),
    shape: blurred(silhouette, 8),
    coarse,
    foot: backdrop.clean ? 0 : 0.3,
    grade: gradeOf(backdrop.clean || person.mood === null ? PLAIN : moodOf(person.mood)),
  });
};

const NEUTRAL = [1, 1, 1] as const;
const PLAIN = { level: 0, warmth: 0 } as const;

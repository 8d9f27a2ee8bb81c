// A person before a backdrop in layers: what lies behind the face, and what lies over it.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import { inPixels, linear, type Pen, penOn, type Stage, through } from '../paint/pen.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { drawBody } from './body.ts';
import { drawEars } from './ears.ts';
import { coversEars } from './hair/hair.ts';
import { outline } from './head.ts';
import { drawSprite, type HeadLayers, straightHead, turnedHead } from './head-layers.ts';
import type { Over } from './overlay.ts';
import type { Person } from './person.ts';
import { inHead, type Rig } from './rig.ts';
import { turned } from './turn.ts';

export interface Figure {
  readonly person: Person;
  readonly rig: Rig;
  readonly backdrop: Backdrop;
  readonly layers: HeadLayers;
  /** Place, shadow, hair behind the head, body and ears. */
  readonly behind: Canvas;
  readonly over: Over;
  /** Head, hair and body as one shape: only its cover counts. */
  readonly silhouette: Canvas;
}

/** What of a person stays the same whichever way the head is turned. */
export interface FigureParts {
  readonly head: ReturnType<typeof straightHead>;
  /** Of the rig's frame size. */
  readonly body: Canvas;
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
  const layers = turnedHead(head, rig.turn);
  const parts = { person, rig, backdrop, layers, body };
  const silhouette = silhouetteOf(parts);
  return { person, rig, backdrop, layers, silhouette, behind: behindFace(parts), over: overFace(parts, silhouette) };
};

interface Parts {
  person: Person;
  rig: Rig;
  backdrop: Backdrop;
  layers: HeadLayers;
  body: Canvas;
}

const behindFace = ({ person, rig, backdrop, layers, body }: Parts): Canvas => {
  const pen = penOn(rig.stage);
  const { x, scale } = pen;
  inPixels(pen, () => {
    x.drawImage(backdrop.picture, 0, 0);
    x.globalAlpha = 0.4;
    drawBlurred(pen, shadowOf(body), 20 * scale, 6 * scale);
  });
  inHead(x, rig);
  drawSprite(pen, layers.back);
  inPixels(pen, () => x.drawImage(body, 0, 0));
  if (!coversEars(person)) drawEars(pen, person, rig.turn);
  return pen.canvas;
};

const shadowOf = (picture: Canvas): Canvas => {
  const canvas = createCanvas(picture.width, picture.height);
  const x = canvas.getContext('2d');
  x.drawImage(picture, 0, 0);
  x.globalCompositeOperation = 'source-in';
  x.fillStyle = '#000';
  x.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Wide blurs are done on a quarter of the size: nobody can tell, and they cost a sixteenth. */
const quarter = 4;
const drawBlurred = ({ x }: Pen, picture: Canvas, pixels: number, down = 0): void => {
  const small = createCanvas(Math.ceil(picture.width / quarter), Math.ceil(picture.height / quarter));
  const on = small.getContext('2d');
  on.filter = `blur(${(pixels / quarter).toFixed(2)}px)`;
  on.drawImage(picture, 0, 0, small.width, small.height);
  x.drawImage(small, 0, down, small.width * quarter, small.height * quarter);
};

const silhouetteOf = ({ person, rig, layers, body }: Parts): Canvas => {
  const figure = penOn(rig.stage);
  inHead(figure.x, rig);
  drawSprite(figure, layers.back);
  inPixels(figure, () => figure.x.drawImage(body, 0, 0));
  drawSprite(figure, layers.front);
  figure.x.fill(through(outline(person).points.map((point) => turned(rig.turn, point))));
  return figure.canvas;
};

const overFace = ({ rig, backdrop, layers }: Parts, silhouette: Canvas): Over => {
  const front = penOn(rig.stage);
  inHead(front.x, rig);
  drawSprite(front, layers.front);
  const wrap = penOn(rig.stage);
  inPixels(wrap, () => {
    const { x, scale } = wrap;
    drawBlurred(wrap, backdrop.picture, 15 * scale);
    x.globalCompositeOperation = 'destination-out';
    drawBlurred(wrap, silhouette, 8 * scale);
    drawBlurred(wrap, silhouette, 8 * scale);
    x.globalCompositeOperation = 'destination-in';
    x.drawImage(silhouette, 0, 0);
  });
  return {
    front: front.canvas,
    wrap: wrap.canvas,
    foot: footOf(rig, backdrop.clean ? 0 : 0.5),
    silhouette,
    cast: backdrop.cast ?? NEUTRAL,
  };
};

const NEUTRAL = [1, 1, 1] as const;

const footOf = ({ stage }: Rig, depth: number): Canvas => {
  const pen = penOn(stage);
  inPixels(pen, () => {
    const { height, width } = stage;
    pen.x.fillStyle = linear(
      pen,
      [0, height * 0.66],
      [0, height],
      [
        [0, 'rgba(6,4,12,0)'],
        [1, `rgba(6,4,12,${depth})`],
      ],
    );
    pen.x.fillRect(0, height * 0.66, width, height * 0.34);
  });
  return pen.canvas;
};

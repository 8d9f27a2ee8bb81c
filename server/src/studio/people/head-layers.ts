// The parts of a head that do not change with its pose, each as a picture of the head turned as it rests.
import type { Canvas, Path2D } from '@napi-rs/canvas';
import { css, type Rgb, rgb } from '../paint/colour.ts';
import { type Pen, penOn, type Stage, through } from '../paint/pen.ts';
import { pictureOf } from '../paint/picture.ts';
import { drawFacialHair } from './facial-hair.ts';
import { drawGlasses } from './glasses.ts';
import { fibres } from './hair/fibres.ts';
import { drawHair } from './hair/hair.ts';
import { drawHeadwear } from './headwear/headwear.ts';
import { drawNose } from './nose.ts';
import type { Person } from './person.ts';
import { faceRelief, middle } from './relief.ts';
import { onHead, type Rig } from './rig.ts';
import { litSkin } from './skin.ts';
import { type Turn, turned, turnedPicture } from './turn.ts';

/** Units around the eyes that a head with its hair may fill. */
const reach = { left: 280, top: 350, right: 280, bottom: 480 };

/** A picture and the place of its corner in head units; `scale` of its pixels are one unit. */
export interface Sprite {
  readonly picture: Canvas;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const drawSprite = ({ x }: Pen, { picture, x: left, y: top, scale }: Sprite): void =>
  x.drawImage(picture, left, top, picture.width / scale, picture.height / scale);

const headStage = (scale: number): Stage => ({
  width: Math.ceil((reach.left + reach.right) * scale),
  height: Math.ceil((reach.top + reach.bottom) * scale),
  scale,
  originX: reach.left * scale,
  originY: reach.top * scale,
});

const turnedSprite = (canvas: Canvas, stage: Stage, turn: Turn): Sprite => {
  const { width, height, scale, originX, originY } = stage;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const picture = pictureOf({ width, height, data: turnedPicture({ width, height, data }, turn, stage) });
  return { picture, x: -originX / scale, y: -originY / scale, scale };
};

/** Hair, headwear and glasses of a head that looks straight ahead, and what they throw on the skin. */
export interface HeadLayers<Picture = Sprite> {
  readonly back: Picture;
  readonly front: Picture;
  readonly shadow: Picture;
}

/** The layers before they are turned: drawn once for any number of turns. */
export interface StraightHead extends HeadLayers<Canvas> {
  readonly stage: Stage;
}

/** `scale` is pixels a unit. */
export const straightHead = (person: Person, scale: number): StraightHead => {
  const stage = headStage(scale);
  const wear = drawHeadwear(person, stage);
  const hair = wear.hides ? undefined : drawHair(person, stage);
  if (hair && wear.presses) for (const layer of [hair.back, hair.front]) pressed(layer, wear.presses, stage);
  const casting = penOn(stage);
  casting.x.resetTransform();
  for (const layer of [hair?.front, wear.front]) if (layer) casting.x.drawImage(layer, 0, 0);
  const front = penOn(stage);
  drawGlasses(front, person);
  front.x.resetTransform();
  front.x.drawImage(casting.canvas, 0, 0);
  return {
    stage,
    back: hair?.back ?? wear.back,
    front: front.canvas,
    shadow: thrown(casting, stage, rgb(person.skin[0]!)),
  };
};

export const turnedHead = ({ stage, back, front, shadow }: StraightHead, turn: Turn): HeadLayers => ({
  back: turnedSprite(back, stage, turn),
  front: turnedSprite(front, stage, turn),
  shadow: turnedSprite(shadow, stage, turn),
});

/** Takes away the hair that a hat presses flat. */
const pressed = (layer: Canvas, under: Path2D, { scale, originX, originY }: Stage): void => {
  const x = layer.getContext('2d');
  x.setTransform(scale, 0, 0, scale, originX, originY);
  x.globalCompositeOperation = 'destination-out';
  x.fill(under);
};

/** What a layer throws on the skin just below and to the right of it. */
const thrown = (layer: Pen, stage: Stage, colour: Rgb): Canvas => {
  const { canvas, x, scale } = penOn(stage);
  x.resetTransform();
  x.filter = `blur(${(8 * scale).toFixed(1)}px)`;
  x.drawImage(layer.canvas, 5 * scale, 11 * scale);
  x.filter = 'none';
  x.globalCompositeOperation = 'source-in';
  x.fillStyle = css(colour, 0.7);
  x.fillRect(0, 0, stage.width, stage.height);
  return canvas;
};

/** What of a figure a face is drawn from. */
export interface FaceOf {
  readonly person: Person;
  readonly rig: Rig;
  readonly layers: HeadLayers;
  readonly backdrop: { readonly rim: Rgb };
}

/** Draws face skin, nose and beard on a pen in head units, nothing above height `top`. */
export const drawFace = (pen: Pen, { person, rig, layers, backdrop }: FaceOf, top?: number): void => {
  const { x } = pen;
  const relief = faceRelief(person, top);
  const lit = litSkin(person, relief, backdrop.rim);
  const originY = -relief.top;
  const skin = turnedPicture(lit, rig.turn, { scale: 1, originX: middle, originY });
  x.save();
  x.imageSmoothingQuality = 'high';
  x.clip(through(relief.outline.points.map((point) => turned(rig.turn, point))));
  x.drawImage(pictureOf({ ...lit, data: skin }), -middle - 0.5, relief.top - 0.5);
  drawSprite(pen, layers.shadow);
  x.restore();
  onHead(x, rig, [0, 80], () => {
    x.translate(0, -80);
    drawNose(pen, person);
  });
  if (person.facialHair !== 'none' && person.facialHair !== 'stubble') drawSprite(pen, beard(person, rig));
};

const beard = (person: Person, rig: Rig): Sprite => {
  const { scale } = rig.stage;
  const stage: Stage = {
    width: Math.ceil(340 * scale),
    height: Math.ceil(300 * scale),
    scale,
    originX: 170 * scale,
    originY: 10 * scale,
  };
  const strands = fibres(stage);
  drawFacialHair(strands, person);
  return turnedSprite(strands.canvas(), stage, rig.turn);
};

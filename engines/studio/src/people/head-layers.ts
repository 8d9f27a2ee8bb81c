// The parts of a head that do not change with its pose, each as a picture of the head turned as it rests.
import { type Canvas, createCanvas, ImageData, type Path2D } from '@napi-rs/canvas';
import { css, type Rgb, rgb } from '../paint/colour.ts';
import { mix, smooth } from '../paint/curve.ts';
import { type Pen, penOn, type Stage, through } from '../paint/pen.ts';
import { pictureOf } from '../paint/picture.ts';
import { drawEarringsOver } from './ears.ts';
import { drawFacialHair, type Growth, growths } from './facial-hair.ts';
import { drawGlasses } from './glasses.ts';
import { fibres } from './hair/fibres.ts';
import { coversEars, drawHair } from './hair/hair.ts';
import { firstRow, outline } from './head.ts';
import { drawHeadwear } from './headwear/headwear.ts';
import { drawNose } from './nose.ts';
import type { Person } from './person.ts';
import { type FaceRelief, faceRelief, middle } from './relief.ts';
import { onHead, type Rig } from './rig.ts';
import { type Complexion, complexionOf, litSkin } from './skin.ts';
import { type Turn, turned, turnedPicture, turnReach } from './turn.ts';

/** Height above which a smile leaves the skin alone. */
export const smileTop = 40;

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

/** A picture of the head, and where head units lie on it. */
interface Layer {
  readonly picture: Canvas;
  readonly stage: Stage;
}

const turnedSprite = ({ picture, stage }: Layer, turn: Turn): Sprite => {
  const { scale, originX, originY } = stage;
  const { canvas, x } = penOn(stage);
  x.resetTransform();
  x.drawImage(picture, 0, 0);
  // Only what stands before the plane of turning moves: the rest of a long head of hair is left alone.
  const left = Math.max(0, Math.floor(originX - turnReach.x * scale));
  const top = Math.max(0, Math.floor(originY - turnReach.up * scale));
  const width = Math.min(stage.width, Math.ceil(originX + turnReach.x * scale)) - left;
  const height = Math.min(stage.height, Math.ceil(originY + turnReach.down * scale)) - top;
  const { data } = x.getImageData(left, top, width, height);
  const origin = { scale, originX: originX - left, originY: originY - top };
  x.putImageData(new ImageData(turnedPicture({ width, height, data }, turn, origin), width, height), left, top);
  return { picture: canvas, x: -originX / scale, y: -originY / scale, scale };
};

/** Layers of a head: drawn once looking straight ahead, then turned any number of times. */
export interface HeadLayers<Picture = Sprite> {
  readonly back: Picture;
  readonly face: FaceLayers<Picture>;
  /** Hair, headwear and glasses before the face. */
  readonly front: Picture;
}

/** Of these a face is drawn again for every pose. */
export interface FaceLayers<Picture = Sprite> {
  readonly skin: Picture;
  /** The same skin in a broad smile, transparent above the cheeks; drawn when first asked for. */
  readonly smiling: () => Picture;
  /** What hair and headwear throw on the skin. */
  readonly shadow: Picture;
  readonly beard: Picture | undefined;
  readonly moustache: Picture | undefined;
}

/** `scale` is pixels a unit, `rim` the colour of the light from behind. */
export const straightHead = (person: Person, scale: number, rim: Rgb): HeadLayers<Layer> => {
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
  const shadow = thrown(casting, stage, rgb(person.skin[0]!), person.headwear === 'none' ? 0.5 : 0.7);
  return {
    back: { picture: hair?.back ?? wear.back, stage },
    face: {
      ...straightSkin(person, rim),
      shadow: { picture: shadow, stage },
      beard: hairOnFace(person, 'beard', scale),
      moustache: hairOnFace(person, 'moustache', scale),
    },
    front: { picture: front.canvas, stage },
  };
};

/** By itself: `smiling` stays with every painter, and with it all that the functions of its scope use. */
const straightSkin = (person: Person, rim: Rgb): Pick<FaceLayers<Layer>, 'skin' | 'smiling'> => {
  const relief = faceRelief(person);
  const colours = complexionOf(person, relief);
  return {
    skin: skinLayer(person, relief, colours, rim),
    smiling: once(() => smilingLayer(person, colours, rim)),
  };
};

export const turnedHead = (person: Person, { back, face, front }: HeadLayers<Layer>, turn: Turn): HeadLayers => ({
  back: turnedSprite(back, turn),
  face: turnedFace(face, turn),
  front: withEarrings(person, turnedSprite(front, turn), turn),
});

const turnedFace = ({ skin, smiling, shadow, beard, moustache }: FaceLayers<Layer>, turn: Turn): FaceLayers => ({
  skin: turnedSprite(skin, turn),
  smiling: once(() => turnedSprite(smiling(), turn)),
  shadow: turnedSprite(shadow, turn),
  beard: beard && turnedSprite(beard, turn),
  moustache: moustache && turnedSprite(moustache, turn),
});

/** Earrings are drawn on hair that has been turned: turned with it they would be drawn out of shape. */
const withEarrings = (person: Person, sprite: Sprite, turn: Turn): Sprite => {
  const shown = person.earrings === 'hoops' || person.earrings === 'pearls';
  if (!shown || !coversEars(person) || person.headwear === 'headscarf' || person.headwear === 'turban') return sprite;
  const { picture, x: left, y: top, scale } = sprite;
  const x = picture.getContext('2d');
  x.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  drawEarringsOver({ canvas: picture, x, scale }, person, turn);
  return sprite;
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Skin is soft enough for one pixel a unit at every size of frame; its outline is cut at the frame's own. */
const skinLayer = (person: Person, relief: FaceRelief, colours: Complexion, rim: Rgb, top?: number): Layer => {
  const lit = litSkin(person, relief, colours, rim, top);
  const { width, height } = lit;
  // A cell of the relief is a point, a pixel a square about it.
  const stage = { width, height, scale: 1, originX: middle + 0.5, originY: 0.5 - firstRow };
  return { picture: pictureOf(lit), stage };
};

/** Cheeks rise and folds deepen in a smile; above the lower lids nothing changes. */
const smilingLayer = (person: Person, colours: Complexion, rim: Rgb): Layer => {
  const broad = { ...person, face: { ...person.face, smile: person.face.smile + 1.3 } };
  const layer = skinLayer(broad, faceRelief(broad), colours, rim, smileTop - firstRow);
  const { stage, picture } = layer;
  const x = picture.getContext('2d');
  x.setTransform(1, 0, 0, 1, stage.originX, stage.originY);
  const fade = x.createLinearGradient(0, smileTop, 0, smileTop + 22);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  x.globalCompositeOperation = 'destination-out';
  x.fillStyle = fade;
  x.fillRect(-stage.originX, -stage.originY, stage.width, stage.originY + smileTop + 22);
  return layer;
};

const hairOnFace = (person: Person, growing: Growth, scale: number): Layer | undefined => {
  if (!growths(person).includes(growing)) return undefined;
  const stage: Stage = {
    width: Math.ceil(340 * scale),
    height: Math.ceil(300 * scale),
    scale,
    originX: 170 * scale,
    originY: 10 * scale,
  };
  const strands = fibres(stage);
  drawFacialHair(strands, person, growing);
  return { picture: strands.canvas(), stage };
};

/** Takes away the hair that a hat presses flat, and draws the rest in to where the hat lets it out. */
const pressed = (layer: Canvas, under: Path2D, { scale, originX, originY }: Stage): void => {
  const x = layer.getContext('2d');
  const full = createCanvas(layer.width, layer.height);
  full.getContext('2d').drawImage(layer, 0, 0);
  x.resetTransform();
  x.clearRect(0, 0, layer.width, layer.height);
  for (let row = 0; row < layer.height; row++) {
    const share = mix(0.86, 1, smooth(-70, 170, (row + 0.5 - originY) / scale));
    x.drawImage(full, 0, row, layer.width, 1, originX * (1 - share), row, layer.width * share, 1);
  }
  x.setTransform(scale, 0, 0, scale, originX, originY);
  x.globalCompositeOperation = 'destination-out';
  x.fill(under);
};

/** What a layer throws on the skin just below and to the right of it: hair lies close, a hat stands off. */
const thrown = (layer: Pen, stage: Stage, colour: Rgb, depth: number): Canvas => {
  const { canvas, x, scale } = penOn(stage);
  x.resetTransform();
  x.filter = `blur(${(8 * scale).toFixed(1)}px)`;
  x.drawImage(layer.canvas, 5 * scale, 14 * depth * scale);
  x.filter = 'none';
  x.globalCompositeOperation = 'source-in';
  x.fillStyle = css(colour, depth);
  x.fillRect(0, 0, stage.width, stage.height);
  return canvas;
};

/** What of a figure a face is drawn from. */
export interface FaceOf {
  readonly person: Person;
  readonly rig: Rig;
  readonly face: FaceLayers;
}

/** Draws face skin, nose and beard on a pen in head units; `smile` is 0 to 1. */
export const drawFace = (pen: Pen, { person, rig, face }: FaceOf, smile: number): void => {
  const { x } = pen;
  x.save();
  x.imageSmoothingQuality = 'high';
  x.clip(through(outline(person).points.map((point) => turned(rig.turn, point))));
  drawSprite(pen, face.skin);
  if (smile > 0) {
    x.globalAlpha = smile;
    drawSprite(pen, face.smiling());
    x.globalAlpha = 1;
  }
  drawSprite(pen, face.shadow);
  x.restore();
  onHead(x, rig, [0, 80], () => {
    x.translate(0, -80);
    drawNose(pen, person);
  });
  if (face.beard) drawSprite(pen, face.beard);
};

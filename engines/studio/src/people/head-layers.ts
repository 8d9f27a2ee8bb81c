// Paints the layers of a head that do not depend on its pose, frontal first, then turned as the head is carried.
import { once } from '@greenroom/engine-kit/once';
import { type Canvas, createCanvas, ImageData, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { memoize } from '../memoize.ts';
import { coarseness, coarseShadow } from '../paint/coarse-blur.ts';
import { type Rgb, rgb } from '../paint/colour.ts';
import { mix, smooth } from '../paint/curve.ts';
import { createPen, type Pen, pathThrough, radial, type Viewport } from '../paint/pen.ts';
import { canvasFrom } from '../paint/picture.ts';
import { drawGlasses } from './accessories/glasses.ts';
import { drawHeadphones } from './accessories/headphones.ts';
import { drawEarringsOver } from './ears.ts';
import { drawFacialHair, type FacialHairPart, facialHairParts } from './facial-hair.ts';

import { fibres } from './hair/fibres.ts';
import { bareEars, drawHair } from './hair/hair.ts';
import { firstRow, foreheadBase, outline } from './head.ts';
import { drawHeadwear } from './headwear/headwear.ts';
import { drawNose } from './nose.ts';
import type { Person } from './person.ts';
import { type FaceRelief, faceRelief, middle } from './relief.ts';
import { drawOnHead, type Rig } from './rig.ts';
import { type Complexion, complexionOf, lightFace } from './skin.ts';
import { coversHair } from './traits.ts';
import { type Turn, turnPicture, turnPoint, turnReach } from './turn.ts';

/** Height above which a smile does not change the skin. */
export const smileTop = 48;

/** Extent of a head with hair, in units from the middle of the eyes. */
const headBounds = { left: 280, top: 350, right: 280, bottom: 480 };

/** A picture and its top left corner in head units; `scale` is pixels per unit. */
export interface Sprite {
  readonly picture: Canvas;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const drawSprite = ({ context }: Pen, { picture, x: left, y: top, scale }: Sprite): void =>
  context.drawImage(picture, left, top, picture.width / scale, picture.height / scale);

const headViewport = (scale: number): Viewport => ({
  width: Math.ceil((headBounds.left + headBounds.right) * scale),
  height: Math.ceil((headBounds.top + headBounds.bottom) * scale),
  scale,
  originX: headBounds.left * scale,
  originY: headBounds.top * scale,
});

/** A picture of the frontal head and its viewport. */
interface Layer {
  readonly picture: Canvas;
  readonly viewport: Viewport;
}

const turnLayer = ({ picture, viewport }: Layer, turn: Turn): Sprite => {
  const { scale, originX, originY } = viewport;
  const { canvas, context } = createPen(viewport);
  context.resetTransform();
  context.drawImage(picture, 0, 0);
  // Only the region in front of the plane of turning moves; the rest of long hair stays.
  const left = Math.max(0, Math.floor(originX - turnReach.x * scale));
  const top = Math.max(0, Math.floor(originY - turnReach.up * scale));
  const width = Math.min(viewport.width, Math.ceil(originX + turnReach.x * scale)) - left;
  const height = Math.min(viewport.height, Math.ceil(originY + turnReach.down * scale)) - top;
  const { data } = context.getImageData(left, top, width, height);
  const origin = { scale, originX: originX - left, originY: originY - top };
  context.putImageData(new ImageData(turnPicture({ width, height, data }, turn, origin), width, height), left, top);
  return { picture: canvas, x: -originX / scale, y: -originY / scale, scale };
};

/** Layers of a head: drawn once, frontal, then turned any number of times. */
export interface HeadLayers<Picture = Sprite> {
  readonly back: Picture;
  readonly face: FaceLayers<Picture>;
  /** Hair, headwear and glasses in front of the face. */
  readonly front: Picture;
}

/** The layers from which the face is drawn in every pose. */
export interface FaceLayers<Picture = Sprite> {
  readonly skin: Picture;
  /** The same skin in a broad smile, transparent above the cheeks; drawn on first use. */
  readonly smiling: () => Picture;
  /** The shadow of hair and headwear on the skin. */
  readonly shadow: Picture;
  readonly beard: Picture | undefined;
  readonly moustache: Picture | undefined;
}

/** Paints a frontal head. `scale` is pixels per unit, `rim` the colour of the light from behind. */
export type HeadPainter = (scale: number, rim: Rgb) => HeadLayers<Layer>;

/** Hair and headwear are painted once for each scale, and the skin once for each light, because both take long. */
export const createHeadPainter = (person: Person): HeadPainter => {
  const bare = once(() => bareFace(person));
  const skinIn = memoize((...rim: Rgb) => paintFrontalSkin(person, bare(), rim));
  const wornAt = memoize((scale: number) => paintWorn(person, scale));
  return (scale, rim) => {
    const { back, front, ...over } = wornAt(scale);
    return { back, face: { ...skinIn(...rim), ...over }, front };
  };
};

type Worn = Pick<HeadLayers<Layer>, 'back' | 'front'> & Pick<FaceLayers<Layer>, 'shadow' | 'beard' | 'moustache'>;

/** Everything on a head besides its skin. */
const paintWorn = (person: Person, scale: number): Worn => {
  const viewport = headViewport(scale);
  const wear = drawHeadwear(person, viewport);
  const hair = coversHair.has(person.headwear) ? undefined : drawHair(person, viewport);
  if (hair && wear.flattensHair)
    for (const layer of [hair.back, hair.front])
      flattenUnderHat(layer, wear.flattensHair, bareEars(person).length === 0 ? 0.9 : 0.985, viewport);
  const shadowSource = createPen(viewport);
  shadowSource.context.resetTransform();
  const { forehead = 1 } = person.face;
  for (const layer of [hair?.front, wear.front])
    if (layer) drawLowered(shadowSource.context, layer, viewport, forehead);
  if (person.accessories?.headphones) {
    const worn = createPen(viewport);
    drawHeadphones(worn, person, person.accessories.headphones);
    drawLowered(shadowSource.context, worn.canvas, viewport, forehead);
  }
  const front = createPen(viewport);
  drawGlasses(front, person);
  front.context.resetTransform();
  front.context.drawImage(shadowSource.canvas, 0, 0);
  const shadow = castLayerShadow(
    shadowSource.canvas,
    viewport,
    rgb(person.skin[0]!),
    person.headwear === 'none' ? 0.56 : 0.7,
  );
  return {
    back: { picture: lowered(hair ? drawBehind(hair.back, wear.back) : wear.back, viewport, forehead), viewport },
    shadow,
    beard: facialHairLayer(person, 'beard', scale),
    moustache: facialHairLayer(person, 'moustache', scale),
    front: { picture: front.canvas, viewport },
  };
};

/** Draws a layer of a head of usual height on one whose forehead is `forehead` times as high. */
const drawLowered = (context: SKRSContext2D, layer: Canvas, { scale, originY }: Viewport, forehead: number): void => {
  const { width, height } = layer;
  const base = Math.round(originY + foreheadBase * scale);
  context.drawImage(layer, 0, 0, width, base, 0, base * (1 - forehead), width, base * forehead);
  context.drawImage(layer, 0, base, width, height - base, 0, base, width, height - base);
};

const lowered = (layer: Canvas, viewport: Viewport, forehead: number): Canvas => {
  const { canvas, context } = createPen(viewport);
  context.resetTransform();
  drawLowered(context, layer, viewport, forehead);
  return canvas;
};

/** The layer with another one behind it. */
const drawBehind = (layer: Canvas, behind: Canvas): Canvas => {
  const context = layer.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.drawImage(behind, 0, 0);
  context.restore();
  return layer;
};

/** A separate function, because painters keep `smiling` and with it everything in its scope. */
const paintFrontalSkin = (
  person: Person,
  { relief, colours }: ReturnType<typeof bareFace>,
  rim: Rgb,
): Pick<FaceLayers<Layer>, 'skin' | 'smiling'> => ({
  skin: skinLayer(person, relief, colours, rim),
  smiling: once(() => smilingLayer(person, colours, rim)),
});

const bareFace = (person: Person) => {
  const relief = faceRelief(person);
  return { relief, colours: complexionOf(person, relief) };
};

export const turnHead = (person: Person, { back, face, front }: HeadLayers<Layer>, turn: Turn): HeadLayers => ({
  back: turnLayer(back, turn),
  face: turnFace(face, turn),
  front: addEarrings(person, turnLayer(front, turn), turn),
});

const turnFace = ({ skin, smiling, shadow, beard, moustache }: FaceLayers<Layer>, turn: Turn): FaceLayers => ({
  skin: turnLayer(skin, turn),
  smiling: once(() => turnLayer(smiling(), turn)),
  shadow: turnLayer(shadow, turn),
  beard: beard && turnLayer(beard, turn),
  moustache: moustache && turnLayer(moustache, turn),
});

/** Earrings are drawn over the turned hair: turning them with it would distort them. */
const addEarrings = (person: Person, sprite: Sprite, turn: Turn): Sprite => {
  const shown = ['hoops', 'big-hoops', 'pearls'].includes(person.earrings);
  const bare = bareEars(person);
  const covered = ([-1, 1] as const).filter((side) => !bare.includes(side));
  if (!shown || covered.length === 0 || coversHair.has(person.headwear)) return sprite;
  const { picture, x: left, y: top, scale } = sprite;
  const context = picture.getContext('2d');
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  drawEarringsOver({ canvas: picture, context, scale }, person, turn, covered);
  return sprite;
};

/** Skin is soft enough for one pixel per unit at every frame size; its outline is clipped at the frame's resolution. */
const skinLayer = (person: Person, relief: FaceRelief, colours: Complexion, rim: Rgb, top?: number): Layer => {
  const lit = lightFace(person, relief, colours, rim, top);
  const { width, height } = lit;
  // Relief cells are points at pixel centres.
  const viewport = { width, height, scale: 1, originX: middle + 0.5, originY: 0.5 - firstRow };
  return { picture: canvasFrom(lit), viewport };
};

/** The skin in a broad smile: raised cheeks and deeper folds, unchanged above the lower lids. */
const smilingLayer = (person: Person, colours: Complexion, rim: Rgb): Layer => {
  const broad = { ...person, face: { ...person.face, smile: person.face.smile + 1.5 } };
  const layer = skinLayer(broad, faceRelief(broad), colours, rim, smileTop - firstRow);
  const { viewport, picture } = layer;
  const context = picture.getContext('2d');
  context.setTransform(1, 0, 0, 1, viewport.originX, viewport.originY);
  const fade = context.createLinearGradient(0, smileTop, 0, smileTop + 22);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(-viewport.originX, -viewport.originY, viewport.width, viewport.originY + smileTop + 22);
  return layer;
};

const facialHairLayer = (person: Person, growing: FacialHairPart, scale: number): Layer | undefined => {
  if (!facialHairParts(person).includes(growing)) return undefined;
  const viewport: Viewport = {
    width: Math.ceil(340 * scale),
    height: Math.ceil((person.facialHair === 'long-beard' ? 460 : 340) * scale),
    scale,
    originX: 170 * scale,
    originY: 50 * scale,
  };
  const strands = fibres(viewport);
  drawFacialHair(strands, person, growing);
  return { picture: strands.canvas(), viewport };
};

/** Removes the hair that a hat flattens and narrows the hair below it to a share `narrow` of its width. */
const flattenUnderHat = (layer: Canvas, under: Path2D, narrow: number, { scale, originX, originY }: Viewport): void => {
  const context = layer.getContext('2d');
  const full = createCanvas(layer.width, layer.height);
  full.getContext('2d').drawImage(layer, 0, 0);
  context.resetTransform();
  context.clearRect(0, 0, layer.width, layer.height);
  for (let row = 0; row < layer.height; row++) {
    const share = mix(narrow, 1, smooth(-70, 170, (row + 0.5 - originY) / scale));
    context.drawImage(full, 0, row, layer.width, 1, originX * (1 - share), row, layer.width * share, 1);
  }
  context.setTransform(scale, 0, 0, scale, originX, originY);
  context.globalCompositeOperation = 'destination-out';
  context.fill(under);
};

/** The shadow of a layer on the skin below and to the right; `depth` 0.56 for hair, more for a hat, which stands off. */
const castLayerShadow = (layer: Canvas, { scale, originX, originY }: Viewport, colour: Rgb, depth: number): Layer => {
  const coarse = coarseness(scale);
  const picture = coarseShadow(layer, 10 * scale, coarse, colour, depth);
  const { width, height } = picture;
  return {
    picture,
    viewport: {
      width,
      height,
      scale: scale / coarse,
      originX: (originX - 5 * scale) / coarse,
      originY: (originY - 14 * depth * scale) / coarse,
    },
  };
};

/** The input of `drawFace`. */
export interface FaceInput {
  readonly person: Person;
  readonly rig: Rig;
  readonly face: FaceLayers;
}

const drawBindi = (pen: Pen): void => {
  const { context } = pen;
  context.fillStyle = radial(pen, [-2, -46], 9, [
    [0, '#c23a35'],
    [1, '#86161b'],
  ]);
  context.beginPath();
  context.ellipse(0, -44, 7, 7.6, 0, 0, 7);
  context.fill();
};

/** Draws the face's skin, nose and beard. The pen takes head units; `smile` is 0 to 1. */
export const drawFace = (pen: Pen, { person, rig, face }: FaceInput, smile: number): void => {
  const { context } = pen;
  context.save();
  context.imageSmoothingQuality = 'high';
  context.clip(pathThrough(outline(person).points.map((point) => turnPoint(rig.turn, point))));
  drawSprite(pen, face.skin);
  if (smile > 0) {
    context.globalAlpha = smile;
    drawSprite(pen, face.smiling());
    context.globalAlpha = 1;
  }
  drawSprite(pen, face.shadow);
  context.restore();
  drawOnHead(context, rig, [0, 80], () => {
    context.translate(0, -80);
    drawNose(pen, person);
    if (person.bindi) drawBindi(pen);
  });
  if (face.beard) drawSprite(pen, face.beard);
};

// A photographed presenter's still at any size: framed, lit, before their own place or another, with the landmarks that animate it.
import { createCanvas } from '@napi-rs/canvas';
import { hex, type Rgb } from '../paint/colour.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { maskBehindSilhouette } from '../places/coarse-mask.ts';
import { type PresenterLayers, presenterLayers } from '../places/layers.ts';
import { paintPlace } from '../places/paint-place.ts';
import { planPlace } from '../places/plan-place.ts';
import { precipitationBehind } from '../places/precipitation.ts';
import type { CoarseField, Precipitation } from '../puppet.ts';
import { dressForScene } from './dress-scene.ts';
import { drawPhoto, drawPlaced } from './extend-photo.ts';
import type { Point } from './find-face.ts';
import {
  type Borders,
  emptyAt,
  fillFrame,
  forward,
  type Placement,
  placePhoto,
  type Size,
  SURROUNDED,
} from './frame-photo.ts';
import { type PhotoLikeness, parsePhotoLikeness, unflatten } from './likeness.ts';
import { grade, type Look, PLAIN_LOOK } from './look.ts';
import { withoutPerson } from './person-words.ts';
import { canvasOf, type Raster, readRaster } from './raster.ts';
import { lookInScene } from './read-look.ts';
import { standInPlace } from './stand-in-place.ts';

/** A photographed presenter as kept: the photo, and the person cut out of it where that could be done well. */
export interface PhotoPresenter {
  likeness: PhotoLikeness;
  photo: Raster;
  /** Of the photo's size, transparent where the person is not. */
  person: Raster | undefined;
}

export interface FramedPhoto extends Raster {
  /** The face's landmarks, in pixels of the frame. */
  landmarks: Point[];
  /** How far the mouth's corners are drawn out when nothing is said, 0 to 1. */
  smile: number;
  /** The person stands before something else than their photo's own surroundings. */
  stands: boolean;
  /** What a moving camera takes apart; undefined where the still is flat. Takes its time. */
  standing(): PresenterLayers | undefined;
  /** What falls in the place behind; in a photo of its own weather nothing does. */
  precipitation: Precipitation | undefined;
  /** Leaves in the place behind that a breath of air moves; a photo of its own has none that are known of. */
  leaves: CoarseField | undefined;
}

/** @param files by the names that a likeness keeps them under */
export const readPresenter = async (
  json: unknown,
  files: Readonly<Record<string, string>>,
): Promise<PhotoPresenter> => ({
  likeness: parsePhotoLikeness(json),
  photo: await readRaster(files.photo!),
  person: files.person === undefined ? undefined : await readRaster(files.person),
});

export interface Composition extends Size {
  /** What the words say of the place and the light; a clean ground without them. */
  scene?: string | undefined;
  /** What to stand before instead. */
  behind?: Backdrop | undefined;
  /** 1, or more for a closer view than the look's own. */
  closer?: number;
  /** The photo is a still that somebody composed: where it can be, it is shown as it is. */
  composed?: boolean;
}

export const composePhoto = (presenter: PhotoPresenter, asked: Composition): FramedPhoto => {
  const { likeness, photo, person } = presenter;
  // What the words put on the person is no word on the place or its light.
  const scene = withoutPerson(asked.scene ?? '') || undefined;
  const composition = { ...asked, scene };
  const { width, height, closer = 1 } = composition;
  const landmarks = unflatten(likeness.landmarks);
  const look = scene === undefined ? likeness.look : lookInScene(scene, likeness.look);
  const [tighter, smile] = [look.closeness * closer, look.smile];
  if (person !== undefined) {
    const cut = cutAt(person);
    const placement = placePhoto(photo, landmarks, composition, tighter, costOf(cut));
    if (!showsCut(cut, emptyAt(placement, photo, composition))) {
      return { ...standing(person, landmarks, placement, likeness.look, composition), smile, stands: true };
    }
  }
  const placement =
    composition.composed && isComposed(photo, landmarks, composition)
      ? fillFrame(photo, composition)
      : placePhoto(photo, landmarks, composition, tighter);
  const marks = landmarks.map(forward(placement));
  const still = drawPhoto(photo, placement, composition, marks);
  grade(still.rgba, width, height, look);
  if (scene !== undefined) {
    dressForScene(still, marks, scene);
  }
  return {
    ...still,
    landmarks: marks,
    smile,
    stands: false,
    standing: () => undefined,
    precipitation: undefined,
    leaves: undefined,
  };
};

/** A face tilted further than this, in radians, could not be animated as it is. */
const UPRIGHT = 0.07;
/** Of a still's width or height that filling the frame may cut off. */
const CUT_OFF = 0.12;

const isComposed = (still: Size, landmarks: readonly Point[], frame: Size): boolean => {
  const [left, right] = [landmarks[33]!, landmarks[263]!];
  const shape = still.width / still.height / (frame.width / frame.height);
  return Math.abs(Math.atan2(right.y - left.y, right.x - left.x)) < UPRIGHT && Math.min(shape, 1 / shape) > 1 - CUT_OFF;
};

const standing = (
  person: Raster,
  landmarks: readonly Point[],
  placement: Placement,
  look: Look,
  composition: Composition,
) => {
  const { width, height } = composition;
  const placed = drawPlaced(person, placement, composition);
  const marks = landmarks.map(forward(placement));
  grade(placed.rgba, width, height, { ...PLAIN_LOOK, exposure: look.exposure });
  const backdrop = backdropFor(placed, marks, landmarks, look.place, composition);
  const still = standInPlace(placed, backdrop);
  // The scene's own light came with the place; what is left is what the edits asked for.
  grade(still.rgba, width, height, { ...look, exposure: 1 });
  return {
    ...still,
    landmarks: marks,
    standing: () => presenterLayers(backdrop, canvasOf(placed)),
    precipitation: backdrop.precipitation && precipitationBehind(backdrop, canvasOf(placed)),
    leaves: backdrop.leaves && maskBehindSilhouette(backdrop.leaves, canvasOf(placed)),
  };
};

const backdropFor = (
  placed: Raster,
  marks: readonly Point[],
  seed: readonly Point[],
  place: string | null,
  { width, height, scene, behind }: Composition,
): Backdrop => {
  if (behind !== undefined) {
    return behind;
  }
  // What is named first is the place: the scene's, else the one that the presenter brings along.
  const words = [scene, place].filter((each) => each !== undefined && each !== null).join('. ');
  if (words === '') {
    return cleanGround(width, height);
  }
  const avoid = [meanAround(placed, marks[50]!), meanAround(placed, { x: width / 2, y: height * 0.9 })];
  const who = seed.slice(0, 4).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
  return paintPlace(planPlace({ words, seed: who.join(), avoid: avoid.map(hex) }), width, height);
};

/** A photographer's paper roll: light, a little lighter behind the head. */
const cleanGround = (width: number, height: number): Backdrop => {
  const picture = createCanvas(width, height);
  const pen = picture.getContext('2d');
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.4,
    width * 0.1,
    width / 2,
    height * 0.5,
    Math.hypot(width, height) * 0.6,
  );
  light.addColorStop(0, '#f1eeea');
  light.addColorStop(1, '#c3c0bd');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  return { picture, rim: [255, 252, 246], clean: true };
};

const meanAround = ({ width, height, rgba }: Raster, { x, y }: Point): Rgb => {
  const reach = Math.ceil(width * 0.015);
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let v = Math.max(0, Math.round(y) - reach); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, Math.round(x) - reach); u <= Math.min(width - 1, x + reach); u++, count++) {
      for (const k of [0, 1, 2] as const) {
        sum[k] += rgba[(v * width + u) * 4 + k]!;
      }
    }
  }
  return sum.map((value) => value / Math.max(1, count)) as [number, number, number];
};

/** How much of each border of the photo cuts through the person, 0 to 1. */
const cutAt = ({ width, height, rgba }: Raster): Borders => {
  const part = (length: number, index: (k: number) => number) => {
    let cut = 0;
    for (let k = 0; k < length; k++) {
      cut += rgba[index(k) * 4 + 3]! / 255;
    }
    return cut / length;
  };
  return {
    left: part(height, (y) => y * width),
    right: part(height, (y) => y * width + width - 1),
    top: part(width, (x) => x),
    bottom: part(width, (x) => (height - 1) * width + x),
  };
};

const costOf = (cut: Borders): Borders => ({
  left: 0.1 + 12 * cut.left,
  right: 0.1 + 12 * cut.right,
  top: cut.top > 0.02 ? 9 : 0,
  bottom: cut.bottom > 0.02 ? 12 : SURROUNDED.bottom,
});

/** A body that ends in the air can not stand anywhere. */
const showsCut = (cut: Borders, empty: Borders): boolean =>
  (['left', 'right', 'top', 'bottom'] as const).some((border) => cut[border] > 0.03 && empty[border] > 0.012);

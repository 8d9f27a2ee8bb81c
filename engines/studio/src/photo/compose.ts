// Composes a photographed presenter's still at any size: framed, graded, before the photo's own place or another, with
// landmarks for animation.
import { createCanvas } from '@napi-rs/canvas';
import type { CoarseField, Precipitation } from '../face-animation.ts';
import { hex, type Rgb } from '../paint/colour.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { maskBehindSilhouette } from '../places/coarse-mask.ts';
import { type PresenterLayers, presenterLayers } from '../places/layers.ts';
import { paintPlace } from '../places/paint-place.ts';
import { planPlace } from '../places/plan-place.ts';
import { precipitationBehind } from '../places/precipitation.ts';
import { applySceneLight } from './apply-scene-light.ts';
import { compositePerson } from './composite-person.ts';
import { drawPhoto, drawPlaced } from './draw-photo.ts';
import type { Point } from './find-face.ts';
import { type PhotoLikeness, parsePhotoLikeness, unflatten } from './likeness.ts';
import { grade, type Look, PLAIN_LOOK } from './look.ts';
import { withoutPerson } from './person-words.ts';
import {
  BORDER_COSTS,
  type Borders,
  emptyAt,
  fillFrame,
  forward,
  type Placement,
  placePhoto,
  type Size,
} from './place-photo.ts';
import { canvasOf, type Raster, readRaster } from './raster.ts';
import { lookInScene } from './read-look.ts';

/** A stored photographed presenter: the photo, and the cut-out person if the outline was reliable. */
export interface PhotoPresenter {
  likeness: PhotoLikeness;
  photo: Raster;
  /** Of the photo's size, transparent outside the person. */
  person: Raster | undefined;
}

export interface FramedPhoto extends Raster {
  /** The face's landmarks, in pixels of the frame. */
  landmarks: Point[];
  /** How far the mouth's corners are drawn out at rest, 0 to 1. */
  smile: number;
  /** Whether the person is composited over another place than the photo's own. */
  isComposited: boolean;
  /** Returns the parallax layers for a moving camera, or undefined for a flat still. Slow. */
  parallaxLayers(): PresenterLayers | undefined;
  /** Rain or snow in the place behind; undefined for the photo's own place. */
  precipitation: Precipitation | undefined;
  /** Moving leaves in the place behind; undefined for the photo's own place. */
  leaves: CoarseField | undefined;
}

/**
 * Reads a stored presenter. Throws if `json` is no photo likeness.
 * @param files by their names in the likeness
 */
export const readPresenter = async (
  json: unknown,
  files: Readonly<Record<string, string>>,
): Promise<PhotoPresenter> => ({
  likeness: parsePhotoLikeness(json),
  photo: await readRaster(files.photo!),
  person: files.person === undefined ? undefined : await readRaster(files.person),
});

export interface Composition extends Size {
  /** The description of the place and its light; without it, a plain backdrop. */
  scene?: string | undefined;
  /** A backdrop to use instead. */
  behind?: Backdrop | undefined;
  /** Zoom relative to the look's own, at least 1. */
  closer?: number;
  /** Rows by which a person without a background is lower than in a portrait. */
  lower?: number;
  /** The photo is a composed still: it fills the frame unchanged if its shape allows. */
  composed?: boolean;
}

/** Composes the still of a presenter in a frame. */
export const composePhoto = (presenter: PhotoPresenter, request: Composition): FramedPhoto => {
  const { likeness, photo, person } = presenter;
  // Words for clothes and hair do not describe the place or its light.
  const scene = withoutPerson(request.scene ?? '') || undefined;
  const composition = { ...request, scene };
  const { width, height, closer = 1 } = composition;
  const landmarks = unflatten(likeness.landmarks);
  const look = scene === undefined ? likeness.look : lookInScene(scene, likeness.look);
  const [tighter, smile] = [look.closeness * closer, look.smile];
  if (person !== undefined) {
    const cut = cutAt(person);
    const placement = lowered(placePhoto(photo, landmarks, composition, tighter, costOf(cut)), request.lower);
    if (!showsCut(cut, emptyAt(placement, photo, composition))) {
      return { ...inPlace(person, landmarks, placement, likeness.look, composition), smile, isComposited: true };
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
    applySceneLight(still, marks, scene);
  }
  return {
    ...still,
    landmarks: marks,
    smile,
    isComposited: false,
    parallaxLayers: () => undefined,
    precipitation: undefined,
    leaves: undefined,
  };
};

const lowered = (placement: Placement, rows = 0): Placement => ({
  ...placement,
  to: { ...placement.to, y: placement.to.y + rows },
});

/** Maximum tilt in radians of a face that can be animated without straightening. */
const MAX_TILT = 0.07;
/** Maximum part of a still's width or height that filling the frame may cut off. */
const MAX_CUT = 0.12;

const isComposed = (still: Size, landmarks: readonly Point[], frame: Size): boolean => {
  const [left, right] = [landmarks[33]!, landmarks[263]!];
  const shape = still.width / still.height / (frame.width / frame.height);
  return (
    Math.abs(Math.atan2(right.y - left.y, right.x - left.x)) < MAX_TILT && Math.min(shape, 1 / shape) > 1 - MAX_CUT
  );
};

const inPlace = (
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
  const still = compositePerson(placed, backdrop);
  // The place already has the scene's light; only the edits remain.
  grade(still.rgba, width, height, { ...look, exposure: 1 });
  return {
    ...still,
    landmarks: marks,
    parallaxLayers: () => presenterLayers(backdrop, canvasOf(placed)),
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
  // The first place named wins: the scene's, then the presenter's own.
  const words = [scene, place].filter((each) => each !== undefined && each !== null).join('. ');
  if (words === '') {
    return plainBackdrop(width, height);
  }
  const avoid = [meanAround(placed, marks[50]!), meanAround(placed, { x: width / 2, y: height * 0.9 })];
  const seedParts = seed.slice(0, 4).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
  return paintPlace(planPlace({ words, seed: seedParts.join(), avoid: avoid.map(hex) }), width, height);
};

/** A plain studio backdrop, slightly lighter behind the head. */
const plainBackdrop = (width: number, height: number): Backdrop => {
  const picture = createCanvas(width, height);
  const context = picture.getContext('2d');
  const light = context.createRadialGradient(
    width / 2,
    height * 0.4,
    width * 0.1,
    width / 2,
    height * 0.5,
    Math.hypot(width, height) * 0.6,
  );
  light.addColorStop(0, '#f1eeea');
  light.addColorStop(1, '#c3c0bd');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
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

/** The part of each border of the photo that cuts through the person, 0 to 1. */
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
  bottom: cut.bottom > 0.02 ? 12 : BORDER_COSTS.bottom,
});

/** Whether the frame would show a border that cuts the body. */
const showsCut = (cut: Borders, empty: Borders): boolean =>
  (['left', 'right', 'top', 'bottom'] as const).some((border) => cut[border] > 0.03 && empty[border] > 0.012);

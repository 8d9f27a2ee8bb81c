// A presenter painted into a place: the whole still, and its mouth and eyes again for every pose.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { REST } from '../motion/poses.ts';
import { paintPlace } from '../places/paint-place.ts';
import type { PlacePlan } from '../places/plan.ts';
import type { CoarseField, PaintedStill } from '../puppet.ts';
import { eyesPainter, mouthPainter, paintWhole } from './face-parts.ts';
import { type Figure, figureBefore } from './figure.ts';
import { plan } from './head.ts';
import { looseOf } from './loose.ts';
import type { Person } from './person.ts';
import { type Framing, rigFor, toFrame } from './rig.ts';

/** All that a painted still is drawn from, as plain JSON. */
export type StillRecipe = {
  kind: 'painted';
  person: Person;
  place: PlacePlan;
  framing: Framing;
};

/** Paints a recipe at a frame size; the same recipe is the same picture at any size. */
export const paintStill = ({ person, place, framing }: StillRecipe, width: number, height: number): PaintedStill =>
  stillOf(figureBefore(person, paintPlace(place, width, height), rigFor(person, framing, width, height)));

/** Only the frame of a recipe, RGBA. */
export const paintFrame = ({ person, place, framing }: StillRecipe, width: number, height: number): Uint8ClampedArray =>
  paintWhole(figureBefore(person, paintPlace(place, width, height), rigFor(person, framing, width, height)), REST);

/** A figure before any backdrop, ready to be animated. */
export const stillOf = (figure: Figure): PaintedStill => {
  const { rig, person, layers, backdrop, silhouette } = figure;
  const loose = looseOf(person, rig, layers);
  const at = (y: number) => toFrame(rig, [0, y]);
  return {
    width: rig.stage.width,
    height: rig.stage.height,
    rgba: paintWhole(figure, REST),
    anatomy: {
      faceX: at(40)[0],
      faceHalfWidth: 137 * person.face.width * rig.stage.scale,
      foreheadY: at(plan.hairline)[1],
      chinY: at(plan.chin + person.face.length)[1],
      neckY: at(230)[1],
      ...(loose && { loose }),
    },
    ...(backdrop.falling && { falling: { what: backdrop.falling, seen: beside(silhouette) } }),
    ...mouthPainter(figure),
    ...eyesPainter(figure),
  };
};

/** The frame without the silhouette and what the head's motion may bring it to. */
const beside = (silhouette: Canvas): CoarseField => {
  const coarse = 4;
  const [width, height] = [Math.ceil(silhouette.width / coarse), Math.ceil(silhouette.height / coarse)];
  const small = createCanvas(width, height);
  const x = small.getContext('2d');
  const margin = width / 60;
  for (let i = 0; i < 8; i++)
    x.drawImage(silhouette, margin * Math.cos((i * Math.PI) / 4), margin * Math.sin((i * Math.PI) / 4), width, height);
  const { data } = x.getImageData(0, 0, width, height);
  const values = Uint8Array.from({ length: width * height }, (_, at) => 255 - data[at * 4 + 3]!);
  return { coarse, width, height, values };
};

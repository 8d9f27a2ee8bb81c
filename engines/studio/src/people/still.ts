// A presenter painted into a place: the whole still, and its mouth and eyes again for every pose.
import { REST } from '../motion/poses.ts';
import { fallingBehind } from '../places/falling.ts';
import { besides } from '../places/field.ts';
import { paintPlace } from '../places/paint-place.ts';
import type { PlacePlan } from '../places/plan.ts';
import type { PaintedStill } from '../puppet.ts';
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
  paintWhole(
    figureBefore(person, paintPlace(place, width, height), rigFor(person, framing, width, height)).sitter,
    REST,
  );

/** A figure before any backdrop, ready to be animated. */
export const stillOf = (figure: Figure): PaintedStill => {
  const { sitter, layers, backdrop, silhouette } = figure;
  const { person, rig } = sitter;
  const loose = looseOf(person, rig, layers);
  const falling = fallingBehind(backdrop, silhouette);
  const at = (y: number) => toFrame(rig, [0, y]);
  return {
    width: rig.stage.width,
    height: rig.stage.height,
    rgba: paintWhole(sitter, REST),
    anatomy: {
      faceX: at(40)[0],
      faceHalfWidth: 137 * person.face.width * rig.stage.scale,
      foreheadY: at(plan.hairline)[1],
      chinY: at(plan.chin + person.face.length)[1],
      neckY: at(230)[1],
      ...(loose && { loose }),
    },
    ...(falling && { falling }),
    ...(backdrop.leaves && { leaves: besides(backdrop.leaves, silhouette) }),
    ...mouthPainter(sitter),
    ...eyesPainter(sitter),
  };
};

// Paints a presenter into a place: the whole still, and mouth and eyes again for every pose.
import type { PaintedStill } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import { maskBehindSilhouette } from '../places/coarse-mask.ts';
import { paintPlace } from '../places/paint-place.ts';
import type { PlacePlan } from '../places/plan.ts';
import { precipitationBehind } from '../places/precipitation.ts';
import { eyesPainter, mouthPainter, paintPosedFrame } from './face-painters.ts';
import { composeFigure, type Figure } from './figure.ts';
import { loweredCrown, plan } from './head.ts';
import { loosenessField } from './looseness.ts';
import type { Person } from './person.ts';
import { type Framing, rigFor, toFrame, type Viewpoint } from './rig.ts';

/** The complete input of a painted still, as plain JSON. */
export type StillRecipe = {
  kind: 'painted';
  person: Person;
  place: PlacePlan;
  framing: Framing;
  /** Missing: that of the framing. A version that knows none draws the framing. */
  viewpoint?: Viewpoint;
};

/** Paints a recipe at a frame size; the same recipe gives the same picture at any size. */
export const paintStill = (recipe: StillRecipe, width: number, height: number): PaintedStill =>
  stillOf(figureOf(recipe, width, height));

/** Paints only the frame of a recipe, RGBA. */
export const paintFrame = (recipe: StillRecipe, width: number, height: number): Uint8ClampedArray =>
  paintPosedFrame(figureOf(recipe, width, height).faceSource, REST);

export const figureOf = ({ person, place, framing, viewpoint }: StillRecipe, width: number, height: number): Figure =>
  composeFigure(person, paintPlace(place, width, height), rigFor(person, viewpoint ?? framing, width, height));

/** Prepares a composed figure for animation. */
export const stillOf = (figure: Figure): PaintedStill => {
  const { faceSource, layers, backdrop, silhouette } = figure;
  const { person, rig } = faceSource;
  const loose = loosenessField(person, rig, layers);
  const precipitation = precipitationBehind(backdrop, silhouette);
  const at = (y: number) => toFrame(rig, [0, y]);
  return {
    width: rig.viewport.width,
    height: rig.viewport.height,
    rgba: paintPosedFrame(faceSource, REST),
    anatomy: {
      faceX: at(40)[0],
      faceHalfWidth: 137 * person.face.width * rig.viewport.scale,
      foreheadY: at(loweredCrown(person, plan.hairline))[1],
      chinY: at(plan.chin + person.face.length)[1],
      neckY: at(230)[1],
      ...(loose && { loose }),
    },
    ...(precipitation && { precipitation }),
    ...(backdrop.leaves && { leaves: maskBehindSilhouette(backdrop.leaves, silhouette) }),
    ...mouthPainter(faceSource),
    ...eyesPainter(faceSource),
  };
};

// A presenter painted into a place: the whole still, and its mouth and eyes again for every pose.
import { paintPlace } from '../places/paint-place.ts';
import type { PlacePlan } from '../places/plan.ts';
import type { FacePose, PaintedStill } from '../puppet.ts';
import { eyesPainter, mouthPainter, paintWhole } from './face-parts.ts';
import { type Figure, figureBefore } from './figure.ts';
import { plan } from './head.ts';
import type { Person } from './person.ts';
import { type Framing, rigFor, toFrame } from './rig.ts';

/** All that a painted still is drawn from, as plain JSON. */
export type StillRecipe = {
  kind: 'painted';
  person: Person;
  place: PlacePlan;
  framing: Framing;
};

/** The pose in which a still rests. */
export const restPose: FacePose = {
  open: 0,
  wide: 0,
  round: 0,
  press: 0,
  tuck: 0,
  teeth: 0,
  tongue: 0,
  smile: 0,
  blink: 0,
  gazeX: 0,
  gazeY: 0,
  browLift: 0,
};

/** Paints a recipe at a frame size; the same recipe is the same picture at any size. */
export const paintStill = ({ person, place, framing }: StillRecipe, width: number, height: number): PaintedStill =>
  stillOf(figureBefore(person, paintPlace(place, width, height), rigFor(person, framing, width, height)));

const stillOf = (figure: Figure): PaintedStill => {
  const { rig, person } = figure;
  const at = (y: number) => toFrame(rig, [0, y]);
  return {
    width: rig.stage.width,
    height: rig.stage.height,
    rgba: paintWhole(figure, restPose),
    anatomy: {
      faceX: at(40)[0],
      faceHalfWidth: 137 * person.face.width * rig.stage.scale,
      foreheadY: at(plan.hairline)[1],
      chinY: at(plan.chin + person.face.length)[1],
      neckY: at(230)[1],
    },
    ...mouthPainter(figure),
    ...eyesPainter(figure),
  };
};

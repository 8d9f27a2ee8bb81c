// A photographed face as a puppet: its poses are warps of the photo itself, baked once for the frame's size.
import type { FacePose } from '../puppet.ts';
import type { Puppet } from '../render/puppet.ts';
import type { Stage } from '../render/stage.ts';
import { centreEyes } from './centre-eyes.ts';
import { faceLines } from './curves.ts';
import { eyeField } from './eye-field.ts';
import type { Point } from './find-face.ts';
import { lightOf } from './light.ts';
import { mouthField } from './mouth-field.ts';
import { bakePoses, boxAround } from './pose-grid.ts';

/** Rows of the grid of mouths: first pressed, then ever more open. Columns: drawn out, neutral, rounded. */
const OPENINGS = [0, 0.14, 0.32, 0.55, 0.8, 1] as const;
const ROUNDINGS = [-1, 0, 1] as const;
const BLINKS = [0, 0.35, 0.7, 1] as const;

/** @param landmarks of an upright face, in pixels of the stage @param rgba the stage's still */
export const photoPuppet = (stage: Stage, landmarks: readonly Point[], rgba: Uint8ClampedArray): Puppet => {
  const face = faceLines(centreEyes(landmarks, rgba, stage.width), stage.width);
  const { mouth, faceHeight, faceHalfWidth, chinY } = face;
  const light = lightOf(face, rgba, stage.width);
  const reach = Math.max(faceHalfWidth * 0.98, mouth.half * 2.3);
  const mouthBox = boxAround(
    mouth.middle - reach,
    mouth.middle + reach,
    mouth.y - mouth.half * 1.7,
    chinY + faceHeight * 0.2,
    stage,
  );
  const field = (open: number, round: number, press: number) =>
    mouthField(face, light, { open, round, press }, stage.width);
  const mouths = bakePoses(stage, mouthBox, [
    ROUNDINGS.map((round) => field(0, round, 1)),
    ...OPENINGS.map((open) => ROUNDINGS.map((round) => field(open, round, 0))),
  ]);
  const scale = stage.width / 480;
  const eyes = face.eyes.map((eye) =>
    bakePoses(
      stage,
      boxAround(
        eye.left - 0.18 * (eye.right - eye.left),
        eye.right + 0.18 * (eye.right - eye.left),
        eye.y - eye.height * 2.8,
        eye.y + eye.height * 1.6,
        stage,
      ),
      BLINKS.map((blink) => [-1, 1].map((gaze) => eyeField(eye, light, { blink, gaze }, scale))),
    ),
  );

  return {
    anatomy: {
      faceX: face.faceX,
      faceHalfWidth,
      foreheadY: face.foreheadY,
      chinY,
      neckY: chinY + faceHeight * 0.12,
    },
    brows: { y: face.browY, reach: faceHeight * 0.09 },
    boxes: [mouthBox, ...eyes.map(({ box }) => box)],
    pose: (pose: FacePose) => {
      mouths.show(rowOf(pose), 1 + Math.max(-1, Math.min(1, pose.round - 0.75 * pose.wide * (1 - pose.round))));
      for (const eye of eyes) {
        eye.show(alongSteps(BLINKS, pose.blink), (pose.gazeX + 1) / 2);
      }
    },
  };
};

/** Where in the grid's rows a pose lies: pressing leads from rest up into the first row. */
const rowOf = ({ open, press, tuck }: FacePose): number => {
  // F and V: the lower lip just leaves the upper teeth free.
  const wide = Math.max(open, 0.1 * tuck);
  const row = 1 + alongSteps(OPENINGS, wide);
  return row * (1 - press);
};

/** Fractional index of a value in rising steps. */
const alongSteps = (steps: readonly number[], value: number): number => {
  const next = steps.findIndex((step) => step >= value);
  if (next <= 0) {
    return next === 0 ? 0 : steps.length - 1;
  }
  return next - 1 + (value - steps[next - 1]!) / (steps[next]! - steps[next - 1]!);
};

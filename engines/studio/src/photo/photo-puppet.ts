// A photographed face as a puppet: its poses are warps of the photo itself, baked once for the frame's size.
import { mix, smooth } from '../paint/curve.ts';
import type { FacePose } from '../puppet.ts';
import type { Puppet } from '../render/puppet.ts';
import type { Stage } from '../render/stage.ts';
import { centreEyes } from './centre-eyes.ts';
import { type EyeLines, type FaceLines, faceLines } from './curves.ts';
import { eyeField } from './eye-field.ts';
import type { Point } from './find-face.ts';
import { type Light, lightOf } from './light.ts';
import { mouthField } from './mouth-field.ts';
import { mouthInside } from './mouth-inside.ts';
import { lipsIn, type MouthShape } from './mouth-shape.ts';
import { ownTeethOf } from './own-teeth.ts';
import { bakePoses, boxAround, type Field, type PoseGrid } from './pose-grid.ts';

/** Rows of the grid of mouths: first pressed, then ever more open. Columns: drawn out, neutral, rounded. */
const OPENINGS = [0, 0.1, 0.3, 0.62, 1] as const;
const ROUNDINGS = [-1, 0, 0.5, 1] as const;
const BLINKS = [0, 0.5, 1] as const;

/** @param landmarks of an upright face, in pixels of the stage @param rgba the stage's still */
export const photoPuppet = (stage: Stage, landmarks: readonly Point[], rgba: Uint8ClampedArray): Puppet => {
  const face = faceLines(centreEyes(landmarks, rgba, stage.width), stage.width);
  const { faceHeight, faceHalfWidth, chinY } = face;
  const light = lightOf(face, rgba, stage.width);
  const mouths = bakeMouths(stage, face, light, rgba);
  closeLips(stage, face);
  const eyes = face.eyes.map((eye) => bakeEye(stage, eye, light));

  return {
    anatomy: {
      faceX: face.faceX,
      faceHalfWidth,
      foreheadY: face.foreheadY,
      chinY,
      neckY: chinY + faceHeight * 0.12,
    },
    brows: { y: face.browY, reach: faceHeight * 0.09 },
    boxes: [mouths.box, ...eyes.map(({ box }) => box)],
    pose: (pose: FacePose) => {
      const drawn = Math.max(pose.wide, 0.6 * pose.smile);
      mouths.show(
        1 + pose.tuck - smooth(0.5, 1, pose.tongue) * (1 - pose.tuck),
        (1 + alongSteps(OPENINGS, pose.open)) * (1 - pose.press),
        alongSteps(ROUNDINGS, pose.round - drawn * (1 - pose.round)),
      );
      for (const eye of eyes) {
        eye.show((pose.gazeY + 1) / 2, alongSteps(BLINKS, pose.blink), (pose.gazeX + 1) / 2);
      }
    },
  };
};

/**
 * Fills what the photo shows between the lips with their own colours: teeth are drawn by the poses, and between two poses
 * no pixel may pick them up as skin.
 */
const closeLips = (stage: Stage, { mouth }: FaceLines): void => {
  const { width, height } = stage;
  const planes = stage.bytesOf(stage.base);
  for (const [start, sub] of [
    [0, 1],
    [width * height, 2],
    [(width * height * 5) >> 2, 2],
  ] as const) {
    const stride = width / sub;
    for (let x = Math.ceil(mouth.left / sub); x <= mouth.right / sub; x++) {
      const [top, bottom] = [Math.floor(mouth.upper[x * sub]! / sub), Math.ceil(mouth.lower[x * sub]! / sub)];
      const [from, to] = [planes[start + top * stride + x]!, planes[start + bottom * stride + x]!];
      for (let y = top + 1; y < bottom; y++) {
        planes[start + y * stride + x] = mix(from, to, (y - top) / (bottom - top));
      }
    }
  }
};

/** Layers of the grid: the tongue's tip up, as it is, the lower lip tucked in. */
const bakeMouths = (stage: Stage, face: FaceLines, light: Light, rgba: Uint8ClampedArray): PoseGrid => {
  const { mouth, faceHeight, faceHalfWidth, chinY } = face;
  const own = ownTeethOf(face, light, rgba, stage.width);
  const reach = Math.max(faceHalfWidth * 0.98, mouth.half * 2.3);
  const field = (shape: Partial<MouthShape>): Field => {
    const whole: MouthShape = { open: 0, round: 0, press: 0, tuck: 0, tongue: 0, ...shape };
    return mouthField(face, lipsIn(face, whole), mouthInside(face, light, whole, own), stage.width / 480);
  };
  const pressed = ROUNDINGS.map((round) => field({ round, press: 1 }));
  const plain = OPENINGS.map((open) => ROUNDINGS.map((round) => field({ open, round })));
  // Neither rounded nor drawn out does an F look much different, and the tongue is seen in one opening only.
  const [neutral, round] = [field({ tuck: 1 }), field({ tuck: 1, round: 0.7 })];
  const tucked = ROUNDINGS.map((rounding) => (rounding > 0 ? round : neutral));
  const tip = [-1, 0].map((rounding) => field({ open: 0.3, round: rounding, tongue: 1 }));
  const licking = plain.map((row, i) => (OPENINGS[i] === 0.3 ? [...tip, ...row.slice(2)] : row));
  return bakePoses(
    stage,
    boxAround(mouth.middle - reach, mouth.middle + reach, mouth.noseY, chinY + faceHeight * 0.2, stage),
    [
      [pressed, ...licking],
      [pressed, ...plain],
      [pressed, ...OPENINGS.map(() => tucked)],
    ],
  );
};

/** Layers and columns are the ends of the gaze, down and across; a shut eye looks nowhere. */
const bakeEye = (stage: Stage, eye: EyeLines, light: Light): PoseGrid => {
  const margin = 0.32 * (eye.right - eye.left);
  const scale = stage.width / 480;
  const shut = eyeField(eye, light, { blink: 1, gazeX: 0, gazeY: 0 }, scale);
  return bakePoses(
    stage,
    boxAround(eye.left - margin, eye.right + margin, eye.y - eye.height * 2.8, eye.y + eye.height * 1.6, stage),
    [-1, 1].map((gazeY) =>
      BLINKS.map((blink) =>
        [-1, 1].map((gazeX) => (blink === 1 ? shut : eyeField(eye, light, { blink, gazeX, gazeY }, scale))),
      ),
    ),
  );
};

/** Fractional index of a value in rising steps. */
const alongSteps = (steps: readonly number[], value: number): number => {
  const next = steps.findIndex((step) => step >= value);
  if (next <= 0) {
    return next === 0 ? 0 : steps.length - 1;
  }
  return next - 1 + (value - steps[next - 1]!) / (steps[next]! - steps[next - 1]!);
};

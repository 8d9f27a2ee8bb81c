// A photographed face as an animation rig: its poses are warps of the photo, precomputed for the frame's size.
import type { FacePose } from '../face-animation.ts';
import { mix, smooth } from '../paint/curve.ts';
import type { FaceRig } from '../render/face-rig.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import { centreEyes } from './centre-eyes.ts';
import { eyeField } from './eye-field.ts';
import { type FaceLight, measureFaceLight } from './face-light.ts';
import { type EyeLines, type FaceLines, faceLines } from './face-lines.ts';
import type { Point } from './find-face.ts';
import { findTeeth } from './find-teeth.ts';
import { mouthField } from './mouth-field.ts';
import { mouthInterior } from './mouth-interior.ts';
import { type Lips, lipsIn, type MouthShape } from './mouth-shape.ts';
import { boxAround, createPoseGrid, type Field, type PoseGrid } from './pose-grid.ts';

/** Rows of the mouth grid: pressed, then increasingly open. Columns: drawn out, neutral, rounded. */
const OPENINGS = [0, 0.1, 0.3, 0.62, 1] as const;
const ROUNDINGS = [-1, 0, 0.5, 1] as const;
const BLINKS = [0, 0.5, 1] as const;
/** Height of the hairline above the chin, in heights of the face that landmarks cover. */
const HAIRLINE = 1.2;

/**
 * Creates the rig.
 * @param landmarks of an upright face, in pixels of the frame
 * @param rgba the frame's still
 */
export const createPhotoRig = (
  buffers: FrameBuffers,
  landmarks: readonly Point[],
  rgba: Uint8ClampedArray,
): FaceRig => {
  const face = faceLines(centreEyes(landmarks, rgba, buffers.width), buffers.width);
  const { faceHeight, faceHalfWidth, chinY } = face;
  const light = measureFaceLight(face, rgba, buffers.width);
  const mouths = bakeMouths(buffers, face, light, rgba);
  closeLips(buffers, face);
  const eyes = face.eyes.map((eye) => bakeEye(buffers, eye, light));
  const eyesApart = Math.abs(face.eyes[1]!.outer - face.eyes[0]!.outer);

  return {
    anatomy: {
      faceX: face.faceX,
      faceHalfWidth,
      // Landmarks end below the hairline: a painted face is measured from there.
      foreheadY: chinY - faceHeight * HAIRLINE,
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
      return mouths.apart() / eyesApart;
    },
  };
};

/**
 * Fills the gap between the lips with the lips' colours: the poses draw the teeth, and between two poses no pixel may
 * use them as skin.
 */
const closeLips = (buffers: FrameBuffers, { mouth }: FaceLines): void => {
  const { width, height } = buffers;
  const planes = buffers.bytesOf(buffers.base);
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

/** The distance of the lips in pixels: the mean of the middle and half way to each corner. */
const lipsApart = ({ mouth: { middle, half } }: FaceLines, { upper, lower }: Lips): number =>
  [-0.5, 0, 0.5].reduce((sum, part) => {
    const x = Math.round(middle + part * half);
    return sum + Math.max(0, lower[x]! - upper[x]!) / 3;
  }, 0);

/** Layers of the grid: the tongue's tip raised, neutral, the lower lip tucked in. */
const bakeMouths = (buffers: FrameBuffers, face: FaceLines, light: FaceLight, rgba: Uint8ClampedArray) => {
  const { mouth, faceHeight, faceHalfWidth, chinY } = face;
  const own = findTeeth(face, light, rgba, buffers.width);
  const reach = Math.max(faceHalfWidth * 0.98, mouth.half * 2.3);
  const apart = new Map<Field, number>();
  const field = (shape: Partial<MouthShape>): Field => {
    const whole: MouthShape = { open: 0, round: 0, press: 0, tuck: 0, tongue: 0, ...shape };
    const lips = lipsIn(face, whole);
    const made = mouthField(face, lips, mouthInterior(face, light, whole, own), buffers.width / 480);
    apart.set(made, lipsApart(face, lips));
    return made;
  };
  const pressed = ROUNDINGS.map((round) => field({ round, press: 1 }));
  const plain = OPENINGS.map((open) => ROUNDINGS.map((round) => field({ open, round })));
  // An F hardly differs when rounded or drawn out, and the tongue shows in one opening only.
  const [neutral, round] = [field({ tuck: 1 }), field({ tuck: 1, round: 0.7 })];
  const tucked = ROUNDINGS.map((rounding) => (rounding > 0 ? round : neutral));
  const tip = [-1, 0].map((rounding) => field({ open: 0.3, round: rounding, tongue: 1 }));
  const licking = plain.map((row, i) => (OPENINGS[i] === 0.3 ? [...tip, ...row.slice(2)] : row));
  const fields = [
    [pressed, ...licking],
    [pressed, ...plain],
    [pressed, ...OPENINGS.map(() => tucked)],
  ];
  const grid = createPoseGrid(
    buffers,
    boxAround(mouth.middle - reach, mouth.middle + reach, mouth.noseY, chinY + faceHeight * 0.2, buffers),
    fields,
  );
  return {
    ...grid,
    /** The distance of the lips that are shown, in pixels. */
    apart: () => grid.measure((layer, row, column) => apart.get(fields[layer]![row]![column]!)!),
  };
};

/** Layers and columns are the ends of the gaze, vertical and horizontal; a closed eye has no gaze. */
const bakeEye = (buffers: FrameBuffers, eye: EyeLines, light: FaceLight): PoseGrid => {
  const margin = 0.32 * (eye.right - eye.left);
  const scale = buffers.width / 480;
  const shut = eyeField(eye, light, { blink: 1, gazeX: 0, gazeY: 0 }, scale);
  return createPoseGrid(
    buffers,
    boxAround(eye.left - margin, eye.right + margin, eye.y - eye.height * 2.8, eye.y + eye.height * 1.6, buffers),
    [-1, 1].map((gazeY) =>
      BLINKS.map((blink) =>
        [-1, 1].map((gazeX) => (blink === 1 ? shut : eyeField(eye, light, { blink, gazeX, gazeY }, scale))),
      ),
    ),
  );
};

/** Returns the fractional index of a value in ascending steps. */
const alongSteps = (steps: readonly number[], value: number): number => {
  const next = steps.findIndex((step) => step >= value);
  if (next <= 0) {
    return next === 0 ? 0 : steps.length - 1;
  }
  return next - 1 + (value - steps[next - 1]!) / (steps[next]! - steps[next - 1]!);
};

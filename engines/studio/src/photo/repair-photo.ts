// Repairs the best photo with parts of the others (a closed mouth, open eyes), only where it stays unnoticeable.
import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';
import { alignFaces, type Similarity } from './align-faces.ts';
import { assessPhoto, type PhotoAssessment } from './assess-photo.ts';
import { fillUnknown } from './fill-unknown.ts';
import { type FoundFace, faceWidth, findFaces, type Point } from './find-face.ts';
import { canvasOf, type Raster } from './raster.ts';

export interface PhotoCandidate {
  /** Index of the photo in the request, from 0. */
  index: number;
  photo: Raster;
  face: FoundFace;
  assessment: PhotoAssessment;
  /** Relevant faces in the picture; the largest is used. */
  faces: number;
}

/** A part that one of the photos provided. */
export type PhotoRepair = { index: number; part: string };

/** An oval in which the other photo shows, with a soft border. */
interface Patch {
  centre: Point;
  /** Half its width and height, along and across the line of the eyes. */
  reach: Point;
  turn: number;
}

interface Repair {
  part: string;
  /** Whether the base lacks something that the other has. */
  isNeeded(base: PhotoAssessment, other: PhotoAssessment): boolean;
  patches(landmarks: readonly Point[]): Patch[];
  /** Whether the repair is visible in the result. */
  succeeded(after: PhotoAssessment, before: PhotoAssessment): boolean;
}

/** Lips further apart show teeth; closer together they are closed. */
const PARTED = 0.03;
const SHUT = 0.016;
const HALF_CLOSED = 0.7;
const MIN_EYE_GAIN = 0.22;

const REPAIRS: readonly Repair[] = [
  {
    part: 'closed mouth',
    isNeeded: (base, other) => base.mouthOpen > PARTED && other.mouthOpen < SHUT,
    patches: mouthPatch,
    succeeded: (after) => after.mouthOpen < (PARTED + SHUT) / 2,
  },
  {
    part: 'open eyes',
    // Eyes differ in shape: only the difference to the same person's other photo counts.
    isNeeded: (base, other) => base.eyesOpen < HALF_CLOSED && other.eyesOpen > base.eyesOpen + MIN_EYE_GAIN,
    patches: eyePatches,
    succeeded: (after, before) => after.eyesOpen > before.eyesOpen + MIN_EYE_GAIN / 2,
  },
  {
    part: 'better lit eyes',
    isNeeded: (base, other) =>
      other.eyesOpen > base.eyesOpen - MIN_EYE_GAIN / 2 && base.eyeLight < 0.45 && other.eyeLight > base.eyeLight + 0.2,
    patches: eyeBand,
    succeeded: (after, before) => after.eyeLight > before.eyeLight + 0.05,
  },
];

/** Maximum difference of head directions, in degrees: beyond it, photos show different halves of a face. */
const MAX_TURN_DIFFERENCE = 9;
/** Maximum residual of the alignment, as a fraction of the face's width. */
const MAX_RESIDUAL = 0.05;
/** Minimum sharpness and size relative to the base: a blurred patch would be visible. */
const MIN_RELATIVE_SHARPNESS = 0.55;
const MIN_RELATIVE_SIZE = 0.7;

/**
 * Returns the base with as many repairs as fit.
 * @param others the better ones first
 */
export const repairPhoto = async (
  base: PhotoCandidate,
  others: readonly PhotoCandidate[],
): Promise<PhotoCandidate & { repairs: PhotoRepair[] }> => {
  let current = base;
  const repairs: PhotoRepair[] = [];
  for (const { part, isNeeded, patches, succeeded } of REPAIRS) {
    for (const other of others.filter((each) => isNeeded(current.assessment, each.assessment))) {
      const aligned = alignmentFor(current, other);
      if (aligned === undefined) {
        continue;
      }
      const photo = blendPatches(current.photo, other.photo, aligned, patches(current.face.landmarks));
      const after = await reassess(photo, current);
      if (
        after !== undefined &&
        after.assessment.unusable === undefined &&
        succeeded(after.assessment, current.assessment)
      ) {
        current = after;
        repairs.push({ index: other.index, part });
        break;
      }
    }
  }
  return { ...current, repairs };
};

/** Whether the rigid parts of both faces have the same proportions. */
export const haveSameProportions = (one: PhotoCandidate, other: PhotoCandidate): boolean =>
  alignFaces(one.face.landmarks, other.face.landmarks).residual <= MAX_RESIDUAL * faceWidth(other.face);

const alignmentFor = (base: PhotoCandidate, other: PhotoCandidate): Similarity | undefined => {
  const { similarity } = alignFaces(other.face.landmarks, base.face.landmarks);
  const fit =
    haveSameProportions(other, base) &&
    Math.abs(base.assessment.turnDegrees - other.assessment.turnDegrees) <= MAX_TURN_DIFFERENCE &&
    other.assessment.sharpness >= MIN_RELATIVE_SHARPNESS * base.assessment.sharpness &&
    other.assessment.facePx >= MIN_RELATIVE_SIZE * base.assessment.facePx;
  return fit ? similarity : undefined;
};

/** Detects the face again; undefined if it is no longer found in its place, which means that the blend failed. */
const reassess = async (photo: Raster, before: PhotoCandidate): Promise<PhotoCandidate | undefined> => {
  const [face] = await findFaces(photo);
  if (face === undefined) {
    return undefined;
  }
  const { residual } = alignFaces(face.landmarks, before.face.landmarks);
  if (residual > 0.03 * faceWidth(before.face)) {
    return undefined;
  }
  const { facePx } = before.assessment;
  return { ...before, photo, face, assessment: { ...assessPhoto(photo, face), facePx } };
};

/** From the wings of the nose to the chin: a smile moves the cheeks as well. */
function mouthPatch(landmarks: readonly Point[]): Patch[] {
  const [nose, chin, left, right] = [landmarks[2]!, landmarks[152]!, landmarks[234]!, landmarks[454]!];
  const tall = Math.hypot(chin.x - nose.x, chin.y - nose.y);
  return [
    {
      centre: { x: (nose.x + chin.x) / 2, y: (nose.y + chin.y) / 2 },
      reach: { x: 0.4 * Math.hypot(right.x - left.x, right.y - left.y), y: 0.56 * tall },
      turn: tiltOf(landmarks),
    },
  ];
}

function eyePatches(landmarks: readonly Point[]): Patch[] {
  return (
    [
      [33, 133],
      [362, 263],
    ] as const
  ).map(([from, to]) => {
    const [a, b] = [landmarks[from]!, landmarks[to]!];
    const wide = Math.hypot(b.x - a.x, b.y - a.y);
    return {
      centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      reach: { x: 0.82 * wide, y: 0.55 * wide },
      turn: tiltOf(landmarks),
    };
  });
}

/**
 * From the brows to the middle of the cheeks: a shadow on the eyes ends inside it, so that the light around it spreads
 * in.
 */
function eyeBand(landmarks: readonly Point[]): Patch[] {
  const [left, right, bridge] = [landmarks[234]!, landmarks[454]!, landmarks[6]!];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  return [{ centre: bridge, reach: { x: 0.56 * wide, y: 0.36 * wide }, turn: tiltOf(landmarks) }];
}

const tiltOf = (landmarks: readonly Point[]): number =>
  Math.atan2(landmarks[263]!.y - landmarks[33]!.y, landmarks[263]!.x - landmarks[33]!.x);

/**
 * Blends the other photo into the patches, in the base's light: the brightness ratio at the border is interpolated
 * inwards, as in Pérez, Gangnet and Blake, "Poisson image editing" (2003), with pull-push instead of their equation.
 */
const blendPatches = (base: Raster, other: Raster, similarity: Similarity, patches: readonly Patch[]): Raster => {
  const { width, height } = base;
  const aligned = alignTo(other, similarity, width, height);
  const rgba = new Uint8ClampedArray(base.rgba);
  for (const { centre, reach, turn } of patches) {
    const size = Math.ceil(Math.max(reach.x, reach.y) * 1.25);
    const [left, top] = [Math.max(0, Math.round(centre.x) - size), Math.max(0, Math.round(centre.y) - size)];
    const [w, h] = [Math.min(width, left + 2 * size) - left, Math.min(height, top + 2 * size) - top];
    if (w <= 0 || h <= 0) {
      continue;
    }
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const logRatio = new Float32Array(w * h * 3);
    const known = new Float32Array(w * h);
    const part = new Float32Array(w * h);
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0; x < w; x++, i++) {
        const at = ((top + y) * width + left + x) * 4;
        const [u, v] = [left + x - centre.x, top + y - centre.y];
        const distance = Math.hypot((u * cos + v * sin) / reach.x, (v * cos - u * sin) / reach.y);
        const covered = aligned[at + 3] === 255;
        part[i] = covered ? 1 - smooth(0.72, 1, distance) : 0;
        known[i] = covered && distance > 0.8 && distance < 1.05 ? 1 : 0;
        for (let k = 0; k < 3; k++) {
          logRatio[i * 3 + k] = Math.log((base.rgba[at + k]! + BLACK) / (aligned[at + k]! + BLACK));
        }
      }
    }
    const reliable = withoutOutliers(logRatio, known);
    const interpolated = fillUnknown({ width: w, height: h, rgb: logRatio }, reliable);
    for (let i = 0; i < part.length; i++) {
      const at = ((top + Math.floor(i / w)) * width + left + (i % w)) * 4;
      for (let k = 0; k < 3; k++) {
        const matched = (aligned[at + k]! + BLACK) * Math.exp(interpolated[i * 3 + k]!) - BLACK;
        rgba[at + k] = base.rgba[at + k]! + (matched - base.rgba[at + k]!) * part[i]!;
      }
    }
  }
  return { width, height, rgba };
};

/** Added before comparing colours, so that noise in the dark counts little. */
const BLACK = 12;
/** Maximum deviation from the border's median: beyond it are hair, cloth or a moved shadow. */
const MAX_DEVIATION = 0.22;

/** Keeps the known pixels whose difference is near the median. */
const withoutOutliers = (logRatio: Float32Array, known: Float32Array): Float32Array => {
  const medians = [0, 1, 2].map((k) => {
    const values: number[] = [];
    for (let i = 0; i < known.length; i++) {
      if (known[i] === 1) {
        values.push(logRatio[i * 3 + k]!);
      }
    }
    return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  });
  return known.map((value, i) =>
    medians.every((median, k) => Math.abs(logRatio[i * 3 + k]! - median) < MAX_DEVIATION) ? value : 0,
  );
};

const alignTo = (photo: Raster, { a, b, left, top }: Similarity, width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.setTransform(a, b, -b, a, left, top);
  context.drawImage(canvasOf(photo), 0, 0);
  return context.getImageData(0, 0, width, height).data;
};

// What the best photo lacks, taken over from the others: a closed mouth, open eyes. Only where nobody would see it.
import { createCanvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';
import { alignFaces, type Similarity } from './align-faces.ts';
import { fillUnknown } from './fill-unknown.ts';
import { type FoundFace, faceWidth, findFaces, type Point } from './find-face.ts';
import { type Judgement, judgePhoto } from './judge-photo.ts';
import { canvasOf, type Raster } from './raster.ts';

export interface Candidate {
  /** Which of the photos that were sent, from 0. */
  index: number;
  photo: Raster;
  face: FoundFace;
  judgement: Judgement;
  /** Faces in the picture that could be meant; the largest is taken. */
  faces: number;
}

/** What one of the photos lent, in words. */
export type Loan = { index: number; what: string };

/** An oval in which the other photo shows, softly ending at its border. */
interface Patch {
  centre: Point;
  /** Half its breadth and height, along and across the line of the eyes. */
  reach: Point;
  turn: number;
}

interface Wish {
  what: string;
  /** Whether the base lacks what the other has. */
  helps(base: Judgement, other: Judgement): boolean;
  patches(landmarks: readonly Point[]): Patch[];
  /** Whether the mended photo shows it. */
  came(after: Judgement, before: Judgement): boolean;
}

/** Lips further apart than this show teeth; nearer than that they are shut. */
const PARTED = 0.03;
const SHUT = 0.016;
const SLEEPY = 0.7;
const WIDER = 0.22;

const WISHES: readonly Wish[] = [
  {
    what: 'closed mouth',
    helps: (base, other) => base.mouthOpen > PARTED && other.mouthOpen < SHUT,
    patches: mouthPatch,
    came: (after) => after.mouthOpen < (PARTED + SHUT) / 2,
  },
  {
    what: 'open eyes',
    // Eyes differ in shape: what counts is how much wider the same person has them elsewhere.
    helps: (base, other) => base.eyesOpen < SLEEPY && other.eyesOpen > base.eyesOpen + WIDER,
    patches: eyePatches,
    came: (after, before) => after.eyesOpen > before.eyesOpen + WIDER / 2,
  },
  {
    what: 'better lit eyes',
    helps: (base, other) =>
      other.eyesOpen > base.eyesOpen - WIDER / 2 && base.eyeLight < 0.45 && other.eyeLight > base.eyeLight + 0.2,
    patches: eyeBand,
    came: (after, before) => after.eyeLight > before.eyeLight + 0.05,
  },
];

/** Directions further apart than this show two different halves of a face, in degrees. */
const SAME_DIRECTION = 9;
/** What alignment may leave, as a part of the face's width. */
const ALIGNED = 0.05;
/** Of the base's sharpness and size: what is blurred beside it would show as a patch. */
const AS_SHARP = 0.55;
const AS_LARGE = 0.7;

/** @param others the better ones first */
export const mendPhoto = async (
  base: Candidate,
  others: readonly Candidate[],
): Promise<Candidate & { lent: Loan[] }> => {
  let current = base;
  const lent: Loan[] = [];
  for (const { what, helps, patches, came } of WISHES) {
    for (const other of others.filter((each) => helps(current.judgement, each.judgement))) {
      const aligned = fits(current, other);
      if (aligned === undefined) {
        continue;
      }
      const photo = blended(current.photo, other.photo, aligned, patches(current.face.landmarks));
      const after = await judged(photo, current);
      if (after !== undefined && after.judgement.unusable === undefined && came(after.judgement, current.judgement)) {
        current = after;
        lent.push({ index: other.index, what });
        break;
      }
    }
  }
  return { ...current, lent };
};

/** Whether the parts of both faces that no expression moves lie in the same proportions. */
export const alike = (one: Candidate, other: Candidate): boolean =>
  alignFaces(one.face.landmarks, other.face.landmarks).rest <= ALIGNED * faceWidth(other.face);

const fits = (base: Candidate, other: Candidate): Similarity | undefined => {
  const { similarity } = alignFaces(other.face.landmarks, base.face.landmarks);
  const fit =
    alike(other, base) &&
    Math.abs(base.judgement.turnDegrees - other.judgement.turnDegrees) <= SAME_DIRECTION &&
    other.judgement.sharpness >= AS_SHARP * base.judgement.sharpness &&
    other.judgement.facePx >= AS_LARGE * base.judgement.facePx;
  return fit ? similarity : undefined;
};

/** The face found anew: where it would no longer be found in its place, the blend went wrong. */
const judged = async (photo: Raster, before: Candidate): Promise<Candidate | undefined> => {
  const [face] = await findFaces(photo);
  if (face === undefined) {
    return undefined;
  }
  const { rest } = alignFaces(face.landmarks, before.face.landmarks);
  if (rest > 0.03 * faceWidth(before.face)) {
    return undefined;
  }
  const { facePx } = before.judgement;
  return { ...before, photo, face, judgement: { ...judgePhoto(photo, face), facePx } };
};

/** From the wings of the nose to the chin: a smile moves the cheeks with it. */
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

/** From the brows to the middle of the cheeks: a shadow on the eyes ends within, so that the light around it is carried in. */
function eyeBand(landmarks: readonly Point[]): Patch[] {
  const [left, right, bridge] = [landmarks[234]!, landmarks[454]!, landmarks[6]!];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  return [{ centre: bridge, reach: { x: 0.56 * wide, y: 0.36 * wide }, turn: tiltOf(landmarks) }];
}

const tiltOf = (landmarks: readonly Point[]): number =>
  Math.atan2(landmarks[263]!.y - landmarks[33]!.y, landmarks[263]!.x - landmarks[33]!.x);

/**
 * The other photo within the patches, in the base's light: how many times lighter the base is around the border is carried
 * inwards, as in Pérez, Gangnet and Blake, "Poisson image editing" (2003), by pull-push instead of their equation.
 */
const blended = (base: Raster, other: Raster, similarity: Similarity, patches: readonly Patch[]): Raster => {
  const { width, height } = base;
  const laid = laidOver(other, similarity, width, height);
  const rgba = new Uint8ClampedArray(base.rgba);
  for (const { centre, reach, turn } of patches) {
    const size = Math.ceil(Math.max(reach.x, reach.y) * 1.25);
    const [left, top] = [Math.max(0, Math.round(centre.x) - size), Math.max(0, Math.round(centre.y) - size)];
    const [w, h] = [Math.min(width, left + 2 * size) - left, Math.min(height, top + 2 * size) - top];
    if (w <= 0 || h <= 0) {
      continue;
    }
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const lighter = new Float32Array(w * h * 3);
    const known = new Float32Array(w * h);
    const part = new Float32Array(w * h);
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0; x < w; x++, i++) {
        const at = ((top + y) * width + left + x) * 4;
        const [u, v] = [left + x - centre.x, top + y - centre.y];
        const away = Math.hypot((u * cos + v * sin) / reach.x, (v * cos - u * sin) / reach.y);
        const there = laid[at + 3] === 255;
        part[i] = there ? 1 - smooth(0.72, 1, away) : 0;
        known[i] = there && away > 0.8 && away < 1.05 ? 1 : 0;
        for (let k = 0; k < 3; k++) {
          lighter[i * 3 + k] = Math.log((base.rgba[at + k]! + BLACK) / (laid[at + k]! + BLACK));
        }
      }
    }
    const trusted = agreeing(lighter, known);
    const carried = fillUnknown({ width: w, height: h, rgb: lighter }, trusted);
    for (let i = 0; i < part.length; i++) {
      const at = ((top + Math.floor(i / w)) * width + left + (i % w)) * 4;
      for (let k = 0; k < 3; k++) {
        const matched = (laid[at + k]! + BLACK) * Math.exp(carried[i * 3 + k]!) - BLACK;
        rgba[at + k] = base.rgba[at + k]! + (matched - base.rgba[at + k]!) * part[i]!;
      }
    }
  }
  return { width, height, rgba };
};

/** Added to colours before they are compared, so that noise in the dark counts for little. */
const BLACK = 12;
/** How far a difference may lie from the border's median: what lies further is hair, cloth or a shadow that moved. */
const ALIKE = 0.22;

/** Of what is known, what differs about as the rest does. */
const agreeing = (lighter: Float32Array, known: Float32Array): Float32Array => {
  const medians = [0, 1, 2].map((k) => {
    const values: number[] = [];
    for (let i = 0; i < known.length; i++) {
      if (known[i] === 1) {
        values.push(lighter[i * 3 + k]!);
      }
    }
    return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  });
  return known.map((value, i) =>
    medians.every((median, k) => Math.abs(lighter[i * 3 + k]! - median) < ALIKE) ? value : 0,
  );
};

const laidOver = (photo: Raster, { a, b, left, top }: Similarity, width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.setTransform(a, b, -b, a, left, top);
  pen.drawImage(canvasOf(photo), 0, 0);
  return pen.getImageData(0, 0, width, height).data;
};

// How well a photo serves as a presenter: its face's size, sharpness, direction, light, open eyes and closed mouth.
import { coveredPart, eyeLightOf } from './covered.ts';
import { type FoundFace, faceWidth, type Point } from './find-face.ts';
import type { Raster } from './raster.ts';

/** A face narrower than this has too little to animate. */
const SMALLEST_FACE_PX = 80;
/** Turned further than this, the far half of the mouth is hidden. */
const FURTHEST_TURN_DEGREES = 35;

/** MediaPipe's numbers of the chin and jaws. */
const OUTLINE = [152, 148, 377, 172, 397, 234, 454];
/** Of the face's width that the border may cut off: the landmarks are no surer. */
const CUT_OFF = 0.03;

export interface Judgement {
  facePx: number;
  turnDegrees: number;
  /** 0 blurred to 1 crisp. */
  sharpness: number;
  /** 0 shut to 1 wide open. */
  eyesOpen: number;
  /** How far the lips stand apart, as a part of the face's height. */
  mouthOpen: number;
  /** Light around the eyes, as a part of the cheeks'; the darker eye counts. */
  eyeLight: number;
  /** 0 to 255. */
  brightness: number;
  /** Higher is better; meaningful against other photos only. */
  score: number;
  /** Why it cannot be used, in words that say what to send instead; undefined when it can. */
  unusable: string | undefined;
}

export const judgePhoto = (photo: Raster, face: FoundFace): Judgement => {
  const at = (i: number): Point => face.landmarks[i]!;
  const between = (i: number, j: number) => Math.hypot(at(i).x - at(j).x, at(i).y - at(j).y);
  const facePx = Math.round(faceWidth(face));
  const turnDegrees = Math.round((Math.abs(turnOf(face)) * 180) / Math.PI);
  const faceTall = between(10, 152);
  const eyesOpen = Math.min(1, (between(159, 145) / between(33, 133) + between(386, 374) / between(362, 263)) / 0.6);
  const mouthOpen = between(13, 14) / faceTall;
  const { sharpness, brightness } = textureOf(photo, face);
  const score =
    Math.min(1, facePx / 260) * 2 +
    sharpness * 1.2 +
    Math.max(0, 1 - turnDegrees / 30) * 1.5 +
    Math.min(1, eyesOpen / 0.7) +
    Math.max(0, 1 - mouthOpen / 0.06) * 0.8 +
    (1 - Math.min(1, Math.abs(brightness - 140) / 110)) * 0.6;
  return {
    facePx,
    turnDegrees,
    sharpness,
    eyesOpen,
    mouthOpen,
    eyeLight: eyeLightOf(photo, face),
    brightness,
    score,
    unusable: whyUnusable(photo, face, facePx, turnDegrees),
  };
};

const whyUnusable = (photo: Raster, face: FoundFace, facePx: number, turnDegrees: number): string | undefined => {
  if (turnDegrees > FURTHEST_TURN_DEGREES) {
    return `its face is turned away by about ${turnDegrees}° (send one that looks into the camera)`;
  }
  // After the turn, which makes a face narrower.
  if (facePx < SMALLEST_FACE_PX) {
    return `its face is only ${facePx} pixels wide (send one where it is at least ${SMALLEST_FACE_PX})`;
  }
  const reach = CUT_OFF * facePx;
  const beyond = ({ x, y }: Point) => x < -reach || y < -reach || x > photo.width + reach || y > photo.height + reach;
  if (OUTLINE.some((i) => beyond(face.landmarks[i]!))) {
    return "its face is cut off by the picture's border (send one that shows the whole face, best with the shoulders)";
  }
  const covered = coveredPart(photo, face);
  if (covered === 'mouth') {
    return 'its mouth is covered (send one without a mask, a scarf or a hand before the face)';
  }
  if (covered === 'eyes') {
    return 'its eyes are covered (send one without sunglasses, hair or a hand before the eyes)';
  }
  return undefined;
};

/**
 * Radians to the side. The detector's own estimate is coarse; where the nose lies between the ears says it too: in MediaPipe's
 * canonical face its tip stands 10.0 before the middle of the ears, which are 2 × 7.66 apart.
 */
const turnOf = ({ landmarks, turn }: FoundFace): number => {
  const [left, right, nose] = [landmarks[234]!, landmarks[454]!, landmarks[4]!];
  const across = { x: right.x - left.x, y: right.y - left.y };
  const part = ((nose.x - left.x) * across.x + (nose.y - left.y) * across.y) / (across.x ** 2 + across.y ** 2);
  const byNose = Math.atan((part - 0.5) * ((2 * 7.66) / 10));
  return Math.abs(byNose) > Math.abs(turn.yaw) ? byNose : (byNose + turn.yaw) / 2;
};

/** Mean brightness of the face and how much of its detail is finer than a blur would leave. */
const textureOf = (photo: Raster, { landmarks }: FoundFace): { sharpness: number; brightness: number } => {
  const xs = landmarks.map(({ x }) => x);
  const ys = landmarks.map(({ y }) => y);
  const [left, right] = [Math.max(1, Math.min(...xs)), Math.min(photo.width - 2, Math.max(...xs))];
  const [top, bottom] = [Math.max(1, Math.min(...ys)), Math.min(photo.height - 2, Math.max(...ys))];
  // Measured on a grid of fixed fineness, so that large and small faces compare.
  const step = Math.max(1, (right - left) / 180);
  const light = (x: number, y: number): number => {
    const at = (Math.round(y) * photo.width + Math.round(x)) * 4;
    return 0.3 * (photo.rgba[at] ?? 0) + 0.59 * (photo.rgba[at + 1] ?? 0) + 0.11 * (photo.rgba[at + 2] ?? 0);
  };
  let [sum, edges, count] = [0, 0, 0];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const middle = light(x, y);
      edges += Math.abs(4 * middle - light(x - step, y) - light(x + step, y) - light(x, y - step) - light(x, y + step));
      sum += middle;
      count++;
    }
  }
  const brightness = sum / Math.max(1, count);
  return { brightness, sharpness: Math.min(1, edges / Math.max(1, count) / Math.max(4, brightness * 0.12)) };
};

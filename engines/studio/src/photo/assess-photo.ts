// Assesses a photo as a presenter: the face's size, sharpness, direction, light, eyes and mouth.
import { type FoundFace, faceWidth, type Point } from './find-face.ts';
import { eyeLightOf, findOcclusion } from './find-occlusion.ts';
import type { Raster } from './raster.ts';

/** A narrower face has too little detail to animate. */
const MIN_FACE_PX = 80;
/** Beyond this turn, the far half of the mouth is hidden. */
const MAX_TURN_DEGREES = 35;

/** MediaPipe landmark indices of the chin and jaws. */
const OUTLINE = [152, 148, 377, 172, 397, 234, 454];
/** Tolerance for faces cut off by the border, as a fraction of the face's width: landmarks are no more precise. */
const BORDER_TOLERANCE = 0.03;

export interface PhotoAssessment {
  facePx: number;
  turnDegrees: number;
  /** 0 blurred to 1 crisp. */
  sharpness: number;
  /** 0 closed to 1 wide open. */
  eyesOpen: number;
  /** Distance of the lips, as a fraction of the face's height. */
  mouthOpen: number;
  /** Luma below the darker eye, as a fraction of the cheeks'. */
  eyeLight: number;
  /** 0 to 255. */
  brightness: number;
  /** Higher is better; only comparable with other photos. */
  score: number;
  /** The reason why it cannot be used, with what to use instead; undefined if it can. */
  unusable: string | undefined;
}

export const assessPhoto = (photo: Raster, face: FoundFace): PhotoAssessment => {
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
    unusable: reasonUnusable(photo, face, facePx, turnDegrees),
  };
};

const reasonUnusable = (photo: Raster, face: FoundFace, facePx: number, turnDegrees: number): string | undefined => {
  if (turnDegrees > MAX_TURN_DEGREES) {
    return `the face is turned away by about ${turnDegrees}° (use a photo that looks into the camera)`;
  }
  // Checked after the turn, which makes a face narrower.
  if (facePx < MIN_FACE_PX) {
    return `the face is only ${facePx} pixels wide (use a photo where it is at least ${MIN_FACE_PX})`;
  }
  const reach = BORDER_TOLERANCE * facePx;
  const beyond = ({ x, y }: Point) => x < -reach || y < -reach || x > photo.width + reach || y > photo.height + reach;
  if (OUTLINE.some((i) => beyond(face.landmarks[i]!))) {
    return "the face is cut off by the picture's border (use a photo that shows the whole face, ideally with the shoulders)";
  }
  const covered = findOcclusion(photo, face);
  if (covered === 'mouth') {
    return 'the mouth is covered (use a photo without a mask, scarf or hand in front of the face)';
  }
  if (covered === 'eyes') {
    return 'the eyes are covered (use a photo without sunglasses, hair or a hand in front of the eyes)';
  }
  return undefined;
};

/**
 * Yaw in radians. The detector's own estimate is coarse; the nose's position between the ears gives another: in
 * MediaPipe's canonical face its tip is 10.0 in front of the middle of the ears, which are 2 × 7.66 apart.
 */
const turnOf = ({ landmarks, turn }: FoundFace): number => {
  const [left, right, nose] = [landmarks[234]!, landmarks[454]!, landmarks[4]!];
  const across = { x: right.x - left.x, y: right.y - left.y };
  const part = ((nose.x - left.x) * across.x + (nose.y - left.y) * across.y) / (across.x ** 2 + across.y ** 2);
  const byNose = Math.atan((part - 0.5) * ((2 * 7.66) / 10));
  return Math.abs(byNose) > Math.abs(turn.yaw) ? byNose : (byNose + turn.yaw) / 2;
};

/** Returns the face's mean brightness, and its amount of detail that a blur would remove. */
const textureOf = (photo: Raster, { landmarks }: FoundFace): { sharpness: number; brightness: number } => {
  const xs = landmarks.map(({ x }) => x);
  const ys = landmarks.map(({ y }) => y);
  const [left, right] = [Math.max(1, Math.min(...xs)), Math.min(photo.width - 2, Math.max(...xs))];
  const [top, bottom] = [Math.max(1, Math.min(...ys)), Math.min(photo.height - 2, Math.max(...ys))];
  // Measured on a grid of fixed resolution, so that large and small faces compare.
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

// Measures the light on a photographed face, which painted parts have to match.
import type { FaceLines } from './face-lines.ts';

export interface FaceLight {
  /** 0.4 dim to 1.1 bright. */
  level: number;
  /** Mean colour of both cheeks. */
  skin: readonly [number, number, number];
}

export const measureFaceLight = (face: FaceLines, rgba: Uint8ClampedArray, width: number): FaceLight => {
  const { faceX, faceHalfWidth, mouth, eyes, faceHeight } = face;
  const sum = [0, 0, 0];
  let count = 0;
  const top = (mouth.noseY + eyes[0]!.y) / 2;
  for (const side of [-1, 1]) {
    for (let y = top; y < top + faceHeight * 0.08; y++) {
      for (let x = -0.1; x < 0.1; x += 0.02) {
        const at = (Math.round(y) * width + Math.round(faceX + faceHalfWidth * (0.5 * side + x))) * 4;
        for (const channel of [0, 1, 2]) {
          sum[channel]! += rgba[at + channel] ?? 0;
        }
        count++;
      }
    }
  }
  const skin = sum.map((value) => value / count) as [number, number, number];
  const brightness = 0.3 * skin[0] + 0.59 * skin[1] + 0.11 * skin[2];
  return { skin, level: Math.min(1.1, Math.max(0.4, 0.35 + brightness / 260)) };
};

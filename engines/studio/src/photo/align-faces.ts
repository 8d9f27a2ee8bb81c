// Aligns one face with another of the same person by a similarity transform.
import type { Point } from './find-face.ts';

/** x → a·x − b·y + left, y → b·x + a·y + top. */
export interface Similarity {
  a: number;
  b: number;
  left: number;
  top: number;
}

// MediaPipe landmark indices that no expression moves: corners of the eyes, bridge and wings of the nose, temples.
const RIGID_LANDMARKS = [33, 133, 362, 263, 168, 6, 197, 195, 98, 327, 127, 356, 234, 454];

/**
 * Returns the least-squares transform over the rigid landmarks, which is linear in a and b in the plane, and the
 * residual.
 */
export const alignFaces = (
  from: readonly Point[],
  to: readonly Point[],
): { similarity: Similarity /** Root mean square, in pixels of `to`. */; residual: number } => {
  const count = RIGID_LANDMARKS.length;
  const mean = (points: readonly Point[], axis: 'x' | 'y') =>
    RIGID_LANDMARKS.reduce((sum, i) => sum + points[i]![axis], 0) / count;
  const [fx, fy, tx, ty] = [mean(from, 'x'), mean(from, 'y'), mean(to, 'x'), mean(to, 'y')];
  let [dot, cross, size] = [0, 0, 0];
  for (const i of RIGID_LANDMARKS) {
    const [x, y] = [from[i]!.x - fx, from[i]!.y - fy];
    const [u, v] = [to[i]!.x - tx, to[i]!.y - ty];
    dot += x * u + y * v;
    cross += x * v - y * u;
    size += x * x + y * y;
  }
  const [a, b] = [dot / size, cross / size];
  const similarity = { a, b, left: tx - a * fx + b * fy, top: ty - b * fx - a * fy };
  const move = transformer(similarity);
  const residual = Math.sqrt(
    RIGID_LANDMARKS.reduce((sum, i) => {
      const { x, y } = move(from[i]!);
      return sum + (x - to[i]!.x) ** 2 + (y - to[i]!.y) ** 2;
    }, 0) / count,
  );
  return { similarity, residual };
};

const transformer =
  ({ a, b, left, top }: Similarity) =>
  ({ x, y }: Point): Point => ({ x: a * x - b * y + left, y: b * x + a * y + top });

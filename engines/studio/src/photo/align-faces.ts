// The turn, scale and shift that lay one face over another of the same person.
import type { Point } from './find-face.ts';

/** x → a·x − b·y + left, y → b·x + a·y + top. */
export interface Similarity {
  a: number;
  b: number;
  left: number;
  top: number;
}

// MediaPipe's numbers of what no expression moves: corners of the eyes, bridge and wings of the nose, temples.
const STILL = [33, 133, 362, 263, 168, 6, 197, 195, 98, 327, 127, 356, 234, 454];

/** Least squares over the points that no expression moves; for the plane it is linear in a and b. */
export const alignFaces = (
  from: readonly Point[],
  to: readonly Point[],
): { similarity: Similarity /** Root mean square of what is left, in pixels of `to`. */; rest: number } => {
  const count = STILL.length;
  const mean = (points: readonly Point[], axis: 'x' | 'y') =>
    STILL.reduce((sum, i) => sum + points[i]![axis], 0) / count;
  const [fx, fy, tx, ty] = [mean(from, 'x'), mean(from, 'y'), mean(to, 'x'), mean(to, 'y')];
  let [dot, cross, size] = [0, 0, 0];
  for (const i of STILL) {
    const [x, y] = [from[i]!.x - fx, from[i]!.y - fy];
    const [u, v] = [to[i]!.x - tx, to[i]!.y - ty];
    dot += x * u + y * v;
    cross += x * v - y * u;
    size += x * x + y * y;
  }
  const [a, b] = [dot / size, cross / size];
  const similarity = { a, b, left: tx - a * fx + b * fy, top: ty - b * fx - a * fy };
  const move = mover(similarity);
  const rest = Math.sqrt(
    STILL.reduce((sum, i) => {
      const { x, y } = move(from[i]!);
      return sum + (x - to[i]!.x) ** 2 + (y - to[i]!.y) ** 2;
    }, 0) / count,
  );
  return { similarity, rest };
};

const mover =
  ({ a, b, left, top }: Similarity) =>
  ({ x, y }: Point): Point => ({ x: a * x - b * y + left, y: b * x + a * y + top });

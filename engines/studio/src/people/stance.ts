// How a body stands: turned beside the camera, shoulders tilted over one hip. Warps its frontal picture by a field of depths.
import type { Canvas } from '@napi-rs/canvas';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import { canvasFrom, type Raster } from '../paint/picture.ts';
import type { Person } from './person.ts';
import { type PixelCopy, pixelCopy, writeMixed } from './turn.ts';

/** A body's turn and tilt; zero is frontal and upright. */
export interface Stance {
  /** Sine of the angle by which the chest faces the viewer's right. */
  readonly yaw: number;
  /** Slope of the line through both shoulders, positive if the one on the viewer's right is lower. */
  readonly tilt: number;
  /** Units by which the hips are further to the viewer's right than the chest. */
  readonly hip: number;
}

/** A turn of 1 is 23°. */
const fullTurn = Math.sin((23 * Math.PI) / 180);

/** The weight is on the hip below the lower shoulder, and shoulders tilt against the head. */
export const stanceOf = ({ body, carriage }: Person): Stance => {
  const against = Math.abs(carriage.roll) > 0.012 ? -Math.sign(carriage.roll) : -Math.sign(body.turn);
  const weight = against * (0.5 + 0.5 * Math.abs(body.lean)) * Math.min(1, Math.abs(body.turn) * 3);
  // The near shoulder is below the eyes of the camera, and so appears lower than the far one.
  return { yaw: body.turn * fullTurn, tilt: weight * 0.07 - body.turn * 0.055, hip: weight * 48 };
};

/** Half the width of the chest between the arms, and its depth in front of the neck. */
const [chestHalf, chestDepth] = [285, 190];

/** Units by which a point of a frontal body moves. */
const moveOf = ({ yaw, tilt, hip }: Stance, [x, y]: Point): Point => {
  const shoulder = smooth(212, 335, y);
  if (shoulder === 0) return [0, 0];
  const away = Math.sqrt(x * x + 1600) - 40;
  const chest = smooth(236, 440, y) * chestDepth * (1 - Math.min(1, Math.abs(x) / chestHalf) ** 2);
  // The far half is narrower and the near one wider. Arms are not: narrowed like the chest, the far one would be too thin.
  const far = x * yaw > 0;
  const inwards = far ? 0.58 * Math.min(away, 206) + 0.24 * Math.max(0, away - 206) : -0.08 * away;
  const sway = smooth(440, 960, y) - 0.4 * smooth(300, 440, y);
  return [
    chest * yaw - Math.sign(x) * inwards * Math.abs(yaw) * shoulder + hip * sway,
    x * tilt * shoulder - clamp(x / 260, -1, 1) * 0.06 * yaw * Math.max(0, y - 330),
  ];
};

/** Factor on the width of a small thing near a point, if it is moved like the cloth under it. */
export const stretchNear = (stance: Stance, [x, y]: Point): number =>
  clamp(1 + (moveOf(stance, [x + 50, y])[0] - moveOf(stance, [x - 50, y])[0]) / 100, 0.7, 1.4);

/** Most units by which a point moves sideways. */
export const reach = 126;

/** Pixels between the points at which moves are computed; they are so even that those between can be interpolated. */
const step = 16;

/**
 * Warps the picture of a frontal body. `scale` is pixels per unit and (`originX`, `originY`) the pixel of the body's origin; the
 * picture has `margin` columns more on each side than the result.
 */
export const standBody = (
  { width, height, data }: Raster,
  stance: Stance,
  { scale, originX, originY }: { scale: number; originX: number; originY: number },
  margin: number,
): Canvas => {
  const inner = width - 2 * margin;
  const to = new Uint8ClampedArray(inner * height * 4);
  const [columns, rows] = [Math.ceil(inner / step) + 1, Math.ceil(height / step) + 1];
  const [xs, ys] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let i = 0; i < xs.length; i++) {
    const [left, top] = [(i % columns) * step + margin, Math.floor(i / columns) * step];
    const [x, y] = sourceOf(stance, [(left - originX) / scale, (top - originY) / scale]);
    xs[i] = x * scale + originX;
    ys[i] = y * scale + originY;
  }
  const part = pixelCopy(data, width, to);
  for (let row = 0; row < height; row++) {
    const first = Math.floor(row / step) * columns;
    const down = (row % step) / step;
    for (let cell = 0; cell < columns - 1; cell++) {
      const i = first + cell;
      const [x, y] = [mix(xs[i]!, xs[i + columns]!, down), mix(ys[i]!, ys[i + columns]!, down)];
      const [right, low] = [mix(xs[i + 1]!, xs[i + 1 + columns]!, down), mix(ys[i + 1]!, ys[i + 1 + columns]!, down)];
      const start = row * inner + cell * step;
      const count = Math.min(inner - cell * step, step);
      copyLine(part, height, x, y, (right - x) / step, (low - y) / step, start, count);
    }
  }
  return canvasFrom({ width: inner, height, data: to });
};

/** Copies the pixels along a short line, which begins at (`x`, `y`), to `count` pixels from `start` on. */
const copyLine = (
  part: PixelCopy,
  height: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  start: number,
  count: number,
): void => {
  const { width } = part;
  for (let k = 0; k < count; k++, x += dx, y += dy) {
    const left = x < 0 ? 0 : x > width - 2 ? width - 2 : x | 0;
    const top = y < 0 ? 0 : y > height - 2 ? height - 2 : y | 0;
    writeMixed(part, top * width + left, clamp(x - left), clamp(y - top), start + k);
  }
};

/** The point of the frontal body that moves to a point; four rounds find it to a hundredth of a unit. */
const sourceOf = (stance: Stance, [x, y]: Point): Point => {
  let from: Point = [x, y];
  for (let round = 0; round < 4; round++) {
    const [dx, dy] = moveOf(stance, from);
    from = [x - dx, y - dy];
  }
  return from;
};

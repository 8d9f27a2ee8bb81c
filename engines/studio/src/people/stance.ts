// How a body stands: turned beside the camera, shoulders tilted over one hip. Warps its frontal picture by a field of depths.
import type { Canvas } from '@napi-rs/canvas';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import type { Viewport } from '../paint/pen.ts';
import { canvasFrom, type Raster } from '../paint/picture.ts';
import { breadth } from './body-plan.ts';
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
  /** Factor on the usual width and depth of the chest. */
  readonly breadth: number;
}

/** Sine of the angle of most people's chests, of which those that are turned farthest have a tenth more. */
const usualYaw = Math.sin((17 * Math.PI) / 180);

/** The weight is on the hip below the lower shoulder, and shoulders tilt against the head. Few stand straight. */
export const stanceOf = (person: Person): Stance => {
  const { body, carriage } = person;
  const far = Math.abs(body.turn);
  const ease = smooth(0.05, 0.5, far);
  const against = Math.abs(carriage.roll) > 0.012 ? -Math.sign(carriage.roll) : -Math.sign(body.turn);
  const weight = against * (0.6 + 0.4 * Math.min(1, Math.abs(body.lean))) * mix(0.5, 1, ease);
  return {
    yaw: Math.sign(body.turn) * (0.7 * ease + 0.3 * far) * usualYaw,
    // The near shoulder is below the eyes of the camera, and so appears lower than the far one.
    tilt: weight * 0.048 - body.turn * 0.012,
    hip: weight * 48 * breadth(person),
    breadth: breadth(person),
  };
};

/** Half the width of what faces the front, and its depth in front of the neck's axis: of the throat, and of the chest between the arms. */
const [throat, chest] = [
  { y: 240, half: 122, depth: 76 },
  { y: 430, half: 285, depth: 180 },
];

/** Units by which a point of a frontal body moves. */
const moveOf = ({ yaw, tilt, hip, breadth: wide }: Stance, [x, y]: Point): Point => {
  if (y < 170) return [0, 0];
  const shoulder = smooth(212, 335, y);
  const away = Math.sqrt(x * x + 1600) - 40;
  // Collar and lapels move with the chest, under a head that looks elsewhere.
  const down = smooth(throat.y, chest.y, y);
  const depth = mix(throat.depth, chest.depth * wide, down) * smooth(170, throat.y, y);
  const front = depth * (1 - Math.min(1, Math.abs(x) / mix(throat.half, chest.half * wide, down)) ** 2);
  const usual = 206 * wide;
  // The far half is narrower and the near one wider. Arms are not: narrowed like the chest, the far one would be too thin.
  const far = x * yaw > 0;
  const inwards = far ? 0.5 * Math.min(away, usual) + 0.24 * Math.max(0, away - usual) : -0.08 * away;
  const sway = smooth(440, 960, y) - 0.4 * smooth(300, 440, y);
  return [
    front * yaw - Math.sign(x) * inwards * Math.abs(yaw) * shoulder + hip * sway,
    // The hip that carries the weight is higher than the other.
    x * tilt * shoulder -
      clamp(x / (260 * wide), -1, 1) * 0.06 * yaw * Math.max(0, y - 330) -
      x * hip * 0.0012 * smooth(600, 760, y),
  ];
};

/** Where a point of the frontal body is as the body stands. */
export const standing = (stance: Stance, point: Point): Point => {
  const [dx, dy] = moveOf(stance, point);
  return [point[0] + dx, point[1] + dy];
};

/** Factor on the width of a small thing near a point, if it is moved like the cloth under it. */
export const stretchNear = (stance: Stance, [x, y]: Point): number =>
  clamp(1 + (moveOf(stance, [x + 50, y])[0] - moveOf(stance, [x - 50, y])[0]) / 100, 0.7, 1.4);

/** Columns beyond each side of the frame from which a turning body brings points into it. */
export const columnsBeside = (
  stance: Stance,
  { width, height, scale, originX, originY }: Pick<Viewport, 'width' | 'height' | 'scale' | 'originX' | 'originY'>,
): number => {
  let most = 0;
  for (let row = 0; row < height + step; row += step)
    for (const [edge, side] of [
      [0, -1],
      [width, 1],
    ] as const) {
      const [x] = sourceOf(stance, [(edge - originX) / scale, (row - originY) / scale]);
      most = Math.max(most, side * (x * scale + originX - edge));
    }
  return Math.ceil(most) + step;
};

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
      const x = mix(xs[i]!, xs[i + columns]!, down);
      const y = mix(ys[i]!, ys[i + columns]!, down);
      const right = mix(xs[i + 1]!, xs[i + 1 + columns]!, down);
      const low = mix(ys[i + 1]!, ys[i + 1 + columns]!, down);
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

/** The point of the frontal body that moves to a point; six rounds find it to a unit. */
const sourceOf = (stance: Stance, [x, y]: Point): Point => {
  let from: Point = [x, y];
  for (let round = 0; round < 6; round++) {
    const [dx, dy] = moveOf(stance, from);
    from = [x - dx, y - dy];
  }
  return from;
};

// Places a photo in a vertical frame: upright, with the face where a portrait has it and as little extension as
// possible.
import { clamp } from '../paint/curve.ts';
import type { Point } from './find-face.ts';

/** A rotation, scale and translation that maps the photo's point `from` to the frame's point `to`. */
export interface Placement {
  from: Point;
  to: Point;
  scale: number;
  /** Radians, clockwise. */
  turn: number;
}

export interface Size {
  width: number;
  height: number;
}

/** One value for each border of the photo. */
export interface Borders {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Cost of each border of the photo inside the frame: surroundings extend easily, a body does not. */
export const BORDER_COSTS: Borders = { left: 1.6, right: 1.6, top: 0.5, bottom: 2.2 };

/** Height of the hair above the forehead landmark, as a fraction of the face's height: usual, and with much hair. */
const HAIR = 0.36;
const MUCH_HAIR = 0.5;
/**
 * Proportions of a portrait, as fractions of the frame's height: the face from hairline to chin, and the eyes from the
 * top.
 */
const IDEAL = { face: 0.235, eyes: 0.365 };
const MAX_FACE = 0.4;

/**
 * Returns the placement with the lowest cost, for its deviation from a portrait's framing and the part of the frame
 * that the photo leaves empty.
 * @param landmarks in pixels of the photo
 * @param zoom zoom, at least 1
 * @param borderCosts of each border inside the frame
 */
export const placePhoto = (
  photo: Size,
  landmarks: readonly Point[],
  frame: Size,
  zoom = 1,
  borderCosts = BORDER_COSTS,
): Placement => {
  const at = (i: number): Point => landmarks[i]!;
  const turn = -Math.atan2(at(263).y - at(33).y, at(263).x - at(33).x);
  const faceTall = Math.hypot(at(152).x - at(10).x, at(152).y - at(10).y);
  const from = { x: (at(33).x + at(263).x) / 2, y: (at(33).y + at(263).y) / 2 };
  // Hair cut by the photo's border cannot be extended: that border stays at the frame's.
  const cropped = at(10).y < faceTall * MUCH_HAIR;
  const costs = cropped ? { ...borderCosts, top: 9 } : borderCosts;
  const ideal = IDEAL.face * zoom;

  let best: { placement: Placement; cost: number } | undefined;
  for (let face = ideal * 0.88; face <= Math.max(ideal * 1.02, MAX_FACE); face += 0.01) {
    const scale = (face * frame.height) / faceTall;
    // From the eyes to the top of the hair.
    const above = (from.y - at(10).y) * scale + face * frame.height * HAIR;
    for (let eyes = 0.26; eyes <= 0.56; eyes += 0.02) {
      for (let across = 0.42; across <= 0.581; across += 0.04) {
        const placement = { from, to: { x: frame.width * across, y: frame.height * eyes }, scale, turn };
        const empty = emptyAt(placement, photo, frame);
        const room = eyes - above / frame.height;
        const cost =
          costs.left * empty.left +
          costs.right * empty.right +
          costs.top * empty.top +
          costs.bottom * empty.bottom +
          2.2 * (face / ideal - 1) ** 2 +
          12 * (eyes - IDEAL.eyes - 0.4 * (face - IDEAL.face)) ** 2 +
          9 * (across - 0.5) ** 2 +
          // Headroom, unless the photo itself has none.
          (cropped ? 0 : 6 * Math.max(0, 0.07 - room));
        if (best === undefined || cost < best.cost) {
          best = { placement, cost };
        }
      }
    }
  }
  return best!.placement;
};

/** Fills the frame with a still of nearly its shape: centred, upright, without extension. */
export const fillFrame = (still: Size, frame: Size): Placement => ({
  from: { x: still.width / 2, y: still.height / 2 },
  to: { x: frame.width / 2, y: frame.height / 2 },
  scale: Math.max(frame.width / still.width, frame.height / still.height),
  turn: 0,
});

/** Returns how far each border of the photo lies inside the frame, as a fraction of the frame's width or height. */
export const emptyAt = (placement: Placement, photo: Size, frame: Size): Borders => {
  const back = backward(placement);
  const corners = [
    back({ x: 0, y: 0 }),
    back({ x: frame.width, y: 0 }),
    back({ x: 0, y: frame.height }),
    back({ x: frame.width, y: frame.height }),
  ];
  const { scale } = placement;
  const part = (beyond: readonly number[], length: number) => clamp((Math.max(...beyond) * scale) / length);
  return {
    left: part(
      corners.map(({ x }) => -x),
      frame.width,
    ),
    right: part(
      corners.map(({ x }) => x - photo.width),
      frame.width,
    ),
    top: part(
      corners.map(({ y }) => -y),
      frame.height,
    ),
    bottom: part(
      corners.map(({ y }) => y - photo.height),
      frame.height,
    ),
  };
};

/** Maps the photo's pixels to the frame's. */
export const forward = ({ from, to, scale, turn }: Placement): ((point: Point) => Point) => {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return ({ x, y }) => {
    const [u, v] = [x - from.x, y - from.y];
    return { x: to.x + u * cos - v * sin, y: to.y + u * sin + v * cos };
  };
};

/** Maps the frame's pixels to the photo's. */
export const backward = ({ from, to, scale, turn }: Placement): ((point: Point) => Point) => {
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  return ({ x, y }) => {
    const [u, v] = [x - to.x, y - to.y];
    return { x: from.x + u * cos + v * sin, y: from.y - u * sin + v * cos };
  };
};

// Camera moves of single shots, always within the picture.
import { mix, smooth } from '../paint/curve.ts';
import type { CameraView } from '../render/camera-view.ts';
import { seededRandom } from '../seeded-random.ts';

/** The camera at frame `i` of a shot. */
export type CameraMove = (i: number) => CameraView;

/** Zoom per second, at least and at most: noticeable in short shots, moderate in long ones. */
const ZOOM_PER_SECOND = 0.013;
const MIN_ZOOM = 0.03;
const MAX_ZOOM = 0.095;

/** Share of the frames in which a move gains speed, and in which it loses it. */
const EASE = 0.3;

/** How much of a move is done at frame `i`: it starts and ends gently, and has an even speed between. */
const easedPart = (i: number, frameCount: number): number => {
  const part = i / Math.max(1, frameCount - 1);
  const speed = 1 / (1 - EASE);
  if (part < EASE) return (speed * part * part) / (2 * EASE);
  if (part > 1 - EASE) return 1 - (speed * (1 - part) ** 2) / (2 * EASE);
  return speed * (part - EASE / 2);
};

/** Zoom before the push, and the side on which the presenter is seen, −1 left to 1 right. */
const PLACEMENTS = [
  { zoom: 1.02, side: 0, pulls: false },
  { zoom: 1.16, side: 0.9, pulls: true },
  { zoom: 1.18, side: -0.9, pulls: false },
  { zoom: 1.03, side: 0, pulls: true },
] as const;

/** Zoom beside large words. */
const BESIDE_ZOOM = 1.2;

/** A quick step closer at the beginning of a phrase. */
const STEP = { zoom: 0.12, frames: 7 };

/** After a cut, the camera comes to rest from a little closer. */
const SETTLE = { zoom: 0.055, frames: 9 };
const settling = (i: number): number => SETTLE.zoom * (1 - Math.min(1, i / SETTLE.frames)) ** 3;

/**
 * Moves towards a face or away from it, and sets it left or right of the middle, by turns. Only the even movement is one of the
 * camera, with parallax: how near a shot begins and the step closer are those of a lens, or the place right behind the presenter
 * would not fit to that around it. `x`, `y`: position of the face, as shares of the frame.
 * @param closerAt frame of the step closer
 * @param beside on which side the presenter makes room for large words; undefined: none
 */
export const presenterMove = (
  index: number,
  frameCount: number,
  { x, y }: { x: number; y: number },
  closerAt: number | undefined,
  beside?: 'left' | 'right',
): CameraMove => {
  const placement = PLACEMENTS[index % PLACEMENTS.length]!;
  const { pulls } = placement;
  const { zoom, side } = beside ? { zoom: BESIDE_ZOOM, side: beside === 'right' ? 1 : -1 } : placement;
  const amount = Math.min(MAX_ZOOM, (ZOOM_PER_SECOND * frameCount) / 30 + MIN_ZOOM);
  const closest = zoom + amount + Math.max(SETTLE.zoom, closerAt === undefined ? 0 : STEP.zoom);
  return (i) => {
    const part = easedPart(i, frameCount);
    const closer = closerAt === undefined ? 0 : STEP.zoom * smooth(0, STEP.frames, i - closerAt);
    const lens = zoom + (pulls ? amount : 0) + closer + settling(i);
    return {
      zoom: lens + amount * (pulls ? -part : part),
      lens,
      // A zoom about a point at the left edge moves everything to the right.
      x: Math.max(0, Math.min(1, x - 0.5 * side)),
      y: reachable(y, closest),
    };
  };
};

/** Of a close-up of a presenter in a medium framing: before the push, the push, and where the chin is at its end at the lowest. */
const CLOSE = { zoom: 1.32, push: 0.07, chinY: 0.62 };

/** A row is moved by less than that, as a share of the height: see `prepareCamera`. */
const MAX_SHIFT = 0.195;

/** The row nearest to `y` about which a picture can be zoomed so far: the first and the last row move most. */
const reachable = (y: number, zoom: number): number => {
  const most = Math.min(1, MAX_SHIFT / (1 - 1 / zoom));
  return Math.max(1 - most, Math.min(most, y));
};

/** A close-up that moves closer. `chinY`: the lowest place of the chin, which labels are below. */
export const closeMove = (
  frameCount: number,
  face: { x: number; chinY: number },
): { move: CameraMove; chinY: number } => {
  const closest = CLOSE.zoom + Math.max(CLOSE.push, SETTLE.zoom);
  const lowest = (closest * face.chinY - CLOSE.chinY) / (closest - 1);
  const y = reachable(lowest, closest);
  return {
    move: (i) => {
      const lens = CLOSE.zoom + settling(i);
      return { zoom: lens + CLOSE.push * easedPart(i, frameCount), lens, x: face.x, y };
    },
    chinY: y + closest * (face.chinY - y),
  };
};

/** A second shot with the same words is so much closer, or the cut would not be seen. */
const AGAIN_CLOSER = 1.2;

export const closer = (move: CameraMove, frameCount: number): CameraMove => {
  const closest = AGAIN_CLOSER * Math.max(...Array.from({ length: frameCount }, (_, i) => move(i).zoom));
  return (i) => {
    const view = move(i);
    return {
      ...view,
      zoom: view.zoom * AGAIN_CLOSER,
      lens: (view.lens ?? 1) * AGAIN_CLOSER,
      y: reachable(view.y, closest),
    };
  };
};

/** Above a list: the whole head is seen while the camera moves closer. */
const LIST = { zoom: 1.01, push: 0.05, y: 0.12 };

export const listMove =
  (frameCount: number, x: number): CameraMove =>
  (i) => ({ zoom: LIST.zoom + LIST.push * easedPart(i, frameCount), lens: LIST.zoom, x, y: LIST.y });

/** Of an end card: before the move, and per second. */
const END = { zoom: 1.06, perSecond: 0.05, most: 1.4 };

/** Moves evenly towards a presenter who is below the words of an end card, to its last frame; the row `top` stays where it is. */
export const endMove =
  (top: number): CameraMove =>
  (i) => ({ zoom: Math.min(END.most, END.zoom + (END.perSecond * i) / 30), x: 0.5, y: top });

/** Zooms in or out of a still with a sideways drift; further if the picture is `deep`, with layers. */
export const stillMove = (seed: string, frameCount: number, deep: boolean): CameraMove => {
  const roll = seededRandom(`${seed}/camera`);
  const amount = Math.min(0.15, (0.025 * frameCount) / 30 + 0.03) * (deep ? 1.5 : 1);
  const [from, to] = roll() < 0.6 ? [1.08, 1.08 + amount] : [1.08 + amount, 1.08];
  const side = roll() < 0.5 ? 1 : -1;
  const y = 0.4 + 0.2 * roll();
  return (i) => {
    const part = easedPart(i, frameCount);
    return { zoom: mix(from, to, part), x: 0.5 + side * (part - 0.5), y };
  };
};

/** Pushes in on a product, so little that it stays whole. */
export const productMove = (seed: string, frameCount: number): CameraMove => {
  const roll = seededRandom(`${seed}/camera`);
  const from = 1.002 + 0.008 * roll();
  const amount = Math.min(0.085, (0.022 * frameCount) / 30 + 0.02);
  const x = 0.47 + 0.06 * roll();
  return (i) => ({ zoom: from + amount * easedPart(i, frameCount), x, y: 0.44 });
};

/** Pushes in on a thing that stands on the row `base`, a share of the height, and stays there. */
export const thingMove =
  (base: number) =>
  (_seed: string, frameCount: number): CameraMove =>
  (i) => ({ zoom: 1.01 + 0.12 * (i / Math.max(1, frameCount - 1)), x: 0.5, y: base });

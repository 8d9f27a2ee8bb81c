// How one shot gives way to the next, inside the first frames of the latter.
import { smooth } from '../paint/curve.ts';
import { type Picture, pictureBytes } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';

export type TransitionKind = 'cut' | 'dissolve' | 'push';

/** Frames a transition takes: a third of a second. */
export const TRANSITION_FRAMES = 10;

/**
 * Mixes the shot before into frame `i`, below `TRANSITION_FRAMES`, of a stage.
 * @param previous the planes of its last frame, of the stage's size
 */
export const transitionFrom = (
  stage: Stage,
  kind: TransitionKind,
  previous: Uint8Array,
): ((frame: Picture, i: number) => void) | undefined => {
  if (kind === 'cut') return undefined;
  const { width, height, arena, kernel } = stage;
  const size = pictureBytes(width, height);
  const before = arena.bytes(size);
  const bytes = arena.u8(before, size);
  bytes.set(previous);

  return (frame, i) => {
    const part = smooth(0, TRANSITION_FRAMES + 1, i + 1);
    if (kind === 'dissolve') {
      kernel.fade(frame.address, before, size, Math.round((1 - part) * 256));
      return;
    }
    // Pushed out to the left: each row is the old one's rest, then the new one's beginning.
    const target = stage.bytesOf(frame);
    const moved = Math.round((part * width) / 2) * 2;
    for (const [start, w, rows, by] of [
      [0, width, height, moved],
      [width * height, width / 2, height, moved / 2],
    ] as const) {
      for (let row = 0; row < rows; row++) {
        const at = start + row * w;
        target.copyWithin(at + w - by, at, at + by);
        target.set(bytes.subarray(at + by, at + w), at);
      }
    }
  };
};

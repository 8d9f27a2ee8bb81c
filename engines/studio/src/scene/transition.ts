// Transitions between shots, drawn in the first frames of the later one.
import { smooth } from '../paint/curve.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import { type Picture, pictureBytes } from '../render/planes.ts';

export type TransitionKind = 'cut' | 'dissolve' | 'push';

/** Frames a transition takes: a third of a second. */
export const TRANSITION_FRAMES = 10;

/**
 * Returns a function that mixes the previous shot into frame `i`, for `i` below `TRANSITION_FRAMES`; undefined for
 * a cut.
 * @param previous planes of the previous shot's last frame, of the frame's size
 */
export const transitionFrom = (
  buffers: FrameBuffers,
  kind: TransitionKind,
  previous: Uint8Array,
): ((frame: Picture, i: number) => void) | undefined => {
  if (kind === 'cut') return undefined;
  const { width, height, arena, kernel } = buffers;
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
    // A push to the left: each row is the rest of the old row, then the beginning of the new one.
    const target = buffers.bytesOf(frame);
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

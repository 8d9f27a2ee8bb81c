// Transitions between shots, drawn in the first frames of the later one.
import type { Rgb } from '../paint/colour.ts';
import { smooth } from '../paint/curve.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import { cbOf, crOf, lumaOf, type Picture, pictureBytes } from '../render/planes.ts';

export type TransitionKind = 'cut' | 'dissolve' | 'push';

/** Frames a transition takes. */
export const TRANSITION_FRAMES = 9;

/** Of the band between two pictures: its width, and how much further it is at the bottom, as shares of the frame's width. */
const BAND = { wide: 0.26, slant: 0.3 };

/**
 * Returns a function that mixes the previous shot into frame `i`, for `i` below `TRANSITION_FRAMES`; undefined for
 * a cut.
 * @param band the colour between two pictures
 * @param previous planes of the previous shot's last frame, of the frame's size
 */
export const transitionFrom = (
  buffers: FrameBuffers,
  kind: TransitionKind,
  previous: Uint8Array,
  band: Rgb,
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
    // A slanted band goes over the picture: the old one is before it, the new one behind it.
    const target = buffers.bytesOf(frame);
    for (const [start, w, rows, sub, colour] of [
      [0, width, height, 1, lumaOf(...band)],
      [width * height, width / 2, height / 2, 2, cbOf(...band)],
      [width * height + (width * height) / 4, width / 2, height / 2, 2, crOf(...band)],
    ] as const) {
      const [wide, slant] = [(BAND.wide * width) / sub, (BAND.slant * width) / sub];
      const edge = (1 - part) * (w + wide + slant) - wide - slant;
      for (let row = 0; row < rows; row++) {
        const at = start + row * w;
        const from = Math.round(edge + slant * (1 - row / rows));
        const [left, right] = [from, from + wide].map((x) => Math.max(0, Math.min(w, Math.round(x)))) as [
          number,
          number,
        ];
        target.set(bytes.subarray(at, at + left), at);
        target.fill(colour, at + left, at + right);
      }
    }
  };
};

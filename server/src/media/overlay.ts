// Blends what is painted into rows of a frame: 4:2:0 planes, BT.709, limited range.
import type { Box } from '@greenroom/captions/painter';
import type { VideoSize } from './video-format.ts';

/** Burns what is shown at this time into a picture: its Y, U and V planes without gaps. */
export type Burn = (planes: Uint8Array, ms: number) => void;

export interface Overlay {
  /** Replaces a part of what is painted: a box at even coordinates, from the top of the band. */
  paint(box: Box, rgba: Uint8ClampedArray): void;
  blendInto(planes: Uint8Array): void;
}

/** Nothing is painted yet. `band`: rows of the frame; both numbers are even. */
export function createOverlay({ width, height }: VideoSize, band: { y: number; height: number }): Overlay {
  const luma = createLayer(width, band.height);
  const [blue, red] = [createLayer(width / 2, band.height / 2), createLayer(width / 2, band.height / 2)];
  const chromaAt = width * height + (band.y / 2) * (width / 2);
  return {
    paint: (box, rgba) => convert({ box, rgba }, width, { luma, blue, red }),
    blendInto(planes) {
      blend(planes, band.y * width, luma);
      blend(planes, chromaAt, blue);
      blend(planes, chromaAt + (width * height) / 4, red);
    },
  };
}

/** One plane of the band, and how much of the picture each of its values covers. */
interface Layer {
  values: Uint8Array;
  covers: Uint8Array;
}

const createLayer = (width: number, height: number): Layer => ({
  values: new Uint8Array(width * height),
  covers: new Uint8Array(width * height),
});

function convert(
  { box, rgba }: { box: Box; rgba: Uint8ClampedArray },
  width: number,
  { luma, blue, red }: Record<'luma' | 'blue' | 'red', Layer>,
): void {
  for (let y = 0; y < box.height; y += 2) {
    for (let x = 0; x < box.width; x += 2) {
      let [r, g, b, cover] = [0, 0, 0, 0];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const from = ((y + dy) * box.width + x + dx) * 4;
        const at = (box.y + y + dy) * width + box.x + x + dx;
        const alpha = rgba[from + 3]!;
        luma.values[at] = lumaOf(rgba[from]!, rgba[from + 1]!, rgba[from + 2]!);
        luma.covers[at] = alpha;
        r += rgba[from]! * alpha;
        g += rgba[from + 1]! * alpha;
        b += rgba[from + 2]! * alpha;
        cover += alpha;
      }
      const at = ((box.y + y) / 2) * (width / 2) + (box.x + x) / 2;
      if (cover > 0) {
        blue.values[at] = blueOf(r / cover, g / cover, b / cover);
        red.values[at] = redOf(r / cover, g / cover, b / cover);
      }
      blue.covers[at] = red.covers[at] = cover / 4;
    }
  }
}

function blend(planes: Uint8Array, offset: number, { values, covers }: Layer): void {
  for (let i = 0; i < values.length; i++) {
    const cover = covers[i]!;
    if (cover === 0) continue;
    const at = offset + i;
    planes[at] = (values[i]! * cover + planes[at]! * (255 - cover) + 127) / 255;
  }
}

// Rec. ITU-R BT.709-6, items 3.2 to 3.5.
const lumaOf = (r: number, g: number, b: number): number => 16.5 + 0.1826 * r + 0.6142 * g + 0.062 * b;
const blueOf = (r: number, g: number, b: number): number => 128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
const redOf = (r: number, g: number, b: number): number => 128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b;

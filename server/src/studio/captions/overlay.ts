// Captions over the frames of a film: a strip of the picture, drawn when the spoken word changes, laid over every frame.
import { createCanvas } from '@napi-rs/canvas';
import { type Picture, pictureBytes, toYuv } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';
import { captionFont } from './fonts.ts';
import { type CaptionGroup, type CaptionWord, planCaptions } from './layout.ts';

export type CaptionPosition = 'top' | 'bottom';

// Players and platforms lay their own buttons over these parts of a vertical film.
const SAFE_TOP = 0.08;
const SAFE_BOTTOM = 0.18;
const SAFE_SIDE = 0.12;

const BAND = '#15151b';
const SPOKEN = '#ff5a36';
const TEXT = '#ffffff';

export interface CaptionOverlay {
  /** Takes the last caption off a frame before the picture is drawn into it. */
  clear(frame: Picture): void;
  /** Lays the caption of this time over the frame. */
  lay(frame: Picture, ms: number): void;
}

/** Undefined where none of the words can be drawn. */
export const captionOverlay = (
  stage: Stage,
  words: readonly CaptionWord[],
  position: CaptionPosition,
): CaptionOverlay | undefined => {
  const { width, height, arena, kernel } = stage;
  const fontPx = width * 0.066;
  const pad = fontPx * 0.42;
  const lineTall = fontPx * 1.42;
  const groups = planCaptions(words, width * (1 - 2 * SAFE_SIDE) - 2 * pad, fontPx);
  if (groups.length === 0) {
    return undefined;
  }
  const stripHeight = (Math.ceil(2 * lineTall + 2 * pad) + 7) & ~7;
  const edge = position === 'top' ? height * (SAFE_TOP + 0.02) : height * (1 - SAFE_BOTTOM - 0.02) - stripHeight;
  const stripY = Math.round(edge) & ~1;

  const canvas = createCanvas(width, stripHeight);
  const pen = canvas.getContext('2d');
  const size = pictureBytes(width, stripHeight);
  const over = arena.bytes(size);
  const keep = arena.bytes(size);
  const planes = { over: arena.u8(over, size), keep: arena.u8(keep, size) };

  const draw = (group: CaptionGroup, spoken: number): void => {
    pen.clearRect(0, 0, width, stripHeight);
    const size = group.fontPx;
    const tall = size * 1.42;
    const bandTall = group.lines.length * tall + 2 * pad * 0.6;
    const bandWide = Math.max(...group.lines.map((line) => line.width)) + 2 * pad;
    const bandTop = position === 'top' ? 0 : stripHeight - bandTall;
    pen.fillStyle = BAND;
    pen.beginPath();
    pen.roundRect((width - bandWide) / 2, bandTop, bandWide, bandTall, size * 0.34);
    pen.fill();
    pen.font = captionFont(size);
    pen.textBaseline = 'alphabetic';
    group.lines.forEach((line, row) => {
      const left = (width - line.width) / 2;
      const top = bandTop + pad * 0.6 + row * tall;
      for (const word of line.words) {
        if (word.index === spoken) {
          pen.fillStyle = SPOKEN;
          pen.beginPath();
          pen.roundRect(
            left + word.x - size * 0.16,
            top + tall * 0.06,
            word.width + size * 0.32,
            tall * 0.88,
            size * 0.22,
          );
          pen.fill();
        }
      }
      pen.fillStyle = TEXT;
      for (const word of line.words) {
        pen.direction = word.direction;
        pen.textAlign = 'left';
        pen.fillText(word.text, left + word.x, top + tall * 0.5 + size * 0.35);
      }
    });
    writeStrip(pen.getImageData(0, 0, width, stripHeight).data, width, stripHeight, planes.over, planes.keep);
  };

  const parts = [
    { offset: stripY * width, strip: 0, count: width * stripHeight },
    {
      offset: width * height + (stripY >> 1) * (width >> 1),
      strip: width * stripHeight,
      count: (width * stripHeight) >> 2,
    },
    {
      offset: ((width * height * 5) >> 2) + (stripY >> 1) * (width >> 1),
      strip: (width * stripHeight * 5) >> 2,
      count: (width * stripHeight) >> 2,
    },
  ];
  const texture = stage.bytesOf(stage.texture);
  let shown = '';

  return {
    clear: (frame) => {
      const bytes = stage.bytesOf(frame);
      for (const { offset, count } of parts) {
        bytes.set(texture.subarray(offset, offset + count), offset);
      }
    },
    lay: (frame, ms) => {
      const g = groups.findIndex(({ startMs, endMs }) => ms >= startMs && ms < endMs);
      const group = groups[g];
      if (group === undefined) {
        return;
      }
      const spoken = group.wordStartsMs.findLastIndex((startMs) => startMs <= ms);
      const name = `${g} ${spoken}`;
      if (name !== shown) {
        shown = name;
        draw(group, spoken);
      }
      for (const { offset, strip, count } of parts) {
        kernel.blend(frame.address + offset, over + strip, keep + strip, count);
      }
    },
  };
};

/** The strip as planes premultiplied with its cover, and beside them what remains of the ground. */
const writeStrip = (
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  over: Uint8Array,
  keep: Uint8Array,
): void => {
  const uAt = width * height;
  const vAt = uAt + (uAt >> 2);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [us, vs, covers] = [0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const at = (y + (k >> 1)) * width + x + (k & 1);
        const cover = rgba[at * 4 + 3]!;
        keep[at] = 255 - cover;
        over[at] = 0;
        if (cover > 0) {
          const [l, u, v] = toYuv(rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!);
          over[at] = (l * cover + 127) / 255;
          us += u * cover;
          vs += v * cover;
          covers += cover;
        }
      }
      const at = (y >> 1) * (width >> 1) + (x >> 1);
      const kept = 255 - (covers >> 2);
      over[uAt + at] = us / 1020;
      over[vAt + at] = vs / 1020;
      keep[uAt + at] = kept;
      keep[vAt + at] = kept;
    }
  }
};

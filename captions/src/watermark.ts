// Paints the watermark of test videos and pictures: the word TEST several times across the frame, beside the presenter's face.
import { createCanvas } from '@napi-rs/canvas';
import { captionFont } from './fonts.ts';

const WORD = 'TEST';
/** Centres of the words, relative to the frame. A face is in the middle of the upper half. */
const PLACES = [
  [0.24, 0.09],
  [0.76, 0.13],
  [0.08, 0.36],
  [0.92, 0.4],
  [0.32, 0.63],
  [0.78, 0.6],
  [0.2, 0.9],
  [0.7, 0.87],
] as const;
/** Relative to the frame's width. */
const FONT_SIZE = 0.14;
const ANGLE = -Math.PI / 8;
/** Light inside and dark around it, so that it can be read on any ground. */
const FILL = 'rgba(255, 255, 255, 0.42)';
const EDGE = 'rgba(0, 0, 0, 0.32)';

/** RGBA of the whole frame. */
export function paintWatermark({ width, height }: { width: number; height: number }): Uint8ClampedArray {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const size = width * FONT_SIZE;
  pen.font = captionFont(size, WORD);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = size / 16;
  pen.strokeStyle = EDGE;
  pen.fillStyle = FILL;
  for (const [x, y] of PLACES) {
    pen.save();
    pen.translate(x * width, y * height);
    pen.rotate(ANGLE);
    pen.strokeText(WORD, 0, 0);
    pen.fillText(WORD, 0, 0);
    pen.restore();
  }
  return pen.getImageData(0, 0, width, height).data;
}

// The label "AI presenter": small, on a translucent ground, in the corner of the safe area opposite to that of the logo.
import { createCanvas } from '@napi-rs/canvas';
import { captionFont, measureCaption } from './fonts.ts';
import type { LogoCorner } from './logo-place.ts';
import type { Box } from './painter.ts';
import { SAFE } from './safe-area.ts';

export const AI_LABEL = 'AI presenter';

/** In parts of the frame's width: 14 pixels at 480, 22 at 720. */
const FONT_SIZE = 0.03;
/** In heights of the letters. */
const PADDING = { x: 0.7, y: 0.42 } as const;
const GROUND = 'rgb(0 0 0 / 62%)';

export interface PaintedLabel {
  /** At even coordinates. */
  box: Box;
  rgba: Uint8ClampedArray;
}

/** `corner`: the same as the logo's. The label is on the right of it. */
export function paintAiLabel(frame: { width: number; height: number }, corner: LogoCorner): PaintedLabel {
  const size = frame.width * FONT_SIZE;
  const [width, height] = [measureCaption(size, AI_LABEL) + 2 * PADDING.x * size, (1 + 2 * PADDING.y) * size];
  const box = {
    width: (Math.ceil(width) + 1) & ~1,
    height: (Math.ceil(height) + 1) & ~1,
  };
  const y = corner === 'top' ? frame.height * SAFE.top : frame.height * SAFE.bottom - box.height;
  const canvas = createCanvas(box.width, box.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = GROUND;
  pen.beginPath();
  pen.roundRect(0, 0, box.width, box.height, box.height / 2);
  pen.fill();
  pen.font = captionFont(size, AI_LABEL);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#ffffff';
  // Capitals are about 0.7 of the size.
  pen.fillText(AI_LABEL, box.width / 2, box.height / 2 + 0.35 * size);
  return {
    box: { x: Math.floor(frame.width * SAFE.right - box.width) & ~1, y: Math.floor(y) & ~1, ...box },
    rgba: pen.getImageData(0, 0, box.width, box.height).data,
  };
}

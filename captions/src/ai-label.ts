// Paints the label "AI presenter": small, on a translucent ground, inside the safe area.
import { createCanvas } from '@napi-rs/canvas';
import { AI_LABEL } from './ai-label-place.ts';
import { captionFont, measureCaption } from './fonts.ts';
import type { LogoCorner } from './logo-place.ts';
import type { Box } from './painter.ts';
import { SAFE } from './safe-area.ts';

export interface PaintedLabel {
  /** At even coordinates. */
  box: Box;
  rgba: Uint8ClampedArray;
}

/** `corner`: the same as the logo's. The label is on the right of it. */
export function paintAiLabel(frame: { width: number; height: number }, corner: LogoCorner): PaintedLabel {
  const { text, fontSize, padding, ground, color } = AI_LABEL;
  const size = frame.width * fontSize;
  const [width, height] = [measureCaption(size, text) + 2 * padding.x * size, (1 + 2 * padding.y) * size];
  const box = {
    width: (Math.ceil(width) + 1) & ~1,
    height: (Math.ceil(height) + 1) & ~1,
  };
  const y = corner === 'top' ? frame.height * SAFE.top : frame.height * SAFE.bottom - box.height;
  const canvas = createCanvas(box.width, box.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(0, 0, box.width, box.height, box.height / 2);
  pen.fill();
  pen.font = captionFont(size, text);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = color;
  // Capitals are about 0.7 of the size.
  pen.fillText(text, box.width / 2, box.height / 2 + 0.35 * size);
  return {
    box: { x: Math.floor(frame.width * SAFE.right - box.width) & ~1, y: Math.floor(y) & ~1, ...box },
    rgba: pen.getImageData(0, 0, box.width, box.height).data,
  };
}

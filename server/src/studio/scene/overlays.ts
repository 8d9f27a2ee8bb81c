// What lies over a shot: a picture of the partner's beside the presenter, and its caption as a lower third.

import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { drawWhole } from './backgrounds.ts';
import type { Overlay } from './film-shot.ts';
import { drawTitle } from './title.ts';

export type ElementRole = 'setting' | 'product' | 'prop';

// Platforms lay their own buttons over the frame's foot and right side.
const LEFT = 0.07;
const RIGHT = 0.13;
const BOTTOM = 0.8;

/** The caption alone; undefined where there is none that can be drawn. */
export const titleOverlay = (caption: string | undefined, width: number, height: number): Overlay | undefined => {
  if (caption === undefined || caption.trim() === '') {
    return undefined;
  }
  const tall = Math.round(height * 0.14);
  const picture = createCanvas(width, tall);
  const drawn = drawTitle(picture.getContext('2d'), caption, {
    left: width * LEFT,
    bottom: tall - 4,
    widest: width * (1 - LEFT - RIGHT),
    fontPx: width * 0.052,
  });
  return drawn ? { top: Math.round(height * BOTTOM) - tall, picture } : undefined;
};

/**
 * The picture before the presenter's chest: a product large and to the right, as if it were held up to the viewer; a prop
 * smaller and to the left.
 */
export const cardOverlay = (
  picture: Canvas,
  role: ElementRole,
  caption: string | undefined,
  width: number,
  height: number,
): Overlay => {
  const tall = Math.round(height * 0.29);
  const canvas = createCanvas(width, tall);
  const pen = canvas.getContext('2d');
  const titled = caption !== undefined && caption.trim() !== '';
  const area = { y: tall * 0.05, height: tall * (titled ? 0.68 : 0.86) };
  drawWhole(
    pen,
    picture,
    role === 'prop'
      ? { ...area, x: width * (LEFT + 0.02), width: width * 0.3 }
      : { ...area, x: width * 0.42, width: width * (1 - RIGHT - 0.42) },
    true,
  );
  if (titled) {
    drawTitle(pen, caption, {
      left: width * LEFT,
      bottom: tall - 4,
      widest: width * (1 - LEFT - RIGHT),
      fontPx: width * 0.044,
    });
  }
  return { top: Math.round(height * (BOTTOM + 0.01)) - tall, picture: canvas };
};

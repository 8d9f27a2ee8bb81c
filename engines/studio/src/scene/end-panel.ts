// A panel below the presenter of an end card, for its words.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Frame, Overlay } from './overlay.ts';

/** The panel's upper edge on the left and on the right, and the line on it, as shares of the frame's height. */
const EDGE = { left: 0.515, right: 0.478, line: 0.008 };
/** Of its words, as shares of the frame's height. */
export const PANEL = { top: 0.545, bottom: 0.86 } as const;
/** The lowest chin above a panel. */
export const PANEL_CHIN = 0.46;
/** The row about which the camera moves closer. */
export const PANEL_FACE = 0.26;

/** @param ground of the frame's size @param lower rows by which a panel with few words is less tall, as a share of the frame's height */
export const endPanel = (ground: Canvas, { width, height, accent }: Frame, lower = 0): Overlay => {
  const [left, right] = [EDGE.left + lower, EDGE.right + lower];
  // Bands begin on even rows.
  const top = 2 * Math.floor((height * (right - EDGE.line)) / 2);
  const picture = createCanvas(width, height - top);
  const pen = picture.getContext('2d');
  const edge = (above: number): void => {
    pen.beginPath();
    pen.moveTo(0, height * (left - above) - top);
    pen.lineTo(width, height * (right - above) - top);
    pen.lineTo(width, height);
    pen.lineTo(0, height);
    pen.closePath();
  };
  pen.fillStyle = accent;
  edge(EDGE.line);
  pen.fill();
  edge(0);
  pen.clip();
  pen.drawImage(ground, 0, -top);
  return { top, layers: [{ picture }], hides: 2 * Math.ceil((height * left) / 2) };
};

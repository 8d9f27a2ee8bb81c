// A thing that fills the frame: it stands on a podium in the accent's colour, in front of the place, out of focus.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { drawContained, seenPart } from './backgrounds.ts';
import type { Frame, Overlay } from './overlay.ts';

/** Shares of the frame's width, and of its height: the podium's top, and the thing on it, above the words of the shot. */
const PODIUM = { x: 0.5, y: 0.535, across: 0.47, along: 0.052 };
const THING = { wide: 0.86, tall: 0.42, bottom: 0.548 };
/** An accent that is lighter or darker would be no ground for a nearly white thing. */
const GROUND_LIGHT = [0.16, 0.5] as const;

/** The accent, lightened or darkened to be a ground. */
const groundOf = (accent: string): Rgb => {
  const colour = rgb(accent);
  const light = lightness(colour);
  const [dark, bright] = GROUND_LIGHT;
  if (light > bright) return blend(colour, [0, 0, 0], 1 - bright / light);
  return light < dark ? blend(colour, [255, 255, 255], dark - light) : colour;
};

/** @param place out of focus, of the frame's size @param thing with a transparent margin */
export const thingStill = (thing: Canvas, place: Canvas, accent: string): Canvas => {
  const { width, height } = place;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(place, 0, 0);
  const ground = groundOf(accent);
  light(pen, ground, width, height);
  podium(pen, ground, width, height);
  shadowBelow(pen, width, height);
  const scale = Math.min((THING.wide * width) / thing.width, (THING.tall * height) / thing.height);
  const seen = seenPart(thing);
  const [wide, tall] = [seen.width * scale, seen.height * scale];
  drawContained(pen, thing, { x: (width - wide) / 2, y: THING.bottom * height - tall, width: wide, height: tall });
  return canvas;
};

/** The place in the accent's colour, darker at its borders, with light behind the thing. */
const light = (pen: SKRSContext2D, ground: Rgb, width: number, height: number): void => {
  pen.fillStyle = css(blend(ground, [0, 0, 0], 0.25), 0.34);
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(width * 0.5, height * 0.32, 0, width * 0.5, height * 0.32, height * 0.5);
  glow.addColorStop(0, css(blend(ground, [255, 255, 255], 0.7), 0.62));
  glow.addColorStop(0.5, css(blend(ground, [255, 255, 255], 0.3), 0.12));
  glow.addColorStop(1, css(blend(ground, [0, 0, 0], 0.75), 0.5));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
};

const podium = (pen: SKRSContext2D, ground: Rgb, width: number, height: number): void => {
  const [x, y] = [PODIUM.x * width, PODIUM.y * height];
  const [across, along] = [PODIUM.across * width, PODIUM.along * height];
  const side = pen.createLinearGradient(x - across, 0, x + across, 0);
  side.addColorStop(0, css(blend(ground, [255, 255, 255], 0.12)));
  side.addColorStop(0.3, css(ground));
  side.addColorStop(1, css(blend(ground, [0, 0, 0], 0.55)));
  pen.fillStyle = side;
  pen.beginPath();
  pen.ellipse(x, y, across, along, 0, 0, Math.PI);
  pen.lineTo(x - across, height);
  pen.lineTo(x + across, height);
  pen.lineTo(x + across, y);
  pen.fill();
  pen.fillRect(x - across, y, 2 * across, height - y);
  const top = pen.createLinearGradient(x - across, y - along, x + across, y + along);
  top.addColorStop(0, css(blend(ground, [255, 255, 255], 0.42)));
  top.addColorStop(1, css(blend(ground, [255, 255, 255], 0.08)));
  pen.fillStyle = top;
  pen.beginPath();
  pen.ellipse(x, y, across, along, 0, 0, 2 * Math.PI);
  pen.fill();
};

const shadowBelow = (pen: SKRSContext2D, width: number, height: number): void => {
  pen.save();
  pen.filter = `blur(${width * 0.02}px)`;
  pen.fillStyle = 'rgba(8, 8, 16, 0.5)';
  pen.beginPath();
  pen.ellipse(width * 0.515, height * (PODIUM.y + 0.006), width * 0.3, height * 0.016, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
};

/** On an end card: shares of the frame's width and height. It is in front of the presenter and partly outside the frame. */
const BESIDE = { x: 0.13, y: 0.89, side: 0.46, turn: -0.12 };

/** The thing in a lower corner of an end card, visible from its first frame on. */
export const thingBeside = (thing: Canvas, { width, height }: Pick<Frame, 'width' | 'height'>): Overlay => {
  const side = BESIDE.side * width;
  const top = Math.round(BESIDE.y * height - side * 0.7);
  const picture = createCanvas(width, height - top);
  const pen = picture.getContext('2d');
  pen.translate(BESIDE.x * width, BESIDE.y * height - top);
  pen.rotate(BESIDE.turn);
  drawContained(pen, thing, { x: -side / 2, y: -side / 2, width: side, height: side });
  return { top, layers: [{ picture }] };
};

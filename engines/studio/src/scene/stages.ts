// Where a thing is shown: on a podium, in hard light, on a table, in the air, or near.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, lightness, type Rgb } from '../paint/colour.ts';
import { softWithin } from '../paint/pen.ts';
import type { Area } from './backgrounds.ts';
import { WHITE } from './card-colours.ts';
import type { Ground } from './thing-ground.ts';

/** What a stage is drawn from. `at`: where the thing is. `place`: out of focus, of the frame's size. */
export interface Staged {
  thing: Canvas;
  at: Area;
  ground: Ground;
  place: Canvas;
  roll: () => number;
}

type Draw = (pen: SKRSContext2D, staged: Staged) => void;

const NIGHT: Rgb = [12, 10, 20];
const paler = (colour: Rgb, part: number): Rgb => blend(colour, WHITE, part);
const darker = (colour: Rgb, part: number): Rgb => blend(colour, NIGHT, part);
const baseOf = ({ y, height }: Area): number => y + height;
const middleOf = ({ x, width }: Area): number => x + width / 2;

const fillWith = (pen: SKRSContext2D, paint: SKRSContext2D['fillStyle']): void => {
  pen.fillStyle = paint;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
};

const ellipse = (pen: SKRSContext2D, x: number, y: number, across: number, along: number): void => {
  pen.beginPath();
  pen.ellipse(x, y, across, along, 0, 0, 2 * Math.PI);
  pen.fill();
};

/** A wall with light from above on the left, darker at its borders. */
const wall = (pen: SKRSContext2D, colour: Rgb): void => {
  const { width, height } = pen.canvas;
  fillWith(pen, css(colour));
  const glow = pen.createRadialGradient(width * 0.34, height * 0.24, 0, width * 0.45, height * 0.36, height * 0.62);
  glow.addColorStop(0, css(paler(colour, 0.42), 0.85));
  glow.addColorStop(0.5, css(colour, 0.1));
  glow.addColorStop(1, css(darker(colour, 0.5), 0.7));
  fillWith(pen, glow);
};

/** The floor from a row on, which becomes one with the wall above it. */
const floor = (pen: SKRSContext2D, colour: Rgb, row: number): void => {
  const { width, height } = pen.canvas;
  const light = pen.createLinearGradient(0, row - height * 0.05, 0, height);
  light.addColorStop(0, css(paler(colour, 0.3), 0));
  light.addColorStop(0.14, css(paler(colour, 0.3), 0.75));
  light.addColorStop(1, css(darker(colour, 0.3), 0.8));
  pen.fillStyle = light;
  pen.fillRect(0, row - height * 0.05, width, height);
};

/** Light through a window. */
const windowLight = (pen: SKRSContext2D, colour: Rgb): void => {
  const { width, height } = pen.canvas;
  pen.save();
  pen.filter = `blur(${width * 0.012}px)`;
  pen.transform(1, 0.34, -0.22, 1, width * 0.2, -height * 0.06);
  pen.fillStyle = css(paler(colour, 0.75), lightness(colour) > 0.5 ? 0.5 : 0.16);
  pen.beginPath();
  for (const column of [0, 1])
    for (const row of [0, 1])
      pen.rect(width * (0.06 + 0.34 * column), height * (0.1 + 0.2 * row), width * 0.31, height * 0.18);
  pen.fill();
  pen.restore();
};

/** The thing in one colour, with a hole where it has one. */
const silhouette = (thing: Canvas, colour: Rgb): Canvas => {
  const canvas = createCanvas(thing.width, thing.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(thing, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  fillWith(pen, css(colour));
  return canvas;
};

/** Where the thing touches what is below it. */
const contact = (pen: SKRSContext2D, { at }: Staged, opacity = 0.55): void => {
  const [x, y, along] = [middleOf(at) + at.width * 0.03, baseOf(at) - at.width * 0.005, at.width * 0.035];
  for (const [wide, blur, part] of [
    [0.52, 0.05, 0.6],
    [0.4, 0.016, 1],
  ] as const) {
    const across = at.width * wide;
    const box = { x: x - across, y: y - along, width: 2 * across, height: 2 * along };
    softWithin({ context: pen, scale: 1 }, at.width * blur, box, () => {
      pen.fillStyle = css(NIGHT, opacity * part);
      ellipse(pen, x, y, across, along);
    });
  }
};

/** The shadow on a wall behind the thing; where and how soft it is are shares of the frame's width. */
const castBehind = (
  pen: SKRSContext2D,
  { thing, at }: Staged,
  { right, down, blur, opacity }: { right: number; down: number; blur: number; opacity: number },
): void => {
  const { width } = pen.canvas;
  const box = { x: at.x + width * right, y: at.y + width * down, width: at.width, height: at.height };
  softWithin({ context: pen, scale: 1 }, width * blur, box, () => {
    pen.globalAlpha = opacity;
    pen.drawImage(silhouette(thing, NIGHT), box.x, box.y, box.width, box.height);
  });
};

/** The shadow that falls on the floor behind the thing, to the right. */
const castShadow = (pen: SKRSContext2D, { thing, at }: Staged, colour: Rgb): void => {
  pen.save();
  pen.filter = `blur(${at.width * 0.014}px)`;
  pen.globalAlpha = 0.42;
  pen.transform(1, 0, -0.95, 0.34, at.x, baseOf(at));
  pen.drawImage(silhouette(thing, darker(colour, 0.75)), 0, -at.height, at.width, at.height);
  pen.restore();
};

/** A round block from a row on. */
const block = (
  pen: SKRSContext2D,
  colour: Rgb,
  [x, y]: readonly [number, number],
  across: number,
  tall: number,
): void => {
  const along = across * 0.17;
  const side = pen.createLinearGradient(x - across, 0, x + across, 0);
  side.addColorStop(0, css(darker(colour, 0.12)));
  side.addColorStop(0.26, css(paler(colour, 0.2)));
  side.addColorStop(0.6, css(darker(colour, 0.14)));
  side.addColorStop(1, css(darker(colour, 0.5)));
  pen.save();
  pen.filter = `blur(${across * 0.07}px)`;
  pen.fillStyle = css(NIGHT, 0.4);
  ellipse(pen, x + across * 0.12, y + tall + along * 0.4, across * 1.02, along);
  pen.restore();
  pen.fillStyle = side;
  pen.beginPath();
  pen.ellipse(x, y + tall, across, along, 0, 0, Math.PI);
  pen.lineTo(x - across, y);
  pen.lineTo(x + across, y);
  pen.fill();
  const top = pen.createLinearGradient(x - across, y - along, x + across, y + along);
  top.addColorStop(0, css(paler(colour, 0.5)));
  top.addColorStop(1, css(paler(colour, 0.08)));
  pen.fillStyle = top;
  ellipse(pen, x, y, across, along);
};

const podium: Draw = (pen, staged) => {
  const { at, ground } = staged;
  const { width, height } = pen.canvas;
  const [x, base] = [width / 2, baseOf(at)];
  wall(pen, ground.wall);
  floor(pen, ground.wall, base + height * 0.075);
  block(pen, darker(ground.stand, 0.08), [x, base + height * 0.05], width * 0.44, height * 0.04);
  block(pen, ground.stand, [x, base - width * 0.02], width * 0.36, height * 0.055);
  contact(pen, staged);
};

const hardLight: Draw = (pen, staged) => {
  const { at, ground } = staged;
  wall(pen, ground.wall);
  windowLight(pen, ground.wall);
  floor(pen, ground.wall, baseOf(at) - pen.canvas.height * 0.06);
  castShadow(pen, staged, ground.wall);
  contact(pen, staged, 0.6);
};

const table: Draw = (pen, staged) => {
  const { at, ground, place, thing, roll } = staged;
  const { width, height } = pen.canvas;
  pen.drawImage(place, 0, 0);
  fillWith(pen, css(ground.wall, 0.42));
  const glow = pen.createRadialGradient(width * 0.4, height * 0.3, 0, width * 0.5, height * 0.35, height * 0.6);
  glow.addColorStop(0, css(paler(ground.wall, 0.5), 0.5));
  glow.addColorStop(1, css(darker(ground.wall, 0.4), 0.45));
  fillWith(pen, glow);
  const back = baseOf(at) - height * 0.04;
  const surface = pen.createLinearGradient(0, back, 0, height);
  surface.addColorStop(0, css(paler(ground.stand, 0.32)));
  surface.addColorStop(0.2, css(ground.stand));
  surface.addColorStop(1, css(darker(ground.stand, 0.45)));
  pen.fillStyle = surface;
  pen.fillRect(0, back, width, height - back);
  pen.fillStyle = css(paler(ground.stand, 0.6));
  pen.fillRect(0, back, width, height * 0.0025);
  // Boards towards the viewer.
  pen.strokeStyle = css(darker(ground.stand, 0.35), 0.35);
  pen.lineWidth = width * 0.0035;
  const shift = roll() * 0.2;
  for (let k = -4; k <= 4; k++) {
    pen.beginPath();
    pen.moveTo(width * (0.5 + (k + shift) * 0.21), back);
    pen.lineTo(width * (0.5 + (k + shift) * 0.55), height);
    pen.stroke();
  }
  const mirrored = createCanvas(Math.ceil(at.width), Math.ceil(at.height * 0.4));
  const mirror = mirrored.getContext('2d');
  mirror.scale(1, -1);
  mirror.drawImage(thing, 0, -at.height, at.width, at.height);
  mirror.setTransform(1, 0, 0, 1, 0, 0);
  const fade = mirror.createLinearGradient(0, 0, 0, mirrored.height);
  fade.addColorStop(0, 'rgba(0, 0, 0, 0.34)');
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  mirror.globalCompositeOperation = 'destination-in';
  mirror.fillStyle = fade;
  mirror.fillRect(0, 0, mirrored.width, mirrored.height);
  pen.save();
  pen.filter = `blur(${width * 0.004}px)`;
  pen.drawImage(mirrored, at.x, baseOf(at) - 1);
  pen.restore();
  castShadow(pen, staged, ground.stand);
  contact(pen, staged);
};

const inTheAir: Draw = (pen, staged) => {
  const { at, ground } = staged;
  const { width, height } = pen.canvas;
  wall(pen, ground.wall);
  const [x, y] = [middleOf(at), at.y + at.height * 0.52];
  const radius = Math.min(width * 0.37, 0.66 * Math.max(at.width, at.height), (height - y) / 1.25);
  for (const [wider, part] of [
    [1.2, 0.35],
    [1, 1],
  ] as const) {
    pen.fillStyle = css(blend(ground.wall, ground.stand, part));
    ellipse(pen, x, y, radius * wider, radius * wider);
  }
  castBehind(pen, staged, { right: 0.045, down: 0.085, blur: 0.03, opacity: 0.38 });
};

/** The thing fills the frame, in a spot of light. */
const near: Draw = (pen, { thing, at, ground }) => {
  const { width } = pen.canvas;
  wall(pen, ground.wall);
  const [x, y] = [middleOf(at), at.y + at.height * 0.5];
  const reach = 0.75 * Math.max(at.width, at.height);
  const spot = pen.createRadialGradient(x, y, 0, x, y, reach);
  spot.addColorStop(0, css(ground.stand, 0.95));
  spot.addColorStop(0.5, css(ground.stand, 0.6));
  spot.addColorStop(1, css(ground.stand, 0));
  fillWith(pen, spot);
  pen.save();
  pen.filter = `blur(${width * 0.025}px)`;
  pen.globalAlpha = 0.4;
  pen.drawImage(silhouette(thing, NIGHT), at.x + width * 0.03, at.y + width * 0.06, at.width, at.height);
  pen.restore();
};

/** `wide`: of the thing at most, as a share of the frame's width. `turn`: of the thing, in radians. `above` and `below`: what is behind it and what it stands on, as shares of the height. `stands`: on the lowest row of its room, not in its middle. `hasBack`: it is in front of something light. */
export interface Stage {
  draw: Draw;
  wide: number;
  turn: number;
  above: number;
  below: number;
  stands: boolean;
  hasBack: boolean;
}

/** The one on which a thing is largest. */
export const NEAR: Stage = {
  draw: near,
  wide: 0.84,
  turn: -0.05,
  above: 0.01,
  below: 0.01,
  stands: false,
  hasBack: true,
};

export const STAGES: readonly Stage[] = [
  { draw: table, wide: 0.7, turn: 0, above: 0, below: 0.05, stands: true, hasBack: false },
  { draw: inTheAir, wide: 0.62, turn: -0.12, above: 0.05, below: 0.05, stands: false, hasBack: true },
  { draw: podium, wide: 0.58, turn: 0, above: 0.02, below: 0.13, stands: true, hasBack: true },
  NEAR,
  { draw: hardLight, wide: 0.7, turn: 0, above: 0, below: 0.05, stands: true, hasBack: false },
];

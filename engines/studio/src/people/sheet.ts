// Draws the reference sheet of a generated presenter: the figure, nine labelled poses and expressions, and colour swatches.
import { captionFont } from '@greenroom/captions/fonts';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { FacePose } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import type { Viewport } from '../paint/pen.ts';
import { canvasFrom } from '../paint/picture.ts';
import type { Backdrop } from '../places/backdrop.ts';
import { paintPosedFrame } from './face-painters.ts';
import { composeFigure, paintFigureParts } from './figure.ts';
import { createHeadPainter } from './head-layers.ts';
import type { Person } from './person.ts';
import type { Rig } from './rig.ts';

const size = { width: 1600, height: 1200 } as const;
const ground = '#f3f2ef';
const ink = '#26262c';
const gap = 16;

/** A picture's place on the sheet, in pixels; its label goes below. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const figurePlace: Place = { left: 24, top: 24, width: 540, height: 1024 };
const columns = 3;
const tile = { width: 324, height: 332 } as const;
const label = 48;

const tilePlace = (index: number): Place => ({
  left: figurePlace.left + figurePlace.width + gap + (index % columns) * (tile.width + gap),
  top: 24 + Math.floor(index / columns) * (tile.height + label),
  ...tile,
});

interface Cell {
  name: string;
  pose?: Partial<FacePose>;
  /** In the units of turn.ts; tilt in radians. */
  yaw?: number;
  pitch?: number;
  roll?: number;
}

const cells: readonly Cell[] = [
  { name: 'Front', yaw: 0.02 },
  { name: 'Three-quarter left', yaw: -0.7, roll: -0.02, pose: { smile: 0.2 } },
  { name: 'Three-quarter right', yaw: 0.7, roll: 0.02, pose: { smile: 0.2 } },
  { name: 'Smile', yaw: 0.08, roll: 0.03, pose: { smile: 1, wide: 0.7, open: 0.24, teeth: 0.85 } },
  { name: 'Surprise', yaw: -0.06, pitch: -0.05, pose: { open: 0.5, round: 0.6, browLift: 1 } },
  {
    name: 'Thinking',
    yaw: 0.14,
    roll: 0.05,
    pitch: -0.04,
    pose: { press: 0.5, gazeX: 0.8, gazeY: -0.7, browLift: 0.45 },
  },
  { name: 'Talking', yaw: -0.1, roll: -0.03, pose: { open: 0.5, wide: 0.35, teeth: 0.8, tongue: 0.4, browLift: 0.2 } },
  { name: 'Serious', yaw: -0.05, pitch: 0.02, pose: { press: 0.35, talk: 1, browLift: -0.4 } },
  { name: 'Eyes closed', yaw: 0.09, pitch: 0.05, pose: { blink: 1, smile: 0.3 } },
];

/** PNG of 1600 × 1200 pixels. */
export const drawSheet = async (person: Person): Promise<Buffer> => {
  const sheet = createCanvas(size.width, size.height);
  const context = sheet.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  context.textAlign = 'center';
  const placePicture = (place: Place, name: string, data: Uint8ClampedArray) => {
    const { left, top, width, height } = place;
    context.save();
    context.beginPath();
    context.roundRect(left, top, width, height, 14);
    context.clip();
    context.drawImage(canvasFrom({ width, height, data }), left, top);
    context.restore();
    context.font = captionFont(21);
    context.fillStyle = ink;
    context.fillText(name, left + width / 2, top + height + label * 0.62);
  };
  const paintHead = createHeadPainter(person);
  const paint = (viewport: Viewport, shown: readonly (readonly [Place, Cell])[]) => {
    const backdrop = cleanGround(viewport);
    const parts = paintFigureParts(person, viewport, backdrop.rim, paintHead);
    for (const [place, { name, pose, yaw = 0, pitch = 0, roll = 0 }] of shown) {
      const rig: Rig = { viewport, turn: { yaw, pitch }, roll };
      placePicture(
        place,
        name,
        paintPosedFrame(composeFigure(person, backdrop, rig, parts).faceSource, { ...REST, ...pose }),
      );
    }
  };
  paint({ ...sizeOf(figurePlace), scale: 0.72, originX: figurePlace.width / 2, originY: 252 }, [
    [figurePlace, { name: 'Figure', ...person.carriage }],
  ]);
  paint(
    { ...tile, scale: 0.6, originX: tile.width / 2, originY: 168 },
    cells.map((cell, i) => [tilePlace(i), cell] as const),
  );
  swatches(context, person);
  return sheet.encode('png');
};

const sizeOf = ({ width, height }: Place) => ({ width, height });

/** Draws swatches of skin, hair, eyes and clothes. */
const swatches = (context: SKRSContext2D, { skin, hair, iris, clothes, headwear, headwearColour }: Person): void => {
  const colours: readonly (readonly [string, readonly string[]])[] = [
    ['Skin', [skin[3]!, skin[1]!]],
    headwear === 'none' ? ['Hair', [hair.colours[1]!, hair.colours[2]!]] : ['Headwear', [headwearColour]],
    ['Eyes', [iris]],
    ['Clothes', [clothes.colour, clothes.second]],
  ];
  const wide = figurePlace.width / colours.length;
  const middle = size.height - 82;
  for (const [i, [name, shades]] of colours.entries()) {
    const centre = figurePlace.left + wide * (i + 0.5);
    for (const [j, shade] of shades.entries()) {
      context.beginPath();
      context.arc(centre + (j - (shades.length - 1) / 2) * 34, middle, 20, 0, 7);
      context.fillStyle = shade;
      context.fill();
      context.strokeStyle = '#ffffff';
      context.lineWidth = 3;
      context.stroke();
    }
    context.font = captionFont(15);
    context.fillStyle = ink;
    context.fillText(name, centre, middle + 46);
  }
};

/** A plain light backdrop. */
export const cleanGround = ({ width, height, originX, originY }: Viewport): Backdrop => {
  const picture = createCanvas(width, height);
  const context = picture.getContext('2d');
  const gradient = context.createRadialGradient(originX, originY, 20, originX, originY, height * 0.86);
  gradient.addColorStop(0, '#eceae5');
  gradient.addColorStop(1, '#c6c7c9');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return { picture, rim: [255, 244, 230], clean: true };
};

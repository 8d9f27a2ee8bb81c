// The reference sheet of an invented presenter: eight poses and expressions on a clean ground, labelled.
import { createCanvas } from '@napi-rs/canvas';
import { captionFont } from '../captions/fonts.ts';
import { REST } from '../motion/poses.ts';
import { pictureOf } from '../paint/picture.ts';
import type { Backdrop } from '../places/backdrop.ts';
import type { FacePose } from '../puppet.ts';
import { paintWhole } from './face-parts.ts';
import { figureBefore, figureParts } from './figure.ts';
import type { Person } from './person.ts';
import type { Rig } from './rig.ts';

const tile = { width: 400, height: 544 };
const columns = 4;
const label = 56;
const ground = '#f3f2ef';
const ink = '#26262c';

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
  { name: 'Three-quarter left', yaw: -0.33, roll: -0.02, pose: { smile: 0.2, gazeX: 0.35 } },
  { name: 'Three-quarter right', yaw: 0.33, roll: 0.02, pose: { smile: 0.2, gazeX: -0.35 } },
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
  { name: 'Eyes closed', yaw: 0.09, pitch: 0.05, pose: { blink: 1, smile: 0.3 } },
];

/** PNG of 1600 × 1200 pixels. */
export const drawSheet = async (person: Person): Promise<Buffer> => {
  const stage = { ...tile, scale: 0.72, originX: tile.width / 2, originY: 222 };
  const backdrop = cleanGround();
  const parts = figureParts(person, stage, backdrop.rim);
  const sheet = createCanvas(columns * tile.width, Math.ceil(cells.length / columns) * (tile.height + label));
  const x = sheet.getContext('2d');
  x.fillStyle = ground;
  x.fillRect(0, 0, sheet.width, sheet.height);
  x.textAlign = 'center';
  x.font = captionFont(23);
  for (const [i, { name, pose, yaw = 0, pitch = 0, roll = 0 }] of cells.entries()) {
    const rig: Rig = { stage, turn: { yaw, pitch }, roll };
    const data = paintWhole(figureBefore(person, backdrop, rig, parts), { ...REST, ...pose });
    const picture = pictureOf({ ...tile, data });
    const [left, top] = [(i % columns) * tile.width, Math.floor(i / columns) * (tile.height + label)];
    x.save();
    x.beginPath();
    x.roundRect(left + 8, top + 8, tile.width - 16, tile.height - 8, 14);
    x.clip();
    x.drawImage(picture, left, top);
    x.restore();
    x.fillStyle = ink;
    x.fillText(name, left + tile.width / 2, top + tile.height + label * 0.62);
  }
  return sheet.encode('png');
};

const cleanGround = (): Backdrop => {
  const picture = createCanvas(tile.width, tile.height);
  const x = picture.getContext('2d');
  const gradient = x.createRadialGradient(190, 200, 30, 200, 280, 440);
  gradient.addColorStop(0, '#e9e7e2');
  gradient.addColorStop(1, '#c3c4c6');
  x.fillStyle = gradient;
  x.fillRect(0, 0, tile.width, tile.height);
  return { picture, rim: [255, 244, 230], clean: true };
};

// The reference sheet of a photographed presenter: the photo in eight poses and expressions, labelled.
import { createCanvas } from '@napi-rs/canvas';
import { captionFont } from '../captions/fonts.ts';
import type { HeadPose } from '../motion/head.ts';
import { REST } from '../motion/poses.ts';
import type { FacePose } from '../puppet.ts';
import { bakeHeadMotion } from '../render/head-motion.ts';
import { readPlanes } from '../render/planes.ts';
import { openStage } from '../render/stage.ts';
import { composePhoto, type PhotoPresenter } from './compose.ts';
import { photoPuppet } from './photo-puppet.ts';
import { canvasOf } from './raster.ts';

const TILE = { width: 400, height: 520 };
const COLUMNS = 4;
const LABEL = 56;
const GROUND = '#f3f2ef';
const INK = '#26262c';

const STRAIGHT: HeadPose = { shiftX: 0, shiftY: 0, roll: 0, yaw: 0, nod: 0, browLift: 0 };

const POSES: readonly (readonly [label: string, face: Partial<FacePose>, head: Partial<HeadPose>])[] = [
  ['Front', {}, {}],
  ['Talking', { open: 0.62, wide: 0.1 }, { nod: -0.3 }],
  ['Smile', { wide: 1, open: 0.2, smile: 1 }, { roll: 0.02 }],
  ['Surprise', { open: 0.5, round: 0.8 }, { browLift: 1.6, shiftY: -0.01 }],
  ['Turned left', {}, { yaw: -2.4, roll: -0.03, shiftX: -0.012 }],
  ['Turned right', {}, { yaw: 2.4, roll: 0.03, shiftX: 0.012 }],
  ['Thinking', { press: 0.7, gazeX: 0.9 }, { roll: 0.05, browLift: 0.7, yaw: 0.8 }],
  ['Eyes closed', { blink: 1 }, { nod: 0.8 }],
];

/** PNG of the sheet. */
export const drawPortraitSheet = async (presenter: PhotoPresenter): Promise<Buffer> => {
  const still = composePhoto(presenter, { ...TILE, closer: 1.35 });
  const stage = await openStage(TILE.width, TILE.height, still.rgba);
  const puppet = photoPuppet(stage, still.landmarks, still.rgba);
  const moveHead = bakeHeadMotion(stage, puppet.anatomy, puppet.brows, puppet.boxes);

  const rows = Math.ceil(POSES.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * TILE.width, rows * (TILE.height + LABEL));
  const pen = sheet.getContext('2d');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.font = captionFont(24);
  pen.textAlign = 'center';
  for (const [i, [label, face, head]] of POSES.entries()) {
    const [x, y] = [(i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * (TILE.height + LABEL)];
    puppet.pose({ ...REST, ...face });
    moveHead(stage.frames[0], { ...STRAIGHT, ...head });
    const rgba = readPlanes(stage.bytesOf(stage.frames[0]), TILE.width, TILE.height);
    const margin = 8;
    pen.save();
    pen.beginPath();
    pen.roundRect(x + margin, y + margin, TILE.width - 2 * margin, TILE.height - margin, 14);
    pen.clip();
    pen.drawImage(canvasOf({ ...TILE, rgba }), x, y);
    pen.restore();
    pen.fillStyle = INK;
    pen.fillText(label, x + TILE.width / 2, y + TILE.height + LABEL * 0.62);
  }
  return sheet.encode('png');
};

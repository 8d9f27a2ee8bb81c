// Draws the reference sheet of a photographed presenter: eight labelled poses and expressions.
import { captionFont } from '@greenroom/captions/fonts';
import { createCanvas } from '@napi-rs/canvas';
import type { FacePose } from '../face-animation.ts';
import type { HeadPose } from '../motion/head.ts';
import { REST } from '../motion/poses.ts';
import { createFrameBuffers } from '../render/frame-buffers.ts';
import { prepareHeadMotion } from '../render/head-motion.ts';
import { readPlanes } from '../render/planes.ts';
import { composePhoto, type PhotoPresenter } from './compose.ts';
import { createPhotoRig } from './photo-rig.ts';
import { canvasOf } from './raster.ts';

const TILE = { width: 400, height: 520 };
const COLUMNS = 4;
const LABEL = 56;
const GROUND = '#f3f2ef';
const INK = '#26262c';

/** Lips further apart than this fraction of the face's height show teeth. */
const PARTED = 0.03;

const STRAIGHT: HeadPose = { shiftX: 0, shiftY: 0, roll: 0, yaw: 0, nod: 0, browLift: 0 };

const POSES: readonly (readonly [label: string, face: Partial<FacePose>, head: Partial<HeadPose>])[] = [
  ['Front', {}, {}],
  ['Talking', { open: 0.5, wide: 0.1 }, { nod: -0.3 }],
  ['Smile', { wide: 1, open: 0.2, smile: 1 }, { roll: 0.02 }],
  ['Surprise', { open: 0.5, round: 0.8 }, { browLift: 1.6, shiftY: -0.01 }],
  ['Turned left', {}, { yaw: -3.2, roll: -0.045, shiftX: -0.02 }],
  ['Turned right', {}, { yaw: 3.2, roll: 0.045, shiftX: 0.02 }],
  ['Thinking', { press: 0.7, gazeX: 0.9, gazeY: -0.6 }, { roll: 0.06, browLift: 0.9, yaw: 1.6 }],
  ['Eyes closed', { blink: 1 }, { nod: 1.4 }],
];

/** Returns the sheet as PNG. */
export const drawPortraitSheet = async (presenter: PhotoPresenter): Promise<Buffer> => {
  const still = composePhoto(presenter, { ...TILE, closer: 1.35 });
  const buffers = await createFrameBuffers(TILE.width, TILE.height, still.rgba);
  const rig = createPhotoRig(buffers, still.landmarks, still.rgba);
  const moveHead = prepareHeadMotion(buffers, rig.anatomy, rig.brows, rig.boxes);

  const [upper, lower, top, chin] = [13, 14, 10, 152].map((i) => still.landmarks[i]!.y);
  const smiles = (lower! - upper!) / (chin! - top!) > PARTED;
  const rows = Math.ceil(POSES.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * TILE.width, rows * (TILE.height + LABEL));
  const context = sheet.getContext('2d');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.font = captionFont(24);
  context.textAlign = 'center';
  for (const [i, [label, face, head]] of POSES.entries()) {
    const [x, y] = [(i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * (TILE.height + LABEL)];
    rig.pose({ ...REST, ...face });
    moveHead(buffers.frame, { ...STRAIGHT, ...head });
    // A photographed smile looks better than an animated one.
    const rgba =
      label === 'Smile' && smiles ? still.rgba : readPlanes(buffers.bytesOf(buffers.frame), TILE.width, TILE.height);
    const margin = 8;
    context.save();
    context.beginPath();
    context.roundRect(x + margin, y + margin, TILE.width - 2 * margin, TILE.height - margin, 14);
    context.clip();
    context.drawImage(canvasOf({ ...TILE, rgba }), x, y);
    context.restore();
    context.fillStyle = INK;
    context.fillText(label, x + TILE.width / 2, y + TILE.height + LABEL * 0.62);
  }
  return sheet.encode('png');
};

// The faces of a figure in poses: whole, or only the mouth's or the eyes' part of the frame, from cached skin.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Pen } from '../paint/pen.ts';
import { pictureOf, type Raster } from '../paint/picture.ts';
import type { Box, FacePose, PaintedStill } from '../puppet.ts';
import { browSprites } from './brow.ts';
import { drawEye } from './eye.ts';
import type { Figure } from './figure.ts';
import { eyeX, plan } from './head.ts';
import { drawFace } from './head-layers.ts';
import { jawDrop, jawLowered } from './jaw.ts';
import { drawMouth } from './mouth.ts';
import { finisher } from './overlay.ts';
import { boxAround, inHead, onHead } from './rig.ts';

/** Units of jaw between two faces that are kept. */
const jawStep = 0.8;

const stepOf = (pose: FacePose): number => Math.round(jawDrop(pose.open) / jawStep) * jawStep;

const penFor = ({ rig }: Figure, { width, height }: Box): Pen => {
  const canvas = createCanvas(width, height);
  return { canvas, x: canvas.getContext('2d', { willReadFrequently: true }), scale: rig.stage.scale };
};

const rasterOf = ({ canvas, x }: Pen): Raster => x.getImageData(0, 0, canvas.width, canvas.height);

/** What lies behind the face and the skin over it, of one part of the frame, for any drop of the jaw. */
const skinOf = (figure: Figure, box: Box) => {
  const face = penFor(figure, box);
  inHead(face.x, figure.rig, box.x, box.y);
  drawFace(face, figure);
  let raster: Raster | undefined;
  return (drop: number): Pen => {
    const pen = penFor(figure, box);
    pen.x.drawImage(figure.behind, -box.x, -box.y);
    if (drop === 0) pen.x.drawImage(face.canvas, 0, 0);
    else {
      raster ??= rasterOf(face);
      pen.x.drawImage(pictureOf(jawLowered(raster, box, figure.rig, drop)), 0, 0);
    }
    return pen;
  };
};

const drawMouthOn = (pen: Pen, { person, rig }: Figure, box: Box, pose: FacePose): void => {
  inHead(pen.x, rig, box.x, box.y);
  onHead(pen.x, rig, [0, plan.mouth], () => drawMouth(pen, person, pose));
};

const eyesDrawer = ({ person, rig }: Figure) => {
  const brows = browSprites(person, rig.stage.scale);
  const { lopsided, browHeight } = person.face;
  return (pen: Pen, box: Box, pose: FacePose): void => {
    const { x } = pen;
    inHead(x, rig, box.x, box.y);
    for (const side of [-1, 1] as const) {
      onHead(x, rig, [side * eyeX(person), lopsided.eye * side * 0.7], () => {
        x.scale(side, 1);
        drawEye(pen, person, side, pose);
      });
      const y = plan.brow - browHeight + side * lopsided.brow * 1.5 - pose.browLift * 7;
      onHead(x, rig, [side * eyeX(person), y], () => {
        x.scale(side, 1 + Math.max(0, pose.browLift) * 0.16);
        brows[side > 0 ? 1 : 0](pen);
      });
    }
  };
};

/** The whole frame in a pose, RGBA. */
export const paintWhole = (figure: Figure, pose: FacePose): Uint8ClampedArray => {
  const { width, height } = figure.rig.stage;
  const frame = { x: 0, y: 0, width, height };
  const pen = skinOf(figure, frame)(stepOf(pose));
  drawMouthOn(pen, figure, frame, pose);
  eyesDrawer(figure)(pen, frame, pose);
  return finisher(figure.over, frame)(rasterOf(pen).data);
};

/**
 * The mouth's part. For each step of the jaw the finished skin of the whole box is kept; a pose then draws and finishes
 * only the small part round the lips.
 */
export const mouthPainter = (figure: Figure): Pick<PaintedStill, 'mouthBox' | 'paintMouth'> => {
  const { person, rig } = figure;
  const bearded = person.facialHair === 'full-beard' ? 40 : 0;
  const mouthBox = boxAround(rig, -150, 52, 150, plan.chin + person.face.length + 36 + bearded);
  const lips = boxAround(rig, -84, 78, 84, 212);
  const skin = skinOf(figure, mouthBox);
  const [left, top] = [lips.x - mouthBox.x, lips.y - mouthBox.y];
  const finishBox = finisher(figure.over, mouthBox);
  const finishLips = finisher(figure.over, lips);
  const faces = new Map<number, { canvas: Canvas; finished: Uint8ClampedArray }>();
  const pen = penFor(figure, lips);
  const faceAt = (drop: number) => {
    const kept = faces.get(drop);
    if (kept) return kept;
    const drawn = skin(drop);
    const face = { canvas: drawn.canvas, finished: finishBox(rasterOf(drawn).data) };
    faces.set(drop, face);
    return face;
  };
  return {
    mouthBox,
    paintMouth: (pose) => {
      const { canvas, finished } = faceAt(stepOf(pose));
      pen.x.resetTransform();
      pen.x.drawImage(canvas, -left, -top);
      drawMouthOn(pen, figure, lips, pose);
      const part = finishLips(rasterOf(pen).data);
      const out = finished.slice();
      for (let row = 0; row < lips.height; row++)
        out.set(
          part.subarray(row * lips.width * 4, (row + 1) * lips.width * 4),
          ((row + top) * mouthBox.width + left) * 4,
        );
      return out;
    },
  };
};

export const eyesPainter = (figure: Figure): Pick<PaintedStill, 'eyesBox' | 'paintEyes'> => {
  const eyesBox = boxAround(figure.rig, -116, -90, 116, 30);
  const finish = finisher(figure.over, eyesBox);
  const draw = eyesDrawer(figure);
  const pen = penFor(figure, eyesBox);
  let skin: Canvas | undefined;
  return {
    eyesBox,
    paintEyes: (pose) => {
      skin ??= skinOf(figure, eyesBox)(0).canvas;
      pen.x.resetTransform();
      pen.x.drawImage(skin, 0, 0);
      draw(pen, eyesBox, pose);
      return finish(rasterOf(pen).data);
    },
  };
};

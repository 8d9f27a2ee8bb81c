// The faces of a sitter in poses: whole, or only the mouth's or the eyes' part of the frame, from cached skin.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { REST } from '../motion/poses.ts';
import { smooth } from '../paint/curve.ts';
import type { Pen } from '../paint/pen.ts';
import { pictureOf, type Raster } from '../paint/picture.ts';
import type { Box, FacePose, PaintedStill } from '../puppet.ts';
import { browSprites } from './brow.ts';
import { drawEye } from './eye.ts';
import type { Sitter } from './figure.ts';
import { eyeX, plan } from './head.ts';
import { drawFace, drawSprite, smileTop } from './head-layers.ts';
import { jawDrop, jawLowered } from './jaw.ts';
import { type Mouth, mouthShape } from './lips.ts';
import { drawMouth } from './mouth.ts';
import { boxAround, commonBox, inHead, onHead } from './rig.ts';

/** What a pose does to the skin: units of jaw, and how far a smile has reached the cheeks. In steps, because skins are kept. */
interface Skin {
  drop: number;
  smile: number;
}

const skinFor = ({ open, smile }: FacePose): Skin => ({
  drop: Math.round(jawDrop(open)),
  smile: Math.round(smooth(0.3, 1, smile) * 4) / 4,
});

const penFor = ({ rig }: Sitter, { width, height }: Box): Pen => {
  const canvas = createCanvas(width, height);
  return { canvas, x: canvas.getContext('2d', { willReadFrequently: true }), scale: rig.stage.scale };
};

const rasterOf = ({ canvas, x }: Pen): Raster => x.getImageData(0, 0, canvas.width, canvas.height);

/** What lies behind the face and the skin over it, of one part of the frame. */
const skinOf = (sitter: Sitter, box: Box) => {
  const { person, rig } = sitter;
  const faceBox = commonBox(box, boxAround(rig, -172, -236, 172, plan.chin + person.face.length + 96));
  const faces = new Map<number, { canvas: Canvas; raster: Raster | undefined }>();
  const faceWith = (smile: number) => {
    const kept = faces.get(smile);
    if (kept) return kept;
    const pen = penFor(sitter, faceBox);
    inHead(pen.x, rig, faceBox.x, faceBox.y);
    drawFace(pen, sitter, smile);
    const face = { canvas: pen.canvas, raster: undefined };
    faces.set(smile, face);
    return face;
  };
  return ({ drop, smile }: Skin): Pen => {
    const pen = penFor(sitter, box);
    pen.x.drawImage(sitter.behind, -box.x, -box.y);
    const face = faceWith(smile);
    let { canvas } = face;
    if (drop > 0) {
      face.raster ??= rasterOf({ ...pen, canvas, x: canvas.getContext('2d') });
      canvas = pictureOf(jawLowered(face.raster, faceBox, rig, drop));
    }
    pen.x.drawImage(canvas, faceBox.x - box.x, faceBox.y - box.y);
    return pen;
  };
};

/** Draws the lips and, over them, the moustache that rides on the upper one. */
const mouthDrawer = ({ person, rig, face }: Sitter) => {
  const rest = mouthShape(person, REST);
  return (pen: Pen, box: Box, pose: FacePose): void => {
    inHead(pen.x, rig, box.x, box.y);
    const mouth = mouthShape(person, pose);
    onHead(pen.x, rig, [0, plan.mouth], () => drawMouth(pen, person, pose, mouth));
    if (!face.moustache) return;
    // It follows the middle of the lip's upper edge, a little of the corners, and their way apart.
    const top = ({ upperEdge, upperThick, corner }: Mouth) => (upperEdge - upperThick) * 0.8 + corner * 0.2;
    pen.x.translate(0, top(mouth) - top(rest));
    pen.x.scale(1 + (mouth.half / rest.half - 1) * 0.6, 1);
    drawSprite(pen, face.moustache);
  };
};

const eyesDrawer = ({ person, rig }: Sitter) => {
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
export const paintWhole = (sitter: Sitter, pose: FacePose): Uint8ClampedArray => {
  const { width, height } = sitter.rig.stage;
  const frame = { x: 0, y: 0, width, height };
  const pen = skinOf(sitter, frame)(skinFor(pose));
  mouthDrawer(sitter)(pen, frame, pose);
  eyesDrawer(sitter)(pen, frame, pose);
  return sitter.finish(rasterOf(pen).data, frame);
};

/** Jaw and lips. The unfinished skin of every jaw is kept, for the lips that are drawn over it. */
export const mouthPainter = (sitter: Sitter): Pick<PaintedStill, 'jawBox' | 'lipsBox' | 'paintJaw' | 'paintLips'> => {
  const { person, rig } = sitter;
  const bearded = person.facialHair === 'full-beard' ? 40 : 0;
  const jawBox = boxAround(rig, -150, smileTop, 150, plan.chin + person.face.length + 36 + bearded);
  const lipsBox = boxAround(rig, -84, 78, 84, 212);
  const skin = skinOf(sitter, jawBox);
  const drawMouthOn = mouthDrawer(sitter);
  const pen = penFor(sitter, lipsBox);
  const jaws = new Map<string, Pen>();
  const jawFor = (pose: FacePose): Pen => {
    const wanted = skinFor(pose);
    const name = `${wanted.drop} ${wanted.smile}`;
    const jaw = jaws.get(name) ?? skin(wanted);
    jaws.set(name, jaw);
    return jaw;
  };
  return {
    jawBox,
    lipsBox,
    paintJaw: (pose) => sitter.finish(rasterOf(jawFor(pose)).data, jawBox),
    paintLips: (pose) => {
      pen.x.resetTransform();
      pen.x.drawImage(jawFor(pose).canvas, jawBox.x - lipsBox.x, jawBox.y - lipsBox.y);
      drawMouthOn(pen, lipsBox, pose);
      return sitter.finish(rasterOf(pen).data, lipsBox);
    },
  };
};

export const eyesPainter = (sitter: Sitter): Pick<PaintedStill, 'eyesBox' | 'paintEyes'> => {
  const eyesBox = boxAround(sitter.rig, -116, -90, 116, 28);
  const draw = eyesDrawer(sitter);
  const pen = penFor(sitter, eyesBox);
  let skin: Canvas | undefined;
  return {
    eyesBox,
    paintEyes: (pose) => {
      skin ??= skinOf(sitter, eyesBox)({ drop: 0, smile: 0 }).canvas;
      pen.x.resetTransform();
      pen.x.drawImage(skin, 0, 0);
      draw(pen, eyesBox, pose);
      return sitter.finish(rasterOf(pen).data, eyesBox);
    },
  };
};

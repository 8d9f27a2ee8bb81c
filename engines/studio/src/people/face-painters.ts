// Paints a figure's face in poses: the whole frame, or only the region of the jaw, lips or eyes, from cached skin.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box, FacePose, PaintedStill } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import { clamp, type Point, smooth } from '../paint/curve.ts';
import type { Pen } from '../paint/pen.ts';
import { canvasFrom, type Raster } from '../paint/picture.ts';
import { browSprites } from './brow.ts';
import { drawEye, eyeReach } from './eye.ts';
import type { FaceSource } from './figure.ts';
import { eyeX, mouthDrop, plan } from './head.ts';
import { drawFace, drawSprite, smileTop } from './head-layers.ts';
import { jawDrop, lowerJaw } from './jaw.ts';
import { lipsApart, type Mouth, mouthShape } from './lips.ts';
import { drawMouth } from './mouth.ts';
import { boxAround, drawOnHead, intersectBoxes, useHeadUnits } from './rig.ts';
import { turnEyeTransform, turnMouthTransform } from './turn.ts';

/** A pose's effect on the skin: jaw drop in units and smile, 0 to 1. Quantized, because skins are cached. */
interface Skin {
  drop: number;
  smile: number;
}

const skinFor = ({ open, smile }: FacePose): Skin => ({
  drop: Math.round(jawDrop(open)),
  smile: Math.round(smooth(0.3, 1, smile) * 4) / 4,
});

const penFor = ({ rig }: FaceSource, { width, height }: Box): Pen => {
  const canvas = createCanvas(width, height);
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }), scale: rig.viewport.scale };
};

const rasterOf = ({ canvas, context }: Pen): Raster => context.getImageData(0, 0, canvas.width, canvas.height);

/** Returns a function that draws the background and the face's skin in one region of the frame. */
const skinPainter = (faceSource: FaceSource, box: Box) => {
  const { person, rig } = faceSource;
  const below = person.facialHair === 'long-beard' ? 180 : 96;
  const faceBox = intersectBoxes(box, boxAround(rig, -172, -236, 172, plan.chin + person.face.length + below));
  const faces = new Map<number, { canvas: Canvas; raster: Raster | undefined }>();
  const faceWith = (smile: number) => {
    const kept = faces.get(smile);
    if (kept) return kept;
    const pen = penFor(faceSource, faceBox);
    useHeadUnits(pen.context, rig, faceBox.x, faceBox.y);
    drawFace(pen, faceSource, smile);
    const face = { canvas: pen.canvas, raster: undefined };
    faces.set(smile, face);
    return face;
  };
  return ({ drop, smile }: Skin): Pen => {
    const pen = penFor(faceSource, box);
    pen.context.drawImage(faceSource.background, -box.x, -box.y);
    const face = faceWith(smile);
    let { canvas } = face;
    if (drop > 0) {
      face.raster ??= rasterOf({ ...pen, canvas, context: canvas.getContext('2d') });
      canvas = canvasFrom(lowerJaw(face.raster, faceBox, rig, drop));
    }
    pen.context.drawImage(canvas, faceBox.x - box.x, faceBox.y - box.y);
    return pen;
  };
};

/** Returns a function that draws the lips and the moustache, which moves with the upper lip. */
const mouthDrawer = ({ person, rig, face }: FaceSource) => {
  const rest = mouthShape(person, REST);
  return (pen: Pen, box: Box, pose: FacePose): void => {
    useHeadUnits(pen.context, rig, box.x, box.y);
    const mouth = mouthShape(person, pose);
    const at: Point = [0, plan.mouth + mouthDrop(person)];
    drawOnHead(pen.context, rig, at, () => drawMouth(pen, person, pose, mouth), turnMouthTransform);
    if (!face.moustache) return;
    // The moustache follows the middle of the upper lip's edge, slightly the corners, and the mouth's width.
    const top = ({ upperEdge, upperThick, corner }: Mouth) => (upperEdge - upperThick) * 0.8 + corner * 0.2;
    pen.context.translate(0, top(mouth) - top(rest));
    pen.context.scale(1 + (mouth.half / rest.half - 1) * 0.6, 1);
    drawSprite(pen, face.moustache);
  };
};

const eyesDrawer = ({ person, rig }: FaceSource) => {
  const brows = browSprites(person, rig.viewport.scale);
  const { lopsided, browHeight } = person.face;
  // Eyes in a turned head still look into the camera.
  const ahead = -2 * clamp(rig.turn.yaw, -0.3, 0.3);
  return (pen: Pen, box: Box, pose: FacePose): void => {
    const { context } = pen;
    useHeadUnits(context, rig, box.x, box.y);
    for (const side of [-1, 1] as const) {
      const drawHere = (at: number, draw: () => void) =>
        drawOnHead(context, rig, [side * eyeX(person), at], draw, turnEyeTransform);
      drawHere(lopsided.eye * side * 0.4, () => {
        context.scale(side, 1);
        drawEye(pen, person, side, { ...pose, gazeX: pose.gazeX + ahead });
      });
      const y = plan.brow - 3 - browHeight + side * lopsided.brow * 0.5 - pose.browLift * 7;
      drawHere(y, () => {
        context.scale(side, 1 + Math.max(0, pose.browLift) * 0.16);
        brows[side > 0 ? 1 : 0](pen);
      });
    }
  };
};

/** Paints the whole frame in a pose, RGBA. */
export const paintPosedFrame = (faceSource: FaceSource, pose: FacePose): Uint8ClampedArray => {
  const { width, height } = faceSource.rig.viewport;
  const frame = { x: 0, y: 0, width, height };
  const pen = skinPainter(faceSource, frame)(skinFor(pose));
  mouthDrawer(faceSource)(pen, frame, pose);
  eyesDrawer(faceSource)(pen, frame, pose);
  return faceSource.finish(rasterOf(pen).data, frame);
};

/** Painters of jaw and lips. Each jaw's skin is cached before finishing, because lips are drawn over it. */
export const mouthPainter = (
  faceSource: FaceSource,
): Pick<PaintedStill, 'jawBox' | 'lipsBox' | 'paintJaw' | 'paintLips' | 'lipsApart'> => {
  const { person, rig } = faceSource;
  const bearded = person.facialHair === 'long-beard' ? 130 : person.facialHair === 'full-beard' ? 40 : 0;
  const jawBox = boxAround(rig, -150, smileTop, 150, plan.chin + person.face.length + 46 + bearded);
  // The jaw of a short face ends above that.
  const lipsBox = intersectBoxes(boxAround(rig, -84, 68, 84, 212), jawBox);
  const skin = skinPainter(faceSource, jawBox);
  const drawMouthOn = mouthDrawer(faceSource);
  const pen = penFor(faceSource, lipsBox);
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
    paintJaw: (pose) => faceSource.finish(rasterOf(jawFor(pose)).data, jawBox),
    paintLips: (pose) => {
      pen.context.resetTransform();
      pen.context.drawImage(jawFor(pose).canvas, jawBox.x - lipsBox.x, jawBox.y - lipsBox.y);
      drawMouthOn(pen, lipsBox, pose);
      return faceSource.finish(rasterOf(pen).data, lipsBox);
    },
    lipsApart: (pose) => lipsApart(mouthShape(person, pose)) / (2 * (eyeX(person) + eyeReach(person))),
  };
};

export const eyesPainter = (faceSource: FaceSource): Pick<PaintedStill, 'eyesBox' | 'paintEyes'> => {
  const eyesBox = boxAround(faceSource.rig, -136, -104, 136, 28);
  const draw = eyesDrawer(faceSource);
  const pen = penFor(faceSource, eyesBox);
  let skin: Canvas | undefined;
  return {
    eyesBox,
    paintEyes: (pose) => {
      skin ??= skinPainter(faceSource, eyesBox)({ drop: 0, smile: 0 }).canvas;
      pen.context.resetTransform();
      pen.context.drawImage(skin, 0, 0);
      draw(pen, eyesBox, pose);
      return faceSource.finish(rasterOf(pen).data, eyesBox);
    },
  };
};

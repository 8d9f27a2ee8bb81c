// A presenter painted into a place: the whole still, and its mouth and eyes again for every pose.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import { inPixels, linear, type Pen, penOn, through } from '../paint/pen.ts';
import { type Backdrop, type PlacePlan, paintPlace } from '../places/paint-place.ts';
import type { Box, FacePose, PaintedStill } from '../puppet.ts';
import { drawBody } from './body.ts';
import { drawBrow } from './brow.ts';
import { drawEars } from './ears.ts';
import { drawEye } from './eye.ts';
import { graded, grainOf } from './grade.ts';
import { coversEars } from './hair/hair.ts';
import { eyeX, jawDrop, outline, plan } from './head.ts';
import { drawFace, drawSprite, type HeadLayers, headLayers } from './head-layers.ts';
import { drawMouth } from './mouth.ts';
import type { Person } from './person.ts';
import { boxAround, type Framing, inHead, onHead, type Rig, rigFor, toFrame } from './rig.ts';
import { turned } from './turn.ts';

/** All that a painted still is drawn from, as plain JSON. */
export type StillRecipe = {
  kind: 'painted';
  person: Person;
  place: PlacePlan;
  framing: Framing;
};

/** The pose in which a still rests. */
export const restPose: FacePose = {
  open: 0,
  wide: 0,
  round: 0,
  press: 0,
  tuck: 0,
  teeth: 0,
  tongue: 0,
  smile: 0,
  blink: 0,
  gazeX: 0,
  gazeY: 0,
  browLift: 0,
};

/** Units of jaw between two cached faces. */
const jawStep = 1.3;

/** Paints a recipe at a frame size; the same recipe is the same picture at any size. */
export const paintStill = ({ person, place, framing }: StillRecipe, width: number, height: number): PaintedStill => {
  const backdrop = paintPlace(place, width, height);
  return stillBefore(person, backdrop, rigFor(person, framing, width, height));
};

/** Paints a person before any backdrop of the rig's frame size. */
export const stillBefore = (person: Person, backdrop: Backdrop, rig: Rig): PaintedStill => {
  const { width, height } = rig.stage;
  const layers = headLayers(person, rig);
  const body = drawBody(person, rig.stage, backdrop.rim).canvas;
  const behind = behindFace(person, backdrop, layers, body, rig);
  const over = overFace(person, backdrop, layers, body, rig);
  const face = faceOn({ person, rig, layers, behind, over, rim: backdrop.rim });
  const frame = { x: 0, y: 0, width, height };
  const bearded = person.facialHair === 'full-beard' ? 40 : 0;
  const mouthBox = boxAround(rig, -150, 52, 150, plan.chin + person.face.length + 36 + bearded);
  const eyesBox = boxAround(rig, -116, -90, 116, 30);
  return {
    width,
    height,
    rgba: face(frame)(restPose),
    anatomy: {
      faceX: toFrame(rig, [0, 40])[0],
      faceHalfWidth: 137 * person.face.width * rig.stage.scale,
      foreheadY: toFrame(rig, [0, plan.hairline])[1],
      chinY: toFrame(rig, [0, plan.chin + person.face.length])[1],
      neckY: toFrame(rig, [0, 230])[1],
    },
    mouthBox,
    eyesBox,
    paintMouth: face(mouthBox, { eyes: false }),
    paintEyes: face(eyesBox, { mouth: false }),
  };
};

/** Place, shadow, hair behind the head, body and ears. */
const behindFace = (person: Person, backdrop: Backdrop, layers: HeadLayers, body: Canvas, rig: Rig): Canvas => {
  const pen = penOn(rig.stage);
  const { x } = pen;
  inPixels(pen, () => {
    x.drawImage(backdrop.picture, 0, 0);
    x.filter = `blur(${(20 * rig.stage.scale).toFixed(1)}px)`;
    x.globalAlpha = 0.4;
    x.drawImage(silhouetteOf(body), 0, 6 * rig.stage.scale);
  });
  inHead(x, rig);
  drawSprite(pen, layers.back);
  inPixels(pen, () => x.drawImage(body, 0, 0));
  if (!coversEars(person)) drawEars(pen, person);
  return pen.canvas;
};

const silhouetteOf = (picture: Canvas): Canvas => {
  const canvas = createCanvas(picture.width, picture.height);
  const x = canvas.getContext('2d');
  x.drawImage(picture, 0, 0);
  x.globalCompositeOperation = 'source-in';
  x.fillStyle = '#000';
  x.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

/** What lies over every pose: hair before the face, light from the place round the figure's edge, a darker foot of the frame. */
interface Over {
  readonly front: Canvas;
  readonly wrap: Canvas;
  readonly foot: Canvas;
}

const overFace = (person: Person, backdrop: Backdrop, layers: HeadLayers, body: Canvas, rig: Rig): Over => {
  const front = penOn(rig.stage);
  inHead(front.x, rig);
  drawSprite(front, layers.front);
  const figure = penOn(rig.stage);
  inHead(figure.x, rig);
  drawSprite(figure, layers.back);
  inPixels(figure, () => figure.x.drawImage(body, 0, 0));
  drawSprite(figure, layers.front);
  figure.x.fill(through(outline(person, 0).points.map((point) => turned(rig.turn, point))));
  const wrap = penOn(rig.stage);
  inPixels(wrap, () => {
    const { x, scale } = wrap;
    x.filter = `blur(${(15 * scale).toFixed(1)}px)`;
    x.drawImage(backdrop.picture, 0, 0);
    x.globalCompositeOperation = 'destination-out';
    x.filter = `blur(${(8 * scale).toFixed(1)}px)`;
    x.drawImage(figure.canvas, 0, 0);
    x.drawImage(figure.canvas, 0, 0);
    x.filter = 'none';
    x.globalCompositeOperation = 'destination-in';
    x.drawImage(figure.canvas, 0, 0);
  });
  const foot = penOn(rig.stage);
  inPixels(foot, () => {
    const { height, width } = rig.stage;
    foot.x.fillStyle = linear(
      foot,
      [0, height * 0.66],
      [0, height],
      [
        [0, 'rgba(6,4,12,0)'],
        [1, 'rgba(6,4,12,.5)'],
      ],
    );
    foot.x.fillRect(0, height * 0.66, width, height * 0.34);
  });
  return { front: front.canvas, wrap: wrap.canvas, foot: foot.canvas };
};

interface Parts {
  person: Person;
  rig: Rig;
  layers: HeadLayers;
  behind: Canvas;
  over: Over;
  rim: Rgb;
}

/** A painter of one part of the frame: faces of each jaw step are kept, so that a pose repaints only what moves. */
const faceOn =
  ({ person, rig, layers, behind, over, rim }: Parts) =>
  (box: Box, { eyes = true, mouth = true } = {}) => {
    const faces = new Map<number, Canvas>();
    const noise = grainOf(box);
    const whole = box.width === rig.stage.width;
    const canvas = createCanvas(box.width, box.height);
    const x = canvas.getContext('2d');
    const at: Pen = { canvas, x, scale: rig.stage.scale };

    const faceAt = (drop: number): Canvas => {
      const kept = faces.get(drop);
      if (kept) return kept;
      const under = createCanvas(box.width, box.height);
      const ux = under.getContext('2d');
      ux.drawImage(behind, -box.x, -box.y);
      inHead(ux, rig, box.x, box.y);
      drawFace(
        { canvas: under, x: ux, scale: rig.stage.scale },
        person,
        rig,
        layers.shadow,
        rim,
        drop,
        whole || !mouth ? undefined : 0,
      );
      if (!whole) faces.set(drop, under);
      return under;
    };

    const paintEyes = (pose: FacePose) => {
      for (const side of [-1, 1] as const) {
        onHead(x, rig, [side * eyeX(person), person.face.lopsided.eye * side * 0.7], () => {
          x.scale(side, 1);
          drawEye(at, person, side, pose);
        });
        const lift = pose.browLift * 7;
        const browY = plan.brow - person.face.browHeight + side * person.face.lopsided.brow * 1.5;
        onHead(x, rig, [side * eyeX(person), browY - lift], () => {
          x.scale(side, 1);
          drawBrow(at, person, side, pose.browLift);
        });
      }
    };

    return (pose: FacePose): Uint8ClampedArray => {
      const drop = mouth ? Math.round(jawDrop(pose.open) / jawStep) * jawStep : 0;
      x.resetTransform();
      x.globalCompositeOperation = 'source-over';
      x.drawImage(faceAt(drop), 0, 0);
      inHead(x, rig, box.x, box.y);
      if (mouth) onHead(x, rig, [0, plan.mouth], () => drawMouth(at, person, pose));
      if (eyes) paintEyes(pose);
      x.resetTransform();
      x.drawImage(over.front, -box.x, -box.y);
      x.globalCompositeOperation = 'screen';
      x.globalAlpha = 0.55;
      x.drawImage(over.wrap, -box.x, -box.y);
      x.globalAlpha = 1;
      x.globalCompositeOperation = 'source-over';
      x.drawImage(over.foot, -box.x, -box.y);
      return graded(x.getImageData(0, 0, box.width, box.height).data, noise);
    };
  };

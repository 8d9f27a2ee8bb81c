// A photo becomes a vertical frame: upright, the face where a portrait has it, the surroundings extended where the photo ends.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../seeded.ts';
import type { Point } from './find-face.ts';
import { canvasOf, type Raster } from './raster.ts';

export interface FramedPhoto extends Raster {
  /** The face's landmarks, in pixels of the frame. */
  landmarks: Point[];
}

/** How much of the frame's height the face takes, from hairline to chin; where the eyes are. */
interface Cut {
  face: number;
  eyes: number;
}

const CUTS: readonly Cut[] = [
  { face: 0.25, eyes: 0.34 },
  { face: 0.28, eyes: 0.35 },
  { face: 0.31, eyes: 0.37 },
  { face: 0.34, eyes: 0.39 },
  { face: 0.37, eyes: 0.41 },
  { face: 0.4, eyes: 0.43 },
];

const CROPPED: Cut = { face: 0.45, eyes: 0.45 };
/** Height of the hair above the forehead's landmark, as a part of the face's. */
const HAIR = 0.4;

/** @param tighter 1, or more for a closer view */
export const framePhoto = (
  photo: Raster,
  landmarks: readonly Point[],
  width: number,
  height: number,
  tighter = 1,
): FramedPhoto => {
  const at = (i: number): Point => landmarks[i]!;
  const tilt = Math.atan2(at(263).y - at(33).y, at(263).x - at(33).x);
  // A slight tilt is the person's own; only what looks like a slip is straightened.
  const turn = -tilt;
  const faceTall = Math.hypot(at(152).x - at(10).x, at(152).y - at(10).y);
  const eyes = { x: (at(33).x + at(263).x) / 2, y: (at(33).y + at(263).y) / 2 };

  const scaleOf = ({ face }: Cut) => (face * tighter * height) / faceTall;
  // The widest cut whose frame the photo fills at the sides and below; else the closest, extended.
  const covers = (cut: Cut) => {
    const scale = scaleOf(cut) / (cropped ? Math.max(1, tighter) : 1);
    return (
      eyes.x * scale >= width * 0.46 &&
      (photo.width - eyes.x) * scale >= width * 0.46 &&
      (photo.height - eyes.y) * scale >= height * (1 - cut.eyes)
    );
  };
  // Hair that the photo's border cuts cannot be made up: such a face comes closer, the border at the frame's own top.
  const cropped = at(10).y < faceTall * HAIR;
  const cut = cropped ? CROPPED : (CUTS.find(covers) ?? CUTS.at(-1)!);
  const scale = scaleOf(cut);
  // Where one side ends a little early, the face moves off the middle rather than the border in.
  const slack = width * 0.06;
  const left = width / 2 - eyes.x * scale;
  const right = left + photo.width * scale;
  const shift = left > 0 ? -Math.min(slack, left) : right < width ? Math.min(slack, width - right) : 0;
  const target = { x: width / 2 + shift, y: cropped ? Math.min(height * cut.eyes, eyes.y * scale) : height * cut.eyes };

  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const place = () => {
    pen.translate(target.x, target.y);
    pen.rotate(turn);
    pen.scale(scale, scale);
    pen.translate(-eyes.x, -eyes.y);
  };
  const picture = canvasOf(photo);

  pen.save();
  pen.filter = `blur(${width * 0.03}px)`;
  place();
  extend(pen, picture, Math.max(width, height) / scale);
  pen.restore();

  pen.save();
  place();
  pen.drawImage(feathered(photo, (width * 0.05) / scale, turn, scale, target, eyes, width, height), 0, 0);
  pen.restore();

  const rgba = pen.getImageData(0, 0, width, height).data;
  grain(rgba);
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return {
    width,
    height,
    rgba,
    landmarks: landmarks.map(({ x, y }) => {
      const [u, v] = [x - eyes.x, y - eyes.y];
      return { x: target.x + u * cos - v * sin, y: target.y + u * sin + v * cos };
    }),
  };
};

type Pen = SKRSContext2D;

/** The photo's border rows and columns carried outwards; blurred by the caller, they read as more of the same surroundings. */
const extend = (pen: Pen, picture: Canvas, reach: number): void => {
  const { width, height } = picture;
  const rim = Math.max(2, Math.round(Math.min(width, height) * 0.02));
  const [rx, ry] = [width - rim, height - rim];
  // Overlapping by a pixel, else seams show through the blur.
  pen.drawImage(picture, 0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, rim, 0, -reach, width, reach + 1);
  pen.drawImage(picture, 0, ry, width, rim, 0, height - 1, width, reach);
  pen.drawImage(picture, 0, 0, rim, height, -reach, 0, reach + 1, height);
  pen.drawImage(picture, rx, 0, rim, height, width - 1, 0, reach, height);
  for (const [sx, dx] of [
    [0, -reach],
    [rx, width - 1],
  ] as const) {
    pen.drawImage(picture, sx, 0, rim, rim, dx, -reach, reach + 1, reach + 1);
    pen.drawImage(picture, sx, ry, rim, rim, dx, height - 1, reach + 1, reach);
  }
};

/** The photo with those borders faded out that lie inside the frame. */
const feathered = (
  photo: Raster,
  feather: number,
  turn: number,
  scale: number,
  target: Point,
  eyes: Point,
  width: number,
  height: number,
): Canvas => {
  const canvas = canvasOf(photo);
  const pen = canvas.getContext('2d');
  pen.globalCompositeOperation = 'destination-in';
  const slope = Math.abs(Math.sin(turn)) * Math.max(width, height) * 0.5;
  const inside = {
    left: target.x - eyes.x * scale + slope > 0,
    right: target.x + (photo.width - eyes.x) * scale - slope < width,
    top: target.y - eyes.y * scale + slope > 0,
    bottom: target.y + (photo.height - eyes.y) * scale - slope < height,
  };
  const fade = (x0: number, y0: number, x1: number, y1: number) => {
    const ramp = pen.createLinearGradient(x0, y0, x1, y1);
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      ramp.addColorStop(t, `rgba(0,0,0,${t * t * (3 - 2 * t)})`);
    }
    pen.fillStyle = ramp;
    pen.fillRect(0, 0, photo.width, photo.height);
  };
  if (inside.left) {
    fade(0, 0, feather, 0);
  }
  if (inside.right) {
    fade(photo.width, 0, photo.width - feather, 0);
  }
  if (inside.top) {
    fade(0, 0, 0, feather);
  }
  if (inside.bottom) {
    fade(0, photo.height, 0, photo.height - feather);
  }
  return canvas;
};

/** A trace of film grain, which ties the extended parts to the photographed ones. */
const grain = (rgba: Uint8ClampedArray): void => {
  const roll = seeded('grain');
  for (let at = 0; at < rgba.length; at += 4) {
    const noise = (roll() - 0.5) * 5;
    rgba[at]! += noise;
    rgba[at + 1]! += noise;
    rgba[at + 2]! += noise;
    rgba[at + 3] = 255;
  }
};

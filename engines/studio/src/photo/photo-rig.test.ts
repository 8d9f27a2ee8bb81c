// Photographed presenters: face detection, and animation of the face.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FacePose } from '../face-animation.ts';
import { REST } from '../motion/poses.ts';
import { createFrameBuffers } from '../render/frame-buffers.ts';
import { composePhoto, type FramedPhoto } from './compose.ts';
import { type FoundFace, faceWidth, findFaces } from './find-face.ts';
import { flatten } from './likeness.ts';
import { PLAIN_LOOK } from './look.ts';
import { createPhotoRig } from './photo-rig.ts';
import { canvasOf, type Raster, readRaster, writeRaster } from './raster.ts';

let dir: string;
let photo: Raster;
let face: FoundFace;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'photo-'));
  photo = await readRaster(portraitFile);
  face = (await findFaces(photo))[0]!;
});
afterAll(() => rm(dir, { recursive: true }));

/** Writes a picture with the portrait drawn into it. */
const redrawn = async (
  name: string,
  width: number,
  height: number,
  draw: (
    context: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
    image: ReturnType<typeof canvasOf>,
  ) => void,
): Promise<string> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#8a8f98';
  context.fillRect(0, 0, width, height);
  draw(context, canvasOf(photo));
  const file = join(dir, name);
  await writeRaster(file, { width, height, rgba: context.getImageData(0, 0, width, height).data });
  return file;
};

describe('detection', () => {
  test('landmarks are on the face', () => {
    expect(face.landmarks).toHaveLength(478);
    expect(faceWidth(face)).toBeGreaterThan(80);
    expect(face.landmarks[13]!.x).toBeCloseTo(223, -1);
    expect(face.landmarks[13]!.y).toBeCloseTo(142, -1);
  });

  test('a face of a twentieth of the picture’s width is found', async () => {
    const file = await redrawn('small.png', 900, 900, (context, image) => context.drawImage(image, 500, 520, 260, 260));
    const [small] = await findFaces(await readRaster(file));
    expect(small!.landmarks[4]!.x).toBeCloseTo(500 + (face.landmarks[4]!.x * 260) / 512, -1);
  });

  test('a tilted head is found', async () => {
    const file = await redrawn('tilted.png', 512, 512, (context, image) => {
      context.translate(256, 256);
      context.rotate(0.35);
      context.drawImage(image, -256, -256);
    });
    const [tilted] = await findFaces(await readRaster(file));
    const [left, right] = [tilted!.landmarks[33]!, tilted!.landmarks[263]!];
    expect(Math.atan2(right.y - left.y, right.x - left.x)).toBeCloseTo(0.35 + 0.05, 1);
  });
});

describe('animation', () => {
  const [width, height] = [480, 854];

  let still: FramedPhoto;
  let base: Uint8Array;
  let show: (pose: Partial<FacePose>) => Uint8Array;

  beforeAll(async () => {
    const likeness = { kind: 'photo' as const, landmarks: flatten(face.landmarks), look: PLAIN_LOOK };
    still = composePhoto({ photo, person: undefined, likeness }, { width, height });
    const buffers = await createFrameBuffers(width, height, still.rgba);
    base = buffers.bytesOf(buffers.base).slice();
    const rig = createPhotoRig(buffers, still.landmarks, still.rgba);
    show = (pose) => {
      rig.pose({ ...REST, ...pose });
      return buffers.bytesOf(buffers.texture).slice(0, width * height);
    };
  });
  const at = (i: number) => still.landmarks[i]!;

  /** Mean difference in luma over a box. */
  const difference = (a: Uint8Array, b: Uint8Array, x0: number, x1: number, y0: number, y1: number): number => {
    let [sum, count] = [0, 0];
    for (let y = Math.round(y0); y < y1; y++) {
      for (let x = Math.round(x0); x < x1; x++, count++) {
        sum += Math.abs(a[y * width + x]! - b[y * width + x]!);
      }
    }
    return sum / count;
  };

  test('the frame shows an upright face with headroom and no empty border', () => {
    expect(Math.abs(at(33).y - at(263).y)).toBeLessThan(3);
    expect(at(10).y).toBeGreaterThan(height * 0.12);
    expect(at(152).y).toBeLessThan(height * 0.65);
    expect(Math.abs((at(33).x + at(263).x) / 2 - width / 2)).toBeLessThan(width * 0.08);
    expect(still.rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });

  test('a smile with teeth can close its lips', () => {
    const brightness = (picture: Uint8Array) => {
      let [sum, count] = [0, 0];
      for (let y = Math.round(at(13).y) + 2; y < at(14).y - 1; y++) {
        for (let x = Math.round(at(13).x) - 12; x < at(13).x + 12; x++, count++) {
          sum += picture[y * width + x]!;
        }
      }
      return sum / count;
    };
    expect(brightness(show({ press: 1 }))).toBeLessThan(brightness(base) - 12);
  });

  test('rounding draws the corners in and darkens the teeth', () => {
    const dark = (picture: Uint8Array, y: number): number => {
      const row = Array.from({ length: 80 }, (_, k) => picture[Math.round(y) * width + Math.round(at(13).x) - 40 + k]!);
      const skin = picture[Math.round(at(205).y) * width + Math.round(at(205).x)]!;
      return row.filter((value) => value < skin * 0.55).length;
    };
    const y = (at(13).y + at(14).y) / 2 + 2;
    const [ee, oo] = [show({ open: 0.4, wide: 0.85 }), show({ open: 0.42, round: 1 })];
    expect(dark(oo, y)).toBeGreaterThan(dark(ee, y) + 4);
    const corner = Math.round(at(61).x) + 3;
    expect(difference(ee, oo, corner - 6, corner + 6, at(61).y - 6, at(61).y + 6)).toBeGreaterThan(4);
  });

  test('an F shows teeth where an M shows lips', () => {
    const [f, m] = [show({ tuck: 1 }), show({ press: 1 })];
    const line = (picture: Uint8Array): number => {
      const column = Array.from({ length: 16 }, (_, k) => {
        const y = Math.round(at(13).y) + k;
        return picture[y * width + Math.round(at(13).x) + 3]!;
      });
      return Math.max(...column);
    };
    expect(line(f)).toBeGreaterThan(line(m) + 15);
  });

  test('interpolated mouths are not brighter than their poses', () => {
    const brightest = (picture: Uint8Array): number => {
      let max = 0;
      for (let y = Math.round(at(13).y) - 4; y < at(14).y + 4; y++) {
        for (let x = Math.round(at(78).x); x < at(308).x; x++) {
          max = Math.max(max, picture[y * width + x]!);
        }
      }
      return max;
    };
    const closed = brightest(show({ press: 1 }));
    for (const press of [0.25, 0.5, 0.75]) {
      expect(brightest(show({ press }))).toBeLessThan(closed + 12);
    }
  });

  test('a blink changes the eyes and not the brow or nose', () => {
    const [open, shut] = [show({}), show({ blink: 1 })];
    const over = (x0: number, x1: number, y0: number, y1: number) => difference(open, shut, x0, x1, y0, y1);
    expect(over(at(33).x, at(133).x, at(159).y, at(145).y)).toBeGreaterThan(12);
    expect(over(at(105).x - 10, at(105).x + 10, at(105).y - 4, at(105).y + 2)).toBeLessThan(1);
    expect(over(at(4).x - 12, at(4).x + 12, at(4).y - 12, at(4).y + 6)).toBeLessThan(0.5);
  });

  test('a face cut off by the frame can be animated', async () => {
    for (const [x, y] of [
      [-0.6, 0],
      [0.6, 0.1],
      [0, -0.5],
      [0.1, 0.6],
    ] as const) {
      const buffers = await createFrameBuffers(width, height, still.rgba);
      const moved = still.landmarks.map((point) => ({ x: point.x + x * width, y: point.y + y * height }));
      const rig = createPhotoRig(buffers, moved, still.rgba);
      expect(() => rig.pose({ ...REST, open: 1, blink: 1 })).not.toThrow();
    }
  });

  test('a closed eye shows no white, and the gaze moves', () => {
    const range = (picture: Uint8Array): number => {
      let [min, max] = [255, 0];
      for (let x = Math.round(at(33).x); x < at(133).x; x++) {
        // Below the closed line there is only skin.
        for (let y = Math.round(at(145).y) + 1; y < at(145).y + 5; y++) {
          min = Math.min(min, picture[y * width + x]!);
          max = Math.max(max, picture[y * width + x]!);
        }
      }
      return max - min;
    };
    expect(range(show({ blink: 1 }))).toBeLessThan(70);
    const over = (a: Uint8Array, b: Uint8Array) => difference(a, b, at(33).x, at(133).x, at(159).y, at(145).y);
    expect(over(show({ gazeY: -1 }), show({ gazeY: 1 }))).toBeGreaterThan(3);
    expect(over(show({ gazeX: -1 }), show({ gazeX: 1 }))).toBeGreaterThan(3);
  });

  test('speech moves mouth and chin, and nothing above them', () => {
    const [closed, speaking] = [show({}), show({ open: 0.8 })];
    expect(difference(closed, speaking, at(61).x, at(291).x, at(13).y, at(17).y + 8)).toBeGreaterThan(6);
    expect(difference(closed, speaking, 0, width, 0, at(159).y)).toBe(0);
  });
});

// Draws shots of a scenes video for tests, without encoding them, and measures their frames.
import { join } from 'node:path';
import { readWav, SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import { createCanvas } from '@napi-rs/canvas';
import { createPerson } from '../people/create-person.ts';
import { type Raster, writeRaster } from '../photo/raster.ts';
import { readPlanes } from '../render/planes.ts';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { picturesOfShots, SHOT } from '../scene/shots.ts';
import { testShot } from '../scene/testing-shots.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { createShotTakes } from './shot-takes.ts';

/** The fastest shot to render. */
export const show = (over: Partial<SceneShot>) => testShot({ subject: 'place', speaks: false, ...over });

export const likeness = { json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} };

type Areas = Readonly<Record<string, readonly [number, number, number, number]>>;
type Over = Partial<Omit<SceneClipInput, 'shots'>>;

/** What tests draw with, in a directory of their own. */
export interface ShotDrawing {
  ctx: StepContext;
  speech: LocalFile;
  /** A picture with coloured areas, given as x, y, width and height; transparent elsewhere. */
  painted(name: string, size: readonly [number, number], areas: Areas): Promise<LocalFile>;
  /** Draws some frames of these shots. `wanted` has the frames of each shot by number from 0. */
  drawShots(shots: readonly PlannedShot[], wanted: readonly (readonly number[])[], over?: Over): Promise<Raster[][]>;
}

/** @param speechMs of a tone that is the speech */
export const shotDrawing = async (speechMs: number): Promise<ShotDrawing> => {
  const ctx = await testStepContext();
  const speech = join(ctx.dir, 'speech.wav') as LocalFile;
  await writeWav(speech, tone(speechMs), SOUND_RATE);
  return {
    ctx,
    speech,
    painted: async (name, [width, height], areas) => {
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      for (const [colour, area] of Object.entries(areas)) {
        context.fillStyle = colour;
        context.fillRect(...area);
      }
      const file = join(ctx.dir, name) as LocalFile;
      await writeRaster(file, { width, height, rgba: context.getImageData(0, 0, width, height).data });
      return file;
    },
    drawShots: async (shots, wanted, over = {}) => {
      const timings = { words: [], phones: [] };
      const input = { likeness, elements: [], speech, timings, accent: '#ff5a36', logo: null, seed: 'a seed' };
      const openTake = createShotTakes({ ...input, fast: false, clip: '', ...over, shots }, await readWav(speech));
      const { draw } = picturesOfShots(
        shots.map((one, index) => ({ ...one, open: (count: number) => openTake(one, index, count) })),
        'algorithmicMedia',
        '#ff5a36',
      );
      const { width, height, framesPerSecond } = SHOT;
      const drawn: Raster[][] = [];
      for (const [index, { startMs }] of shots.entries()) {
        const first = Math.round(((startMs - shots[0]!.startMs) * framesPerSecond) / 1000);
        const frames: Raster[] = [];
        for (const frame of wanted[index]!) {
          frames.push({ width, height, rgba: readPlanes(await draw(first + frame), width, height) });
        }
        drawn.push(frames);
      }
      return drawn;
    },
  };
};

/** The mean difference of the green channel in a part of the frame. */
export const difference = (a: Raster, b: Raster, x: [number, number], y: [number, number]) => {
  let [sum, count] = [0, 0];
  for (let row = Math.round(y[0] * a.height); row < y[1] * a.height; row++) {
    for (let column = Math.round(x[0] * a.width); column < x[1] * a.width; column++, count++) {
      const at = (row * a.width + column) * 4 + 1;
      sum += Math.abs(a.rgba[at]! - b.rgba[at]!);
    }
  }
  return sum / count;
};

/** Where the frame has such colours, in parts of its sides. */
export const boxOf = ({ width, height, rgba }: Raster, has: (r: number, g: number, b: number) => boolean) => {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (let at = 0; at < rgba.length; at += 4) {
    if (!has(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)) continue;
    const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};
/** Some rows of a frame, given as shares of its height. */
export const partOf = ({ width, height, rgba }: Raster, from: number, to: number): Raster => {
  const [first, end] = [Math.round(height * from), Math.round(height * to)];
  return { width, height: end - first, rgba: rgba.subarray(first * width * 4, end * width * 4) };
};

export const brightBox = (frame: Raster) => boxOf(frame, (r, g, b) => Math.min(r, g, b) >= 235);
export const greenBox = (frame: Raster) => boxOf(frame, (r, g, b) => g >= Math.max(r, b) + 60);
/** The edge of a label and the mark of a card. */
export const accentBox = (frame: Raster) => boxOf(frame, (r, g, b) => r >= 225 && g >= 60 && g <= 120 && b <= 90);
export const pinkBox = (frame: Raster) => boxOf(frame, (r, g, b) => Math.min(r, b) >= g + 100);

/** Mean colour of a part of the picture, given in parts of its sides. */
export const colour = ({ width, height, rgba }: Raster, x: [number, number], y: [number, number]) => {
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = Math.round(y[0] * height); row < y[1] * height; row++) {
    for (let column = Math.round(x[0] * width); column < x[1] * width; column++, count++) {
      for (const channel of [0, 1, 2]) {
        sum[channel]! += rgba[(row * width + column) * 4 + channel]!;
      }
    }
  }
  return sum.map((value) => value / count) as [number, number, number];
};

export const cornerOf = (frame: Raster) => colour(frame, [0, 0.1], [0, 0.1]);

// Shots of a scenes video: their exact length, what they show, how they take over from the shot before.
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import type { LocalFile, Workbench } from '../../kernel/workbench.ts';
import { inspectVideoTask } from '../../media/inspect-video.ts';
import { testBench } from '../../media/testing.ts';
import { castPerson } from '../../studio/people/cast-person.ts';
import { type Raster, readRaster, writeRaster } from '../../studio/photo/raster.ts';
import type { SceneClipRequest } from '../ports/video.ts';
import { studioSceneClip } from './scene-clip.ts';

let bench: Workbench;
let green: LocalFile;
let white: LocalFile;

const plain = async (name: string, colour: string, width: number, height: number): Promise<LocalFile> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  const file = join(bench.dir, name) as LocalFile;
  await writeRaster(file, { width, height, rgba: pen.getImageData(0, 0, width, height).data });
  return file;
};

beforeAll(async () => {
  bench = await testBench();
  green = await plain('green.png', '#10a030', 900, 300);
  white = await plain('white.png', '#ffffff', 720, 1280);
});

const request = (over: Partial<SceneClipRequest>): SceneClipRequest => ({
  likeness: { json: { kind: 'painted', person: castPerson({}, 'somebody') }, files: {} },
  scene: 'an office',
  framing: 'medium',
  onCamera: true,
  element: undefined,
  timings: { words: [], phones: [{ viseme: 'AA', startMs: 10_000, endMs: 11_000 }] },
  startMs: 10_017,
  endMs: 10_817,
  transition: 'none',
  previous: undefined,
  gender: undefined,
  fast: false,
  seed: 'a seed/1',
  ...over,
});

const film = async (over: Partial<SceneClipRequest>, frames: number[]) => {
  const made = await studioSceneClip.render(request(over), bench);
  const stills = frames.map((frame, i) => ({ frame, out: join(bench.dir, `${Math.random()}-${i}.png`) as LocalFile }));
  const seen = await bench.compute(inspectVideoTask, { file: made.clip, stills });
  return {
    seen,
    frames: await Promise.all(stills.map(({ out }) => readRaster(out))),
    last: await readRaster(made.last),
  };
};

/** Mean colour of a part of the picture, given in parts of its sides. */
const colour = ({ width, height, rgba }: Raster, x: [number, number], y: [number, number]) => {
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

test('a presenter’s shot is silent, of exactly its frames, and dissolves out of the one before', async () => {
  const { seen, frames, last } = await film({ transition: 'dissolve', previous: white }, [0, 12, 23]);
  // From frame 301 to frame 325 of the whole film.
  expect(seen).toMatchObject({ codec: 'h264', width: 720, height: 1280, framesPerSecond: 30, frames: 24, sound: null });
  const corner = frames.map((frame) => colour(frame, [0, 0.1], [0, 0.1])[1]);
  expect(corner[0]).toBeGreaterThan(corner[1]! + 10);
  expect(Math.abs(corner[1]! - corner[2]!)).toBeLessThan(3);
  expect([last.width, last.height]).toEqual([720, 1280]);
  expect(Math.abs(colour(last, [0, 0.1], [0, 0.1])[1] - corner[2]!)).toBeLessThan(3);
});

test('a product is shown whole under the narration, with its caption in the lower third', async () => {
  const element = { file: green, role: 'product' as const, caption: 'Fresh every day' };
  const { frames } = await film({ onCamera: false, element, endMs: 10_417 }, [11]);
  const [r, g, b] = colour(frames[0]!, [0.4, 0.6], [0.4, 0.44]);
  expect(g).toBeGreaterThan(Math.max(r, b) + 60);
  // Three times as wide as high, it stands free above and below.
  const above = colour(frames[0]!, [0.4, 0.6], [0.2, 0.24]);
  expect(above[1]).toBeLessThan(above[0] + 60);
  expect(Math.max(...colour(frames[0]!, [0.08, 0.1], [0.78, 0.79]))).toBeLessThan(60);
});

test('a setting fills the frame, pushed in from the right', async () => {
  const element = { file: await plain('tall.png', '#10a030', 700, 1300), role: 'setting' as const, caption: undefined };
  const { frames } = await film(
    { onCamera: false, element, transition: 'push', previous: white, endMs: 10_517 },
    [1, 14],
  );
  const left = colour(frames[0]!, [0, 0.2], [0.2, 0.8]);
  expect(Math.min(...left)).toBeGreaterThan(230);
  const whole = colour(frames[1]!, [0, 1], [0, 1]);
  expect(whole[1]).toBeGreaterThan(whole[0] + 80);
});

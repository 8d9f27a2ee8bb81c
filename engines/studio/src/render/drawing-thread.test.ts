// The drawing thread: frames arrive complete and in order, and errors are reported.
import { setTimeout as wait } from 'node:timers/promises';
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { expect, test } from 'vitest';
import { startDrawingThread } from './drawing-thread.ts';
import type { Grey } from './thread-fixtures/grey.ts';

const silence = Promise.resolve({ samples: new Float32Array(8), sampleRate: 8_000 });
const thread = () =>
  startDrawingThread<Grey, Sound, { audio: number[] }>(new URL('./thread-fixtures/grey.ts', import.meta.url));

test('every frame arrives complete and in order, whichever side is faster', async () => {
  const { pictures, result, done } = await thread().open({ frameCount: 300, failsAt: null }, silence);
  expect(result).toEqual({ audio: Array(8).fill(0) });
  expect(pictures).toMatchObject({ width: 16, height: 16, framesPerSecond: 25, frameCount: 300 });
  for (let i = 0; i < 300; i++) {
    // Slow at first, so that the ring fills; then as fast as possible, so that it runs empty.
    if (i < 20) await wait(2);
    const picture = new Set(await pictures.draw(i));
    expect([i, ...picture]).toEqual([i, i % 256]);
  }
  await done;
});

test('audio may arrive after the video was opened', async () => {
  const sound = wait(20).then(() => ({ samples: Float32Array.of(0.5, -0.25), sampleRate: 8_000 }));
  const { result, done } = await thread().open({ frameCount: 1, failsAt: null }, sound);
  expect(result).toEqual({ audio: [0.5, -0.25] });
  await done;
});

test('missing audio fails the video immediately', async () => {
  const lost = Promise.reject(new Error('No such file.'));
  await expect(thread().open({ frameCount: 1, failsAt: null }, lost)).rejects.toThrow('No such file.');
});

test('an error while opening keeps its class and reason', async () => {
  const opened = thread().open({ frameCount: 5, failsAt: 'opening' }, silence);
  await expect(opened).rejects.toThrow(EngineError);
  await expect(opened).rejects.toMatchObject({ reason: 'rejected', message: 'No face found in the photo.' });
});

test('a frame that cannot be drawn fails in its turn, after the frames before it', async () => {
  const { pictures } = await thread().open({ frameCount: 30, failsAt: 20 }, silence);
  for (let i = 0; i < 20; i++) expect((await pictures.draw(i))[0]).toBe(i);
  await expect((async () => pictures.draw(20))()).rejects.toMatchObject({ message: 'Picture 20 cannot be drawn.' });
});

test('a background error is reported at the end', async () => {
  const { pictures, done } = await thread().open({ frameCount: 3, failsAt: 'writing' }, silence);
  for (let i = 0; i < 3; i++) await pictures.draw(i);
  await expect(done).rejects.toThrow('The disk is full.');
});

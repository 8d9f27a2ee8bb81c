// A thread that draws and one that encodes: nothing is lost, mixed up or kept silent between them.
import { setTimeout as wait } from 'node:timers/promises';
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { expect, test } from 'vitest';
import { startDrawingThread } from './drawing-thread.ts';
import type { Grey } from './thread-fixtures/grey.ts';

const silence = Promise.resolve({ samples: new Float32Array(8), sampleRate: 8_000 });
const thread = () =>
  startDrawingThread<Grey, Sound, { heard: number[] }>(new URL('./thread-fixtures/grey.ts', import.meta.url));

test('every picture comes over whole and in its turn, whoever of the two is faster', async () => {
  const { pictures, answer, done } = await thread().open({ frameCount: 300, failsAt: null }, silence);
  expect(answer).toEqual({ heard: Array(8).fill(0) });
  expect(pictures).toMatchObject({ width: 16, height: 16, framesPerSecond: 25, frameCount: 300 });
  for (let i = 0; i < 300; i++) {
    // Slow at first, so that the ring fills; then as fast as it goes, so that it runs empty.
    if (i < 20) await wait(2);
    const picture = new Set(await pictures.draw(i));
    expect([i, ...picture]).toEqual([i, i % 256]);
  }
  await done;
});

test('the sound comes after the film is asked for, and is heard there', async () => {
  const sound = wait(20).then(() => ({ samples: Float32Array.of(0.5, -0.25), sampleRate: 8_000 }));
  const { answer, done } = await thread().open({ frameCount: 1, failsAt: null }, sound);
  expect(answer).toEqual({ heard: [0.5, -0.25] });
  await done;
});

test('sound that cannot be had is told at once', async () => {
  const lost = Promise.reject(new Error('No such file.'));
  await expect(thread().open({ frameCount: 1, failsAt: null }, lost)).rejects.toThrow('No such file.');
});

test('what fails while a film is opened arrives as what it is', async () => {
  const opened = thread().open({ frameCount: 5, failsAt: 'opening' }, silence);
  await expect(opened).rejects.toThrow(EngineError);
  await expect(opened).rejects.toMatchObject({ reason: 'rejected', message: 'No face was found.' });
});

test('a picture that cannot be drawn is told in its place, after those before it', async () => {
  const { pictures } = await thread().open({ frameCount: 30, failsAt: 20 }, silence);
  for (let i = 0; i < 20; i++) expect((await pictures.draw(i))[0]).toBe(i);
  await expect((async () => pictures.draw(20))()).rejects.toMatchObject({ message: 'Picture 20 cannot be drawn.' });
});

test('what fails beside the pictures is told at the end', async () => {
  const { pictures, done } = await thread().open({ frameCount: 3, failsAt: 'writing' }, silence);
  for (let i = 0; i < 3; i++) await pictures.draw(i);
  await expect(done).rejects.toThrow('The disk is full.');
});

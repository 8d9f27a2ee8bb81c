// A thread that draws and one that encodes: nothing is lost, mixed up or kept silent between them.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EngineFailure } from '../../kernel/engine-failure.ts';
import { startDrawingThread } from './drawing-thread.ts';
import type { Grey } from './thread-fixtures/grey.ts';

const thread = () => startDrawingThread<Grey, { said: string }>(new URL('./thread-fixtures/grey.ts', import.meta.url));

test('every picture comes over whole and in its turn, whoever of the two is faster', async () => {
  const { pictures, answer, done } = await thread().open({ frameCount: 300, failsAt: null });
  expect(answer).toEqual({ said: 'opened' });
  expect(pictures).toMatchObject({ width: 16, height: 16, framesPerSecond: 25, frameCount: 300 });
  for (let i = 0; i < 300; i++) {
    // Slow at first, so that the ring fills; then as fast as it goes, so that it runs empty.
    if (i < 20) await wait(2);
    const picture = new Set(await pictures.draw(i));
    expect([i, ...picture]).toEqual([i, i % 256]);
  }
  await done;
});

test('what fails while a film is opened arrives as what it is', async () => {
  const opened = thread().open({ frameCount: 5, failsAt: 'opening' });
  await expect(opened).rejects.toThrow(EngineFailure);
  await expect(opened).rejects.toMatchObject({ reason: 'rejected', message: 'No face was found.' });
});

test('a picture that cannot be drawn is told in its place, after those before it', async () => {
  const { pictures } = await thread().open({ frameCount: 30, failsAt: 20 });
  for (let i = 0; i < 20; i++) expect((await pictures.draw(i))[0]).toBe(i);
  await expect((async () => pictures.draw(20))()).rejects.toMatchObject({ message: 'Picture 20 cannot be drawn.' });
});

test('what fails beside the pictures is told at the end', async () => {
  const { pictures, done } = await thread().open({ frameCount: 3, failsAt: 'writing' });
  for (let i = 0; i < 3; i++) await pictures.draw(i);
  await expect(done).rejects.toThrow('The disk is full.');
});

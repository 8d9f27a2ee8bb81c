// Tests checking an engine's clip by its index.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { encodeClip, testStepContext } from '@greenroom/engine-kit/testing/media';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkClip } from './clip-check.ts';
import { readMp4 } from './read-mp4.ts';

const { dir } = await testStepContext();
afterAll(() => rm(dir, { recursive: true }));

let files = 0;
const fresh = () => join(dir, `${files++}.mp4`) as LocalFile;
const size = { width: 96, height: 160 };
const silent = await encodeClip(fresh(), { ...size, framesPerSecond: 30, frames: 60, shade: (i) => 60 + i });

test('the index has size, frame rate, length, codec and sound', async () => {
  expect(await readMp4(silent)).toEqual({
    picture: { isPlainH264: true, ...size, frames: 60, framesPerSecond: 30, durationMs: 2_000 },
    hasAac: false,
    isFastStart: true,
    origin: undefined,
  });
  const wide = { ...size, pixelShape: { num: 2, den: 1 } };
  const stretched = await encodeClip(fresh(), { ...wide, framesPerSecond: 24, frames: 12, shade: () => 90 });
  expect((await readMp4(stretched))!.picture).toMatchObject({
    isPlainH264: false,
    framesPerSecond: 24,
    durationMs: 500,
  });
});

test('a silent clip is not a finished video, and a clip of a very different length is rejected', async () => {
  const check = (durationMs: number, mayRunLong = false) => checkClip(silent, { ...size, durationMs, mayRunLong });
  expect(await check(2_000)).toEqual({ isFinishedVideo: false });
  expect(await check(1_600)).toEqual({ isFinishedVideo: false });
  await expect(check(2_600)).rejects.toMatchObject({ reason: 'bad_output' });
  await expect(check(1_400)).rejects.toMatchObject({ reason: 'bad_output' });
  expect(await check(1_400, true)).toEqual({ isFinishedVideo: false });
});

test('files other than MP4 and damaged indexes are rejected without a crash', async () => {
  const bytes = await readFile(silent);
  const ordered = { ...size, durationMs: 2_000, mayRunLong: false };
  const file = fresh();
  const index = bytes.indexOf('moov');
  for (const damaged of [Buffer.alloc(0), Buffer.from('<html>'), bytes.subarray(0, index + 200)]) {
    await writeFile(file, damaged);
    await expect(checkClip(file, ordered)).rejects.toMatchObject({ reason: 'bad_output' });
  }
  const indexEnd = index - 4 + bytes.readUInt32BE(index - 4);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: index, max: indexEnd - 4 }), fc.integer(), async (at, value) => {
      const copy = Buffer.from(bytes);
      copy.writeInt32BE(value, at);
      await writeFile(file, copy);
      await readMp4(file);
    }),
    { numRuns: 200 },
  );
});

test('a clip whose download was interrupted is rejected', async () => {
  const bytes = await readFile(silent);
  const file = fresh();
  for (const cutOff of [1, bytes.length - bytes.indexOf('mdat') - 4]) {
    await writeFile(file, bytes.subarray(0, bytes.length - cutOff));
    await expect(checkClip(file, { ...size, durationMs: 2_000, mayRunLong: false })).rejects.toMatchObject({
      reason: 'bad_output',
    });
  }
});

test('a box of impossible length and a track without description are rejected', async () => {
  const bytes = await readFile(silent);
  const endless = Buffer.from(bytes);
  endless.writeUInt32BE(1, 0);
  endless.writeBigUInt64BE(2n ** 64n - 1n, 8);
  const undescribed = Buffer.from(bytes);
  undescribed.writeUInt32BE(16, undescribed.indexOf('stsd') - 4);
  const file = fresh();
  for (const damaged of [endless, undescribed]) {
    await writeFile(file, damaged);
    await expect(checkClip(file, { ...size, durationMs: 2_000, mayRunLong: false })).rejects.toMatchObject({
      reason: 'bad_output',
    });
  }
});

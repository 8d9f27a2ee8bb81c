// Tests the digital source type in PNGs and comments.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeWav } from './audio/wav.ts';
import { findOrigin, markedPng, mixOf, originComment, readOrigin } from './digital-source.ts';

test('a marked PNG carries the digital source type in its XMP and the same pixels', async () => {
  const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#2468ac' } })
    .png()
    .toBuffer();
  const marked = markedPng(png, 'composite');
  const { xmpAsString } = await sharp(marked).metadata();
  expect(xmpAsString).toContain(
    '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/composite<',
  );
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test('a file that is not a PNG is rejected', () => {
  expect(() => markedPng(Buffer.from('\xff\xd8\xff a JPEG', 'latin1'), 'algorithmicMedia')).toThrow('not a PNG');
});

test('the comment names the vocabulary and is plain ASCII', () => {
  expect(originComment('algorithmicMedia')).toMatch(/^[ -~]+digitalsourcetype\/algorithmicMedia$/);
});

test.each([
  [['algorithmicMedia', 'algorithmicMedia'], 'algorithmicMedia'],
  [['trainedAlgorithmicMedia', 'trainedAlgorithmicMedia'], 'trainedAlgorithmicMedia'],
  [[undefined, 'algorithmicMedia'], 'composite'],
  [[undefined], 'composite'],
  [['composite', 'algorithmicMedia'], 'composite'],
  [['algorithmicMedia', 'trainedAlgorithmicMedia'], 'compositeWithTrainedAlgorithmicMedia'],
  [[undefined, 'trainedAlgorithmicMedia'], 'compositeWithTrainedAlgorithmicMedia'],
  [['composite', 'compositeWithTrainedAlgorithmicMedia'], 'compositeWithTrainedAlgorithmicMedia'],
] as const)('a mix of %j is %s', (parts, type) => {
  expect(mixOf(parts)).toBe(type);
});

test('only whole names of types are found', () => {
  expect(findOrigin('digitalsourcetype/compositeSynthetic')).toBeUndefined();
  expect(findOrigin(originComment('composite'))).toBe('composite');
});

test('the mark of a PNG and of a sound is read from the file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'origin-'));
  const [png, wav, plain] = ['a.png', 'b.wav', 'c.wav'].map((name) => join(dir, name)) as [string, string, string];
  const picture = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#2468ac' } })
    .png()
    .toBuffer();
  await writeFile(png, markedPng(picture, 'composite'));
  await writeWav(wav, new Float32Array(100_000), 44_100, originComment('trainedAlgorithmicMedia'));
  await writeWav(plain, new Float32Array(10), 44_100);
  expect(await readOrigin(png)).toBe('composite');
  expect(await readOrigin(wav)).toBe('trainedAlgorithmicMedia');
  expect(await readOrigin(plain)).toBeUndefined();
  await rm(dir, { recursive: true });
});

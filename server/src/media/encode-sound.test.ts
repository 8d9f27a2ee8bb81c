// Tests encoding speech as MP3.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import { originComment, readOrigin } from '@greenroom/engine-kit/digital-source';
import { decodeSound } from '@greenroom/engine-kit/media/decode-sound';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import { afterAll, expect, test } from 'vitest';
import { encodeMp3 } from './encode-sound.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

test('speech keeps its length as MP3, and counts as made by a trained model if its engine declared nothing', async () => {
  const [wav, out] = ['speech.wav', 'decoded.wav'].map((name) => join(ctx.dir, name)) as [LocalFile, LocalFile];
  await writeWav(wav, tone(2345), 44_100);
  const mp3 = await encodeMp3(wav, ctx);
  expect((await decodeSound({ file: mp3, out, maxMs: 60_000 }, ctx)).durationMs).toBeCloseTo(2345, -1);
  expect((await readFile(mp3)).toString('latin1')).toContain('digitalsourcetype/trainedAlgorithmicMedia');
});

test('the mark of speech is kept', async () => {
  const wav = join(ctx.dir, 'marked.wav') as LocalFile;
  await writeWav(wav, tone(500), 44_100, originComment('algorithmicMedia'));
  const mp3 = await encodeMp3(wav, ctx);
  expect((await readFile(mp3)).toString('latin1')).toContain('digitalsourcetype/algorithmicMedia');
});

test.each([
  ['trainedAlgorithmicMedia', 'trainedAlgorithmicMedia'],
  ['algorithmicMedia', undefined],
] as const)(
  'of a file that a client sends, the mark %s is believed only if it admits a trained model',
  async (mark, kept) => {
    const [wav, out] = ['sent.wav', 'heard.wav'].map((name) => join(ctx.dir, name)) as [LocalFile, LocalFile];
    await writeWav(wav, tone(500), 44_100, originComment(mark));
    await decodeSound({ file: await encodeMp3(wav, ctx), out, maxMs: 60_000 }, ctx);
    expect(await readOrigin(out)).toBe(kept);
  },
);

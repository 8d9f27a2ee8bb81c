// Tests finding words in a recording with a task.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOUND_RATE, writeWav } from '../audio/wav.ts';
import type { LocalFile } from '../step-context.ts';
import { createSilence, createSpeech } from '../testing/conformance/checks.ts';
import { testStepContext, tone } from '../testing/media.ts';
import { alignWords } from './align-words.ts';

test('words between pauses are found where the sound is', async () => {
  const ctx = await testStepContext();
  const file = join(ctx.dir, 'speech.wav') as LocalFile;
  const pause = new Float32Array(SOUND_RATE / 2);
  await writeWav(file, Float32Array.from([...pause, ...tone(400), ...pause, ...tone(400), ...pause]), SOUND_RATE);
  const { words, phones } = await alignWords({ file, text: 'Hello, friends!', language: 'en-GB' }, ctx);
  expect(phones).toEqual([]);
  expect(words.map(({ text }) => text)).toEqual(['Hello,', 'friends!']);
  for (const [i, ms] of [500, 900, 1_400, 1_800].entries()) {
    const word = words[i >> 1]!;
    expect(Math.abs((i % 2 ? word.endMs : word.startMs) - ms)).toBeLessThan(40);
  }
});

test('a silent recording and a text without words are rejected', async () => {
  const ctx = await testStepContext();
  await expect(
    alignWords({ file: await createSilence(ctx), text: 'Hello', language: 'en' }, ctx),
  ).rejects.toMatchObject({ name: 'EngineError', reason: 'rejected' });
  const { file } = await createSpeech(ctx);
  await expect(alignWords({ file, text: '… 😀', language: 'en' }, ctx)).rejects.toMatchObject({ reason: 'rejected' });
});

// Aligning words with a recording.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import { expect, test } from 'vitest';
import align from './align.task.ts';
import { PLAIN_VOICE } from './plain-voice.ts';
import synthesize from './synthesize.task.ts';

const dir = await mkdtemp(join(tmpdir(), 'align-'));
const ctx = { dir, progress: () => undefined };

const ENGLISH =
  'Welcome to Bean and Bloom, your new coffee shop. Every morning, we roast fresh beans and bake warm bread. Bring a friend!';
const GERMAN = 'Willkommen in unserem neuen Café. Jeden Morgen rösten wir frische Bohnen und backen warmes Brot.';

test.each([
  ['en', ENGLISH, 'rms', 'm3'],
  ['de', GERMAN, 'slt', 'max'],
])('%s: words in another voice and at another pace are aligned', async (language, text, flite, espeak) => {
  const voice = {
    ...PLAIN_VOICE,
    flite: { ...PLAIN_VOICE.flite, base: flite },
    espeak: { ...PLAIN_VOICE.espeak, base: espeak },
  };
  const truth = await synthesize(
    { file: `${language}.wav`, text, language, voice, settings: { speed: 0.95 }, hurry: 0 },
    ctx,
  );
  const { words, phones } = await align({ file: join(dir, `${language}.wav`), text, language }, ctx);
  expect(words.map((word) => word.text)).toEqual(truth.words.map((word) => word.text));
  const errors = words.map(({ startMs }, i) => Math.abs(startMs - truth.words[i]!.startMs)).sort((a, b) => a - b);
  expect(errors[errors.length >> 1]).toBeLessThan(50);
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(160);
  for (const track of [words, phones]) {
    for (const [i, { startMs, endMs }] of track.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(track[i - 1]?.endMs ?? 0);
      expect(endMs).toBeGreaterThanOrEqual(startMs);
      expect(endMs).toBeLessThanOrEqual(truth.durationMs);
    }
  }
});

test('a silent recording is rejected', async () => {
  const file = join(dir, 'silence.wav');
  await writeWav(file, new Float32Array(SOUND_RATE * 2), SOUND_RATE);
  await expect(align({ file, text: 'Hello', language: 'en' }, ctx)).rejects.toMatchObject({ reason: 'rejected' });
});

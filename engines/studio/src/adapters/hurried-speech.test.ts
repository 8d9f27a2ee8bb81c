// Speech of a script near the limit of its video.
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { estimateSpeechMs, hurryFor } from '@greenroom/engine-kit/text/speech-length';
import { expect, test } from 'vitest';
import { paceOf } from '../speech/pace.ts';
import { PLAIN_VOICE } from '../speech/plain-voice.ts';
import { studioSpeech } from './speech.ts';

const TEXT =
  'Our new running shoes weigh only 180 grams. That’s less than an apple. Put them on, forget about them, and run.';

/** The length of the speech, and its mean pause between sentences. */
async function spokenWithin(maxMs: number | undefined, rate = 1) {
  const voice = { json: { ...PLAIN_VOICE, rate }, files: {} };
  const asked = { text: TEXT, voice, language: 'en', settings: {}, maxMs };
  const { durationMs, words } = await studioSpeech.synthesize(asked, await testStepContext());
  const pauses = words.slice(1).flatMap(({ startMs }, index) => {
    const before = words[index]!;
    return before.text.endsWith('.') ? [startMs - before.endMs] : [];
  });
  return { durationMs, pauseMs: pauses.reduce((sum, ms) => sum + ms, 0) / pauses.length };
}

test('pauses shrink as far as the limit of the video requires, as they do in the estimate', async () => {
  const calmMs = estimateSpeechMs(TEXT, 'en', paceOf);
  const hurriedMs = estimateSpeechMs(TEXT, 'en', paceOf, 1);
  const half = (calmMs + hurriedMs) / 2;
  expect(hurryFor(TEXT, 'en', paceOf, half)).toBeCloseTo(0.5);
  const [free, roomy, tight, full] = [
    await spokenWithin(undefined),
    await spokenWithin(calmMs + 1),
    await spokenWithin(half),
    await spokenWithin(hurriedMs),
  ];
  expect(roomy).toEqual(free);
  const part = (free.pauseMs - tight.pauseMs) / (free.pauseMs - full.pauseMs);
  expect(part).toBeCloseTo(0.5, 1);
  expect(free.pauseMs - full.pauseMs).toBeGreaterThan(200);
  expect(tight.durationMs).toBeLessThanOrEqual(half);
  expect(full.durationMs).toBeLessThanOrEqual(hurriedMs);
});

test('a voice that is slower than the estimate hurries when its speech would be too long', async () => {
  const { durationMs } = await spokenWithin(undefined, 0.95);
  const hurried = await spokenWithin(durationMs - 200, 0.95);
  expect(hurried.durationMs).toBeLessThan(durationMs - 200);
  expect(hurried.pauseMs).toBeLessThan(500);
});

// The conformance suite of the transcription port.
import { expect, test } from 'vitest';
import { once } from '../../once.ts';
import type { TranscriptionPort } from '../../ports/transcription.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { type CreateStepContext, createSilence, expectAborted, expectTimings, expectWav, rejected } from './checks.ts';

/**
 * Registers the tests of a transcription port.
 *
 * @param recording returns a WAV with spoken words
 */
export function testTranscriptionPort(
  port: TranscriptionPort,
  createContext: CreateStepContext,
  recording: (ctx: StepContext) => Promise<LocalFile>,
): void {
  const spoken = once(async () => recording(await createContext()));

  test('a recording returns its words with their timings', async () => {
    const ctx = await createContext();
    const file = await spoken();
    const timings = await port.transcribe({ file, language: 'en' }, ctx);
    expect(timings.words.length).toBeGreaterThan(0);
    expectTimings(timings, (await expectWav(file)).durationMs);
  });

  test('silence is rejected', async () => {
    const ctx = await createContext();
    const transcribing = port.transcribe({ file: await createSilence(ctx), language: undefined }, ctx);
    await expect(transcribing).rejects.toMatchObject(rejected);
  });

  test('transcription is aborted with its step', async () => {
    const file = await spoken();
    await expectAborted(createContext, (ctx) => port.transcribe({ file, language: 'en' }, ctx));
  });
}

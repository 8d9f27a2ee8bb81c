// What every transcription port must do.
import { expect, test } from 'vitest';
import type { TranscriptionPort } from '../../ports/transcription.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { type CreateStepContext, expectAborted, expectTimings, expectWav, givenSilence, rejected } from './checks.ts';

/** `recording`: a WAV in which words are spoken. */
export function testTranscriptionPort(
  port: TranscriptionPort,
  createContext: CreateStepContext,
  recording: (ctx: StepContext) => Promise<LocalFile>,
): void {
  test('the words of a recording are told with their times', async () => {
    const ctx = await createContext();
    const file = await recording(ctx);
    const timings = await port.transcribe({ file, language: 'en' }, ctx);
    expect(timings.words.length).toBeGreaterThan(0);
    expectTimings(timings, (await expectWav(file)).durationMs);
  });

  test('silence is rejected', async () => {
    const ctx = await createContext();
    const transcribing = port.transcribe({ file: await givenSilence(ctx), language: undefined }, ctx);
    await expect(transcribing).rejects.toMatchObject(rejected);
  });

  test('it stops with its step', async () => {
    const file = await recording(await createContext());
    await expectAborted(createContext, (ctx) => port.transcribe({ file, language: 'en' }, ctx));
  });
}

// The conformance suite of the speech port.
import { expect, test } from 'vitest';
import { once } from '../../once.ts';
import type { EngineData } from '../../ports/engine-data.ts';
import type { SpeechPort } from '../../ports/speech.ts';
import type { StepContext } from '../../step-context.ts';
import { estimateSpeechMs } from '../../text/speech-length.ts';
import { splitWords } from '../../text/words.ts';
import { type CreateStepContext, expectAborted, expectLoudness, expectTimings, expectWav, rejected } from './checks.ts';

const TEXT = 'We bake fresh bread, every morning. Come by!';

/**
 * Registers the tests of a speech port.
 *
 * @param voice returns an English voice of the engine
 */
export function testSpeechPort(
  port: SpeechPort,
  createContext: CreateStepContext,
  voice: (ctx: StepContext) => Promise<EngineData>,
): void {
  const speak = async (text: string, ctx: StepContext, speed?: number) =>
    port.synthesize({ text, voice: await english(), language: 'en', settings: { speed } }, ctx);
  const english = once(async () => voice(await createContext()));
  /** At the default speed, with its context. */
  const spoken = once(async () => {
    const ctx = await createContext();
    return { ctx, speech: await speak(TEXT, ctx) };
  });

  test('speech is a WAV at −14 LUFS with the timing of every word', async () => {
    const { speech } = await spoken();
    const { samples, durationMs } = await expectWav(speech.file);
    expect(Math.abs(speech.durationMs - durationMs)).toBeLessThan(1);
    expectLoudness(samples);
    expectTimings(speech, durationMs);
    expect(speech.words.map(({ text }) => text)).toEqual(splitWords(TEXT));
  });

  test('each speech is a new file in the folder of its step, and the same text returns the same sound', async () => {
    const { ctx, speech: one } = await spoken();
    const two = await speak(TEXT, ctx);
    expect(one.file).not.toBe(two.file);
    expect(one.file.startsWith(`${ctx.dir}/`)).toBe(true);
    expect((await expectWav(one.file)).bytes.equals((await expectWav(two.file)).bytes)).toBe(true);
  });

  test('a slower speed takes longer, and the pace estimates speech at the default speed', async () => {
    const { ctx, speech: normal } = await spoken();
    const slow = await speak(TEXT, ctx, 0.8);
    expect(slow.durationMs).toBeGreaterThan(normal.durationMs * 1.2);
    const ratio = estimateSpeechMs(TEXT, 'en', port.pace) / normal.durationMs;
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  test('a text without words is rejected', async () => {
    const ctx = await createContext();
    await expect(speak('… !!! 😀', ctx)).rejects.toMatchObject(rejected);
  });

  test('the words of a known text are found in its recording', async () => {
    const { ctx, speech } = await spoken();
    const timings = await port.align({ file: speech.file, text: TEXT, language: 'en' }, ctx);
    expect(timings.words.map(({ text }) => text)).toEqual(splitWords(TEXT));
    expectTimings(timings, speech.durationMs);
  });

  test('synthesis is aborted with its step', async () => {
    await english();
    await expectAborted(createContext, (ctx) => speak(TEXT, ctx));
  });
}

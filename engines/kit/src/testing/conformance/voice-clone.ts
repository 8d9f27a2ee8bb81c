// The conformance suite of the voice clone port.
import { expect, test } from 'vitest';
import { once } from '../../once.ts';
import type { VoiceClonePort } from '../../ports/voice-clone.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { type CreateStepContext, createSilence, expectAborted, rejected } from './checks.ts';

/**
 * Registers the tests of a voice clone port.
 *
 * @param sample returns a WAV of at least 4.5 s that the engine can use
 */
export function testVoiceClonePort(
  port: VoiceClonePort,
  createContext: CreateStepContext,
  sample: (ctx: StepContext) => Promise<LocalFile>,
): void {
  const label = 'voice-of-a-test';
  const recording = once(async () => sample(await createContext()));

  test('a recording of a person returns a voice within the size limit', async () => {
    const ctx = await createContext();
    const file = await recording();
    await port.validate(file, ctx);
    const { voice } = await port.clone({ samples: [file], label, consent: undefined }, ctx);
    expect(JSON.stringify(voice.json).length).toBeLessThan(16_000);
  });

  test('silence is rejected', async () => {
    const ctx = await createContext();
    const silence = await createSilence(ctx);
    await expect(port.validate(silence, ctx)).rejects.toMatchObject(rejected);
    await expect(port.clone({ samples: [silence], label, consent: undefined }, ctx)).rejects.toMatchObject(rejected);
  });

  test('cloning is aborted with its step', async () => {
    const file = await recording();
    await expectAborted(createContext, (ctx) => port.clone({ samples: [file], label, consent: undefined }, ctx));
  });
}

// What every voice-clone port must do.
import { expect, test } from 'vitest';
import type { VoiceClonePort } from '../../ports/voice-clone.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { type CreateStepContext, expectAborted, givenSilence, rejected } from './checks.ts';

/** `sample`: a recording of at least 4.5 s that the engine can use. */
export function testVoiceClonePort(
  port: VoiceClonePort,
  createContext: CreateStepContext,
  sample: (ctx: StepContext) => Promise<LocalFile>,
): void {
  test('a recording of a person becomes a voice whose data fits a row', async () => {
    const ctx = await createContext();
    const file = await sample(ctx);
    await port.validate(file, ctx);
    const { voice } = await port.clone({ samples: [file] }, ctx);
    expect(JSON.stringify(voice.json).length).toBeLessThan(16_000);
  });

  test('silence is rejected', async () => {
    const ctx = await createContext();
    const silence = await givenSilence(ctx);
    await expect(port.validate(silence, ctx)).rejects.toMatchObject(rejected);
    await expect(port.clone({ samples: [silence] }, ctx)).rejects.toMatchObject(rejected);
  });

  test('cloning stops with its step', async () => {
    const file = await sample(await createContext());
    await expectAborted(createContext, (ctx) => port.clone({ samples: [file] }, ctx));
  });
}

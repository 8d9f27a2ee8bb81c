// A client selects only among the library voices that the engine offers.
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { expect, test } from 'vitest';
import { selectVoice } from './select-voice.ts';

const library = (variants?: VoiceLibraryPort['variants']): VoiceLibraryPort => ({
  languages: ['en'],
  ...(variants && { variants }),
  select: async ({ variant }) => ({ voice: { json: variant, files: {} }, language: 'en' }),
});
const selected = async (from: VoiceLibraryPort, variant: number) => {
  const voice = await selectVoice(from, { language: 'English', gender: 'female', variant }, {} as StepContext);
  return voice?.voice.json;
};

test('a number beyond the offered voices starts again with the first', async () => {
  const offered = library((language, gender) => (language === 'en' && gender === 'female' ? 3 : 1));
  expect(await Promise.all([0, 2, 3, 97].map((variant) => selected(offered, variant)))).toEqual([0, 2, 0, 1]);
});

test('an engine that does not say how many it has decides itself', async () => {
  expect(await selected(library(), 7)).toBe(7);
});

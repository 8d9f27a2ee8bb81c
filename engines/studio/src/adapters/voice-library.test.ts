// Tests selecting voices by language and gender.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { LANGUAGES } from '@greenroom/engine-kit/text/languages';
import { expect, test } from 'vitest';
import { pitchStatistics } from '../speech/pitch.ts';
import { longTermSpectrum, spectralDistance } from '../speech/spectrum.ts';
import { studioSpeech } from './speech.ts';
import { studioVoiceLibrary } from './voice-library.ts';

const ctx = await testStepContext();

async function heard(language: string, gender: 'female' | 'male', text: string) {
  const picked = (await studioVoiceLibrary.select({ language, gender }, ctx))!;
  const { file } = await studioSpeech.synthesize(
    { text, voice: picked.voice, language: picked.language, settings: {} },
    ctx,
  );
  const { samples, sampleRate } = await readWav(file);
  return {
    language: picked.language,
    pitchHz: pitchStatistics(samples, sampleRate).medianHz,
    bands: longTermSpectrum(samples, sampleRate),
  };
}

test.each([
  ['English', 'en', 'We bake fresh bread for you every morning of the year.'],
  ['Deutsch', 'de', 'Wir backen jeden Morgen frisches Brot für unsere Gäste.'],
  ['hin', 'hi', 'हमारे नए कैफ़े में आपका स्वागत है, हर सुबह ताज़ी रोटी।'],
])('%s has a woman and a man who sound different', async (name, code, text) => {
  const [her, him] = [await heard(name, 'female', text), await heard(name, 'male', text)];
  expect([her.language, him.language]).toEqual([code, code]);
  expect(her.pitchHz).toBeGreaterThan(him.pitchHz * 1.4);
});

test('languages have different female voices', async () => {
  const text = 'We bake fresh bread for you every morning of the year.';
  const voices = await Promise.all(
    ['en', 'ar', 'it'].map((language) => studioVoiceLibrary.select({ language, gender: 'female' }, ctx)),
  );
  const bands = [];
  for (const picked of voices) {
    const { file } = await studioSpeech.synthesize({ text, voice: picked!.voice, language: 'en', settings: {} }, ctx);
    const { samples, sampleRate } = await readWav(file);
    bands.push({
      bands: longTermSpectrum(samples, sampleRate),
      pitchHz: pitchStatistics(samples, sampleRate).medianHz,
    });
  }
  for (const [i, a] of bands.entries()) {
    for (const b of bands.slice(i + 1)) {
      expect(Math.abs(Math.log2(a.pitchHz / b.pitchHz)) * 12 + spectralDistance(a.bands, b.bands)).toBeGreaterThan(1.5);
    }
  }
});

test('an unsupported language has no voice', async () => {
  for (const language of ['Klingon', 'xx', 'Khmer', 'Galician', 'Cherokee']) {
    expect(await studioVoiceLibrary.select({ language, gender: 'female' }, ctx)).toBeUndefined();
  }
});

test('the listed languages are those with voices', async () => {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    if (await studioVoiceLibrary.select({ language, gender: 'male' }, ctx)) found.push(language);
  }
  expect(studioVoiceLibrary.languages).toEqual(found);
});

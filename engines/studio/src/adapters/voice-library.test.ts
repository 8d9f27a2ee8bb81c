// Tests selecting voices by language and gender.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { LANGUAGES } from '@greenroom/engine-kit/text/languages';
import { expect, test } from 'vitest';
import { espeakSpeak } from '../speech/espeak.ts';
import { findEspeakVoice } from '../speech/espeak-voices.ts';
import { libraryVoice } from '../speech/library-voices.ts';
import { pitchStatistics } from '../speech/pitch.ts';
import { parseVoice } from '../speech/studio-voice.ts';
import { studioSpeech } from './speech.ts';
import { studioVoiceLibrary } from './voice-library.ts';

const ctx = await testStepContext();

async function heard(language: string, gender: 'female' | 'male', text: string) {
  const picked = (await studioVoiceLibrary.select({ language, gender, variant: 0 }, ctx))!;
  const { file } = await studioSpeech.synthesize(
    { text, voice: picked.voice, language: picked.language, settings: {} },
    ctx,
  );
  const { samples, sampleRate } = await readWav(file);
  return {
    language: picked.language,
    pitchHz: pitchStatistics(samples, sampleRate).medianHz,
  };
}

test.each([
  ['English', 'en', 'We bake fresh bread for you every morning of the year.'],
  ['hin', 'hi', 'हमारे नए कैफ़े में आपका स्वागत है, हर सुबह ताज़ी रोटी।'],
])('%s has a woman and a man who sound different', async (name, code, text) => {
  const [her, him] = [await heard(name, 'female', text), await heard(name, 'male', text)];
  expect([her.language, him.language]).toEqual([code, code]);
  expect(her.pitchHz).toBeGreaterThan(him.pitchHz * 1.4);
});

test('languages have different female voices', async () => {
  // The test of the library's voices measures how they differ.
  const names = [];
  for (const language of ['en', 'ar', 'it']) {
    const { voice } = (await studioVoiceLibrary.select({ language, gender: 'female', variant: 0 }, ctx))!;
    expect(voice.json).toEqual(libraryVoice(language, 'female'));
    names.push(parseVoice(voice.json).name);
  }
  expect(new Set(names).size).toBe(3);
});

test('the voices of a gender sound different in words, and the words of a selected one are the same', async () => {
  for (const gender of ['female', 'male'] as const) {
    const words = studioVoiceLibrary.sounds!('en', gender);
    expect(new Set(words.map(({ pitch, delivery }) => `${pitch} ${delivery}`)).size).toBe(5);
    const { voice } = (await studioVoiceLibrary.select({ language: 'en', gender, variant: 3 }, ctx))!;
    expect(studioVoiceLibrary.sound!(voice.json, 'en')).toEqual(words[3]);
  }
  expect(studioVoiceLibrary.sounds!('en', 'male').map(({ accent }) => accent)).toContain('scottish');
  expect(studioVoiceLibrary.sounds!('es', 'male')[0]!.accent).toBeNull();
  expect(studioVoiceLibrary.sound!({ other: true }, 'en')).toBeUndefined();
});

test('an unsupported language has no voice', async () => {
  for (const language of ['Klingon', 'xx', 'Khmer', 'Galician', 'Cherokee']) {
    expect(await studioVoiceLibrary.select({ language, gender: 'female', variant: 0 }, ctx)).toBeUndefined();
  }
});

test('the listed languages are those with voices', async () => {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    if (await isSpoken(language)) found.push(language);
  }
  expect(studioVoiceLibrary.languages).toEqual(found);
});

/** Whether eSpeak NG has a voice for the language and rules to read its name. */
async function isSpoken(language: string): Promise<boolean> {
  const voice = await findEspeakVoice(language, libraryVoice(language, 'male').espeak.base);
  if (voice === undefined) return false;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const { phones } = await espeakSpeak(name.split(' '), { voice, rate: 450, pitch: 50, range: 50 });
  return phones.length > 0;
}

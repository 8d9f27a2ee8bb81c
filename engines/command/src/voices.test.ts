// Tests the voices of SPEECH_COMMAND_VOICES.
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { expect, test } from 'vitest';
import { createVoiceLibrary, parseVoices } from './voices.ts';

const ctx = await testStepContext();
const select = async (entries: string, language: string, gender: 'female' | 'male', variant = 0) => {
  const found = await createVoiceLibrary(parseVoices(entries.split(','))).select({ language, gender, variant }, ctx);
  return found && [found.language, found.voice.json];
};
const LIST = 'en-GB:female=Amy,en:male=Joe,en:female=Sue,de,es:female=/srv/voices/es=x.onnx';

test('voices are selected by language, gender and variant', async () => {
  expect(await select(LIST, 'English', 'male')).toEqual(['en', { name: 'Joe', locale: 'en', gender: 'male' }]);
  expect(await select(LIST, 'en-US', 'female')).toEqual(['en', { name: 'Amy', locale: 'en-GB', gender: 'female' }]);
  expect(await select(LIST, 'en', 'female', 3)).toEqual(['en', { name: 'Sue', locale: 'en', gender: 'female' }]);
  expect(await select(LIST, 'fr', 'female')).toBeUndefined();
});

test('a voice without a name is the language, and serves both genders', async () => {
  expect(await select(LIST, 'de', 'female')).toEqual(['de', { name: 'de', locale: 'de', gender: 'female' }]);
  expect(await select(LIST, 'de', 'male')).toEqual(['de', { name: 'de', locale: 'de', gender: 'male' }]);
});

test('a language with voices of one gender speaks with them for both', async () => {
  expect(await select(LIST, 'es', 'male')).toEqual(['es', expect.objectContaining({ name: '/srv/voices/es=x.onnx' })]);
});

test('each language is listed once', () => {
  expect(createVoiceLibrary(parseVoices(LIST.split(','))).languages).toEqual(['en', 'de', 'es']);
});

test.each(['', 'Klingon', 'xx', 'en:robot=a', 'en=', ':female=a'])('%s is an error of the operator', (entry) => {
  expect(() => parseVoices([entry])).toThrow(`SPEECH_COMMAND_VOICES: ${entry} is not a language with a voice.`);
});

// Tests the settings, the models and the rates.

import { settingDescriptions } from '@greenroom/engine-kit/settings';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { expect, test } from 'vitest';
import { engine } from './index.ts';
import { SPEECH_MODELS, SPOKEN_LANGUAGES } from './models.ts';
import { ALIGNMENT_MODEL, RATES, TRANSCRIPTION_MODEL } from './rates.ts';

test('all settings are optional, and each is described', () => {
  expect(engine.settings.parse({})).toEqual({
    ELEVENLABS_BASE_URL: 'https://api.elevenlabs.io',
    ELEVENLABS_CONCURRENCY: 4,
  });
  for (const schema of Object.values(engine.settings.shape)) expect(settingDescriptions.get(schema)).toBeDefined();
});

test.each([
  ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000'],
  ['https://proxy.example.com/eleven/', 'https://proxy.example.com/eleven'],
  ['https://api.elevenlabs.io/v1/', 'https://api.elevenlabs.io'],
])('the base URL %s is accepted', (url, expected) => {
  expect(engine.settings.parse({ ELEVENLABS_BASE_URL: url }).ELEVENLABS_BASE_URL).toBe(expected);
});

test.each(['ftp://example.com', 'example.com', 'https://example.com/?a=b', 'https://me:secret@example.com'])(
  'the base URL %s is refused',
  (url) => expect(engine.settings.safeParse({ ELEVENLABS_BASE_URL: url }).success).toBe(false),
);

test('every model has known languages, and everything that is billed has a rate', () => {
  for (const { languages } of SPEECH_MODELS)
    expect(languages.map((code) => languageCode(code))).toEqual([...new Set(languages)]);
  expect(SPEECH_MODELS.every(({ languages }) => languages.every((code) => SPOKEN_LANGUAGES.includes(code)))).toBe(true);
  expect(RATES.map(({ model }) => model)).toEqual([
    ...SPEECH_MODELS.map(({ id }) => id),
    TRANSCRIPTION_MODEL,
    ALIGNMENT_MODEL,
  ]);
});

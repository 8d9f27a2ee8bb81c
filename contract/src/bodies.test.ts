// Validation of request bodies: combinations of members, and limits.
import { expect, test } from 'vitest';
import { CharacterRequest } from './characters.ts';
import { parseInput } from './parse-input.ts';
import { TtsRequest } from './tts.ts';
import { VoiceRequest } from './voices.ts';

const messageFor = (schema: Parameters<typeof parseInput>[0], body: unknown) => {
  const result = parseInput(schema, body, 'The body');
  return result.ok ? 'accepted' : result.message;
};

const selfie_image_urls = ['https://example.com/me.jpg'];
const description = 'A woman with short hair';

test('a character comes from photos or from a description, never both', () => {
  expect(CharacterRequest.parse({ name: 'M', selfie_image_urls, edit_instructions: ' ', recast_attempt: 2 })).toEqual({
    mode: 'photos',
    name: 'M',
    selfie_image_urls,
    edit_instructions: undefined,
  });
  expect(CharacterRequest.parse({ name: 'M', description, edit_instructions: 'Blue shirt' })).toEqual({
    mode: 'description',
    name: 'M',
    description,
    reference_image_urls: [],
    recast_attempt: 0,
  });
  const sentence = 'The body must have exactly one of selfie_image_urls and description.';
  expect(messageFor(CharacterRequest, { name: 'M' })).toBe(sentence);
  expect(messageFor(CharacterRequest, { name: 'M', selfie_image_urls, description })).toBe(sentence);
});

test.each([
  [{ name: 'n'.repeat(121), description }, 'name must be at most 120 characters.'],
  [{ name: ' ', description }, 'name must not be blank.'],
  [{ name: 'M', description: '' }, 'description must not be blank.'],
  [{ name: 'M', description: 'd'.repeat(2_001) }, 'description must be at most 2000 characters.'],
  [{ name: 'M', selfie_image_urls: [] }, 'selfie_image_urls must have at least 1 item.'],
  [
    { name: 'M', selfie_image_urls: Array(4).fill(selfie_image_urls[0]) },
    'selfie_image_urls must have at most 3 items.',
  ],
  [{ name: 'M', selfie_image_urls: ['data:image/png;base64,'] }, 'selfie_image_urls[0] must be an https URL.'],
  [
    { name: 'M', selfie_image_urls, edit_instructions: 'e'.repeat(501) },
    'edit_instructions must be at most 500 characters.',
  ],
  [{ name: 'M', description, recast_attempt: 0 }, 'recast_attempt must be at least 1.'],
  [{ name: 'M', description, recast_attempt: 1.5 }, 'recast_attempt must be a whole number.'],
  [{ name: 'M\0', description }, 'name must not contain NUL or unpaired surrogates.'],
  [{}, 'name is required.'],
  [[], 'The body must be an object.'],
])('the error for an invalid character names the field and the rule: %#', (body, sentence) => {
  expect(messageFor(CharacterRequest, body)).toBe(sentence);
});

test('lengths count code points', () => {
  expect(messageFor(CharacterRequest, { name: '🎬'.repeat(120), description })).toBe('accepted');
  expect(messageFor(CharacterRequest, { name: '🎬'.repeat(121), description })).toBe(
    'name must be at most 120 characters.',
  );
});

test('a voice is cloned or picked, never both', () => {
  const sample_urls = ['https://example.com/1.wav'];
  expect(VoiceRequest.parse({ name: 'V', sample_urls, gender: 'male' })).toEqual({
    kind: 'cloned',
    name: 'V',
    sample_urls,
  });
  expect(VoiceRequest.parse({ name: 'V', language: 'es' })).toEqual({
    kind: 'library',
    name: 'V',
    language: 'es',
    gender: 'female',
  });
  const sentence = 'The body must have exactly one of sample_urls and language.';
  expect(messageFor(VoiceRequest, { name: 'V' })).toBe(sentence);
  expect(messageFor(VoiceRequest, { name: 'V', sample_urls, language: 'es' })).toBe(sentence);
  expect(messageFor(VoiceRequest, { name: 'V', language: 'es', gender: 'other' })).toBe(
    'gender must be one of female, male.',
  );
  expect(messageFor(VoiceRequest, { name: 'v'.repeat(81), language: 'es' })).toBe(
    'name must be at most 80 characters.',
  );
  expect(messageFor(VoiceRequest, { name: 'V', language: ' ' })).toBe('language must not be blank.');
  expect(messageFor(VoiceRequest, { name: 'V', sample_urls: Array(26).fill(sample_urls[0]) })).toBe(
    'sample_urls must have at most 25 items.',
  );
});

test('speech settings have bounds, and a language code has two letters', () => {
  const body = { voice_id: 'v', text: 'Hi.' };
  const settings = (voice_settings: object) => messageFor(TtsRequest, { ...body, voice_settings });
  expect(settings({ stability: 0, similarity_boost: 1, style: 0.5, speed: 0.7, use_speaker_boost: false })).toBe(
    'accepted',
  );
  expect(settings({ stability: 1.01 })).toBe('voice_settings.stability must be at most 1.');
  expect(settings({ speed: 0.69 })).toBe('voice_settings.speed must be at least 0.7.');
  expect(settings({ speed: '1' })).toBe('voice_settings.speed must be a number.');
  expect(settings({ use_speaker_boost: 1 })).toBe('voice_settings.use_speaker_boost must be true or false.');
  for (const code of ['es', 'pt-BR', 'zh_TW', 'es-419'])
    expect(messageFor(TtsRequest, { ...body, language_code: code })).toBe('accepted');
  for (const code of ['', 'eng', 'english', 'e', 'es-']) {
    expect(messageFor(TtsRequest, { ...body, language_code: code })).toBe(
      'language_code must be a two-letter language code, with or without a region.',
    );
  }
  expect(messageFor(TtsRequest, { ...body, text: 't'.repeat(5_001) })).toBe('text must be at most 5000 characters.');
});

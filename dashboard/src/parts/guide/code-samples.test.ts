// Tests of the code samples in the getting-started guide: the API accepts their request bodies.
import { CharacterRequest } from '@greenroom/contract/characters';
import { VideoRequest } from '@greenroom/contract/videos';
import { VoiceRequest } from '@greenroom/contract/voices';
import { expect, test } from 'vitest';
import { curlSample, priceOfSample, typescriptSample } from './code-samples.ts';

const origin = 'https://videos.example';
const values = {
  origin,
  characterId: '0198c0de-0000-7000-8000-00000000c0de',
  voiceId: 'voice_1',
};
const bodies = (sample: string) => [...sample.matchAll(/-d '([^']*)'/g)].map(([, body]) => JSON.parse(body!));

test('without a presenter and a voice, the sample creates both and the video', () => {
  const sample = curlSample({ origin, characterId: undefined, voiceId: undefined });
  const [character, voice, video] = bodies(sample.replaceAll(/'\$(\w+)'/g, '$1'));
  expect(CharacterRequest.safeParse(character).error).toBeUndefined();
  expect(VoiceRequest.safeParse(voice).error).toBeUndefined();
  expect(VideoRequest.safeParse({ ...video, character_id: values.characterId }).error).toBeUndefined();
});

test('without them, the sample uses the IDs that it created', () => {
  const sample = curlSample({ origin, characterId: undefined, voiceId: undefined });
  for (const [variable, member] of [
    ['CHARACTER_ID', 'character_id'],
    ['VOICE_ID', 'voice_id'],
  ]) {
    expect(sample).toContain(`${variable}=$(curl`);
    expect(sample).toContain(`"${member}": "'$${variable}'"`);
  }
});

test('with a presenter and a voice, the sample is one call with their IDs', () => {
  const sample = curlSample(values);
  const [video, ...more] = bodies(sample);
  expect(more).toEqual([]);
  expect(VideoRequest.safeParse(video).error).toBeUndefined();
  expect(video).toMatchObject({ character_id: values.characterId, voice_id: values.voiceId });
  expect(sample).toContain(`export API=${origin}/api/partner/v1`);
});

test('the TypeScript sample uses the same values', () => {
  const sample = typescriptSample(values);
  for (const value of [values.characterId, values.voiceId]) expect(sample).toContain(`'${value}'`);
  expect(sample).toContain(`'${values.origin}/api/partner/v1'`);
  expect(sample).not.toContain("call('/characters'");
});

test('a sample that creates the presenter first costs more', () => {
  expect(priceOfSample({ characterId: undefined }) - priceOfSample(values)).toBe(10);
});

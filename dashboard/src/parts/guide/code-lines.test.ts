// The guide's lines are sent as they stand: their bodies have to be what the API takes.
import { CharacterRequest } from '@greenroom/contract/characters';
import { VideoRequest } from '@greenroom/contract/videos';
import { VoiceRequest } from '@greenroom/contract/voices';
import { expect, test } from 'vitest';
import { curlLines, typescriptLines } from './code-lines.ts';

const origin = 'https://videos.example';
const known = {
  origin,
  apiKey: 'gr_abc_def',
  characterId: '0198c0de-0000-7000-8000-00000000c0de',
  voiceId: 'voice_1',
};
const bodies = (lines: string) => [...lines.matchAll(/-d '([^']*)'/g)].map(([, body]) => JSON.parse(body!));

test('with nothing made yet, the lines make a presenter, a voice and the video', () => {
  const [character, voice, video] = bodies(
    curlLines({ origin, apiKey: undefined, characterId: undefined, voiceId: undefined }),
  );
  expect(CharacterRequest.safeParse(character).error).toBeUndefined();
  expect(VoiceRequest.safeParse(voice).error).toBeUndefined();
  expect(VideoRequest.safeParse({ ...video, character_id: known.characterId }).error).toBeUndefined();
});

test('with presenter and voice, one call is left, with their ids and the key', () => {
  const lines = curlLines(known);
  const [video, ...more] = bodies(lines);
  expect(more).toEqual([]);
  expect(VideoRequest.safeParse(video).error).toBeUndefined();
  expect(video).toMatchObject({ character_id: known.characterId, voice_id: known.voiceId });
  expect(lines).toContain(`export KEY=${known.apiKey}`);
  expect(lines).toContain(`export API=${origin}/api/partner/v1`);
});

test('the TypeScript lines name the same', () => {
  const lines = typescriptLines(known);
  for (const word of Object.values(known)) expect(lines).toContain(`'${word}'`);
  expect(lines).not.toContain('characters.create');
});

// Tests of the code samples in the getting-started guide: the API accepts their request bodies.
import { CharacterRequest } from '@greenroom/contract/characters';
import { VideoRequest } from '@greenroom/contract/videos';
import { VoiceRequest } from '@greenroom/contract/voices';
import { expect, test } from 'vitest';
import { curlSamples, priceOfSample, type SampleValues, typescriptSample } from './code-samples.ts';

const origin = 'https://videos.example';
const values = {
  origin,
  characterId: '0198c0de-0000-7000-8000-00000000c0de',
  voiceId: 'voice_1',
  workflowId: undefined,
};
const unknown: SampleValues = { origin, characterId: undefined, voiceId: undefined, workflowId: undefined };
const curlSample = (of: SampleValues) =>
  curlSamples(of)
    .map(({ code }) => code)
    .join('\n');
const bodies = (sample: string) => [...sample.matchAll(/-d '([^']*)'/g)].map(([, body]) => JSON.parse(body!));

test('without a presenter and a voice, the sample creates both and the video', () => {
  const sample = curlSample(unknown);
  const [character, voice, video] = bodies(sample);
  expect(CharacterRequest.safeParse(character).error).toBeUndefined();
  expect(VoiceRequest.safeParse(voice).error).toBeUndefined();
  expect(VideoRequest.safeParse({ ...video, character_id: values.characterId }).error).toBeUndefined();
});

test('without them, the sample has placeholders for the IDs that it creates', () => {
  const sample = curlSample(unknown);
  const [, , video] = bodies(sample);
  expect(video).toMatchObject({ character_id: 'CHARACTER_ID', voice_id: 'VOICE_ID' });
});

test('with a presenter and a voice, their requests are done, and the one for the video has their IDs', () => {
  const samples = curlSamples(values);
  expect(samples.map(({ isDone = false }) => isDone)).toEqual([true, true, false, false]);
  const [video] = bodies(samples[2]!.code);
  expect(VideoRequest.safeParse(video).error).toBeUndefined();
  expect(video).toMatchObject({ character_id: values.characterId, voice_id: values.voiceId });
  expect(samples[2]!.code).toContain(`curl ${origin}/api/partner/v1/videos`);
});

test('with a video, the last request asks for its status', () => {
  expect(curlSample({ ...values, workflowId: 'wf_1' })).toContain(`curl ${origin}/api/partner/v1/jobs/wf_1/status`);
  expect(curlSample(values)).toContain('/jobs/WORKFLOW_ID/status');
});

test('the TypeScript sample uses the same values', () => {
  const { code: sample } = typescriptSample(values);
  for (const value of [values.characterId, values.voiceId]) expect(sample).toContain(`'${value}'`);
  expect(sample).toContain(`'${values.origin}/api/partner/v1'`);
  expect(sample).not.toContain("call('/characters'");
});

test('a sample that creates the presenter first costs more', () => {
  expect(priceOfSample({ characterId: undefined }) - priceOfSample(values)).toBe(10);
});

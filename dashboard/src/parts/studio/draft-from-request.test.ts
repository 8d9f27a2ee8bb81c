// Tests that a request turned into a draft yields the same request again.
import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { draftFromRequest } from './draft-from-request.ts';
import { createRequestOf } from './request.ts';

const ids = { characterId: '0198c0de-0000-7000-8000-000000000001', voiceId: 'voc_1' };
const head: Draft = { ...emptyDraft, ...ids, script: 'Hello.', setting: 'A kitchen', language: 'es' };
const file = { url: 'https://greenroom.example/assets/a.png', previewUrl: '/assets/a.png' };

test.each<[string, Draft]>([
  ['a talking head', { ...head, resolution: '720p', captions: false }],
  ['captions', { ...head, captionsPosition: 'bottom' }],
  ['captions of the brand kit as it was', head],
  ['a first frame', { ...head, preview: { url: file.url, characterId: ids.characterId, setting: head.setting } }],
  ['a recording', { ...head, audioSource: 'recording', recording: { ...file, name: 'a.wav' } }],
  [
    'scenes',
    {
      ...head,
      mode: 'scenes',
      setting: '',
      story: 'A woman learns to cook',
      narration: 'voiceover',
      elements: [{ ...file, role: 'prop', caption: 'A box' }],
      fast: true,
      topic: 'Food',
      audience: 'Cooks',
    },
  ],
])('the draft of a request yields the same request: %s', (_, draft) => {
  const request = createRequestOf(draft, 'top')!;
  // As the service returns it: without undefined members.
  expect(createRequestOf(draftFromRequest(JSON.parse(JSON.stringify(request))), 'bottom')).toEqual(request);
});

test('files from other origins are dropped', () => {
  const request = { mode: 'scenes' as const, character_id: ids.characterId, voice_id: 'v', script: 'Hello.' };
  const elements = [{ url: 'https://elsewhere.example/a.png' }, { url: file.url }];
  expect(draftFromRequest({ ...request, scene_elements: elements }).elements).toEqual([
    { ...file, role: 'product', caption: '' },
  ]);
});

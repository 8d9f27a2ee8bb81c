// An order that becomes a draft again is the same order.
import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { draftOf } from './earlier.ts';
import { orderRequestOf } from './request.ts';

const cast = { characterId: '0198c0de-0000-7000-8000-000000000001', voiceId: 'voc_1' };
const head: Draft = { ...emptyDraft, ...cast, script: 'Hello.', idea: 'A kitchen', language: 'es' };
const file = { url: 'https://greenroom.example/assets/a.png', preview: '/assets/a.png' };

test.each<[string, Draft]>([
  ['a talking head', { ...head, resolution: '720p', captions: false, captionsPosition: 'top' }],
  ['a first frame', { ...head, frame: { url: file.url, characterId: cast.characterId, idea: head.idea } }],
  ['a recording', { ...head, sound: 'recording', recording: { ...file, name: 'a.wav' } }],
  [
    'scenes',
    {
      ...head,
      mode: 'scenes',
      narration: 'voiceover',
      elements: [{ ...file, role: 'prop', caption: 'A box' }],
      fast: true,
      topic: 'Food',
      audience: 'Cooks',
    },
  ],
])('%s', (_, draft) => {
  const request = orderRequestOf(draft)!;
  // As it comes back from the service: without members that have no value.
  expect(orderRequestOf(draftOf(JSON.parse(JSON.stringify(request))))).toEqual(request);
});

test('files from elsewhere are left out', () => {
  const request = { mode: 'scenes' as const, character_id: cast.characterId, voice_id: 'v', script: 'Hello.' };
  const elements = [{ url: 'https://elsewhere.example/a.png' }, { url: file.url }];
  expect(draftOf({ ...request, scene_elements: elements }).elements).toEqual([
    { ...file, role: 'product', caption: '' },
  ]);
});

// A draft becomes exactly the order that the contract takes, and says what it lacks before anything is sent.
import { VideoRequest } from '@greenroom/contract/videos';
import { expect, test } from 'vitest';
import { type Draft, emptyDraft, restoreDraft } from './draft.ts';
import { missingIn, orderRequestOf, priceRequestOf } from './request.ts';
import { templates } from './templates.ts';

const nora = '0198c0de-0000-7000-8000-000000000001';
const mara = '0198c0de-0000-7000-8000-000000000002';
const cast = { characterId: nora, voiceId: 'voc_1' };
const ready: Draft = { ...emptyDraft, ...cast, script: 'Hello.', idea: 'A kitchen' };

test('an empty draft says what to do about each thing that it lacks, and has no price', () => {
  expect(Object.keys(missingIn(emptyDraft))).toEqual(['character_id', 'voice_id', 'script', 'video_idea']);
  expect(priceRequestOf(emptyDraft)).toBeUndefined();
  expect(orderRequestOf(emptyDraft)).toBeUndefined();
});

test('a script has its price before anybody is cast, and the estimate takes it', () => {
  const request = priceRequestOf({ ...emptyDraft, script: 'Hello.' });
  expect(VideoRequest.safeParse(request).success).toBe(true);
});

test.each(templates)('the example "$name" makes a whole order in a moment', ({ draft }) => {
  expect(VideoRequest.safeParse(orderRequestOf({ ...emptyDraft, ...cast, ...draft })).success).toBe(true);
});

test('what the price is asked of is what is ordered, but for who is cast and the opening', () => {
  const price = VideoRequest.parse(priceRequestOf({ ...ready, resolution: '720p', captionsPosition: 'top' }));
  const order = VideoRequest.parse(orderRequestOf({ ...ready, resolution: '720p', captionsPosition: 'top' }));
  expect({ ...price, character_id: '', video_idea: '', speech: '' }).toEqual({
    ...order,
    character_id: '',
    video_idea: '',
    speech: '',
  });
});

test('a recording takes the place of script and voice in a talking head, and is left out of scenes', () => {
  const recorded: Draft = {
    ...ready,
    voiceId: null,
    sound: 'recording',
    recording: { url: 'https://x/a.wav', preview: '/a', name: 'a' },
  };
  const order = orderRequestOf(recorded);
  expect(order).toMatchObject({ audio_url: 'https://x/a.wav', use_dynamic_captions: false });
  expect(order).not.toHaveProperty('script');
  expect(VideoRequest.safeParse(order).success).toBe(true);
  expect(missingIn({ ...recorded, mode: 'scenes' })).toEqual({ voice_id: 'Choose a voice.' });
});

test('a first frame is used for whom it was drawn of, and stands in for the idea', () => {
  const drawn: Draft = { ...ready, idea: '', frame: { url: 'https://x/f.png', characterId: nora, idea: 'A kitchen' } };
  expect(orderRequestOf(drawn)).toMatchObject({ first_frame_url: 'https://x/f.png' });
  expect(missingIn({ ...drawn, characterId: mara })).toEqual({
    video_idea: 'Say what the opening should look like.',
  });
});

test('a stored draft of another time keeps what still fits', () => {
  expect(restoreDraft({ script: 'Kept.', resolution: '8k', elements: [{ url: 1 }], frame: null, unknown: 1 })).toEqual({
    ...emptyDraft,
    script: 'Kept.',
  });
});

// Tests that a draft becomes a valid request, and that its missing fields are listed.
import { VideoRequest } from '@greenroom/contract/videos';
import { expect, test } from 'vitest';
import { type Draft, emptyDraft, restoreDraft } from './draft.ts';
import { createRequestOf, estimateRequestOf, inOtherFormat, missingFields } from './request.ts';
import { templates } from './templates/templates.ts';

const first = '0198c0de-0000-7000-8000-000000000001';
const second = '0198c0de-0000-7000-8000-000000000002';
const ids = { characterId: first, voiceId: 'voc_1' };
const ready: Draft = { ...emptyDraft, ...ids, script: 'Hello.', setting: 'A kitchen' };

test('an empty draft lists its missing fields and has no price', () => {
  expect(Object.keys(missingFields(emptyDraft))).toEqual(['script', 'character_id', 'voice_id', 'video_idea']);
  expect(estimateRequestOf(emptyDraft)).toBeUndefined();
  expect(createRequestOf(emptyDraft, 'bottom')).toBeUndefined();
});

test('a script has a price before a presenter and a voice are selected', () => {
  const request = estimateRequestOf({ ...emptyDraft, script: 'Hello.' });
  expect(VideoRequest.safeParse(request).success).toBe(true);
});

test.each(templates)('the template "$name" makes a complete request', ({ draft }) => {
  expect(VideoRequest.safeParse(createRequestOf({ ...emptyDraft, ...ids, ...draft }, 'bottom')).success).toBe(true);
});

test('the estimate is of the same request as the video, except for presenter, voice, idea and the place of captions', () => {
  const price = VideoRequest.parse(estimateRequestOf({ ...ready, resolution: '720p' }));
  const request = VideoRequest.parse(createRequestOf({ ...ready, resolution: '720p' }, 'top'));
  const unpriced = { character_id: '', video_idea: '', speech: '', captions_position: '' };
  expect({ ...price, ...unpriced }).toEqual({ ...request, ...unpriced });
});

test('captions are where the brand kit has them, unless the draft has its own place for them', () => {
  const positionOf = (draft: Partial<Draft>, kit: 'top' | 'bottom' | undefined) =>
    createRequestOf({ ...ready, ...draft }, kit);
  expect(positionOf({}, 'top')).toMatchObject({ captions_position: 'top' });
  expect(positionOf({ captionsPosition: 'bottom' }, 'top')).toMatchObject({ captions_position: 'bottom' });
  // Until the brand kit is known, only videos that need it cannot be created.
  expect(positionOf({}, undefined)).toBeUndefined();
  for (const draft of [{ captionsPosition: 'top' }, { captions: false }, { mode: 'scenes' }] as const)
    expect(positionOf(draft, undefined)).toBeDefined();
});

test('a recording replaces script and voice in a talking head, and is ignored in scenes', () => {
  const recorded: Draft = {
    ...ready,
    voiceId: null,
    audioSource: 'recording',
    recording: { url: 'https://x/a.wav', previewUrl: '/a', name: 'a' },
  };
  const request = createRequestOf(recorded, 'bottom');
  expect(request).toMatchObject({ audio_url: 'https://x/a.wav', use_dynamic_captions: false });
  expect(request).not.toHaveProperty('script');
  expect(VideoRequest.safeParse(request).success).toBe(true);
  expect(missingFields({ ...recorded, mode: 'scenes' })).toEqual({ voice_id: 'Choose a voice' });
});

test('a preview is used for the presenter it shows, and replaces the idea', () => {
  const previewed: Draft = {
    ...ready,
    setting: '',
    preview: { url: 'https://x/f.png', characterId: first, setting: 'A kitchen' },
  };
  expect(createRequestOf(previewed, 'bottom')).toMatchObject({ first_frame_url: 'https://x/f.png' });
  expect(missingFields({ ...previewed, characterId: second })).toEqual({
    video_idea: 'Describe the setting',
  });
});

test.each(['😀 🎉 😀', '…!?', '—'])('a script without a word has no price, and says so: %s', (script) => {
  expect(estimateRequestOf({ ...ready, script })).toBeUndefined();
  expect(missingFields({ ...ready, script })).toEqual({ script: 'Add words to the script' });
});

test('a setting is only of a talking head, and a story only of scenes', () => {
  const both: Draft = { ...ready, setting: 'A kitchen', story: 'A woman learns to cook' };
  expect(createRequestOf(both, 'bottom')).toMatchObject({ video_idea: 'A kitchen' });
  expect(createRequestOf({ ...both, mode: 'scenes' }, 'bottom')).toMatchObject({
    video_idea: 'A woman learns to cook',
  });
  expect(missingFields({ ...both, setting: '' })).toEqual({ video_idea: 'Describe the setting' });
});

test('a stored draft of an older version keeps its valid fields', () => {
  expect(
    restoreDraft({ script: 'Kept.', resolution: '8k', elements: [{ url: 1 }], preview: null, unknown: 1 }),
  ).toEqual({
    ...emptyDraft,
    script: 'Kept.',
  });
});

test('the other format speaks the same script, also where a recording waits, and never a recording', () => {
  const scenes: Draft = { ...ready, mode: 'scenes', audioSource: 'recording' };
  expect(estimateRequestOf({ ...scenes, ...inOtherFormat(scenes) })).toMatchObject({
    mode: 'talking_head',
    script: 'Hello.',
  });
  expect(estimateRequestOf({ ...ready, ...inOtherFormat(ready) })).toMatchObject({ mode: 'scenes', script: 'Hello.' });
  expect(inOtherFormat({ ...ready, audioSource: 'recording' })).toBeUndefined();
});

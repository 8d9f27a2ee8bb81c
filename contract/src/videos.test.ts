// The body of POST /videos: each mode keeps its own members and rejects invalid ones.
import { expect, test } from 'vitest';
import { parseInput } from './parse-input.ts';
import { VideoRequest } from './videos.ts';

const character_id = '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d';
const spoken = { mode: 'talking_head', character_id, voice_id: 'voc_1', script: 'Hello.', video_idea: 'A desk' };
const scenes = { mode: 'scenes', character_id, voice_id: 'voc_1', script: 'Hello.' };

const messageFor = (body: unknown) => {
  const result = parseInput(VideoRequest, body, 'The body');
  return result.ok ? 'accepted' : result.message;
};

test('a spoken talking_head keeps its own members, with defaults', () => {
  expect(
    VideoRequest.parse({
      ...spoken,
      unknown: 1,
      topic: 'x'.repeat(9_000),
      scene_elements: [{}, {}, {}, {}, {}, {}, {}],
    }),
  ).toEqual({
    mode: 'talking_head',
    character_id,
    speech: { kind: 'script', voice_id: 'voc_1', script: 'Hello.' },
    video_idea: 'A desk',
    first_frame_url: undefined,
    resolution: '480p',
    use_dynamic_captions: false,
    captions_language: undefined,
    captions_position: 'bottom',
  });
});

test('a recording replaces the script, with or without a voice', () => {
  const { script: _, voice_id: __, ...rest } = spoken;
  const audio_url = 'https://example.com/a.mp3';
  expect(VideoRequest.parse({ ...rest, audio_url })).toMatchObject({ speech: { kind: 'recording', audio_url } });
  expect(VideoRequest.parse({ ...rest, audio_url, voice_id: 'voc_1' })).toMatchObject({
    speech: { kind: 'recording', audio_url, voice_id: 'voc_1' },
  });
});

test('talking_head needs exactly one source of sound', () => {
  const sentence = 'The body must have either voice_id and script, or audio_url without script.';
  const { script, voice_id, ...rest } = spoken;
  for (const source of [
    {},
    { script },
    { voice_id },
    { script, voice_id, audio_url: 'https://x.y' },
    { script, audio_url: 'https://x.y' },
  ]) {
    expect(messageFor({ ...rest, ...source })).toBe(sentence);
  }
});

test('talking_head needs an idea or a first frame, and a blank idea is none', () => {
  const sentence = 'video_idea is required unless first_frame_url is given.';
  expect(messageFor({ ...spoken, video_idea: undefined })).toBe(sentence);
  expect(messageFor({ ...spoken, video_idea: ' \n' })).toBe(sentence);
  expect(messageFor({ ...spoken, video_idea: ' ', first_frame_url: 'https://example.com/f.png' })).toBe('accepted');
});

test('scenes keep their own members, with defaults', () => {
  expect(
    VideoRequest.parse({ ...scenes, topic: '', resolution: '720p', first_frame_url: '', captions_language: 'xx' }),
  ).toEqual({
    mode: 'scenes',
    character_id,
    voice_id: 'voc_1',
    script: 'Hello.',
    video_idea: undefined,
    narration_mode: 'auto',
    scene_elements: [],
    fast: false,
    topic: undefined,
    audience: undefined,
    language: undefined,
  });
});

test.each([
  [{ ...scenes, audio_url: 'https://example.com/a.mp3' }, 'audio_url is not accepted in mode scenes.'],
  [{ ...scenes, voice_id: undefined }, 'voice_id is required.'],
  [{ ...scenes, script: undefined }, 'script is required.'],
  [{ ...scenes, script: '\u3000' }, 'script must not be blank.'],
  [{ ...scenes, script: '🎉 …!' }, 'script must contain a word or a number.'],
  [{ ...scenes, script: 'x'.repeat(5_001) }, 'script must be at most 5000 characters.'],
  [{ ...scenes, fast: 'yes' }, 'fast must be true or false.'],
  [{ ...scenes, narration_mode: 'loud' }, 'narration_mode must be one of auto, voiceover.'],
  [{ ...scenes, resolution: '4k' }, 'resolution must be one of 480p, 720p.'],
  [{ ...scenes, use_dynamic_captions: 1 }, 'use_dynamic_captions must be true or false.'],
  [{ ...scenes, scene_elements: Array(7).fill({ url: 'https://e.x/1' }) }, 'scene_elements must have at most 6 items.'],
  [{ ...scenes, scene_elements: [{}] }, 'scene_elements[0].url is required.'],
  [{ ...scenes, scene_elements: [{ url: 'nowhere' }] }, 'scene_elements[0].url must be an https URL.'],
  [
    {
      ...scenes,
      scene_elements: [1, 2, 3].map((n) => ({ url: 'https://e.x/1', caption: n === 3 ? 'c'.repeat(201) : '' })),
    },
    'scene_elements[2].caption must be at most 200 characters.',
  ],
  [{ ...scenes, language: 'x'.repeat(65) }, 'language must be at most 64 characters.'],
  [{ ...spoken, scene_elements: 'none' }, 'scene_elements must be a list.'],
  [{ ...spoken, topic: 7 }, 'topic must be a string.'],
  [{ ...spoken, narration_mode: 'loud' }, 'narration_mode must be one of auto, voiceover.'],
  [{ ...spoken, character_id: 'mara' }, 'character_id must be a UUID.'],
  [{ ...spoken, voice_id: 'v'.repeat(201) }, 'voice_id must be at most 200 characters.'],
  [{ ...spoken, first_frame_url: null }, 'first_frame_url must be a string.'],
  [
    { ...spoken, first_frame_url: `https://e.x/${'a'.repeat(2_048)}` },
    'first_frame_url must be at most 2048 characters.',
  ],
  [{ ...spoken, captions_position: 'left' }, 'captions_position must be one of top, bottom.'],
  [{ ...spoken, mode: 'film' }, 'mode must be one of talking_head, scenes.'],
  [{ ...spoken, mode: undefined }, 'mode must be one of talking_head, scenes.'],
])('the error for an invalid video names the field and the rule: %#', (body, sentence) => {
  expect(messageFor(body)).toBe(sentence);
});

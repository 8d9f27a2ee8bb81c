import { expect, test } from 'vitest';
import { failedFileOf, failureText } from './failure-text.ts';

const talking = { mode: 'talking_head', character_id: '1', first_frame_url: 'https://example.com/a.png' } as const;

test('a file that could not be loaded is named as in the studio', () => {
  expect(failureText('first_frame_url cannot be used: It could not be loaded.')).toBe(
    'The opening picture could not be loaded.',
  );
  expect(failureText('scene_elements[1].url cannot be used: It could not be loaded.')).toBe(
    'Image 2 could not be loaded.',
  );
});

test('another reason follows in a sentence of its own', () => {
  expect(failureText('audio_url cannot be used: It has no sound.')).toBe(
    'The recording cannot be used. It has no sound.',
  );
});

test('a failure of no file is as the service says it', () => {
  expect(failureText('Something went wrong on our side.')).toBe('Something went wrong on our side.');
  expect(failureText('video_idea names a public figure.')).toBe('The setting names a public figure.');
});

test('the file of a failure is that of the request', () => {
  const message = 'first_frame_url cannot be used: It could not be loaded.';
  expect(failedFileOf(message, talking)).toBe('https://example.com/a.png');
  expect(failedFileOf('Something went wrong.', talking)).toBeUndefined();
  expect(failedFileOf(message, null)).toBeUndefined();
});

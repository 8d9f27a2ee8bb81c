// A refusal lands at the fields that it names.
import { expect, test } from 'vitest';
import { Refusal } from '../../lib/http.ts';
import { problemsIn } from './problems.ts';

const refused = (error: string, status = 400) => problemsIn(new Refusal(status, { error }));

test('each sentence lands at its own field', () => {
  expect(refused('script: its speech lasts 63.2 seconds; at most 59 are possible.')).toEqual({
    script: 'Its speech lasts 63.2 seconds; at most 59 are possible.',
  });
  expect(refused('script must not be blank. scene_elements[2].url must be an https URL.')).toEqual({
    script: 'Must not be blank',
    'scene_elements[2].url': 'Must be an https URL.',
  });
  expect(refused('audio_url could not be probed: it is empty.', 422)).toEqual({
    audio_url: 'Could not be probed: it is empty.',
  });
});

test('what is about no field lands nowhere', () => {
  expect(refused('The body must be an object.')).toEqual({});
  expect(refused('Not found.', 404)).toEqual({});
  expect(problemsIn(new Error('script must not be blank.'))).toEqual({});
});

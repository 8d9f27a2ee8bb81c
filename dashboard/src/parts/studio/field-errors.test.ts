// Tests that validation errors are assigned to the fields they name.
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/http.ts';
import { fieldErrorsOf } from './field-errors.ts';

const errorsOf = (error: string, status = 400) => fieldErrorsOf(new ApiError(status, { error }));

test('each sentence is assigned to its own field', () => {
  expect(errorsOf('script: Your script runs 63.2 s; the limit is 59 s. Cut about 10 words.')).toEqual({
    script: 'Your script runs 63.2 s; the limit is 59 s. Cut about 10 words.',
  });
  expect(errorsOf('script must not be blank. scene_elements[2].url must be an https URL.')).toEqual({
    script: 'Must not be blank.',
    'scene_elements[2].url': 'Must be an https URL.',
  });
  expect(errorsOf('audio_url could not be probed: it is empty.', 422)).toEqual({
    audio_url: 'Could not be probed: it is empty.',
  });
});

test('errors about no field are assigned to none', () => {
  expect(errorsOf('The body must be an object.')).toEqual({});
  expect(errorsOf('Not found.', 404)).toEqual({});
  expect(fieldErrorsOf(new Error('script must not be blank.'))).toEqual({});
});

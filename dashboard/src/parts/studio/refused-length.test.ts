// Tests that the length of a refused script is read from its error.
import { expect, test } from 'vitest';
import { refusedLength } from './refused-length.ts';

test('the length and the limit are read from the error of a script that is too long, and from no other', () => {
  expect(refusedLength('Your script runs 159.2 s; the limit is 60.5 s. Cut about 190 words.')).toEqual({
    seconds: 159.2,
    maxSeconds: 60.5,
  });
  expect(refusedLength('Must be at most 5000 characters.')).toBeUndefined();
  expect(refusedLength(undefined)).toBeUndefined();
});

// Error messages for the user, and the field that an error names.
import { expect, test } from 'vitest';
import { ApiError, apiUrl } from './http.ts';

test('a message of the service is shown unchanged, with the field that it starts with', () => {
  const error = new ApiError(400, { error: 'scene_elements[2].caption must have at most 200 characters.' });
  expect(error.message).toBe('scene_elements[2].caption must have at most 200 characters.');
  expect(error.field).toBe('scene_elements[2].caption');
  expect(new ApiError(400, { error: 'Add credits, then try again.' }).field).toBeUndefined();
  expect(new ApiError(404, { error: 'script is gone.' }).field).toBeUndefined();
});

test('an error code becomes a message with its numbers', () => {
  const error = new ApiError(402, { error: 'INSUFFICIENT_CREDITS', credits_required: 190, credits_balance: 12 });
  expect(error.code).toBe('INSUFFICIENT_CREDITS');
  expect(error.message).toBe('This costs 190 credits and you have 12. Buy credits, then try again.');
  expect(error.details).toMatchObject({ credits_required: 190 });
});

test('a message with a code keeps both', () => {
  const error = new ApiError(401, {
    error: 'E-mail address or password is wrong.',
    code: 'INVALID_EMAIL_OR_PASSWORD',
  });
  expect([error.code, error.message]).toEqual(['INVALID_EMAIL_OR_PASSWORD', 'E-mail address or password is wrong.']);
});

test.each([0, 401, 403, 404, 413, 429, 500, 502])('a response %s without a message gets one', (status) => {
  expect(new ApiError(status, {}).message).toMatch(/^[A-Z].+\.$/);
});

test('a query leaves out unset values', () => {
  expect(apiUrl('/jobs', { status: 'failed', kind: '', cursor: undefined, limit: 5 })).toBe(
    '/dashboard/api/jobs?status=failed&limit=5',
  );
  expect(apiUrl('/jobs')).toBe('/dashboard/api/jobs');
});

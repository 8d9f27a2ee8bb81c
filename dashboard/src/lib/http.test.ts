// What a refusal says to the person at the screen, and which field it means.
import { expect, test } from 'vitest';
import { apiUrl, Refusal } from './http.ts';

test('a sentence of the service is shown as it is, with the field that it begins with', () => {
  const refusal = new Refusal(400, { error: 'scene_elements[2].caption must have at most 200 characters.' });
  expect(refusal.message).toBe('scene_elements[2].caption must have at most 200 characters.');
  expect(refusal.field).toBe('scene_elements[2].caption');
  expect(new Refusal(400, { error: 'Add credits, then try again.' }).field).toBeUndefined();
  expect(new Refusal(404, { error: 'script is gone.' }).field).toBeUndefined();
});

test('a stable value becomes a sentence with its figures', () => {
  const refusal = new Refusal(402, { error: 'INSUFFICIENT_CREDITS', credits_required: 190, credits_balance: 12 });
  expect(refusal.code).toBe('INSUFFICIENT_CREDITS');
  expect(refusal.message).toBe('This needs 190 credits and you have 12. Buy credits, then try again.');
  expect(refusal.details).toMatchObject({ credits_required: 190 });
});

test('signing in has its codes beside its sentences', () => {
  const refusal = new Refusal(401, {
    error: 'E-mail address or password is wrong.',
    code: 'INVALID_EMAIL_OR_PASSWORD',
  });
  expect([refusal.code, refusal.message]).toEqual([
    'INVALID_EMAIL_OR_PASSWORD',
    'E-mail address or password is wrong.',
  ]);
});

test.each([0, 401, 403, 404, 413, 429, 500, 502])('an answer %s without words says what to do', (status) => {
  expect(new Refusal(status, {}).message).toMatch(/^[A-Z].+\.$/);
});

test('a query leaves out what is not set', () => {
  expect(apiUrl('/jobs', { status: 'failed', kind: '', cursor: undefined, limit: 5 })).toBe(
    '/dashboard/api/jobs?status=failed&limit=5',
  );
  expect(apiUrl('/jobs')).toBe('/dashboard/api/jobs');
});

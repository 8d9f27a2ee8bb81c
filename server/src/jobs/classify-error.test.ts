// Tests which errors are retried and which messages clients get.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { expect, test } from 'vitest';
import { classifyError } from './classify-error.ts';

test.each([
  ['rejected', false, 'unusable_media'],
  ['invalid_credentials', false, 'unavailable'],
  ['out_of_credit', false, 'unavailable'],
  ['rate_limited', true, 'unavailable'],
  ['unavailable', true, 'unavailable'],
  ['bad_output', true, 'unavailable'],
] as const)('an engine’s error %s: retried %s, reported as %s', (reason, retryable, code) => {
  expect(classifyError(new EngineError(reason, 'No.'), 'render')).toMatchObject({ retryable, failure: { code } });
});

test('problems with the operator’s account at a provider are only in the cause', () => {
  for (const reason of ['invalid_credentials', 'out_of_credit'] as const) {
    const { failure, cause } = classifyError(new EngineError(reason, 'Acme: the key was revoked.'), 'render');
    expect(failure.message).toBe('This is not available at the moment. Try again later.');
    expect(cause).toContain('Acme: the key was revoked.');
  }
});

test('Retry-After of a provider is the minimum delay', () => {
  const limited = new EngineError('rate_limited', 'Too many calls.', { retryAfterMs: 30_000 });
  expect(classifyError(limited, 'render').retryAfterMs).toBe(30_000);
});

test('texts that PostgreSQL cannot store are cleaned, and causes that form a circle are described once', () => {
  const cause = new Error('a\0b');
  cause.cause = cause;
  const classified = classifyError(new EngineError('rejected', 'A \0bad \ud83d photo.', { cause }), 'render');
  expect(classified).toMatchObject({ retryable: false, failure: { message: 'A bad \ufffd photo.' } });
  expect(classified.cause).toMatch(/caused by Error: ab\n/);
  expect(classifyError(Object.create(null), 'render').cause).toMatch(/^render: An object/);
});

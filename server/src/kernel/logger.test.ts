// Tests that secrets and clients' texts never reach the log.
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

const logged = (what: object) => {
  let line = '';
  createLogger('debug', { write: (part) => (line += part) }).info(what, 'said');
  return JSON.parse(line);
};

test('members with the names of secrets and of clients’ texts are removed', () => {
  expect(logged({ job: 'j', request: { script: 'canary', deep: { url: 'canary' } }, apiKey: 'canary' })).toMatchObject({
    job: 'j',
    request: { script: '[removed]', deep: { url: '[removed]' } },
    apiKey: '[removed]',
  });
});

test('an error is logged with its stack and causes, without attached rows and connections', () => {
  const cause = Object.assign(new Error('violates check'), { detail: 'Failing row contains (canary).' });
  const error = Object.assign(new Error('not stored', { cause }), { code: '23514', client: { password: 'canary' } });
  const { err } = logged({ err: error });
  expect(err).toEqual({ type: 'Error', message: expect.any(String), stack: expect.any(String), code: '23514' });
  expect(err.stack).toMatch(/not stored[\s\S]*violates check/);
  expect(JSON.stringify(err)).not.toContain('canary');
});

// Tests which errors of an engine are reported as errors of the request.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { expect, test } from 'vitest';
import { asClientError } from './as-client-error.ts';

test('a rejected input is a 400 that names the member', async () => {
  const failing = asClientError('text', Promise.reject(new EngineError('rejected', 'Nothing can be spoken.')));
  await expect(failing).rejects.toMatchObject({ status: 400, message: 'text: Nothing can be spoken.' });
});

test.each(['invalid_credentials', 'out_of_credit', 'rate_limited', 'unavailable', 'bad_output'] as const)(
  '%s is not an error of the request',
  async (reason) => {
    const failure = new EngineError(reason, 'The provider failed.');
    await expect(asClientError('text', Promise.reject(failure))).rejects.toBe(failure);
  },
);

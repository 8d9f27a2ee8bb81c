// Which failures of an engine a request is blamed for.

import { EngineError } from '@greenroom/engine-kit/engine-error';
import { expect, test } from 'vitest';
import { asClientError } from './as-client-error.ts';

test.each(['rejected', 'refused'] as const)('what is %s is a 400 that names the member', async (reason) => {
  const failing = asClientError('text', Promise.reject(new EngineError(reason, 'Nothing can be spoken.')));
  await expect(failing).rejects.toMatchObject({ status: 400, message: 'text: Nothing can be spoken.' });
});

test('an engine that does not answer is no fault of the request', async () => {
  const failure = new EngineError('unavailable', 'The engine does not answer.');
  await expect(asClientError('text', Promise.reject(failure))).rejects.toBe(failure);
});

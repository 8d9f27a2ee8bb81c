// Tests the reason of every error response that ElevenLabs documents or is known to send.
import { expect, test } from 'vitest';
import { errorOf } from './errors.ts';

const KEY = 'sk_0123456789abcdef';
const TEXT = 'A secret text of a client.';

const respond = (status: number, body: unknown) =>
  errorOf(
    { status, headers: new Headers(), body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) },
    [KEY, TEXT],
  );
const current = (code: string, rest: object = {}) => ({
  detail: { type: 'validation_error', code, message: 'Details.', status: code, request_id: '3c80', ...rest },
});
const legacy = (status: string) => ({ detail: { status, message: 'Details.' } });
const invalid = (...loc: string[]) => ({ detail: [{ loc: ['body', ...loc], msg: 'Field required', type: 'missing' }] });

test.each([
  [400, legacy('quota_exceeded'), 'out_of_credit'],
  [401, legacy('quota_exceeded'), 'out_of_credit'],
  [401, current('quota_exceeded'), 'out_of_credit'],
  [402, current('insufficient_credits'), 'out_of_credit'],
  [402, current('unknown', { type: 'payment_required' }), 'out_of_credit'],
  [402, '', 'out_of_credit'],
  [401, current('unauthorized', { type: 'authentication_error', status: 'quota_exceeded' }), 'out_of_credit'],
  [400, { detail: { message: 'Only available on the creator tier or above.' } }, 'out_of_credit'],
  [401, current('unauthorized', { type: 'authentication_error', status: 'invalid_api_key' }), 'invalid_credentials'],
  [404, current('workspace_not_found'), 'invalid_credentials'],
  [
    400,
    current('paid_plan_required', { type: 'payment_required', status: 'can_not_use_instant_voice_cloning' }),
    'out_of_credit',
  ],
  [400, legacy('voice_limit_reached'), 'out_of_credit'],
  [403, legacy('voice_add_edit_limit_reached'), 'out_of_credit'],
  [401, current('invalid_api_key', { type: 'authentication_error' }), 'invalid_credentials'],
  [401, legacy('missing_permissions'), 'invalid_credentials'],
  [401, legacy('detected_unusual_activity'), 'invalid_credentials'],
  [401, { detail: 'Unauthorized' }, 'invalid_credentials'],
  [401, '<html>', 'invalid_credentials'],
  [403, current('model_access_denied'), 'invalid_credentials'],
  [403, {}, 'invalid_credentials'],
  [404, current('voice_not_found'), 'rejected'],
  [400, legacy('voice_not_found'), 'rejected'],
  [403, current('voice_access_denied'), 'rejected'],
  [403, legacy('content_against_policy'), 'rejected'],
  [400, current('content_policy_violation'), 'rejected'],
  [400, legacy('max_character_limit_exceeded'), 'rejected'],
  [400, current('voice_sample_too_short'), 'rejected'],
  [422, invalid('text'), 'rejected'],
  [400, current('invalid_parameters', { param: 'file' }), 'rejected'],
  [400, legacy('too_many_concurrent_requests'), 'rate_limited'],
  [400, current('system_busy'), 'rate_limited'],
  [409, current('already_running'), 'unavailable'],
  [425, '', 'unavailable'],
  [422, invalid('voice_settings', 'speed'), 'bad_output'],
  [422, { detail: 'Unprocessable' }, 'bad_output'],
  [400, current('invalid_parameters', { status: 'unsupported_language', param: 'language_code' }), 'bad_output'],
  [400, current('model_not_found'), 'bad_output'],
  [400, { detail: null }, 'bad_output'],
  [404, '', 'bad_output'],
  [302, '', 'bad_output'],
])('%d %j is %s', (status, body, reason) => {
  expect(respond(status, body)).toMatchObject({ reason, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

test('a client learns that a voice is gone', () => {
  expect(respond(404, current('voice_not_found')).message).toBe(
    'This voice no longer exists at its provider. Create it again.',
  );
});

test('the cause names the status, the codes and the message of the provider', () => {
  const { cause } = respond(422, {
    detail: [{ loc: ['body', 'seed'], msg: 'Input should be less than 5', type: 'less_than' }],
  });
  expect((cause as Error).message).toBe('Status 422, seed, Input should be less than 5');
});

test.each([`The key ${KEY} is wrong.`, `Cannot speak "${TEXT}".`, `Cannot speak "${TEXT.slice(0, 18)}…".`])(
  'a message that quotes a secret is left out: %s',
  (message) => {
    const { cause } = respond(400, { detail: { code: 'invalid_parameters', status: TEXT, message } });
    expect((cause as Error).message).toBe('Status 400, invalid_parameters');
  },
);

test('a long message is cut', () => {
  const { cause } = respond(400, { detail: 'x'.repeat(5_000) });
  expect((cause as Error).message.length).toBeLessThan(330);
});

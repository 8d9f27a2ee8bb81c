// Tests that every failure of fal.ai has the right reason, and that no error contains a secret or a prompt.
import { inspect } from 'node:util';
import type { EngineError } from '@greenroom/engine-kit/engine-error';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Faults, Reply } from '../testing/faults.ts';
import { inputError } from '../testing/inputs.ts';
import { openFalLoopback } from '../testing/loopback.ts';
import { openEngine } from '../testing/open-engine.ts';
import { describedRequest, SECRET_WORDS, talkingHeadRequest } from '../testing/requests.ts';

const loopback = await openFalLoopback({ polls: 1 });
const engine = await openEngine(loopback);
afterAll(() => loopback.close());
afterEach(() => {
  for (const fault of Object.keys(loopback.faults)) delete loopback.faults[fault as keyof Faults];
});

/** Draws a presenter from a description with a fault, and returns the error. */
async function failureWith(faults: Faults): Promise<EngineError> {
  Object.assign(loopback.faults, faults);
  const ctx = await providerContext();
  const error = await engine.characterSheet!.fromDescription(describedRequest, ctx).then(
    () => Promise.reject(new Error('It succeeded.')),
    (cause) => cause,
  );
  expectNoSecrets(error);
  return error;
}

/** The key, prompts and addresses of inputs are in no part of an error. */
function expectNoSecrets(error: unknown): void {
  const text = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error);
  for (const secret of [loopback.env.FAL_KEY, SECRET_WORDS, 'signed-upload']) expect(text).not.toContain(secret);
}

const typed = (type: string, member = 'prompt', status = 422): Reply => ({
  status,
  body: { detail: [inputError([member], type, { prompt: SECRET_WORDS })] },
  headers: { 'x-fal-retryable': 'false' },
});

test.each([
  ['content_policy_violation', /content rules/],
  ['face_detection_error', /No face/],
  ['image_too_small', /larger picture/],
  ['image_too_large', /smaller picture/],
  ['image_aspect_ratio_error', /shape/],
  ['audio_duration_too_long', /Shorten the script/],
  ['audio_duration_too_short', /Add some words/],
  ['string_too_long', /too long/],
])('%s is rejected with a sentence for the client', async (type, sentence) => {
  expect(await failureWith({ result: typed(type) })).toMatchObject({
    reason: 'rejected',
    message: expect.stringMatching(sentence),
    cause: { message: expect.stringContaining(type) },
  });
});

test('content rules can also refuse a request at once, and with another status', async () => {
  expect(await failureWith({ submit: typed('content_policy_violation') })).toMatchObject({ reason: 'rejected' });
  delete loopback.faults.submit;
  const refusal = typed('content_policy_violation', 'prompt', 403);
  expect(await failureWith({ result: refusal })).toMatchObject({ reason: 'rejected' });
});

test.each([
  'file_download_error',
  'image_load_error',
  'no_media_generated',
  'feature_not_supported',
  'value_error',
  'something_new',
  'constructor',
])('%s is a failed operation', async (type) => {
  expect(await failureWith({ result: typed(type) })).toMatchObject({ reason: 'bad_output' });
});

test.each<[string, Reply]>([
  ['an error of a model', typed('internal_server_error', 'body', 500)],
  ['a timeout of a model', typed('generation_timeout', 'body', 504)],
  ['an error of fal.ai', { status: 503, body: { detail: 'Runner disconnected', error_type: 'runner_disconnected' } }],
  ['a late start', { status: 504, body: { detail: 'Timed out' }, headers: { 'x-fal-error-type': 'request_timeout' } }],
  ['no start in time', { status: 504, body: 'Gateway Timeout', headers: { 'x-fal-request-timeout-type': 'user' } }],
  ['a cancellation', { status: 499, body: { detail: 'Cancelled', error_type: 'client_cancelled' } }],
  [
    'a signed error without a body',
    { status: 500, body: 'Internal Server Error', headers: { 'x-fal-retryable': 'true' } },
  ],
  ['a text', { status: 422, body: { detail: `Cannot draw ${SECRET_WORDS}` } }],
  ['an error in another form', { status: 400, body: { detail: { msg: SECRET_WORDS } } }],
  ['no JSON', { body: '<html>' }],
  ['no pictures', { body: { images: [] } }],
  ['null', { body: 'null' }],
])('a result with %s is a failed operation', async (_, result) => {
  expect(await failureWith({ result })).toMatchObject({ reason: 'bad_output' });
});

test.each<[string, Reply, string]>([
  ['a gateway', { status: 502, body: '<html>Bad gateway</html>' }, 'unavailable'],
  ['a limit', { status: 429, body: { detail: 'Too many requests' }, headers: { 'retry-after': '3' } }, 'rate_limited'],
  ['a broken connection', { breaks: 'reset' }, 'unavailable'],
  ['half a body', { body: { images: [{ url: 'https://x.example/y' }] }, breaks: 'cut' }, 'unavailable'],
])('a result is asked for again after %s', async (_, result, reason) => {
  const error = await failureWith({ result });
  expect(error).toMatchObject({ reason });
  if (reason === 'rate_limited') expect(error.retryAfterMs).toBe(3_000);
  const asked = loopback.requests.filter(({ path }) => /requests\/[^/]+$/.test(path)).length;
  expect(asked).toBeGreaterThan(3);
  // One failure alone is not noticed.
  loopback.faults.result = { ...result, times: 1 };
  await engine.characterSheet!.fromDescription(describedRequest, await providerContext());
});

const LOCKED = 'User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing.';

test.each<[keyof Faults, number, string, string]>([
  ['submit', 401, 'Cannot access application', 'invalid_credentials'],
  ['submit', 403, LOCKED, 'out_of_credit'],
  ['submit', 403, 'Forbidden', 'invalid_credentials'],
  ['submit', 402, 'Payment required', 'out_of_credit'],
  ['submit', 404, 'Application not found', 'bad_output'],
  ['submit', 500, 'Internal', 'unavailable'],
  ['status', 401, 'Cannot access application', 'invalid_credentials'],
  ['status', 503, 'Unavailable', 'unavailable'],
  ['result', 403, LOCKED, 'out_of_credit'],
])('%s with status %i and "%s" is %s', async (fault, status, detail, reason) => {
  expect(await failureWith({ [fault]: { status, body: { detail } } })).toMatchObject({ reason });
});

test('a limit of requests carries the time after which to try again', async () => {
  const error = await failureWith({ submit: { status: 429, headers: { 'retry-after': '7' } } });
  expect(error).toMatchObject({ reason: 'rate_limited', retryAfterMs: 7_000 });
});

test.each<[string, Faults, string]>([
  ['a reset submission', { submit: { breaks: 'reset' } }, 'unavailable'],
  ['a lost response to a submission', { submit: { breaks: 'reset', afterwards: true } }, 'unavailable'],
  ['half a response', { submit: { body: { request_id: 'a', status_url: 'b' }, breaks: 'cut' } }, 'unavailable'],
  ['a submission without an ID', { submit: { body: { status: 'IN_QUEUE' } } }, 'bad_output'],
  ['an ID that is a path', { submit: { body: { request_id: '../../admin' } } }, 'bad_output'],
  ['a status without a status', { status: { body: { queue_position: 3 } } }, 'bad_output'],
  ['a page instead of a picture', { file: 'html' }, 'bad_output'],
  ['half a picture', { file: 'truncated' }, 'bad_output'],
  ['a picture that is too large', { file: 'oversize' }, 'bad_output'],
  ['a missing picture', { file: 'missing' }, 'unavailable'],
  ['a redirect to a private address', { file: 'redirect' }, 'unavailable'],
])('%s', async (_, faults, reason) => {
  expect(await failureWith(faults)).toMatchObject({ reason });
});

test('a result at a private address is refused', async () => {
  const body = { images: [{ url: 'http://169.254.169.254/latest/meta-data/' }] };
  expect(await failureWith({ result: { body } })).toMatchObject({ reason: 'unavailable' });
});

/** Renders a talking head, whose files are uploaded, and returns the error. */
async function uploadFailureWith(faults: Faults): Promise<EngineError> {
  Object.assign(loopback.faults, faults);
  const ctx = await providerContext();
  const submitted = loopback.operations.size;
  const error = await engine.talkingHead!.render(await talkingHeadRequest(ctx), ctx).then(
    () => Promise.reject(new Error('It succeeded.')),
    (cause) => cause,
  );
  expectNoSecrets(error);
  expect(loopback.operations.size).toBe(submitted);
  expect(ctx.used).toEqual([]);
  return error;
}

test.each<[string, Faults, string]>([
  ['a wrong key', { initiate: { status: 401 } }, 'invalid_credentials'],
  ['no credit', { initiate: { status: 403, body: { detail: LOCKED } } }, 'out_of_credit'],
  ['too many requests', { initiate: { status: 429 } }, 'rate_limited'],
  ['an outage', { initiate: { status: 500 } }, 'unavailable'],
  ['no addresses', { initiate: { body: {} } }, 'bad_output'],
  ['a refused file', { upload: { status: 403 } }, 'unavailable'],
  ['an outage of the storage', { upload: { status: 503 } }, 'unavailable'],
  ['a broken upload', { upload: { breaks: 'reset' } }, 'unavailable'],
])('an upload with %s starts nothing', async (_, faults, reason) => {
  expect(await uploadFailureWith(faults)).toMatchObject({ reason });
});

test.each([
  'http://storage.fal.media/upload',
  'https://127.0.0.1/upload',
  'https://[::1]/upload',
  'https://169.254.169.254/upload',
  'https://2130706433/upload',
  'https://localhost/upload',
  'https://metadata.google.internal/upload',
  'https://nas.local/upload',
  'https://v3.fal.media:8443/upload',
  'https://user@v3.fal.media/upload',
  'file:///etc/passwd',
  'no address',
])('no file is uploaded to %s', async (uploadUrl) => {
  expect(await uploadFailureWith({ uploadUrl })).toMatchObject({ reason: 'bad_output' });
});

// Tests that every error of a server becomes the right reason, without secrets.
import { inspect } from 'node:util';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { LoopbackHandler } from '@greenroom/engine-kit/testing/loopback';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { openOpenAiLoopback, respondWith } from './testing/loopback.ts';
import { openAiError } from './testing/respond.ts';

const key = 'sk-loopback-secret-0123456789';
const TEXT = 'A very private sentence about Mrs Miller and her cat.';
const loopback = await openOpenAiLoopback({ key });
afterAll(() => loopback.close());

const engine = await createEngine({ OPENAI_API_KEY: key, OPENAI_BASE_URL: loopback.baseUrl });

const speak = async (text = TEXT, speaker = engine) =>
  speaker.speech!.synthesize(
    { text, voice: { json: { voice: 'nova' }, files: {} }, language: 'en', settings: {} },
    await providerContext(),
  );

/** A model without a replacement. */
const draw = async () =>
  engine.withModel!('characterSheet', 'gpt-image-2')!.fromDescription(
    { description: TEXT, references: [], recastAttempt: 0 },
    await providerContext(),
  );

async function failure(work: Promise<unknown>): Promise<EngineError> {
  try {
    await work;
  } catch (error) {
    const shown = `${JSON.stringify(error)} ${inspect(error, { depth: 9 })}`;
    expect(shown).not.toContain(key);
    expect(shown).not.toContain(TEXT.slice(5, 40));
    return error as EngineError;
  }
  throw new Error('It did not fail.');
}

const failed = (path: string, respond: LoopbackHandler, work: () => Promise<unknown>) => {
  loopback.failNext(path, respond);
  return failure(work());
};

const openAi = (code: string | null, type = 'invalid_request_error', message = `About ${TEXT} with ${key}`) =>
  openAiError(message, { code, type });

describe('responses with an error', () => {
  test.each([
    [401, openAi('invalid_api_key'), 'invalid_credentials'],
    [403, openAi(null), 'invalid_credentials'],
    [403, { detail: 'Invalid API key. The provided API key is incorrect.' }, 'invalid_credentials'],
    [402, {}, 'out_of_credit'],
    [429, openAi('insufficient_quota', 'insufficient_quota'), 'out_of_credit'],
    [400, openAi('billing_hard_limit_reached'), 'out_of_credit'],
    [429, openAi('rate_limit_exceeded', 'requests'), 'rate_limited'],
    [400, openAi('moderation_blocked', 'image_generation_user_error'), 'rejected'],
    [400, openAi('content_policy_violation'), 'rejected'],
    [400, openAi('invalid_image_file', 'image_generation_user_error'), 'rejected'],
    [413, '<html>Too large</html>', 'rejected'],
    [404, openAi('model_not_found'), 'unavailable'],
    [400, openAi('unknown_parameter'), 'unavailable'],
    [400, { detail: { error: 'invalid_model', message: 'Unsupported model: x', type: 'x' } }, 'unavailable'],
    [422, { detail: [{ loc: ['body', 'voice'], msg: 'Field required', input: { input: TEXT } }] }, 'unavailable'],
    [400, { error: { message: 'No', type: 'BadRequestError', param: null, code: 400 } }, 'unavailable'],
    [500, { detail: { error: { message: 'Failed', type: 'x' } } }, 'unavailable'],
    [503, '<html>Bad gateway</html>', 'unavailable'],
    [302, '', 'unavailable'],
  ])('%d %j is %s', async (status, body, reason) => {
    const error = await failed('/v1/images/generations', respondWith(status, body), draw);
    expect(error).toMatchObject({ name: 'EngineError', reason });
    expect(error.message).not.toMatch(/[{<]|Miller/);
  });

  test.each(['openai', 'kokoro'] as const)('a base URL of %s without /v1 is named in the cause', async (software) => {
    const server = await openOpenAiLoopback({ software });
    const speaker = await createEngine({ OPENAI_SPEECH_BASE_URL: server.origin });
    const { cause } = await failure(speak(TEXT, speaker));
    await server.close();
    expect((cause as Error).message).toMatch(/^Status 404, the base URL does not end with \/v1/);
  });

  test('the cause has the code and the message of the provider, at most 300 characters', async () => {
    const body = openAi('model_not_found', 'invalid_request_error', `The model does not exist. ${'x'.repeat(500)}`);
    const { cause } = await failed('/v1/audio/speech', respondWith(404, body), speak);
    expect((cause as Error).message).toMatch(/^Status 404, model_not_found, .*The model does not exist\. x+$/);
    expect((cause as Error).message.length).toBe(300);
  });

  test('a quote from the middle of a text is not shown', async () => {
    const quote = TEXT.slice(9, 42);
    const body = openAi('invalid_value', 'invalid_request_error', `Not allowed: ${quote}`);
    const { cause } = await failed('/v1/images/generations', respondWith(400, body), draw);
    expect((cause as Error).message).toBe('Status 400, invalid_value, invalid_request_error');
  });

  test.each([
    ['retry-after', '7', 7_000],
    ['retry-after-ms', '250', 250],
  ])('%s is the pause before another attempt', async (header, value, retryAfterMs) => {
    for (const status of [429, 503]) {
      const error = await failed('/v1/audio/speech', respondWith(status, {}, { [header]: value }), speak);
      expect(error.retryAfterMs).toBe(retryAfterMs);
    }
  });

  test('a wrong key is not shown, not even in part', async () => {
    const other = await createEngine({ OPENAI_API_KEY: 'sk-wrong-98765', OPENAI_BASE_URL: loopback.baseUrl });
    const error = await failure(speak(TEXT, other));
    expect(error.reason).toBe('invalid_credentials');
    expect(inspect(error)).not.toMatch(/sk-wron|8765/);
  });
});

describe('responses that cannot be used', () => {
  const cut: LoopbackHandler = (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '100000' });
    response.write(Buffer.alloc(1_000), () => response.destroy());
  };

  test.each([
    ['a reset', '/v1/audio/speech', (_: unknown, response: { destroy(): void }) => response.destroy(), 'unavailable'],
    ['a body that was cut off', '/v1/audio/speech', cut, 'unavailable'],
    ['HTML instead of sound', '/v1/audio/speech', respondWith(200, '<html>Hello</html>'), 'bad_output'],
    ['no sound', '/v1/audio/speech', respondWith(200, ''), 'bad_output'],
  ] as const)('%s is reported', async (_, path, respond, reason) => {
    expect(await failed(path, respond as LoopbackHandler, speak)).toMatchObject({ name: 'EngineError', reason });
  });

  test.each([
    ['no JSON', '<html></html>', 'bad_output'],
    ['other JSON', { images: [] }, 'bad_output'],
    ['no picture', { data: [{ revised_prompt: TEXT }] }, 'bad_output'],
    ['a picture that is none', { data: [{ b64_json: Buffer.from('hello').toString('base64') }] }, 'bad_output'],
    ['a link to a private address', { data: [{ url: 'http://127.0.0.1:9/x.png' }] }, 'unavailable'],
  ])('%s instead of a picture is reported', async (_, body, reason) => {
    expect(await failed('/v1/images/generations', respondWith(200, body), draw)).toMatchObject({ reason });
  });

  test('an error of the speech server does not become speech of another kind', async () => {
    const dead = await createEngine({ OPENAI_SPEECH_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(await failure(speak(TEXT, dead))).toMatchObject({ reason: 'unavailable' });
  });

  test('a response above the limit is not kept', async () => {
    const huge = Buffer.alloc(65 * 1024 * 1024);
    const respond: LoopbackHandler = (_, response) => response.end(huge);
    expect((await failed('/v1/audio/speech', respond, speak)).reason).toBe('bad_output');
  });

  test('an abort ends the request', async () => {
    const control = new AbortController();
    const ctx = await providerContext({ signal: control.signal });
    loopback.failNext('/v1/audio/speech', () => control.abort(new Error('The job was closed.')));
    const request = { text: TEXT, voice: { json: { voice: 'nova' }, files: {} }, language: 'en', settings: {} };
    await expect(engine.speech!.synthesize(request, ctx)).rejects.toThrow('The job was closed.');
  });
});

test('speech at OpenAI warns once that its models will be shut down', async () => {
  const official = await createEngine({ OPENAI_API_KEY: key });
  const ctx = await providerContext();
  const warnings: string[] = [];
  const offline = {
    ...ctx,
    http: () => Promise.reject(new EngineError('unavailable', 'api.openai.com did not respond.')),
    log: { ...ctx.log, warn: (_: object, message: string) => void warnings.push(message) },
  };
  for (let i = 0; i < 2; i++) {
    const request = { text: 'Hello', voice: { json: { voice: 'nova' }, files: {} }, language: 'en', settings: {} };
    await expect(official.speech!.synthesize(request, offline)).rejects.toMatchObject({ reason: 'unavailable' });
  }
  expect(warnings).toEqual([expect.stringContaining('6 January 2027')]);
});

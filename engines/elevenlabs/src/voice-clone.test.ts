// Tests voice clones: what is uploaded, repeated steps, verification and erasing.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { createSpeech } from '@greenroom/engine-kit/testing/conformance/checks';
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { tone } from '@greenroom/engine-kit/testing/media';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterEach, expect, test } from 'vitest';
import type { LoopbackOptions } from './testing/loopback.ts';
import { accountVoice } from './testing/loopback-voices.ts';
import { openEngine } from './testing/open-engine.ts';

let open: Awaited<ReturnType<typeof openEngine>> | undefined;
afterEach(() => open?.server.close());

const LABEL = 'client-1-voice-2';

async function cloning(options: LoopbackOptions = {}) {
  open = await openEngine(options);
  const { voiceClone, server } = open;
  const ctx = await providerContext();
  const clone = async (consent?: string, ms = 5_000) => {
    const samples = [(await createSpeech(ctx, ms)).file, (await createSpeech(ctx, 6_000)).file];
    return voiceClone.clone({ samples, label: LABEL, consent }, ctx);
  };
  return { clone, ctx, server, voiceClone };
}

test('the recordings, the label and the consent are uploaded', async () => {
  const { clone, server } = await cloning();
  expect(await clone(`I agree. ${'x'.repeat(600)}`)).toEqual({ voice: { json: { voiceId: 'clone-1' }, files: {} } });
  const form = await server.requests.at(-1)!.form();
  expect([...form.keys()]).toEqual(['name', 'files', 'files', 'remove_background_noise', 'description']);
  expect(form.get('name')).toBe(LABEL);
  expect(form.get('description')).toHaveLength(500);
  expect((form.getAll('files') as File[]).map(({ name, type }) => [name, type])).toEqual([
    ['recording-1.wav', 'audio/wav'],
    ['recording-2.wav', 'audio/wav'],
  ]);
});

test('a repeated step finds its voice and creates no second one', async () => {
  const { clone, server } = await cloning({
    voices: [accountVoice('other', { category: 'cloned', name: `${LABEL}3` }), accountVoice('stock', { name: LABEL })],
  });
  expect(await clone()).toEqual(await clone());
  expect(server.voices.size).toBe(3);
});

test('a recording of three minutes is cut to what the provider accepts', async () => {
  const { clone, server } = await cloning();
  await clone(undefined, 180_000);
  const [file] = (await server.requests.at(-1)!.form()).getAll('files') as File[];
  expect(file!.size).toBe(44 + 110 * SOUND_RATE * 2);
});

test('a voice that must be verified is rejected and deleted again', async () => {
  const { clone, server } = await cloning({ requiresVerification: true, voices: [] });
  await expect(clone()).rejects.toMatchObject({ reason: 'rejected', message: expect.stringContaining('verification') });
  expect(server.voices.size).toBe(0);
});

test('a voice of an earlier attempt that must be verified is rejected and deleted too', async () => {
  const voice_verification = {
    requires_verification: true,
    is_verified: false,
    verification_failures: [],
    verification_attempts_count: 0,
  };
  const { clone, server } = await cloning({
    voices: [accountVoice('left', { category: 'cloned', name: LABEL, voice_verification })],
  });
  await expect(clone()).rejects.toMatchObject({ reason: 'rejected' });
  expect(server.voices.size).toBe(0);
});

test('a plan without voice cloning is a matter of the operator', async () => {
  const { clone, server } = await cloning();
  const detail = { type: 'payment_required', code: 'paid_plan_required', status: 'can_not_use_instant_voice_cloning' };
  server.answerNext(/voices\/add/, (_, response) => sendJson(response, 400, { detail }));
  await expect(clone()).rejects.toMatchObject({ reason: 'out_of_credit' });
});

test('a recording with too little sound is rejected without a request', async () => {
  const { ctx, server, voiceClone } = await cloning();
  const sample = join(ctx.dir, 'short.wav') as LocalFile;
  const samples = new Float32Array(6 * SOUND_RATE);
  samples.set(tone(1_500));
  await writeWav(sample, samples, SOUND_RATE);
  const message = 'The recording has less than 3 seconds of speech. Send a longer one.';
  await expect(voiceClone.validate(sample, ctx)).rejects.toMatchObject({ reason: 'rejected', message });
  await expect(voiceClone.clone({ samples: [sample], label: LABEL, consent: undefined }, ctx)).rejects.toMatchObject({
    message,
  });
  expect(server.requests).toEqual([]);
});

test('erasing deletes the voice and may be repeated', async () => {
  const { clone, ctx, server, voiceClone } = await cloning({ voices: [] });
  const { voice } = await clone();
  await voiceClone.erase!(voice.json, ctx.signal);
  expect(server.voices.size).toBe(0);
  await voiceClone.erase!(voice.json, ctx.signal);
  const missing = (status: number, body: object) =>
    server.answerNext(/voices/, (_, response) => sendJson(response, status, body));
  missing(400, { detail: { status: 'voice_does_not_exist' } });
  await voiceClone.erase!(voice.json, ctx.signal);
  missing(404, {});
  await voiceClone.erase!(voice.json, ctx.signal);
});

test.each([
  [401, {}, 'invalid_credentials'],
  [404, { detail: { code: 'workspace_not_found' } }, 'invalid_credentials'],
  [500, {}, 'unavailable'],
])('erasing that fails with %d %j is %s', async (status, body, reason) => {
  const { server, voiceClone, ctx } = await cloning();
  server.answerNext(/voices/, (_, response) => sendJson(response, status, body));
  await expect(voiceClone.erase!({ voiceId: 'sarah' }, ctx.signal)).rejects.toMatchObject({ reason });
});

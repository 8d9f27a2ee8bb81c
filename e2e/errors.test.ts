// Every error of the contract, returned by a running service.
import { coveredPortrait, FACE, portraitIn } from '@greenroom/engine-kit/testing/portraits';
import { createClient } from '@greenroom/sdk';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyPicture, tone } from './fixtures.ts';
import { type Harness, type Partner, startHarness } from './service.ts';

// Rendering is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let harness: Harness;
let funded: Partner;
let poor: Partner;
let character = '';
let voice = '';
beforeAll(async () => {
  harness = await startHarness({ MAX_LIBRARY_VOICES: '3', MAX_CLONED_VOICES: '1' });
  funded = await harness.partner(5_000);
  poor = await harness.partner(5);
  character = (await funded.api.characters.create({ name: 'Mara', description: 'A woman with grey hair' }))
    .character_id;
  voice = (await funded.api.voices.create({ name: 'English', language: 'en' })).voice_id;
});
afterAll(() => harness?.stop());

const unknownId = '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d';
const spoken = () => ({
  mode: 'talking_head' as const,
  character_id: character,
  voice_id: voice,
  script: 'Hello there.',
  video_idea: 'A desk',
});
const scenes = () => ({ mode: 'scenes' as const, character_id: character, voice_id: voice, script: 'Hello there.' });

/** Expects the request to fail and returns its status and body. */
const errorOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => new Error('The call succeeded.'),
    (thrown) => thrown,
  );
  return { status: error.status as number, ...(error.body as { error: string }) };
};

test('401: every path needs a valid key, and a rotated key stops working at once', async () => {
  for (const path of ['/characters', '/nowhere', '']) {
    const response = await fetch(`${harness.service.baseUrl}/api/partner/v1${path}`);
    expect([response.status, await response.json()]).toEqual([401, { error: 'Missing or invalid API key.' }]);
  }
  const partner = await harness.partner(0);
  expect((await partner.api.voices.list()).voices).toEqual([]);
  const { api_key } = await harness.service.cli('client', 'rotate-key', '--client', partner.id);
  expect((await errorOf(partner.api.voices.list())).status).toBe(401);
  const again = createClient({ baseUrl: harness.service.baseUrl, apiKey: String(api_key) });
  expect((await again.voices.list()).voices).toEqual([]);
});

test('404: another account’s objects look like unknown ones', async () => {
  const stranger = await harness.partner(1_000);
  const asset = (await funded.api.assets.list()).assets[0]!.asset_id;
  const notFound = { status: 404, error: 'Not found.' };
  for (const id of [character, unknownId, 'nonsense']) {
    expect(await errorOf(stranger.api.characters.get(id))).toEqual(notFound);
    expect(await errorOf(stranger.api.characters.delete(id))).toEqual(notFound);
  }
  for (const id of [asset, unknownId, 'nonsense']) expect(await errorOf(stranger.api.assets.get(id))).toEqual(notFound);
  for (const id of [voice, 'voc_unknown', 'x y']) {
    expect(await errorOf(stranger.api.voices.delete(id))).toEqual(notFound);
    expect(await errorOf(stranger.api.tts.create({ voice_id: id, text: 'Hi.' }))).toEqual(notFound);
  }
  expect(
    await errorOf(stranger.api.images.firstFrame({ character_id: character, scene_description: 'A desk' })),
  ).toEqual(notFound);
  expect(await errorOf(stranger.api.videos.create(spoken()))).toEqual(notFound);
  expect(await errorOf(stranger.api.jobs.status(`partner_thv_${'0'.repeat(32)}`))).toEqual(notFound);
  expect(await errorOf(funded.api.voices.create({ name: 'V', language: 'Klingon of the north' }))).toMatchObject({
    status: 404,
  });
  expect(await stranger.balance()).toBe(1_000);
});

test('402: paid requests return the price and the balance, and charge nothing', async () => {
  const short = (credits_required: number) => ({
    status: 402,
    error: 'INSUFFICIENT_CREDITS',
    credits_required,
    credits_balance: 5,
  });
  expect(await errorOf(poor.api.characters.create({ name: 'M', description: 'A man' }))).toEqual(short(10));
  expect(await errorOf(poor.api.voices.create({ name: 'V', sample_urls: [harness.fixtures.missing] }))).toEqual(
    short(30),
  );
  const own = (await poor.api.voices.create({ name: 'English', language: 'en' })).voice_id;
  expect(await errorOf(poor.api.tts.create({ voice_id: own, text: 'x'.repeat(1_001) }))).toEqual(short(11));
  const quote = await poor.api.videos.estimate(spoken());
  expect(quote).toMatchObject({ credits_balance: 5, sufficient_credits: false });
  expect(await poor.balance()).toBe(5);
});

test('409: each kind of voice has its own limit', async () => {
  const partner = await harness.partner(1_000);
  const pick = () => partner.api.voices.create({ name: 'English', language: 'en' });
  const picked = await Promise.allSettled([pick(), pick(), pick(), pick(), pick()]);
  expect(picked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await errorOf(pick())).toEqual({ status: 409, error: 'VOICE_LIMIT_REACHED', max_voices: 3 });
  await partner.api.voices.delete((await partner.api.voices.list()).voices[0]!.voice_id);
  expect((await pick()).kind).toBe('library');
});

test('422: media that cannot be loaded or used; 400 when a video is ordered with it', async () => {
  const { fixtures } = harness;
  const before = await funded.balance();
  const selfies = (...selfie_image_urls: string[]) =>
    errorOf(funded.api.characters.create({ name: 'Me', selfie_image_urls }));
  expect((await selfies(fixtures.missing)).status).toBe(422);
  expect((await selfies('https://169.254.169.254/latest', 'https://localhost/')).status).toBe(422);
  expect((await selfies(fixtures.serve('text.png', Buffer.from('no picture')))).status).toBe(422);
  expect(await selfies(fixtures.serve('empty.png', emptyPicture(640, 640)))).toMatchObject({
    status: 422,
    error: expect.stringMatching(/face/i),
  });

  const sent = async (name: string, photo: Buffer) => selfies(fixtures.serve(name, photo));
  expect(await sent('mask.png', await coveredPortrait({ ...FACE.mouth, rx: 38, ry: 28 }, '#4a78b0'))).toMatchObject({
    status: 422,
    error: expect.stringMatching(/mouth is covered \(use a photo without a mask/),
  });
  expect(await sent('small.jpg', await portraitIn(300, 300, { left: 0, top: 0, side: 300 }))).toMatchObject({
    status: 422,
    error: expect.stringMatching(/only \d\d pixels wide \(use a photo where it is at least 80\)/),
  });

  const heard = {
    mode: 'talking_head' as const,
    character_id: character,
    audio_url: fixtures.missing,
    video_idea: 'A desk',
  };
  expect((await errorOf(funded.api.videos.estimate(heard))).status).toBe(422);
  expect((await errorOf(funded.api.videos.create(heard))).status).toBe(400);
  expect(await funded.balance()).toBe(before);
});

test('400: speech over the limit, short samples, a sheet as first frame, plain http', async () => {
  const { fixtures } = harness;
  const before = await funded.balance();
  const long = 'This sentence is spoken again and again until the minute is more than full. '.repeat(20);
  expect(await errorOf(funded.api.videos.create({ ...spoken(), script: long }))).toMatchObject({
    status: 400,
    error: expect.stringMatching(/59/),
  });
  expect(await errorOf(funded.api.videos.create({ ...scenes(), script: long }))).toMatchObject({
    status: 400,
    error: expect.stringMatching(/60\.5/),
  });
  const audio_url = fixtures.serve('long.wav', tone(60, 8_000));
  const { script: _, voice_id: __, ...silent } = spoken();
  expect((await errorOf(funded.api.videos.create({ ...silent, audio_url }))).status).toBe(400);
  const sample = fixtures.serve('short.wav', tone(3));
  expect((await errorOf(funded.api.voices.create({ name: 'V', sample_urls: [sample] }))).status).toBe(400);
  const { sheet_image_url } = await funded.api.characters.get(character);
  expect((await errorOf(funded.api.videos.create({ ...spoken(), first_frame_url: sheet_image_url }))).status).toBe(400);
  const sheet = { ...spoken(), first_frame_url: `${sheet_image_url}?size=large` };
  expect((await errorOf(funded.api.videos.create(sheet))).status).toBe(400);
  expect((await errorOf(funded.api.videos.estimate(sheet))).status).toBe(400);
  expect(
    (await errorOf(funded.api.videos.create({ ...spoken(), first_frame_url: 'http://example.com/f.png' }))).status,
  ).toBe(400);
  expect(await funded.balance()).toBe(before);
});

test('400: unspeakable text is rejected by field, for speech and videos', async () => {
  const before = await funded.balance();
  const text = await errorOf(funded.api.tts.create({ voice_id: voice, text: '!!!' }));
  expect(text).toEqual({ status: 400, error: 'text must contain a word or a number.' });
  const script = await errorOf(funded.api.videos.create({ ...spoken(), script: '!!!' }));
  expect(script).toEqual({ status: 400, error: 'script must contain a word or a number.' });
  const samples = [harness.fixtures.serve('hum.wav', tone(6))];
  expect(await errorOf(funded.api.voices.create({ name: 'V', sample_urls: samples }))).toMatchObject({ status: 400 });
  expect(await funded.balance()).toBe(before);
});

test('an invalid request returns 400 even if it names an unknown character', async () => {
  const long = 'This sentence is spoken again and again until the minute is more than full. '.repeat(20);
  expect((await errorOf(funded.api.videos.create({ ...spoken(), character_id: unknownId, script: long }))).status).toBe(
    400,
  );
});

test('a request with an idempotency key can be repeated safely', async () => {
  const before = await funded.balance();
  const key = { idempotencyKey: 'speech-1' };
  const first = await funded.api.tts.create({ voice_id: voice, text: 'Only once.' }, key);
  expect(await funded.api.tts.create({ voice_id: voice, text: 'Only once.' }, key)).toEqual(first);
  expect(await funded.balance()).toBe(before - 10);
  expect(await errorOf(funded.api.tts.create({ voice_id: voice, text: 'Twice.' }, key))).toEqual({
    status: 409,
    error: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('a repeated request gets its response after the voice was deleted', async () => {
  const partner = await harness.partner(100);
  const { voice_id } = await partner.api.voices.create({ name: 'English', language: 'en' });
  const speak = () => partner.api.tts.create({ voice_id, text: 'Only once.' }, { idempotencyKey: 'speech-1' });
  const first = await speak();
  await partner.api.voices.delete(voice_id);
  expect(await speak()).toEqual(first);
});

test('a job that cannot succeed fails with a reason and is refunded', async () => {
  const before = await funded.balance();
  const first_frame_url = harness.fixtures.serve('empty-frame.png', emptyPicture(720, 1280));
  const { workflow_id } = await funded.api.videos.create({ ...spoken(), first_frame_url });
  await expect(funded.api.videos.waitFor(workflow_id, { pollMs: 200 })).rejects.toThrow(/face/i);
  expect(await funded.api.jobs.status(workflow_id)).toMatchObject({
    status: 'failed',
    credits_actual: null,
    credits_consumed: 0,
    result: null,
  });
  expect(await funded.balance()).toBe(before);
});

test('429: at most five active jobs, and the balance excludes reserved credits', async () => {
  const before = await funded.balance();
  const script = 'A job that takes its time, so that five of them are under way at once. '.repeat(6);
  // Slow to render, so that none ends before all are counted.
  const order = () => funded.api.videos.create({ ...spoken(), script, resolution: '720p' });
  const ordered = await Promise.allSettled(Array.from({ length: 8 }, order));
  const accepted = ordered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(accepted).toHaveLength(5);
  expect(await errorOf(order())).toEqual({ status: 429, error: 'TOO_MANY_ACTIVE_JOBS', max_active_jobs: 5 });
  const held = accepted.reduce((sum, { credits_reserved }) => sum + credits_reserved, 0);
  expect(await funded.balance()).toBe(before - held);
  expect(await harness.service.cli('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
});

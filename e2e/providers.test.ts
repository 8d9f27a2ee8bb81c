// Runs the service with the engines of AI providers, whose loopback servers check every request.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import type { Client } from '@greenroom/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ElevenLabsLoopback, openElevenLabsLoopback } from '../engines/elevenlabs/src/testing/loopback.ts';
import { type FalLoopback, openFalLoopback } from '../engines/fal/src/testing/loopback.ts';
import { sql } from '../server/src/db/db.ts';
import { type Fixtures, serveFixtures, tone } from './fixtures.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const SCRIPT = 'We bake fresh bread every morning. Come by and taste it while it is warm. See you soon, dear friends!';

let fixtures: Fixtures;
let elevenlabs: ElevenLabsLoopback;
let fal: FalLoopback;
let fleet: Fleet;
let account: Account;
let api: Client;
let members: Member[];

beforeAll(async () => {
  fixtures = await serveFixtures();
  [elevenlabs, fal] = [await openElevenLabsLoopback(), await openFalLoopback()];
  fleet = await openFleet({
    TRUSTED_INPUT_ORIGINS: fixtures.origin,
    ELEVENLABS_API_KEY: 'test-key',
    ELEVENLABS_BASE_URL: elevenlabs.origin,
    ...fal.env,
    ENGINE_CHARACTER_SHEET: 'fal,studio',
    ENGINE_FIRST_FRAME: 'fal,studio',
    ENGINE_SPEECH: 'elevenlabs,studio',
    ENGINE_TALKING_HEAD: 'fal:veed/fabric-1.0,studio',
    ENGINE_LIPSYNC: 'fal',
    ENGINE_SCENE_CLIP: 'fal,studio',
    ENGINE_TRANSCRIPTION: 'elevenlabs',
  });
  members = [await fleet.serve(), await fleet.work()];
  account = await fleet.account(20_000);
  api = account.at(members[0]!);
});
afterAll(async () => {
  await fleet?.stop();
  for (const server of [elevenlabs, fal, fixtures]) await server?.close();
});

const inspect = async (url: string, stillAt: number) => {
  const ctx = await testStepContext();
  const [file, out] = ['video.mp4', 'still.png'].map((name) => join(ctx.dir, name)) as [LocalFile, LocalFile];
  await writeFile(file, Buffer.from(await (await fetch(members[0]!.baseUrl + new URL(url).pathname)).arrayBuffer()));
  return { video: await ctx.runTask(inspectVideoTask, { file, stills: [{ frame: stillAt, out }] }), still: out };
};
const metadataOf = async (id: string) => {
  const { jobs } = await api.usage.jobs({ limit: 100 });
  return jobs.find(({ workflow_id }) => workflow_id === id)!.metadata as { engines: Record<string, string> };
};
const usageOf = async (job: string) => {
  const { rows } = await sql<{ step: string; engine: string; model: string; unit: string; usd: number | null }>`
    select step, engine, model, unit, usd from engine_usage where job_id = ${job} order by id`.execute(
    fleet.database.db,
  );
  return rows;
};
const make = async (body: Parameters<Client['videos']['create']>[0]) => {
  const before = (await api.usage.summary()).credits_balance;
  const { workflow_id: id, credits_reserved: reserved } = await api.videos.create(body);
  const job = await api.videos.waitFor(id, { pollMs: 200 });
  const charged = before - (await api.usage.summary()).credits_balance;
  expect(charged).toBe(job.credits_actual);
  expect(charged).toBeLessThanOrEqual(reserved);
  return { id, job, engines: (await metadataOf(id)).engines };
};
/** The contrast in the lower part of a still. The loopback's clips are plain, so only captions have any. */
const captionContrast = async (still: LocalFile) => {
  const { width, height } = await sharp(still).metadata();
  const area = { left: 0, top: Math.round(height * 0.62), width, height: Math.round(height * 0.25) };
  const { channels } = await sharp(still).extract(area).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
};

let character: string;
let voice: string;

test('a presenter is drawn and a voice chosen at the providers', async () => {
  const description = 'A baker in her forties with short grey hair';
  const created = await api.characters.create({ name: 'Nora', description });
  character = created.character_id;
  expect(created.credits_charged).toBe(10);
  const asset = await api.assets.get(created.asset_id!);
  expect(asset.metadata).toMatchObject({ engine: 'fal', synthetic: true });
  ({ voice_id: voice } = await api.voices.create({ name: 'V', language: 'en', gender: 'female' }));
  const spoken = await api.tts.create({ voice_id: voice, text: 'Fresh bread.' });
  expect((await api.assets.get(spoken.asset_id!)).metadata).toMatchObject({ engine: 'elevenlabs' });
});

test('a presenter is created from photos, and a photo without a face is rejected by an engine that finds faces', async () => {
  const photo = fixtures.serve('photo.png', await readFile(portraitFile));
  const { character_id } = await api.characters.create({ name: 'Me', selfie_image_urls: [photo] });
  const frame = await api.images.firstFrame({ character_id, scene_description: 'in a bright kitchen' });
  expect((await api.assets.get(frame.asset_id!)).metadata).toMatchObject({ engine: 'fal', width: 720, height: 1280 });
  const wall = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#999' } })
    .png()
    .toBuffer();
  const faceless = fixtures.serve('wall.png', wall);
  await expect(api.characters.create({ name: 'Wall', selfie_image_urls: [faceless] })).rejects.toMatchObject({
    status: 422,
  });
});

test('a talking head with captions is finished from a provider’s clip, with our speech', async () => {
  const { id, job, engines } = await make({
    mode: 'talking_head',
    character_id: character,
    voice_id: voice,
    script: SCRIPT,
    video_idea: 'a bright bakery',
    resolution: '480p',
    use_dynamic_captions: true,
  });
  const { video, still } = await inspect(job.video_url!, 40);
  expect(video).toMatchObject({ codec: 'h264', width: 480, height: 854, sound: { codec: 'aac' }, faststart: true });
  expect(Math.abs(video.sound!.lufs! + 14)).toBeLessThan(1);
  expect(await captionContrast(still)).toBeGreaterThan(15);
  expect(engines).toEqual({ speech: 'elevenlabs', first_frame: 'fal', render: 'fal:veed/fabric-1.0' });
  const usage = await usageOf(id);
  expect(usage.map(({ step, engine }) => `${step} ${engine}`)).toEqual(
    expect.arrayContaining(['speech elevenlabs', 'first_frame fal', 'render fal']),
  );
  expect(usage.every(({ usd }) => usd !== null && usd > 0)).toBe(true);
});

test('a recording is transcribed and captioned', async () => {
  const audio_url = fixtures.serve('recording.wav', tone(6));
  const { job, engines } = await make({
    mode: 'talking_head',
    character_id: character,
    audio_url,
    video_idea: 'a bright bakery',
    use_dynamic_captions: true,
  });
  expect(job.status).toBe('completed');
  expect(engines).toMatchObject({ render: 'fal:veed/fabric-1.0' });
  expect(elevenlabs.requests.some(({ path }) => path.endsWith('/speech-to-text'))).toBe(true);
});

test('scenes mix clips of a provider with shots of the studio, and the lips follow our speech', async () => {
  const { id, job, engines } = await make({
    mode: 'scenes',
    character_id: character,
    voice_id: voice,
    script: `${SCRIPT} Our ovens are on from five in the morning until late, in the old town by the river. Taste them all!`,
    video_idea: 'A bakery by the river',
  });
  const { video } = await inspect(job.video_url!, 40);
  expect(video).toMatchObject({ width: 720, height: 1280, framesPerSecond: 30, sound: { codec: 'aac' } });
  expect(Math.abs(video.pictureMs - video.sound!.soundMs)).toBeLessThan(50);
  expect(engines).toMatchObject({ speech: 'elevenlabs', lipsync: 'fal' });
  expect(engines.render!.split(', ')).toContain('fal');
  const steps = (await usageOf(id)).map(({ step }) => step);
  expect(steps.some((step) => step.startsWith('clip_'))).toBe(true);
  expect(steps.some((step) => step.startsWith('lipsync_'))).toBe(true);
});

test('an empty balance at a provider is repaired by the next engine, and only the operator hears of it', async () => {
  fal.faults.submit = { status: 403, body: { detail: 'User is locked. Reason: Exhausted balance.' } };
  try {
    const { job, engines } = await make({
      mode: 'talking_head',
      character_id: character,
      voice_id: voice,
      script: SCRIPT,
      video_idea: 'a bright bakery',
    });
    expect(job).toMatchObject({ status: 'completed', error_message: null });
    expect(engines).toMatchObject({ speech: 'elevenlabs', first_frame: 'studio', render: 'studio' });
  } finally {
    delete fal.faults.submit;
  }
  const { rows } = await sql<object>`select engine, reason from engine_faults`.execute(fleet.database.db);
  expect(rows).toEqual([{ engine: 'fal', reason: 'out_of_credit' }]);
});

test('a refusal of content fails the job with a sentence, refunds it and goes to no other engine', async () => {
  const before = (await api.usage.summary()).credits_balance;
  const detail = [{ loc: ['body', 'prompt'], msg: 'Refused.', type: 'content_policy_violation', input: 'the prompt' }];
  fal.faults.result = { status: 422, body: { detail } };
  try {
    const { workflow_id } = await api.videos.create({
      mode: 'talking_head',
      character_id: character,
      voice_id: voice,
      script: SCRIPT,
      video_idea: 'a bright bakery',
    });
    const failed = await api.videos.waitFor(workflow_id, { pollMs: 200 }).catch((error) => error.job);
    expect(failed).toMatchObject({ status: 'failed', credits_consumed: 0 });
    expect(failed.error_message).toMatch(/\w/);
    expect(failed.error_message).not.toMatch(/fal|prompt: |Refused\./);
  } finally {
    delete fal.faults.result;
  }
  expect((await api.usage.summary()).credits_balance).toBe(before);
});

test('the voice of a retired engine is cloned again or chosen again at the next one', async () => {
  const sample_urls = [fixtures.serve('sample.wav', tone(8))];
  const cloned = await api.voices.create({ name: 'Mine', sample_urls });
  expect([...elevenlabs.voices.values()].some(({ category }) => category === 'cloned')).toBe(true);
  await api.voices.delete(cloned.voice_id);
});

test('no key, prompt or text of a client is in any log', async () => {
  for (const member of members) {
    const log = await member.log();
    for (const secret of ['test-key', 'loopback-secret', 'grey hair', 'dear friends'])
      expect(log).not.toContain(secret);
  }
  await fleet.expectSoundBooks();
});

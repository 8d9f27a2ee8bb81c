// Changes the engines of a service with clients: voices keep speaking, and what providers store is erased.
import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import type { Client } from '@greenroom/sdk';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ElevenLabsLoopback, openElevenLabsLoopback } from '../engines/elevenlabs/src/testing/loopback.ts';
import { accountVoice } from '../engines/elevenlabs/src/testing/loopback-voices.ts';
import { type FalLoopback, openFalLoopback } from '../engines/fal/src/testing/loopback.ts';
import { sql } from '../server/src/db/db.ts';
import { type Account, type Fleet, type Member, openFleet } from './fleet.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let elevenlabs: ElevenLabsLoopback;
let fal: FalLoopback;
let fleet: Fleet;
let account: Account;
let running: Member[] = [];

beforeAll(async () => {
  [elevenlabs, fal] = [await openElevenLabsLoopback(), await openFalLoopback({ polls: 4 })];
  fleet = await openFleet({ ...fal.env });
  account = await fleet.account(20_000);
  const api = await restart({});
  ({ voice_id: voices.studio } = await api.voices.create({ name: 'V', language: 'en', gender: 'female' }));
});
afterAll(async () => {
  await fleet?.stop();
  for (const server of [elevenlabs, fal]) await server?.close();
});

/** Restarts the service with these variables and returns a client of it. */
async function restart(env: Record<string, string>): Promise<Client> {
  await Promise.all(running.map((member) => member.end('SIGTERM')));
  running = await Promise.all([fleet.serve(env), fleet.work(env)]);
  return account.at(running[0]!);
}
const withElevenLabs = () => ({ ELEVENLABS_API_KEY: 'test-key', ELEVENLABS_BASE_URL: elevenlabs.origin });
const withCommand = {
  SPEECH_COMMAND: `${process.execPath} ${import.meta.dirname}/speaking-program.ts {out}`,
  SPEECH_COMMAND_READS: import.meta.dirname,
};

const speakerOf = async (api: Client, voice_id: string) => {
  const { asset_id, duration_sec } = await api.tts.create({ voice_id, text: 'Fresh bread, every morning.' });
  expect(duration_sec).toBeGreaterThan(0.2);
  return (await api.assets.get(asset_id!)).metadata.engine;
};

const SENTENCE =
  'The quick brown fox jumps over the lazy dog near the river bank, and nobody knew how long it would take.';

const voices: Record<string, string> = {};

test('a voice of each of three engines speaks in turn, each with its own engine', async () => {
  const library = { name: 'V', language: 'en', gender: 'female' } as const;
  const keys = { ...withElevenLabs(), ...withCommand };
  for (const engine of ['studio', 'elevenlabs', 'command']) {
    const api = await restart({ ...keys, ENGINE_VOICE_LIBRARY: engine, ENGINE_SPEECH: `${engine},studio` });
    ({ voice_id: voices[engine] } = (await api.voices.create(library)) as { voice_id: string });
  }
  const api = account.at(running[0]!);
  for (const engine of ['elevenlabs', 'command', 'studio', 'elevenlabs'])
    expect(await speakerOf(api, voices[engine]!)).toBe(engine);
});

test('two clients who choose the same new stock voice at once share one voice of the account', async () => {
  const env = { ...withElevenLabs(), ENGINE_VOICE_LIBRARY: 'elevenlabs' };
  await restart(env);
  running.push(await fleet.work(env));
  const isAdding = ({ path }: { path: string }) => path.startsWith('/v1/voices/add/');
  elevenlabs.answerNext(/^\/v1\/voices\/add\//, async (_, response) => {
    await sleep(3_000);
    const added = accountVoice('added-greta', {
      name: 'greenroom-library-greta',
      category: 'professional',
      labels: {},
    });
    elevenlabs.voices.set(added.voice_id, added);
    sendJson(response, 200, { voice_id: added.voice_id });
  });
  const clients = [account, await fleet.account(1_000)].map((each) => each.at(running[0]!));
  const choose = (api: Client) => api.voices.create({ name: 'Greta', language: 'de', gender: 'female' });
  const chosen = await Promise.all(clients.map(choose));
  expect(elevenlabs.requests.filter(isAdding)).toHaveLength(1);
  const { rows } = await sql<{ id: string }>`select engine_data->'json'->>'voiceId' as id from voices
    where id = any(${chosen.map(({ voice_id }) => voice_id)})`.execute(fleet.database.db);
  expect(rows.map(({ id }) => id)).toEqual(['added-greta', 'added-greta']);
});

test('voices of an engine that is switched off are spoken by the next one, cloned again or chosen again', async () => {
  const cloning = await restart({ ...withElevenLabs(), ENGINE_SPEECH: 'elevenlabs' });
  const spoken = await cloning.tts.create({ voice_id: voices.studio!, text: `${SENTENCE} ${SENTENCE}` });
  const sample_urls = [spoken.audio_url];
  const { voice_id: cloned } = await cloning.voices.create({ name: 'Mine', sample_urls });
  expect(await speakerOf(cloning, cloned)).toBe('elevenlabs');

  const studioAlone = await restart({});
  expect(await speakerOf(studioAlone, cloned)).toBe('studio');
  expect(await speakerOf(studioAlone, voices.elevenlabs!)).toBe('studio');
  const copies = async () => {
    const { rows } = await sql<{ copies: object }>`select copies from voices where id = ${cloned}`.execute(
      fleet.database.db,
    );
    return Object.keys(rows[0]!.copies);
  };
  expect(await copies()).toEqual(['studio']);

  const again = await restart({ ...withElevenLabs(), ENGINE_SPEECH: 'studio' });
  // Its own engine speaks it while it is set up.
  expect(await speakerOf(again, cloned)).toBe('elevenlabs');
  await again.voices.delete(cloned);
  // A worker erases when it starts, and then every minute.
  await restart({ ...withElevenLabs(), ENGINE_SPEECH: 'studio' });
  const isErased = () => [...elevenlabs.voices.values()].every(({ category }) => category !== 'cloned');
  await vi.waitFor(() => expect(isErased()).toBe(true), { timeout: 150_000, interval: 500 });
});

test('the presenter speaks in shots of a talking head engine, and a drain cancels nothing', async () => {
  const env = { ENGINE_SCENE_CLIP: 'talking-head,studio', ENGINE_TALKING_HEAD: 'fal', ENGINE_FIRST_FRAME: 'fal' };
  let api = await restart(env);
  const { character_id } = await api.characters.create({ name: 'Nora', description: 'A baker with grey hair' });
  const { workflow_id } = await api.videos.create({
    mode: 'scenes',
    character_id,
    voice_id: voices.studio!,
    script: 'We bake fresh bread every morning. Come by and taste it while it is warm. See you soon, dear friends!',
    video_idea: 'A bakery by the river',
  });
  await vi.waitFor(() => expect(fal.operations.size).toBeGreaterThan(0), { timeout: 60_000, interval: 50 });
  api = await restart(env);
  const job = await api.videos.waitFor(workflow_id, { pollMs: 200 });
  expect(job.status).toBe('completed');
  const { jobs } = await api.usage.jobs({ limit: 10 });
  expect(jobs[0]!.metadata).toMatchObject({ engines: { speech: 'studio', render: expect.stringContaining('fal') } });
  expect([...fal.operations.values()].filter(({ cancelled }) => cancelled)).toEqual([]);
});

test('the operation of a failed job is cancelled at its provider', async () => {
  const api = await restart({ ENGINE_TALKING_HEAD: 'fal', ENGINE_FIRST_FRAME: 'studio' });
  const { character_id } = (await api.characters.list()).characters[0]!;
  fal.faults.status = { status: 200, body: { status: 'IN_PROGRESS' } };
  const { workflow_id } = await api.videos.create({
    mode: 'talking_head',
    character_id,
    voice_id: voices.studio!,
    script: 'Fresh bread, every morning.',
    video_idea: 'a bakery',
  });
  const recorded = async () => {
    const { rows } = await sql`select from remote_operations where job_id = ${workflow_id}`.execute(fleet.database.db);
    return rows.length;
  };
  await vi.waitFor(async () => expect(await recorded()).toBe(1), { timeout: 60_000, interval: 100 });
  await sql`update jobs set timeout_ms = 1 where id = ${workflow_id}`.execute(fleet.database.db);
  await expect(api.videos.waitFor(workflow_id, { pollMs: 200 })).rejects.toThrow();
  await vi.waitFor(() => expect([...fal.operations.values()].filter(({ cancelled }) => cancelled)).toHaveLength(1), {
    timeout: 60_000,
    interval: 100,
  });
  delete fal.faults.status;
  await sleep(100);
  await fleet.expectSoundBooks();
});

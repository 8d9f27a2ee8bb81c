// Concurrent requests to two API processes on one database: credits, limits and idempotency keys are exact.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, allAtOnce, type Fleet, type Member, openFleet } from './fleet.ts';

let fleet: Fleet;
let one: Member;
let two: Member;
let worker: Member;
let account: Account;
let character = '';
let voice = '';
beforeAll(async () => {
  fleet = await openFleet({ MAX_LIBRARY_VOICES: '3', MAX_CLONED_VOICES: '2' });
  [one, two, worker] = await Promise.all([fleet.serve(), fleet.serve(), fleet.work()]);
  account = await fleet.account(2_000);
  const made = await account.at(one).characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  character = made.character_id;
  voice = (await account.at(two).voices.create({ name: 'English', language: 'en' })).voice_id;
});
afterAll(() => fleet?.stop());

const either = (n: number) => (n % 2 === 0 ? one : two);
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const video = (script = 'Hello there.') => ({
  mode: 'talking_head' as const,
  character_id: character,
  voice_id: voice,
  script,
  video_idea: 'A desk',
});

/** Sends a POST with an idempotency key. */
async function post(member: Member, path: string, body: unknown, key: string) {
  const response = await fetch(`${member.baseUrl}/api/partner/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${account.apiKey}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    replayed: response.headers.get('idempotent-replayed'),
    body: (await response.json()) as Record<string, unknown>,
  };
}

test('of sixty concurrent texts only those covered by credits are spoken, and the others cost nothing', async () => {
  const poor = await fleet.account(105);
  const own = (await poor.at(one).voices.create({ name: 'English', language: 'en' })).voice_id;
  const { results, refusals, statuses } = await allAtOnce(
    many(60, (n) => poor.at(either(n)).tts.create({ voice_id: own, text: `Number ${n}.` })),
  );
  expect(statuses).toEqual({ 402: 50 });
  expect(refusals.map(({ body }) => body.credits_required)).toEqual(many(50, () => 10));
  expect(results.map(({ credits_charged }) => credits_charged)).toEqual(many(10, () => 10));
  const { assets } = await poor.at(two).assets.list({ kind: 'tts_audio', limit: 100 });
  expect(assets.map(({ asset_id }) => asset_id).sort()).toEqual(results.map(({ asset_id }) => asset_id).sort());
  expect(await poor.at(one).usage.summary()).toMatchObject({ credits_balance: 5, credits_spent_lifetime: 100 });
  await fleet.expectSoundBooks();
});

test('of ten concurrent stock voices only as many are created as the limit allows', async () => {
  const partner = await fleet.account(0);
  const pick = (n: number) => partner.at(either(n)).voices.create({ name: `Voice ${n}`, language: 'en' });
  const { results, statuses } = await allAtOnce(many(10, pick));
  expect(statuses).toEqual({ 409: 7 });
  const { voices } = await partner.at(one).voices.list();
  expect(voices.map(({ voice_id }) => voice_id).sort()).toEqual(results.map(({ voice_id }) => voice_id).sort());
});

test('of six concurrent clones only as many are created and charged as their limit allows', async () => {
  const text = 'A recording of some length is what the clone of a voice is made of. '.repeat(2);
  const { audio_url } = await account.at(one).tts.create({ voice_id: voice, text });
  const before = (await account.at(one).usage.summary()).credits_balance;
  const clone = (n: number) => account.at(either(n)).voices.create({ name: `Clone ${n}`, sample_urls: [audio_url] });
  const { results, statuses } = await allAtOnce(many(6, clone));
  expect(statuses).toEqual({ 409: 4 });
  expect(results.map(({ kind }) => kind)).toEqual(['cloned', 'cloned']);
  expect((await account.at(two).usage.summary()).credits_balance).toBe(before - 60);
});

test('fifty concurrent requests with one key create one speech, and both processes repeat its response', async () => {
  const before = (await account.at(one).usage.summary()).credits_balance;
  const body = { voice_id: voice, text: 'Once and only once.' };
  const sent = await Promise.all(many(50, (n) => post(either(n), '/tts', body, 'speak')));
  const spoken = sent.filter(({ status }) => status === 200);
  expect(spoken.length).toBeGreaterThan(0);
  expect(new Set(spoken.map(({ body: { asset_id } }) => asset_id)).size).toBe(1);
  const refused = sent.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body: { error } }) => `${status} ${error}`)).toEqual(
    refused.map(() => '409 IDEMPOTENCY_KEY_IN_FLIGHT'),
  );
  for (const member of [one, two]) {
    const again = await post(member, '/tts', body, 'speak');
    expect(again).toEqual({ status: 200, replayed: 'true', body: spoken[0]!.body });
    expect(await post(member, '/tts', { ...body, text: 'Another.' }, 'speak')).toMatchObject({
      status: 409,
      body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
  }
  expect((await account.at(two).usage.summary()).credits_balance).toBe(before - 10);
});

test('fifty concurrent requests with one key to two processes create one job and one hold', async () => {
  await worker.end('SIGKILL');
  const { credits_required: price } = await account.at(one).videos.estimate(video());
  const before = (await account.at(one).usage.summary()).credits_balance;
  const sent = await Promise.all(many(50, (n) => post(either(n), '/videos', video(), 'video')));
  const queued = sent.filter(({ status }) => status === 200);
  const refused = sent.filter(({ status }) => status !== 200);
  expect(queued.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  expect(new Set(refused.map(({ status, body: { error } }) => `${status} ${error}`)).difference(inFlight).size).toBe(0);
  const { jobs } = await account.at(two).usage.jobs();
  expect(jobs.map(({ workflow_id }) => workflow_id)).toEqual([queued[0]!.body.workflow_id]);
  expect((await account.at(two).usage.summary()).credits_balance).toBe(before - price);

  for (const member of [one, two]) {
    expect(await post(member, '/videos', video(), 'video')).toEqual({
      status: 200,
      replayed: 'true',
      body: queued[0]!.body,
    });
    expect(await post(member, '/videos', video('Another one.'), 'video')).toMatchObject({
      status: 409,
      body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    });
  }
  expect((await account.at(one).usage.jobs()).jobs).toHaveLength(1);
});

test('of twelve concurrent videos only as many are queued as the limit allows, and nothing is reserved for the others', async () => {
  const before = (await account.at(one).usage.summary()).credits_balance;
  const { results, statuses } = await allAtOnce(many(12, (n) => account.at(either(n)).videos.create(video())));
  expect(statuses).toEqual({ 429: 8 });
  expect(results).toHaveLength(4);
  const held = results.reduce((sum, { credits_reserved }) => sum + credits_reserved, 0);
  const summary = await account.at(two).usage.summary();
  expect(summary).toMatchObject({ credits_balance: before - held, job_counts: { running_or_queued: 5 } });
});

const inFlight = new Set(['409 IDEMPOTENCY_KEY_IN_FLIGHT']);

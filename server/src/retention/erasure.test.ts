// Erasure here and at the engine that created the data, with failures, killed processes and concurrent workers.
import type { Json } from '@greenroom/engine-kit/json';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { sql, type Tx } from '../db/db.ts';
import { createEngines, type Engine } from '../engines/engines.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { createTestJobs } from '../jobs/testing.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { publishAsset } from '../library/assets.ts';
import { addCharacter, deleteCharacter } from '../library/characters.ts';
import { failingErasures } from '../library/engine-creations.ts';
import { keepEngineData } from '../library/engine-data.ts';
import { deleteExpiredAssets } from '../library/expired-assets.ts';
import { PORTRAIT } from '../library/previews.ts';
import { storeCreation } from '../library/store-creation.ts';
import { addTestPictures, addTestVideo } from '../library/testing.ts';
import { addUpload } from '../library/uploads.ts';
import { deleteVideos, restoreVideos } from '../library/videos.ts';
import { completeVoice, deleteVoice, reserveVoice } from '../library/voices.ts';
import { createOrders } from '../orders/orders.ts';
import { cloneLabelOf, voiceAt } from '../production/voice/voice-at.ts';
import { eraseLeftovers } from './erasure.ts';
import { openErasureTest } from './testing.ts';

const { db, objects, file, inTx, files, deleteFiles, kill, close } = await openErasureTest();
afterAll(close);

const jobs = createTestJobs(db);
const orders = createOrders({ db, enqueue: jobs.enqueue });

/** The requests to each engine, and its replies. */
const erased: [engine: string, data: Json][] = [];
let replies: Record<string, (signal: AbortSignal) => Promise<void>> = {};
const engineOf = (name: string): Engine => {
  const erase = async (data: Json, signal: AbortSignal) => {
    erased.push([name, data]);
    await replies[name]?.(signal);
  };
  const voiceClone = { clone: () => Promise.reject(new Error()), validate: async () => {}, erase };
  return {
    name,
    voiceClone,
    characterSheet: { ...voiceClone, fromDescription: voiceClone.clone, fromPhotos: voiceClone.clone },
  };
};
const engines = [engineOf('remote'), engineOf('other')];

const round = (stopping = new AbortController().signal) =>
  eraseLeftovers(
    {
      db,
      objects,
      engines: createEngines(engines),
      assetRetentionDays: {},
      hooks: { failed: async () => undefined },
      log: createLogger('silent'),
    },
    stopping,
  );
/** A round after all delays have passed. */
const laterRound = async () => {
  await sql`update stored_objects set created_at = created_at - interval '1 hour'`.execute(db);
  await sql`update object_deletions set due_at = now()`.execute(db);
  await sql`update engine_creations set next_attempt_at = now()`.execute(db);
  await round();
};

let client: string;
beforeEach(async () => {
  await sql`truncate videos, stored_objects, object_deletions, engine_creations cascade`.execute(db);
  await sql`delete from jobs`.execute(db);
  await deleteFiles();
  erased.length = 0;
  replies = {};
  client = await inTx((tx) => addClient(tx, { name: 'Acme', credits: 500 }));
});

const count = async (table: string) => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length;

/** A running job of this character or voice. */
async function startJob(of: { characterId?: string; voiceId?: string } = {}): Promise<string> {
  const id = `job_${randomToken()}`;
  const price = { total: 10, lineItems: [{ item: 'tts' as const, seconds: null, rate: null, credits: 10 }] };
  const job = { id, client, kind: 'tts', queue: 'interactive', input: null, timeoutMs: 1000 } as const;
  await inTx((tx) => orders.place(tx, { job, price, request: null, ...of }));
  await sql`update jobs set status = 'running', started_at = now() where id = ${id}`.execute(db);
  return id;
}
const fail = (job: string) => inTx((tx) => jobs.fail(tx, job, { code: 'unavailable', message: 'No.' }));
const complete = (job: string, tx: Tx | typeof db = db) =>
  sql`update jobs set status = 'completed', completed_at = now() where id = ${job}`.execute(tx);

const stored = (kind: 'voice' | 'character', job: string, engine = engines[0]!, ref = job) =>
  storeCreation(
    { db, objects },
    {
      job,
      kind,
      engine: engine.name,
      port: kind === 'voice' ? engine.voiceClone! : engine.characterSheet!,
      data: { json: { ref }, files: { sample: file } },
    },
  );

async function cloneVoice(engine = engines[0]!): Promise<{ id: string; ref: string }> {
  const [id, job] = [`voc_${randomToken()}`, await startJob()];
  const voice = await stored('voice', job, engine);
  await inTx(async (tx) => {
    await reserveVoice(tx, client, { id, name: 'V', kind: 'cloned' });
    await completeVoice(tx, id, { voice, language: null, gender: null, samples: [] });
    await complete(job, tx);
  });
  return { id, ref: job };
}

test('a deleted voice is erased here and at its engine once no job needs it', async () => {
  const [kept, { id, ref }] = [await cloneVoice(), await cloneVoice(engines[1])];
  const job = await startJob({ voiceId: id });
  await deleteVoice(db, client, id);
  await laterRound();
  expect([await files(), erased]).toEqual([2, []]);
  await complete(job);
  await laterRound();
  expect([await files(), erased]).toEqual([1, [['other', { ref }]]]);
  await laterRound();
  expect(erased).toHaveLength(1);
  expect((await sql`select engine_data from voices where id = ${id}`.execute(db)).rows).toEqual([
    { engine_data: null },
  ]);
  await deleteVoice(db, client, kept.id);
  await laterRound();
  expect([await files(), erased.length, await count('engine_creations')]).toEqual([0, 2, 0]);
});

test('an engine gets no request for a library voice', async () => {
  await inTx(async (tx) => {
    await reserveVoice(tx, client, { id: 'voc_library', name: 'L', kind: 'library' });
    await completeVoice(tx, 'voc_library', {
      voice: { engine: 'remote', json: null, objects: {} },
      language: 'en',
      gender: null,
      samples: [],
    });
  });
  await deleteVoice(db, client, 'voc_library');
  await laterRound();
  expect(erased).toEqual([]);
});

test('a deleted character is erased with its likeness and recipes, also at its engine; published images stay', async () => {
  const id = uuidv7();
  const job = await startJob({ characterId: id });
  const likeness = await stored('character', job);
  const [sheet, recipe] = [await objects.put(job, file), await objects.put(job, file)];
  await inTx(async (tx) => {
    const about = { id, name: 'Nora', mode: 'photos', sheetPath: 'sheet.wav', sheetText: null } as const;
    await addCharacter(tx, client, { ...about, likeness, pictures: await addTestPictures(tx) });
    const recipeData = { engine: 'remote', json: null, objects: { layers: recipe.key } };
    await publishAsset(tx, client, {
      kind: 'first_frame',
      name: 'A file',
      object: sheet,
      characterId: id,
      metadata: {},
      engineData: recipeData,
    });
  });
  await deleteCharacter(db, client, id);
  await laterRound();
  expect([await files(), erased]).toEqual([3, []]);
  await complete(job);
  await laterRound();
  await laterRound();
  expect([await files(), erased]).toEqual([1, [['remote', { ref: job }]]]);
  expect((await sql`select likeness from characters`.execute(db)).rows).toEqual([{ likeness: null }]);
});

test('the face beside the sheet of a deleted character is erased, and the sheet and its previews stay', async () => {
  const id = uuidv7();
  const job = await startJob();
  const [sheet, small, face] = [
    await objects.put(job, file),
    await objects.put(job, file),
    await objects.put(job, file),
  ];
  const { path } = await inTx(async (tx) => {
    const about = { id, name: 'Nora', mode: 'photos', sheetPath: 'sheet.wav', sheetText: null } as const;
    const likeness = { engine: 'remote', json: null, objects: {} };
    await addCharacter(tx, client, { ...about, likeness, pictures: await addTestPictures(tx) });
    const sidecars = { 'small.webp': small, [PORTRAIT]: face };
    return publishAsset(tx, client, {
      kind: 'character_sheet',
      name: 'A file',
      object: sheet,
      characterId: id,
      metadata: {},
      sidecars,
    });
  });
  await complete(job);
  await deleteCharacter(db, client, id);
  await laterRound();
  await laterRound();
  const { rows } = await sql<{ sidecars: object }>`select sidecars from assets where path = ${path}`.execute(db);
  expect(Object.keys(rows[0]!.sidecars)).toEqual(['small.webp']);
  expect(await files()).toBe(2);
});

test.each<[string, (job: string) => Promise<unknown>]>([
  ['its job failed, was given up or ran out of time', fail],
  ['its job lost the result and created another', (job) => complete(job)],
])('data at an engine is erased if %s', async (_, end) => {
  const job = await startJob();
  await stored('voice', job);
  await laterRound();
  expect(erased).toEqual([]);
  await end(job);
  await laterRound();
  expect(erased).toEqual([['remote', { ref: job }]]);
  expect([await files(), await count('engine_creations')]).toEqual([0, 0]);
});

test('of two clones of one job, the completed one stays', async () => {
  const job = await startJob();
  await stored('voice', job, engines[0], 'first');
  const second = await stored('voice', job, engines[0], 'second');
  await inTx(async (tx) => {
    await keepEngineData(tx, client, second);
    await complete(job, tx);
  });
  await laterRound();
  await laterRound();
  expect(erased).toEqual([['remote', { ref: 'first' }]]);
  expect([await files(), await count('engine_creations')]).toEqual([1, 1]);
});

test('a clone that a repeated step receives again from its remote operation stays', async () => {
  const job = await startJob();
  await stored('voice', job);
  // The worker ended before it recorded the step.
  const again = await stored('voice', job);
  await inTx(async (tx) => {
    await keepEngineData(tx, client, again);
    await complete(job, tx);
  });
  await laterRound();
  expect(erased).toEqual([]);
  expect(await count('engine_creations')).toBe(1);
});

/** The voice that another engine speaks for a job whose order was placed when the voice had no copy there. */
async function speakElsewhere(id: string, job: string, engine: Engine): Promise<void> {
  const own = { engine: 'retired', json: null, objects: {} };
  const about = { kind: 'cloned', language: null, gender: null, isTransferable: true, consent: null } as const;
  const voice = { id, voice: own, samples: [], copies: {}, ...about };
  await voiceAt({ db, objects }, engine, { job, voice }, await testStepContext());
}

test('a copy of a voice that several jobs find at an engine stays until the voice is deleted', async () => {
  let clones = 0;
  // As an engine that finds the voice of an earlier call by its label.
  const both = Promise.withResolvers<void>();
  const clone = async ({ label }: { label: string }) => {
    clones += 1;
    // Neither finds the copy of the other.
    if (clones === 2) both.resolve();
    await both.promise;
    return { voice: { json: { ref: label }, files: {} } };
  };
  const byLabel: Engine = { ...engines[0]!, voiceClone: { ...engines[0]!.voiceClone!, clone } };
  const { id } = await cloneVoice(engines[1]);
  const [failed, first, second, third] = await Promise.all([0, 1, 2, 3].map(() => startJob({ voiceId: id })));
  await stored('voice', failed!, byLabel, cloneLabelOf(id));
  await Promise.all([first!, second!].map((job) => speakElsewhere(id, job, byLabel)));
  await speakElsewhere(id, third!, byLabel);
  await fail(failed!);
  for (const job of [first!, second!, third!]) await complete(job);
  await laterRound();
  await laterRound();
  expect([clones, erased]).toEqual([2, []]);
  await deleteVoice(db, client, id);
  await laterRound();
  await laterRound();
  expect(erased.filter(([engine]) => engine === 'remote')).toHaveLength(1);
  expect(await count('engine_creations')).toBe(0);
});

test('a clone that cannot be recorded is erased at once', async () => {
  const job = await startJob();
  const broken = { ...db, db: undefined } as unknown as typeof db;
  const made = {
    job,
    kind: 'voice',
    engine: engines[0]!.name,
    port: engines[0]!.voiceClone!,
    data: { json: { ref: job }, files: {} },
  } as const;
  await expect(storeCreation({ db: broken, objects }, made)).rejects.toThrow();
  expect(erased).toEqual([['remote', { ref: job }]]);
});

test("an engine's failure is recorded and retried at growing intervals, without delaying others", async () => {
  const [failing, fine] = [await cloneVoice(), await cloneVoice(engines[1])];
  replies.remote = () => Promise.reject(new Error('401 from the provider'));
  for (const { id } of [failing, fine]) await deleteVoice(db, client, id);
  await round();
  expect(erased.map(([engine]) => engine).toSorted()).toEqual(['other', 'remote']);
  const seen = async () => {
    const { count: all, next } = await failingErasures(db);
    const [failed] = next;
    return { ...failed!, all, waitMs: failed!.nextAttemptAt.getTime() - Date.now() };
  };
  const first = await seen();
  expect(first).toMatchObject({ all: 1, engine: 'remote', kind: 'voice', attempts: 1 });
  expect(first.error).toContain('401 from the provider');
  await round();
  expect(erased).toHaveLength(2);
  for (let i = 0; i < 12; i++) await laterRound();
  const last = await seen();
  expect(last.attempts).toBe(13);
  expect(first.waitMs).toBeLessThan(61_000);
  expect(last.waitMs).toBeGreaterThan(5.9 * 3_600_000);
  expect(last.waitMs).toBeLessThan(6.1 * 3_600_000);
  replies = {};
  await laterRound();
  expect(await failingErasures(db)).toEqual({ count: 0, next: [] });
});

test('data at an engine that is not installed stays recorded', async () => {
  const job = await startJob();
  await stored('voice', job, engineOf('gone'));
  await fail(job);
  await laterRound();
  expect(await failingErasures(db)).toMatchObject({ count: 1, next: [{ engine: 'gone' }] });
});

test('a stopping process does not wait for an engine and records no failure', async () => {
  const { id, ref } = await cloneVoice();
  await deleteVoice(db, client, id);
  replies.remote = () => new Promise(() => {});
  const stopping = new AbortController();
  const stopped = round(stopping.signal);
  await expect.poll(() => erased).toEqual([['remote', { ref }]]);
  stopping.abort();
  await stopped;
  expect((await failingErasures(db)).count).toBe(0);
});

test('concurrent workers send each request once', async () => {
  for (let i = 0; i < 15; i++) await deleteVoice(db, client, (await cloneVoice()).id);
  await Promise.all([round(), round(), round(), round()]);
  await round();
  expect(new Set(erased.map(([, data]) => JSON.stringify(data))).size).toBe(15);
  expect(erased).toHaveLength(15);
});

test('rows locked by a frozen process are skipped', async () => {
  const [held, free] = [await cloneVoice(), await cloneVoice()];
  for (const { id } of [held, free]) await deleteVoice(db, client, id);
  const began = Promise.withResolvers<void>();
  const thaw = Promise.withResolvers<void>();
  const frozen = inTx(async (tx) => {
    await sql`select from voices where id = ${held.id} for update`.execute(tx);
    await sql`select from stored_objects where job_id = ${held.ref} for update`.execute(tx);
    await sql`select from engine_creations where job_id = ${held.ref} for update`.execute(tx);
    began.resolve();
    await thaw.promise;
  });
  await began.promise;
  await round();
  await round();
  expect(erased).toEqual([['remote', { ref: free.ref }]]);
  thaw.resolve();
  await frozen;
  await laterRound();
  expect(erased).toHaveLength(2);
});

test('an upload is deleted a day after its last use, and so is one without a row', async () => {
  const id = randomToken();
  const object = await objects.put(`upload_${id}`, file);
  await objects.put(`upload_${randomToken()}`, file);
  await inTx((tx) => addUpload(tx, client, { id, kind: 'sound', object }));
  await laterRound();
  expect(await files()).toBe(1);
  await sql`update uploads set last_used_at = now() - interval '25 hours'`.execute(db);
  await laterRound();
  expect([await files(), await count('uploads'), await count('stored_objects')]).toEqual([0, 0, 0]);
});

test('a process killed between deleting a row and its bytes leaves neither', async () => {
  const job = await startJob();
  await objects.put(job, file);
  await complete(job);
  expect(await kill('discard', job)).toBe(true);
  expect([await files(), await count('stored_objects')]).toEqual([1, 0]);
  await laterRound();
  expect(await files()).toBe(0);
  await laterRound();
  expect(await count('object_deletions')).toBe(0);
});

test('a process killed while it stores a file leaves nothing behind', async () => {
  const job = await startJob();
  expect(await kill('store', job)).toBe(true);
  await fail(job);
  await laterRound();
  expect([await files(), await count('stored_objects')]).toEqual([0, 0]);
});

test('a process killed right after an engine created a clone leaves nothing at the engine', async () => {
  const job = await startJob();
  expect(await kill('clone', job)).toBe(true);
  await laterRound();
  expect(erased).toEqual([]);
  await fail(job);
  await laterRound();
  expect(erased).toEqual([['remote', { ref: job }]]);
});

test('an erasure interrupted by a kill is repeated', async () => {
  const { id, ref } = await cloneVoice();
  await deleteVoice(db, client, id);
  expect(await kill('erase', ref)).toBe(true);
  await round();
  expect(erased).toEqual([]);
  await laterRound();
  expect(erased).toEqual([['remote', { ref }]]);
  expect(await count('engine_creations')).toBe(0);
});

test('a process killed while it deletes expired assets has deleted nothing, and the next one deletes them with their files', async () => {
  const object = await objects.put('job_expired', file);
  await inTx((tx) => addTestVideo(tx, client, { object, title: 'Old' }));
  await sql`update assets set created_at = created_at - interval '2 days'`.execute(db);
  const [assets, stored] = [await count('assets'), await files()];
  expect(await kill('expire', '')).toBe(true);
  expect([await count('assets'), await files()]).toEqual([assets, stored]);
  expect((await deleteExpiredAssets(db, { video: 1 })).deleted).toBe(1);
  await laterRound();
  expect([await count('assets'), await files()]).toEqual([assets - 1, stored - 1]);
});

test('a deleted video is erased after a week with its files and its request, and one that was restored stays', async () => {
  const object = await objects.put('job_video', file);
  const [gone, kept] = await inTx(async (tx) => [
    await addTestVideo(tx, client, { object, title: 'Gone' }),
    await addTestVideo(tx, client),
  ]);
  const before = await count('assets');
  for (const { id } of [gone!, kept!]) await inTx((tx) => deleteVideos(tx, client, [id], isLiveJob));
  await inTx((tx) => restoreVideos(tx, client, [kept!.id]));
  await laterRound();
  expect([await count('videos'), await count('assets'), await files()]).toEqual([2, before, 1]);

  for (const table of ['videos', 'assets'])
    await sql`update ${sql.table(table)} set deleted_at = deleted_at - interval '8 days'
      where deleted_at is not null`.execute(db);
  await laterRound();
  await laterRound();
  expect([await count('videos'), await count('assets'), await files()]).toEqual([1, before - 2, 0]);
  const { rows } = await sql`select request is null as erased, credits_estimated from orders
    where job_id in (${gone!.id}, ${kept!.id}) order by 1`.execute(db);
  expect(rows).toEqual([
    { erased: false, credits_estimated: 10 },
    { erased: true, credits_estimated: 10 },
  ]);
});

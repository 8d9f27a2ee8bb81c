import { afterAll, beforeEach, expect, test } from 'vitest';
import { saveBillingDetails } from '../billing/billing-details.ts';
import { deleteClient, pseudonymOf } from '../billing/delete-client.ts';
import { addClient } from '../billing/open-client.ts';
import { createAuthenticate, issueKey } from '../clients/api-keys.ts';
import { listAuditLog, recordAudit } from '../clients/audit-log.ts';
import { listClients, renameClient } from '../clients/clients.ts';
import { invite } from '../clients/invitations.ts';
import { addMembership } from '../clients/memberships.ts';
import { resumeClient } from '../clients/suspension.ts';
import { addTestUser } from '../clients/testing.ts';
import { sql, type Tx } from '../db/db.ts';
import { createEngines, type Engine } from '../engines/engines.ts';
import { isLiveJob, liveJobs } from '../jobs/reads.ts';
import { createTestJobs } from '../jobs/testing.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { balance } from '../ledger/balance.ts';
import { grant } from '../ledger/grants.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { publishAsset } from '../library/assets.ts';
import { addCharacter } from '../library/characters.ts';
import { recordConsent } from '../library/consents.ts';
import { saveDraft } from '../library/drafts.ts';
import { replaceLogo } from '../library/logos.ts';
import { keepObjects } from '../library/objects.ts';
import { saveShareLink } from '../library/share-links.ts';
import { storeCreation } from '../library/store-creation.ts';
import { addTestPictures, addTestVideo } from '../library/testing.ts';
import { addUpload } from '../library/uploads.ts';
import { addVideo, deleteVideos } from '../library/videos.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { createOrders, refundOrder } from '../orders/orders.ts';
import { verifyCharges } from '../orders/verify-charges.ts';
import { setCreditsThreshold } from '../webhooks/credit-alerts.ts';
import { addEndpoint } from '../webhooks/endpoints.ts';
import { eraseClients } from './erase-clients.ts';
import { eraseLeftovers } from './erasure.ts';
import { openErasureTest } from './testing.ts';
import { interruptTransaction } from './testing-interrupt.ts';
import { findText, IMPERSONAL, KEPT } from './testing-personal-columns.ts';

const { db, objects, file, inTx, files, deleteFiles, kill, close } = await openErasureTest();
afterAll(close);

const hooks = { failed: (tx: Tx, job: { id: string }) => refundOrder(tx, job.id) };
const jobs = createTestJobs(db, hooks);
const orders = createOrders({ db, enqueue: jobs.enqueue });

let erased = 0;
let engineFails = false;
const port = {
  clone: () => Promise.reject(new Error()),
  validate: async () => {},
  async erase() {
    if (engineFails) throw new Error('no');
    erased += 1;
  },
};
const engine: Engine = {
  name: 'remote',
  voiceClone: port,
  characterSheet: { ...port, fromDescription: port.clone, fromPhotos: port.clone },
};

/** A minute or more later. */
const round = async () => {
  await sql`update stored_objects set created_at = created_at - interval '1 hour'`.execute(db);
  await sql`update object_deletions set due_at = now()`.execute(db);
  await sql`update engine_creations set next_attempt_at = now()`.execute(db);
  const deps = { db, objects, engines: createEngines([engine]), assetRetentionDays: {}, hooks };
  await eraseLeftovers({ ...deps, log: createLogger('silent') }, new AbortController().signal);
};
/** What the worker does with closed jobs. */
const sweepJobs = () => sql`update jobs set swept_at = now() where completed_at is not null`.execute(db);
const later = () =>
  sql`update clients set deleted_at = deleted_at - interval '30 minutes' where deleted_at is not null`.execute(db);
const statusOf = async (client: string) => (await listClients(db)).find(({ id }) => id === client)?.status;
/** Occurs nowhere else. */
let NAME: string;
let client: string;
beforeEach(async () => {
  NAME = `Zyx${randomToken().slice(0, 12)}`.toLowerCase();
  await deleteFiles();
  erased = 0;
  engineFails = false;
  client = await inTx((tx) => addClient(tx, { name: NAME, credits: 500 }));
});
const remove = (over: { confirm?: string; forfeit?: boolean } = {}) =>
  deleteClient(db, {
    id: uuidv7(),
    client,
    actor: 'op@example.com',
    reason: NAME,
    confirm: NAME,
    forfeit: true,
    ...over,
  });

async function order(): Promise<string> {
  const id = `job_${randomToken()}`;
  const price = { total: 10, lineItems: [{ item: 'tts' as const, seconds: null, rate: null, credits: 10 }] };
  const job = { id, client, kind: 'tts', queue: 'interactive', input: { script: NAME }, timeoutMs: 1000 } as const;
  await inTx((tx) => orders.place(tx, { job, price, request: { script: NAME }, metadata: { name: NAME } }));
  return id;
}

/** Data of every kind, with the name in each text that a client or its users wrote. */
async function plant(): Promise<void> {
  const user = uuidv7();
  const [live, done, queued] = [await order(), await order(), await order()];
  await sql`update jobs set status = 'running', started_at = now() where id in (${live}, ${done})`.execute(db);
  const voice = await storeCreation(
    { db, objects },
    { job: done, kind: 'voice', engine: 'remote', port, data: { json: { ref: done }, files: { sample: file } } },
  );
  const likeness = await storeCreation(
    { db, objects },
    { job: done, kind: 'character', engine: 'remote', port, data: { json: { ref: done }, files: {} } },
  );
  await storeCreation(
    { db, objects },
    { job: live, kind: 'voice', engine: 'remote', port, data: { json: { ref: live }, files: { sample: file } } },
  );
  const [object, sidecar, logo, upload] = [
    await objects.put(done, file),
    await objects.put(done, file),
    await objects.put(done, file),
    await objects.put(`upload_${client}`, file),
  ];
  const character = uuidv7();
  await inTx(async (tx) => {
    await issueKey(tx, client, 'gr');
    await invite(tx, client, { role: 'member', invitedBy: `${NAME}@example.com`, note: NAME });
    await sql`insert into users (id, email, name, image)
      values (${user}, ${`${NAME}@example.com`}, ${NAME}, ${NAME})`.execute(tx);
    await addMembership(tx, { user, client, role: 'owner' });
    await sql`insert into identities (id, user_id, provider, provider_account_id, password_hash)
      values (${uuidv7()}, ${user}, 'google', ${NAME + user}, ${NAME})`.execute(tx);
    await sql`insert into sessions (id, user_id, token, expires_at, ip_address, user_agent)
      values (${uuidv7()}, ${user}, ${NAME + user}, now() + interval '1 day', ${NAME}, ${NAME})`.execute(tx);
    await sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced)
      values (${uuidv7()}, ${user}, ${NAME}, ${user}, '', 0, '{}', false)`.execute(tx);
    await sql`insert into verifications (id, identifier, value, expires_at)
      values (${uuidv7()}, ${NAME}, ${user}, now() + interval '1 day')`.execute(tx);
    await grant(tx, { client, amount: 1, key: `operator:${client}`, reason: NAME });
    await recordAudit(tx, { id: uuidv7(), action: 'suspend', client, actor: 'op@example.com', reason: NAME });
    await reserveVoice(tx, client, { id: `voc_${done}`, name: NAME, kind: 'cloned' });
    await completeVoice(tx, `voc_${done}`, { voice, language: null, gender: null, samples: [] });
    const about = { id: character, name: NAME, mode: 'photos', sheetPath: `${NAME}.png`, sheetText: NAME } as const;
    await addCharacter(tx, client, { ...about, likeness, pictures: await addTestPictures(tx) });
    await addEndpoint(
      tx,
      client,
      { url: `https://${NAME}.example/`, description: NAME, events: ['video.failed'] },
      () => 'x',
    );
    await setCreditsThreshold(tx, client, 5);
    await recordConsent(
      tx,
      client,
      { kind: 'character', id: character, name: NAME },
      {
        person: NAME,
        givenBy: 'other',
        statement: NAME,
        givenAt: new Date().toISOString(),
        userId: user,
        userEmail: NAME,
      },
    );
    const recipe = { engine: 'remote', json: NAME, objects: {} };
    const metadata = { script: NAME };
    await addVideo(tx, client, { id: done, mode: 'scenes', title: NAME, script: NAME });
    await publishAsset(tx, client, {
      kind: 'video',
      name: NAME,
      workflowId: done,
      object,
      metadata,
      sidecars: { wav: sidecar },
      engineData: recipe,
    });
    const { id: deleted } = await addTestVideo(tx, client, { title: NAME, script: NAME });
    await deleteVideos(tx, client, [deleted], isLiveJob);
    await saveShareLink(tx, client, done, { title: NAME, downloads: true, indexed: true });
    await addUpload(tx, client, { id: client.replaceAll('-', ''), kind: 'sample', object: upload });
    await keepObjects(tx, client, [logo.key]);
    await replaceLogo(tx, client, logo.key);
    await sql`insert into idempotency_keys (client_id, method, route, key, body_hash, token, lease_expires_at, response)
      values (${client}, 'POST', '/x', ${NAME}, 'x', ${uuidv7()}, now(), ${JSON.stringify(NAME)}::jsonb)`.execute(tx);
    await saveDraft(tx, client, { id: uuidv7(), version: uuidv7(), replaces: null, name: NAME, content: { a: NAME } });
    await sql`insert into api_requests (id, client_id, method, status, request_id, duration_ms, at, last_at)
      values (${uuidv7()}, ${client}, 'GET', 404, ${NAME}, 1, now(), now())`.execute(tx);
    await saveBillingDetails(tx, client, { name: NAME, address: [NAME], country: 'ES', taxId: NAME });
    for (const state of ['paid', 'expired'])
      await sql`insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider, state, paid_at)
        values (${uuidv7()}, ${client}, ${NAME}, ${NAME}, 1, 1, 'usd', 'test', ${state}, ${state === 'paid' ? new Date() : null})`.execute(
        tx,
      );
    await sql`insert into receipts (purchase_id, number, test, client_name, buyer, seller)
      select id, id::text, true, ${NAME}, ${JSON.stringify({ name: NAME })}::jsonb, '{}' from purchases where client_id = ${client} and state = 'paid'`.execute(
      tx,
    );
    await sql`insert into job_steps (job_id, name, result, attempts, cause)
      values (${done}, 'x', ${JSON.stringify(NAME)}::jsonb, 1, ${NAME})`.execute(tx);
  });
  await inTx((tx) => jobs.fail(tx, done, { code: 'unavailable', message: NAME }));
  await sql`update jobs set cause = ${NAME}, result = ${JSON.stringify(NAME)}::jsonb, phase = ${NAME}
    where id in (${done}, ${queued})`.execute(db);
}

test('every text column is either planted below or known to hold no personal data', async () => {
  await plant();
  const planted = new Set(await findText(db, NAME));
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'bytea') order by 1`.execute(
    db,
  );
  expect(rows.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual(IMPERSONAL);
});

test('no column keeps personal data of an erased client, except those on a short list', async () => {
  await plant();
  await remove();
  expect(await statusOf(client)).toBe('erasing');
  await round();
  await sweepJobs();
  await later();
  for (let i = 0; i < 3; i++) await round();
  expect(await statusOf(client)).toBe('erased');
  expect(await findText(db, NAME)).toEqual(KEPT);
  expect([await files(), erased]).toEqual([0, 3]);
  expect((await verifyLedger(db, (tx) => liveJobs(tx), { all: true })).problems).toEqual([]);
  expect(await verifyCharges(db, new Date(0))).toEqual([]);
  expect((await balance(db, client)).balance).toBe(0);
  // Exactly once, although erasure ran four times.
  const { rows } =
    await sql`select amount from ledger_transfers where client_id = ${client} and kind = 'withdraw'`.execute(db);
  expect(rows).toEqual([{ amount: 501 }]);
  await expect(sql`delete from consents where client_id = ${client}`.execute(db)).rejects.toThrow('append-only');
  await sql`update clients set deleted_at = now() - interval '4 years' where id = ${client}`.execute(db);
  await round();
  expect((await findText(db, NAME)).filter((column) => column.startsWith('consents'))).toEqual([]);
});

test('a deletion needs the name of the client, and consent to lose its credits', async () => {
  await expect(remove({ confirm: 'Other' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(remove({ forfeit: false })).rejects.toThrow('500 credits');
  await inTx((tx) => addTestUser(tx, client, { operator: true }));
  await expect(remove()).rejects.toThrow('operator');
  expect(await statusOf(client)).toBe('active');
  expect(await listAuditLog(db, { client, limit: 5 })).toEqual([]);
});

test('credits of a payment that arrives after the deletion are not forfeited', async () => {
  const held = await order();
  await remove();
  await inTx((tx) => grant(tx, { client, amount: 100, key: `late-${client}`, reason: 'purchase' }));
  await round();
  await round();
  expect((await balance(db, client)).balance).toBe(100);
  expect((await verifyLedger(db, (tx) => liveJobs(tx), { all: true })).problems).toEqual([]);
  const { rows } = await sql`select status from jobs where id = ${held}`.execute(db);
  expect(rows).toEqual([{ status: 'failed' }]);
});

test('a purchase that was never paid holds a deletion up for a week at most, and names no buyer afterwards', async () => {
  await sql`insert into purchases (id, client_id, buyer_name, buyer_email, credits, amount_cents, currency, provider)
    values (${uuidv7()}, ${client}, ${NAME}, ${`${NAME}@example.com`}, 100, 100, 'usd', 'stripe')`.execute(db);
  await remove();
  await later();
  for (let i = 0; i < 3; i++) await round();
  expect(await statusOf(client)).toBe('erasing');
  await sql`update purchases set created_at = now() - interval '8 days' where client_id = ${client}`.execute(db);
  for (let i = 0; i < 2; i++) await round();
  expect(await statusOf(client)).toBe('erased');
  const { rows } = await sql`select buyer_name, buyer_email from purchases where client_id = ${client}`.execute(db);
  expect(rows).toEqual([{ buyer_name: 'Erased', buyer_email: 'Erased' }]);
});

test('from the deletion on its key fails, nothing can be stored for it, and it cannot be resumed or renamed', async () => {
  const key = await inTx((tx) => issueKey(tx, client, 'gr'));
  expect(await remove()).toEqual({ name: pseudonymOf(client) });
  expect(await createAuthenticate(db)(`Bearer ${key}`)).toBeUndefined();
  await expect(order()).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(inTx((tx) => issueKey(tx, client, 'gr'))).rejects.toThrow('deleted');
  await expect(inTx((tx) => invite(tx, client, { role: 'owner', invitedBy: NAME }))).rejects.toThrow('deleted');
  const resume = { id: uuidv7(), client, actor: 'op', reason: 'x' };
  await expect(resumeClient(db, resume)).rejects.toMatchObject({ code: 'conflict' });
  await inTx((tx) => renameClient(tx, client, NAME));
  expect((await listClients(db)).find(({ id }) => id === client)?.name).toBe(pseudonymOf(client));
  await remove();
  expect(await listAuditLog(db, { client, limit: 5 })).toMatchObject([{ action: 'delete', credits: 500 }]);
});

test('of orders that are placed during a deletion, each is refused or cancelled with a refund', async () => {
  const placed = Array.from({ length: 12 }, () => order());
  const [results] = await Promise.all([Promise.allSettled(placed), remove()]);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 401 });
  await Promise.all([round(), round()]);
  const { rows } = await sql`select from jobs where client_id = ${client} and status <> 'failed'`.execute(db);
  expect(rows).toEqual([]);
  expect((await balance(db, client)).balance).toBe(0);
  expect((await verifyLedger(db, (tx) => liveJobs(tx), { all: true })).problems).toEqual([]);
});

test('a request whose transaction began before the deletion is part of it', async () => {
  const written = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const request = inTx(async (tx) => {
    await issueKey(tx, client, 'gr');
    written.resolve();
    await finish.promise;
  });
  await written.promise;
  const deletion = remove();
  finish.resolve();
  await Promise.all([request, deletion]);
  expect((await sql`select from api_keys where client_id = ${client}`.execute(db)).rows).toEqual([]);
});

test('an erasure that is interrupted after any of its transactions continues', async () => {
  await plant();
  await remove();
  await later();
  let crashes = 0;
  // Each pass gets one transaction further than the one before.
  for (let transactions = 1; transactions <= 25; transactions++) {
    const crashing = interruptTransaction(db, transactions, async () => {
      crashes += 1;
      throw new Error('crash');
    });
    await eraseClients(crashing, hooks, new AbortController().signal).catch(() => undefined);
    await sweepJobs();
  }
  // At least one in each part.
  expect(crashes).toBeGreaterThan(8);
  for (let i = 0; i < 2; i++) await round();
  expect([await statusOf(client), await files(), erased]).toEqual(['erased', 0, 3]);
  expect(await findText(db, NAME)).toEqual(KEPT);
  expect((await verifyLedger(db, (tx) => liveJobs(tx), { all: true })).problems).toEqual([]);
});

test('processes killed during a deletion and during each part of the erasure leave nothing personal, and the books whole', async () => {
  await plant();
  expect(await kill('delete-client', client)).toBe(true);
  expect(await statusOf(client)).toBe('active');
  await remove();
  await later();
  // Each process gets further than the one before, until one ends by itself.
  let kills = 0;
  for (let transactions = 1; await kill('erase-clients', String(transactions)); transactions++) {
    kills += 1;
    await sweepJobs();
  }
  expect(kills).toBeGreaterThan(8);
  for (let i = 0; i < 2; i++) await round();
  expect([await statusOf(client), await files(), erased]).toEqual(['erased', 0, 3]);
  expect(await findText(db, NAME)).toEqual(KEPT);
  expect((await verifyLedger(db, (tx) => liveJobs(tx), { all: true })).problems).toEqual([]);
  expect(await verifyCharges(db, new Date(0))).toEqual([]);
  const { rows } =
    await sql`select amount from ledger_transfers where client_id = ${client} and kind = 'withdraw'`.execute(db);
  expect(rows).toEqual([{ amount: 501 }]);
});

test('a client is not erased before its engines have erased its voices', async () => {
  await plant();
  engineFails = true;
  await remove();
  await later();
  for (let i = 0; i < 3; i++) {
    await round();
    await sweepJobs();
  }
  expect([await statusOf(client), await files()]).toEqual(['erasing', 0]);
  engineFails = false;
  await round();
  await round();
  expect(await statusOf(client)).toBe('erased');
});

// Tests the record of requests: what is stored of each, that equal reads share a row, and that trouble with it troubles no request.
import { afterAll, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { listApiRequests } from '../clients/api-requests.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { createLogger } from '../kernel/logger.ts';
import { createRequestLog, type RecordedRequest } from './request-log.ts';
import { goodKey, openTestApi } from './testing.ts';

const database = await openTestDb();
const { db } = database;
afterAll(database.close);

const openClient = () => db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 0 }));

function openLog(over: Partial<Parameters<typeof createRequestLog>[0]> = {}) {
  const dropped: number[] = [];
  const onDropped = (count: number) => dropped.push(count);
  const requestLog = createRequestLog({ db, onDropped, log: createLogger('silent'), ...over });
  return { requestLog, droppedCount: () => dropped.reduce((sum, count) => sum + count, 0) };
}

const poll = (client: string, over: Partial<RecordedRequest> = {}): RecordedRequest => ({
  client,
  method: 'GET',
  route: '/jobs/{workflowId}/status',
  pathId: 'partner_thv_1',
  status: 200,
  errorCode: null,
  requestId: 'first',
  durationMs: 3.4,
  ...over,
});
const order = (client: string, over: Partial<RecordedRequest> = {}) =>
  poll(client, { method: 'POST', route: '/videos', pathId: null, status: 202, ...over });

const listed = (client: string) => listApiRequests(db, [client], { limit: 100 });

test('equal reads share one row with their number and the latest request id, over several batches too', async () => {
  const client = await openClient();
  const { requestLog } = openLog();
  for (let i = 0; i < 3; i++) requestLog.record(poll(client));
  await expect.poll(() => listed(client)).toMatchObject([{ count: 3, requestId: 'first' }]);
  requestLog.record(poll(client, { requestId: 'second', durationMs: 9 }));
  requestLog.record(poll(client, { pathId: 'partner_thv_2' }));
  requestLog.record(poll(client, { status: 404, errorCode: 'not_found' }));
  await requestLog.close();
  expect(
    (await listed(client)).map(({ pathId, status, count, requestId }) => [pathId, status, count, requestId]),
  ).toEqual(
    expect.arrayContaining([
      ['partner_thv_1', 200, 4, 'second'],
      ['partner_thv_2', 200, 1, 'first'],
      ['partner_thv_1', 404, 1, 'first'],
    ]),
  );
  expect(await listed(client)).toHaveLength(3);
});

test('every order has a row of its own; rejections over the rate limit share one', async () => {
  const client = await openClient();
  const { requestLog } = openLog();
  for (let i = 0; i < 3; i++) requestLog.record(order(client));
  for (let i = 0; i < 3; i++) requestLog.record(order(client, { status: 429, errorCode: 'rate_limited' }));
  await requestLog.close();
  expect((await listed(client)).map(({ status, count }) => [status, count]).sort()).toEqual([
    [202, 1],
    [202, 1],
    [202, 1],
    [429, 3],
  ]);
});

test('requests that exceed the memory for them, or cannot be stored, are dropped and counted', async () => {
  const client = await openClient();
  const full = openLog();
  for (let i = 0; i < 10_100; i++) full.requestLog.record(order(client));
  expect(full.droppedCount()).toBe(100);
  await full.requestLog.close();
  const { rows } = await sql<{ count: number }>`select count(*) from api_requests where client_id = ${client}`.execute(
    db,
  );
  expect(rows).toEqual([{ count: 10_000 }]);

  const other = await openTestDb();
  await other.close();
  const broken = openLog({ db: other.db });
  for (let i = 0; i < 5; i++) broken.requestLog.record(poll(client));
  await broken.requestLog.close();
  expect(broken.droppedCount()).toBe(5);
});

test('a request of a deleted client is not stored', async () => {
  const [kept, deleted] = [await openClient(), await openClient()];
  await sql`update clients set suspended_at = now(), deleted_at = now() where id = ${deleted}`.execute(db);
  const { requestLog } = openLog();
  requestLog.record(poll(kept));
  requestLog.record(poll(deleted));
  await requestLog.close();
  expect([(await listed(kept)).length, (await listed(deleted)).length]).toEqual([1, 0]);
});

test('the API records requests with a valid key: endpoint, id, status and error code, but no body and nothing else of the path', async () => {
  const { app, get, post, recorded } = openTestApi();
  await get('/jobs/partner_thv_1/status');
  await get('/jobs/gr_0123456789ab_secret/status');
  await get('/nothing/gr_0123456789ab_secret?key=secret');
  await post('/tts', { text: 'secret' }, { 'x-request-id': 'mine' });
  await get('/jobs/partner_thv_1/status', { authorization: `${goodKey}0` });
  await app.close();
  expect(recorded.map(({ durationMs, ...request }) => request)).toEqual([
    {
      client: 'client-1',
      method: 'GET',
      route: '/jobs/{workflowId}/status',
      pathId: 'partner_thv_1',
      status: 200,
      errorCode: null,
      requestId: expect.any(String),
    },
    expect.objectContaining({ route: '/jobs/{workflowId}/status', pathId: null, status: 404, errorCode: 'not_found' }),
    expect.objectContaining({ route: null, pathId: null, status: 404, errorCode: 'not_found' }),
    expect.objectContaining({
      method: 'POST',
      route: '/tts',
      status: 400,
      errorCode: 'invalid_request',
      requestId: 'mine',
    }),
  ]);
  expect(JSON.stringify(recorded)).not.toContain('secret');
});

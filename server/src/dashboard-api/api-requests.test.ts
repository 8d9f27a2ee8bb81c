// The latest requests to the partner API: only the client's own, filtered, and page by page.
import type { ApiRequestPage } from '@greenroom/contract/dashboard/api-requests';
import { afterAll, expect, test } from 'vitest';
import { type ApiRequest, storeApiRequests } from '../clients/api-requests.ts';
import { createSandbox } from '../clients/sandboxes.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createApiRequestEndpoints } from './api-requests.ts';
import { openTestDashboard, type Person } from './testing.ts';

const apiEndpoints = [{ method: 'POST', path: '/videos' }];
const dashboard = await openTestDashboard({ endpoints: ({ db }) => createApiRequestEndpoints({ db, apiEndpoints }) });
const { db, call, signUp } = dashboard;
afterAll(dashboard.close);

/** A minute after the one before. */
let minutes = 0;
const requestOf = ({ user }: Person, over: Partial<ApiRequest> = {}): ApiRequest => {
  const at = new Date(Date.UTC(2026, 10, 1, 0, minutes++));
  return {
    id: uuidv7(at.getTime()),
    client: user.client,
    method: 'POST',
    route: '/videos',
    pathId: null,
    status: 202,
    errorCode: null,
    requestId: 'r',
    durationMs: 12,
    count: 1,
    at,
    lastAt: at,
    ...over,
  };
};
const list = async (by: Person, query = '') => (await call(by, 'GET', `/api-requests${query}`)).json<ApiRequestPage>();

test('users see the requests of their own client only, newest first', async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const requests = [requestOf(ada, { requestId: 'old' }), requestOf(eve), requestOf(ada, { requestId: 'new' })];
  await storeApiRequests(db, requests);
  const { items } = await list(ada);
  expect(items.map(({ request_id }) => request_id)).toEqual(['new', 'old']);
  expect(items[0]).toEqual({
    id: requests[2]!.id,
    is_test: false,
    method: 'POST',
    route: '/videos',
    path_id: null,
    status: 202,
    error_code: null,
    request_id: 'new',
    duration_ms: 12,
    count: 1,
    made_at: requests[2]!.at.toISOString(),
    last_made_at: requests[2]!.at.toISOString(),
  });
  // A cursor of another client reveals nothing of it.
  expect((await list(eve, `?cursor=${requests[2]!.id}`)).items.map(({ id }) => id)).toEqual([requests[1]!.id]);
  expect((await call(undefined, 'GET', '/api-requests')).statusCode).toBe(401);
});

test('requests with the test key are listed with the others, and marked', async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  const sandbox = await db.transaction().execute((tx) => createSandbox(tx, ada.user.client));
  await storeApiRequests(db, [
    requestOf(ada, { requestId: 'live' }),
    requestOf(ada, { requestId: 'test', client: sandbox }),
    requestOf(ada, { requestId: 'live again' }),
    requestOf(eve),
  ]);
  const { items } = await list(ada);
  expect(items.map(({ request_id, is_test }) => [request_id, is_test])).toEqual([
    ['live again', false],
    ['test', true],
    ['live', false],
  ]);
  const first = await list(ada, '?limit=2');
  const second = await list(ada, `?limit=2&cursor=${first.next_cursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect((await list(eve)).items.map(({ is_test }) => is_test)).toEqual([false]);
});

test('filters by status and endpoint combine, and pages continue them', async () => {
  const ada = await signUp();
  const failed = Array.from({ length: 5 }, () => requestOf(ada, { status: 402, errorCode: 'insufficient_credits' }));
  await storeApiRequests(db, [
    ...failed,
    requestOf(ada),
    requestOf(ada, { status: 503, errorCode: 'unavailable' }),
    requestOf(ada, { method: 'GET', route: '/voices', status: 404, errorCode: 'not_found' }),
    requestOf(ada, { route: null, status: 404, errorCode: 'not_found' }),
  ]);
  const count = async (query: string) => (await list(ada, query)).items.length;
  expect(await count('')).toBe(9);
  expect(await count('?status=2xx')).toBe(1);
  expect(await count('?status=4xx')).toBe(7);
  expect(await count('?status=5xx')).toBe(1);
  expect(await count('?endpoint=GET%20%2Fvoices')).toBe(1);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ApiRequestPage = await list(
      ada,
      `?status=4xx&endpoint=POST%20%2Fvideos&limit=2${cursor && `&cursor=${cursor}`}`,
    );
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(failed.map(({ id }) => id).reverse());
  expect((await call(ada, 'GET', '/api-requests?endpoint=nonsense')).statusCode).toBe(400);
  expect((await call(ada, 'GET', '/api-endpoints')).json()).toEqual({ endpoints: ['POST /videos'] });
});

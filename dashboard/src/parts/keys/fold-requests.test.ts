// Tests which requests to the API are folded into one row.
import type { ApiRequestRow } from '@greenroom/contract/dashboard/api-requests';
import { expect, test } from 'vitest';
import { foldRequests } from './fold-requests.ts';

const request = (id: string, over: Partial<ApiRequestRow> = {}): ApiRequestRow => ({
  id,
  is_test: false,
  method: 'GET',
  route: '/jobs/{workflowId}/status',
  path_id: id,
  status: 200,
  error_code: null,
  request_id: `r${id}`,
  duration_ms: 3,
  count: 2,
  made_at: '',
  last_made_at: '',
  ...over,
});
const shown = (requests: ApiRequestRow[], unfolded: string[] = []) =>
  foldRequests(requests, new Set(unfolded)).map(({ id, count, requests }) => [id, requests, count]);

test('successful requests to one endpoint in a row are one row, with their number', () => {
  const polls = [request('5'), request('4'), request('3')];
  expect(shown([...polls, request('2', { route: '/videos', method: 'POST', count: 1 }), request('1')])).toEqual([
    ['5', 3, 6],
    ['2', 1, 1],
    ['1', 1, 2],
  ]);
});

test('errors and requests with the test key stay apart, and so do those that were unfolded', () => {
  const error = { status: 404, error_code: 'not_found' };
  expect(shown([request('4', error), request('3', error), request('2', { is_test: true }), request('1')])).toHaveLength(
    4,
  );
  expect(shown([request('2'), request('1')], ['1'])).toEqual([
    ['2', 1, 2],
    ['1', 1, 2],
  ]);
});

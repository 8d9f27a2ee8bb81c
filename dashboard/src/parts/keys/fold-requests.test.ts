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
  foldRequests(requests, new Set(unfolded)).map(({ id, count, group, isFolded }) => [
    id,
    isFolded ? group.length : 1,
    count,
  ]);

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

test('an unfolded group stays so, and its first row the same one, when newer and older requests are shown', () => {
  const before = foldRequests([request('3'), request('2')], new Set(['3']));
  expect(shown([request('4'), request('3'), request('2'), request('1')], ['3'])).toHaveLength(4);
  expect(foldRequests([request('4'), request('3'), request('2')], new Set())[0]?.key).toBe(before[0]?.key);
});

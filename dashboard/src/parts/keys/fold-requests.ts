// Folds successful requests to the same endpoint that follow each other, such as polls of several jobs.
import type { ApiRequestRow } from '@greenroom/contract/dashboard/api-requests';

export interface FoldedRequest extends ApiRequestRow {
  /** The rows that are folded into this one, which is the newest of them. */
  requests: number;
  /** The id of the oldest one: it stays the same when newer ones arrive. */
  oldest: string;
}

const isLike = (one: ApiRequestRow, other: ApiRequestRow): boolean =>
  one.method === other.method &&
  one.route === other.route &&
  one.status === other.status &&
  one.is_test === other.is_test;

/** `requests`: newest first. Errors stay apart, and so do those whose oldest one is in `unfolded`. */
export function foldRequests(requests: readonly ApiRequestRow[], unfolded: ReadonlySet<string>): FoldedRequest[] {
  const groups: ApiRequestRow[][] = [];
  for (const request of requests) {
    const group = groups.at(-1);
    if (group && request.status < 400 && isLike(group[0]!, request)) group.push(request);
    else groups.push([request]);
  }
  return groups.flatMap((group) => {
    const oldest = group.at(-1)!.id;
    if (unfolded.has(oldest)) return group.map((request) => ({ ...request, requests: 1, oldest: request.id }));
    const count = group.reduce((sum, request) => sum + request.count, 0);
    return [{ ...group[0]!, count, requests: group.length, oldest }];
  });
}

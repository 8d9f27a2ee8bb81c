// Folds successful requests to the same endpoint that follow each other, such as polls of several jobs.
import type { ApiRequestRow } from '@greenroom/contract/dashboard/api-requests';

export interface FoldedRequest extends ApiRequestRow {
  /** Stays the same when newer requests arrive. */
  key: string;
  /** In the first row of several such requests: their ids. */
  group: readonly string[];
  /** Whether this row is the only one of its group. */
  isFolded: boolean;
}

const isLike = (one: ApiRequestRow, other: ApiRequestRow): boolean =>
  one.method === other.method &&
  one.route === other.route &&
  one.status === other.status &&
  one.is_test === other.is_test;

/** `requests`: newest first. Errors stay apart, and so do the requests of a group of which one is in `unfolded`. */
export function foldRequests(requests: readonly ApiRequestRow[], unfolded: ReadonlySet<string>): FoldedRequest[] {
  const groups: ApiRequestRow[][] = [];
  for (const request of requests) {
    const group = groups.at(-1);
    if (group && request.status < 400 && isLike(group[0]!, request)) group.push(request);
    else groups.push([request]);
  }
  return groups.flatMap((rows) => {
    const group = rows.map(({ id }) => id);
    const [newest, ...others] = rows.map((request) => ({ ...request, key: request.id, group: [], isFolded: false }));
    if (others.length === 0) return [newest!];
    const first = { ...newest!, key: `group-${group.at(-1)}`, group };
    if (group.some((id) => unfolded.has(id))) return [first, ...others];
    return [{ ...first, count: rows.reduce((sum, { count }) => sum + count, 0), isFolded: true }];
  });
}

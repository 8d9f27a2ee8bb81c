// The query client, polling, paged lists, and the redirect to sign-in when a session ends.
import { TEAM_CHANGED } from '@greenroom/contract/dashboard/team-header';
import { type InfiniteData, MutationCache, QueryCache, QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError, get, post } from './http.ts';
import { signInAgain } from './session.ts';

const QUICK_MS = 1500;
const SLOW_MS = 10_000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportError }),
  mutationCache: new MutationCache({ onError: reportError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Also while the browser reports that it is offline, so that the error is shown instead of a page that loads forever.
      networkMode: 'always',
      // A rejected request would be rejected again.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
    },
    // Otherwise a change made while the browser reports that it is offline would wait without a word, and be sent much later.
    mutations: { networkMode: 'always' },
  },
});

/** What a failed call means for the whole page. Queries and mutations call it by themselves. */
export function reportError(error: Error): void {
  redirectWhenSignedOut(error);
  // The layout then says so in place of the page.
  if (error instanceof ApiError && error.code === TEAM_CHANGED)
    void queryClient.invalidateQueries({ queryKey: ['/me'] });
}

function redirectWhenSignedOut(error: Error): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  // A wrong password or code has a code of its own.
  if (error.code === '' || error.code === 'UNAUTHORIZED') signInAgain();
}

const unchangedPolls = new WeakMap<object, { data: unknown; count: number; updatedAt: number }>();

/**
 * For `refetchInterval`: polls while `isLive`, and more slowly the longer the data does not change. Polling pauses while
 * the page is hidden.
 */
export const whileLive =
  <Data>(isLive: (data: Data) => boolean) =>
  (query: { state: { data: Data | undefined; dataUpdatedAt: number } }): number | false => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined || !isLive(data)) return false;
    const previous = unchangedPolls.get(query);
    const same = previous?.data === data;
    const count = !same ? 0 : previous.count + (previous.updatedAt === dataUpdatedAt ? 0 : 1);
    unchangedPolls.set(query, { data, count, updatedAt: dataUpdatedAt });
    return Math.min(SLOW_MS, QUICK_MS * 1.4 ** count);
  };

export interface PageOf<Item> {
  items: Item[];
  next_cursor: string | null;
}

interface ListOptions<Item> {
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Whether an item changes by itself; true: the list always does. */
  isLive?: true | ((item: Item) => boolean);
  enabled?: boolean;
  /** A search that the service records is posted. */
  method?: 'GET' | 'POST';
}

/** Without empty filters, which a URL has not either. */
const given = (query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/** A list that pages by cursor. `items` and `data` hold all items loaded so far; `LoadMore` loads the next page. */
export function useList<Item>(
  path: `/${string}`,
  { query = {}, isLive, enabled = true, method = 'GET' }: ListOptions<Item> = {},
) {
  const result = useInfiniteQuery({
    queryKey: [path, query],
    queryFn({ pageParam, signal }) {
      const page = { ...query, cursor: pageParam };
      return method === 'GET'
        ? get<PageOf<Item>>(path, { query: page, signal })
        : post<PageOf<Item>>(path, given(page), { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
    enabled,
    refetchInterval: isLive
      ? whileLive<InfiniteData<PageOf<Item>>>(
          (data) => isLive === true || data.pages.some((page) => page.items.some(isLive)),
        )
      : false,
  });
  return { ...result, items: result.data };
}

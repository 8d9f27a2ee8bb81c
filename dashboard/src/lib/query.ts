// How answers are kept, asked for again and paged; when somebody turns out to be signed out.
import { type InfiniteData, MutationCache, QueryCache, QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { get, Refusal } from './http.ts';

const QUICK_MS = 1500;
const SLOW_MS = 10_000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the service refused it would refuse again.
      retry: (count, error) => count < 2 && !(error instanceof Refusal && error.status > 0 && error.status < 500),
    },
  },
});

/** By a new load of the page, so that nothing stays behind of whoever was signed in. */
function leaveWhenSignedOut(error: Error): void {
  const { pathname, search } = window.location;
  if (!(error instanceof Refusal) || error.status !== 401 || pathname === '/sign-in') return;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

const stillness = new WeakMap<object, { data: unknown; count: number; sinceUpdate: number }>();

/**
 * For `refetchInterval`: asks soon again while `isLive` and things move, ever less often while nothing does. Nothing is
 * asked while the page is hidden; when it is shown again, at once.
 */
export const whileLive =
  <Data>(isLive: (data: Data) => boolean) =>
  (query: { state: { data: Data | undefined; dataUpdatedAt: number } }): number | false => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined || !isLive(data)) return false;
    const before = stillness.get(query);
    const same = before?.data === data;
    const count = !same ? 0 : before.count + (before.sinceUpdate === dataUpdatedAt ? 0 : 1);
    stillness.set(query, { data, count, sinceUpdate: dataUpdatedAt });
    return Math.min(SLOW_MS, QUICK_MS * 1.4 ** count);
  };

export interface PageOf<Item> {
  items: Item[];
  next_cursor: string | null;
}

export interface ListSettings<Item> {
  query?: Readonly<Record<string, string | number | undefined>>;
  isLive?: (item: Item) => boolean;
  enabled?: boolean;
}

/** A list that pages by cursor: `items` are all that were loaded so far, as is `data`; `LoadMore` gets the rest. */
export function useList<Item>(path: `/${string}`, { query = {}, isLive, enabled = true }: ListSettings<Item> = {}) {
  const result = useInfiniteQuery({
    queryKey: [path, query],
    queryFn: ({ pageParam, signal }) => get<PageOf<Item>>(path, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
    enabled,
    refetchInterval: isLive
      ? whileLive<InfiniteData<PageOf<Item>>>((data) => data.pages.some((page) => page.items.some(isLive)))
      : false,
  });
  return { ...result, items: result.data };
}

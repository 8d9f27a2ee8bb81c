// Who is signed in and what this installation offers; signing out.
import type { Me } from '@greenroom/contract/dashboard/me';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { auth, get } from './http.ts';

export const meQuery = queryOptions({
  queryKey: ['/me'],
  queryFn: ({ signal }) => get<Me>('/me', { signal }),
  staleTime: 60_000,
  // An address may have been confirmed in another tab.
  refetchOnWindowFocus: 'always',
});

export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Whoever is signed in; only for what stands behind the sign-in. */
export function useVisitor(): NonNullable<Me['visitor']> {
  const { visitor } = useMe();
  if (!visitor) throw new Error('Nobody is signed in.');
  return visitor;
}

/** To another page with a new load, so that nothing stays behind of whoever was signed in. */
export function startOver(to: string): void {
  const { pathname, search } = window.location;
  const url = new URL(to, window.location.href);
  window.location.assign(url);
  // What differs behind the `#` alone is not loaded anew by itself.
  if (url.origin === window.location.origin && url.pathname === pathname && url.search === search && to.includes('#')) {
    window.location.reload();
  }
}

export async function signOut(): Promise<void> {
  await auth('/sign-out');
  startOver('/sign-in');
}

// Who is signed in and what this installation offers; signing out.
import type { Me } from '@greenroom/contract/console/me';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { auth, get } from './http.ts';

export const meQuery = queryOptions({
  queryKey: ['/me'],
  queryFn: ({ signal }) => get<Me>('/me', { signal }),
  staleTime: 60_000,
});

export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Whoever is signed in; only for what stands behind the sign-in. */
export function useVisitor(): NonNullable<Me['visitor']> {
  const { visitor } = useMe();
  if (!visitor) throw new Error('Nobody is signed in.');
  return visitor;
}

/** To another page with a new load, so that nothing stays behind of whoever was signed in. */
export const startOver = (to: string): void => window.location.assign(to);

export async function signOut(): Promise<void> {
  await auth('/sign-out');
  startOver('/sign-in');
}

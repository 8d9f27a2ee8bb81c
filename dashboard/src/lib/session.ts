// The signed-in user and the options of this installation; signing out.
import type { NewLanguage } from '@greenroom/contract/dashboard/account';
import { isLanguage, type Language } from '@greenroom/contract/dashboard/languages';
import type { Me } from '@greenroom/contract/dashboard/me';
import type { TeamChoice } from '@greenroom/contract/dashboard/team';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { auth, get, post, setPageTeam } from './http.ts';
import { currentLanguage, switchLanguage } from './languages.ts';
import { chooseTimeZone } from './time-zone.ts';

let hasLanguage = false;

/** Shows the language of the user. One that has none yet, gets the language in which they first see the dashboard. */
function followLanguage(language: Language | null): void {
  // A page stays as it is if the language is changed elsewhere while it is open.
  if (hasLanguage) return;
  hasLanguage = true;
  // Not one that this version does not know, and also during an upgrade from a version without languages.
  if (isLanguage(language)) switchLanguage(language);
  else void post('/account/language', { language: currentLanguage() } satisfies NewLanguage).catch(() => undefined);
}

export const meQuery = queryOptions({
  queryKey: ['/me'],
  async queryFn({ signal }) {
    const me = await get<Me>('/me', { signal });
    chooseTimeZone(me.visitor?.time_zone ?? null);
    if (me.visitor) {
      setPageTeam(me.visitor.client_id);
      followLanguage(me.visitor.language);
    }
    return me;
  },
  staleTime: 60_000,
  // The e-mail address may have been confirmed in another tab.
  refetchOnWindowFocus: 'always',
});

export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** The signed-in user. Only for pages that require sign-in. */
export function useVisitor(): NonNullable<Me['visitor']> {
  const { visitor } = useMe();
  if (!visitor) throw new Error('No user is signed in.');
  return visitor;
}

let isLeaving = false;

/** The session has ended: the user signs in and returns to this page. */
export function signInAgain(): void {
  const { pathname, search } = window.location;
  // A request that was under way when the user signed out.
  if (isLeaving || pathname === '/sign-in') return;
  loadPage(`/sign-in?ended=true&next=${encodeURIComponent(pathname + search)}`);
}

/** Navigates with a full page load, so that no data of the previous user remains. */
export function loadPage(to: string): void {
  isLeaving = true;
  const { pathname, search } = window.location;
  const url = new URL(to, window.location.href);
  window.location.assign(url);
  // A change of the fragment alone does not load the page.
  if (url.origin === window.location.origin && url.pathname === pathname && url.search === search && to.includes('#')) {
    window.location.reload();
  }
}

/** Switches to another team of the user, with a full page load. */
export async function switchTeam(client_id: string): Promise<void> {
  await post('/account/teams/choice', { client_id } satisfies TeamChoice);
  loadPage('/');
}

export async function signOut(): Promise<void> {
  await auth('/sign-out');
  loadPage('/sign-in');
}

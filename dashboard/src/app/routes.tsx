// Every page and its path. The script of a page loads on its first visit.
import type { Me } from '@greenroom/contract/dashboard/me';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { get } from '../lib/http.ts';
import { queryClient } from '../lib/query.ts';
import { meQuery } from '../lib/session.ts';
import { ErrorPage, NotFoundPage, PendingPage } from './fallback-pages.tsx';
import { Shell } from './shell.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';

const root = createRootRoute();

/** Pages for signed-out users. */
const signedOut = createRoute({
  getParentRoute: () => root,
  id: 'signed-out',
  component: SignedOutLayout,
  loader: () => queryClient.ensureQueryData(meQuery),
});

/** All other pages. Signed-out users sign in first and then return to the page. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  notFoundComponent: NotFoundPage,
  beforeLoad: async ({ location }) => {
    const { visitor } = await queryClient.ensureQueryData(meQuery);
    if (!visitor) throw redirect({ to: '/sign-in', search: { next: location.href }, replace: true });
    if (visitor.team_unconfirmed) throw redirect({ to: '/your-team', replace: true });
  },
});

const operator = createRoute({
  getParentRoute: () => signedIn,
  id: 'operator',
  beforeLoad: async () => {
    const { visitor } = await queryClient.ensureQueryData(meQuery);
    if (!visitor?.operator) throw notFound();
  },
});

const signedOutPage = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => signedOut, path, component });
const signedInPage = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => signedIn, path, component });
const operatorPage = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => operator, path, component });

/** A page whose script cannot be loaded shows an error if the service cannot be reached, and is loaded again after an upgrade. */
const lazy = <Module extends Record<string, unknown>>(load: () => Promise<Module>, name: keyof Module & string) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        await get<Me>('/me');
        throw error;
      }),
    name,
  );

const routeTree = root.addChildren([
  signedOut.addChildren([
    signedOutPage(
      '/sign-in',
      lazy(() => import('../pages/sign-in.tsx'), 'SignInPage'),
    ),
    signedOutPage(
      '/sign-up',
      lazy(() => import('../pages/sign-up.tsx'), 'SignUpPage'),
    ),
    signedOutPage(
      '/reset',
      lazy(() => import('../pages/reset.tsx'), 'ResetPage'),
    ),
    signedOutPage(
      '/join',
      lazy(() => import('../pages/join.tsx'), 'JoinPage'),
    ),
    signedOutPage(
      '/confirm',
      lazy(() => import('../pages/confirm.tsx'), 'ConfirmPage'),
    ),
    signedOutPage(
      '/your-team',
      lazy(() => import('../pages/your-team.tsx'), 'YourTeamPage'),
    ),
  ]),
  signedIn.addChildren([
    signedInPage(
      '/',
      lazy(() => import('../pages/home.tsx'), 'HomePage'),
    ),
    signedInPage(
      '/studio',
      lazy(() => import('../pages/studio.tsx'), 'StudioPage'),
    ),
    signedInPage(
      '/videos',
      lazy(() => import('../pages/videos.tsx'), 'VideosPage'),
    ),
    signedInPage(
      '/videos/$id',
      lazy(() => import('../pages/video.tsx'), 'VideoPage'),
    ),
    signedInPage(
      '/library/characters',
      lazy(() => import('../pages/presenters.tsx'), 'PresentersPage'),
    ),
    signedInPage(
      '/library/voices',
      lazy(() => import('../pages/voices.tsx'), 'VoicesPage'),
    ),
    signedInPage(
      '/library/assets',
      lazy(() => import('../pages/assets.tsx'), 'AssetsPage'),
    ),
    signedInPage(
      '/usage',
      lazy(() => import('../pages/usage.tsx'), 'UsagePage'),
    ),
    signedInPage(
      '/credits',
      lazy(() => import('../pages/credits.tsx'), 'CreditsPage'),
    ),
    signedInPage(
      '/credits/checkout/$id',
      lazy(() => import('../pages/test-checkout.tsx'), 'TestCheckoutPage'),
    ),
    signedInPage(
      '/credits/receipts/$id',
      lazy(() => import('../pages/receipt.tsx'), 'ReceiptPage'),
    ),
    signedInPage(
      '/ledger',
      lazy(() => import('../pages/ledger.tsx'), 'LedgerPage'),
    ),
    signedInPage(
      '/keys',
      lazy(() => import('../pages/keys.tsx'), 'KeysPage'),
    ),
    signedInPage(
      '/team',
      lazy(() => import('../pages/team.tsx'), 'TeamPage'),
    ),
    // Shown within the layout, unlike a path that no route matches.
    createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundPage }),
    signedInPage(
      '/account',
      lazy(() => import('../pages/account.tsx'), 'AccountPage'),
    ),
    operator.addChildren([
      operatorPage(
        '/operator/clients',
        lazy(() => import('../pages/operator-clients.tsx'), 'OperatorClientsPage'),
      ),
      operatorPage(
        '/operator/clients/$id',
        lazy(() => import('../pages/operator-client.tsx'), 'OperatorClientPage'),
      ),
      operatorPage(
        '/operator/jobs',
        lazy(() => import('../pages/operator-jobs.tsx'), 'OperatorJobsPage'),
      ),
      operatorPage(
        '/operator/costs',
        lazy(() => import('../pages/operator-costs.tsx'), 'OperatorCostsPage'),
      ),
      operatorPage(
        '/operator/health',
        lazy(() => import('../pages/operator-health.tsx'), 'OperatorHealthPage'),
      ),
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
  // Search parameters stay plain strings, which `useUrlState` reads.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text && `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

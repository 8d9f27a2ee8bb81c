// Every page and its path. A page's script is loaded when somebody goes there.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { queryClient } from '../lib/query.ts';
import { meQuery } from '../lib/session.ts';
import { BrokenPage, MissingPage, WaitingPage } from './instead.tsx';
import { Outside } from './outside.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute();

/** What is for those who have not signed in. */
const outside = createRoute({
  getParentRoute: () => root,
  id: 'outside',
  component: Outside,
  loader: () => queryClient.ensureQueryData(meQuery),
});

/** Everything else: whoever has not signed in is asked to, and comes back. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  notFoundComponent: MissingPage,
  beforeLoad: async ({ location }) => {
    const { visitor } = await queryClient.ensureQueryData(meQuery);
    if (!visitor) throw redirect({ to: '/sign-in', search: { next: location.href }, replace: true });
    if (visitor.team_unconfirmed) throw redirect({ to: '/your-team', replace: true });
  },
});

const operator = createRoute({
  getParentRoute: () => inside,
  id: 'operator',
  beforeLoad: async () => {
    const { visitor } = await queryClient.ensureQueryData(meQuery);
    if (!visitor?.operator) throw notFound();
  },
});

const guest = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => outside, path, component });
const page = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => inside, path, component });
const forOperators = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => operator, path, component });

const lazy = lazyRouteComponent;

const routeTree = root.addChildren([
  outside.addChildren([
    guest(
      '/sign-in',
      lazy(() => import('../pages/sign-in.tsx'), 'SignInPage'),
    ),
    guest(
      '/sign-up',
      lazy(() => import('../pages/sign-up.tsx'), 'SignUpPage'),
    ),
    guest(
      '/reset',
      lazy(() => import('../pages/reset.tsx'), 'ResetPage'),
    ),
    guest(
      '/join',
      lazy(() => import('../pages/join.tsx'), 'JoinPage'),
    ),
    guest(
      '/confirm',
      lazy(() => import('../pages/confirm.tsx'), 'ConfirmPage'),
    ),
    guest(
      '/your-team',
      lazy(() => import('../pages/your-team.tsx'), 'YourTeamPage'),
    ),
  ]),
  inside.addChildren([
    page(
      '/',
      lazy(() => import('../pages/home.tsx'), 'HomePage'),
    ),
    page(
      '/studio',
      lazy(() => import('../pages/studio.tsx'), 'StudioPage'),
    ),
    page(
      '/videos',
      lazy(() => import('../pages/videos.tsx'), 'VideosPage'),
    ),
    page(
      '/videos/$id',
      lazy(() => import('../pages/video.tsx'), 'VideoPage'),
    ),
    page(
      '/library/characters',
      lazy(() => import('../pages/presenters.tsx'), 'PresentersPage'),
    ),
    page(
      '/library/voices',
      lazy(() => import('../pages/voices.tsx'), 'VoicesPage'),
    ),
    page(
      '/library/assets',
      lazy(() => import('../pages/assets.tsx'), 'AssetsPage'),
    ),
    page(
      '/usage',
      lazy(() => import('../pages/usage.tsx'), 'UsagePage'),
    ),
    page(
      '/credits',
      lazy(() => import('../pages/credits.tsx'), 'CreditsPage'),
    ),
    page(
      '/credits/checkout/$id',
      lazy(() => import('../pages/test-checkout.tsx'), 'TestCheckoutPage'),
    ),
    page(
      '/credits/receipts/$id',
      lazy(() => import('../pages/receipt.tsx'), 'ReceiptPage'),
    ),
    page(
      '/ledger',
      lazy(() => import('../pages/ledger.tsx'), 'LedgerPage'),
    ),
    page(
      '/keys',
      lazy(() => import('../pages/keys.tsx'), 'KeysPage'),
    ),
    page(
      '/team',
      lazy(() => import('../pages/team.tsx'), 'TeamPage'),
    ),
    page(
      '/account',
      lazy(() => import('../pages/account.tsx'), 'AccountPage'),
    ),
    operator.addChildren([
      forOperators(
        '/operator/clients',
        lazy(() => import('../pages/operator-clients.tsx'), 'OperatorClientsPage'),
      ),
      forOperators(
        '/operator/clients/$id',
        lazy(() => import('../pages/operator-client.tsx'), 'OperatorClientPage'),
      ),
      forOperators(
        '/operator/jobs',
        lazy(() => import('../pages/operator-jobs.tsx'), 'OperatorJobsPage'),
      ),
      forOperators(
        '/operator/health',
        lazy(() => import('../pages/operator-health.tsx'), 'OperatorHealthPage'),
      ),
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: BrokenPage,
  defaultNotFoundComponent: MissingPage,
  scrollRestoration: true,
  // Plain strings: what stands in the address is read by `useUrlState`.
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

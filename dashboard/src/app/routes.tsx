// Every page and its path. The script of a page loads on its first visit.
import { createRootRoute, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import { queryClient } from '../lib/query.ts';
import { meQuery } from '../lib/session.ts';
import { StudioSkeleton } from '../parts/studio/studio-skeleton.tsx';
import { VideosSkeleton } from '../parts/videos/videos-layout.tsx';
import { ErrorPage, FirstPage, NotFoundPage, PendingCards, PendingPage } from './fallback-pages.tsx';
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

const signedOutPage = <Path extends string>(path: Path, component: ReturnType<typeof lazyPage>) =>
  createRoute({ getParentRoute: () => signedOut, path, component });
/** @param pendingComponent like the page, if it is not a list of lines. */
const signedInPage = <Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyPage>,
  pendingComponent = PendingPage,
) => createRoute({ getParentRoute: () => signedIn, path, component, pendingComponent });
const operatorPage = <Path extends string>(path: Path, component: ReturnType<typeof lazyPage>) =>
  createRoute({ getParentRoute: () => operator, path, component, pendingComponent: PendingPage });

const routeTree = root.addChildren([
  signedOut.addChildren([
    signedOutPage(
      '/sign-in',
      lazyPage(() => import('../pages/sign-in.tsx'), 'SignInPage'),
    ),
    signedOutPage(
      '/sign-up',
      lazyPage(() => import('../pages/sign-up.tsx'), 'SignUpPage'),
    ),
    signedOutPage(
      '/reset',
      lazyPage(() => import('../pages/reset.tsx'), 'ResetPage'),
    ),
    signedOutPage(
      '/join',
      lazyPage(() => import('../pages/join.tsx'), 'JoinPage'),
    ),
    signedOutPage(
      '/confirm',
      lazyPage(() => import('../pages/confirm.tsx'), 'ConfirmPage'),
    ),
    signedOutPage(
      '/change-email',
      lazyPage(() => import('../pages/change-email.tsx'), 'ChangeEmailPage'),
    ),
    signedOutPage(
      '/your-team',
      lazyPage(() => import('../pages/your-team.tsx'), 'YourTeamPage'),
    ),
  ]),
  signedIn.addChildren([
    signedInPage(
      '/',
      lazyPage(() => import('../pages/home.tsx'), 'HomePage'),
    ),
    signedInPage(
      '/studio',
      lazyPage(() => import('../pages/studio.tsx'), 'StudioPage'),
      StudioSkeleton,
    ),
    signedInPage(
      '/videos',
      lazyPage(() => import('../pages/videos.tsx'), 'VideosPage'),
      VideosSkeleton,
    ),
    signedInPage(
      '/jobs',
      lazyPage(() => import('../pages/jobs.tsx'), 'JobsPage'),
    ),
    signedInPage(
      '/videos/$id',
      lazyPage(() => import('../pages/video.tsx'), 'VideoPage'),
    ),
    signedInPage(
      '/library/characters',
      lazyPage(() => import('../pages/presenters.tsx'), 'PresentersPage'),
      PendingCards,
    ),
    signedInPage(
      '/library/voices',
      lazyPage(() => import('../pages/voices.tsx'), 'VoicesPage'),
    ),
    signedInPage(
      '/library/assets',
      lazyPage(() => import('../pages/assets.tsx'), 'AssetsPage'),
      PendingCards,
    ),
    signedInPage(
      '/brand-kit',
      lazyPage(() => import('../pages/brand-kit.tsx'), 'BrandKitPage'),
    ),
    signedInPage(
      '/usage',
      lazyPage(() => import('../pages/usage.tsx'), 'UsagePage'),
    ),
    signedInPage(
      '/credits',
      lazyPage(() => import('../pages/credits.tsx'), 'CreditsPage'),
    ),
    signedInPage(
      '/credits/checkout/$id',
      lazyPage(() => import('../pages/test-checkout.tsx'), 'TestCheckoutPage'),
    ),
    signedInPage(
      '/credits/receipts/$id',
      lazyPage(() => import('../pages/receipt.tsx'), 'ReceiptPage'),
    ),
    signedInPage(
      '/ledger',
      lazyPage(() => import('../pages/ledger.tsx'), 'LedgerPage'),
    ),
    signedInPage(
      '/keys',
      lazyPage(() => import('../pages/keys.tsx'), 'KeysPage'),
    ),
    signedInPage(
      '/webhooks',
      lazyPage(() => import('../pages/webhooks.tsx'), 'WebhooksPage'),
    ),
    signedInPage(
      '/webhooks/$id',
      lazyPage(() => import('../pages/webhook.tsx'), 'WebhookPage'),
    ),
    signedInPage(
      '/team',
      lazyPage(() => import('../pages/team.tsx'), 'TeamPage'),
    ),
    // Shown within the layout, unlike a path that no route matches.
    createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundPage }),
    signedInPage(
      '/account',
      lazyPage(() => import('../pages/account.tsx'), 'AccountPage'),
    ),
    operator.addChildren([
      operatorPage(
        '/operator/clients',
        lazyPage(() => import('../pages/operator-clients.tsx'), 'OperatorClientsPage'),
      ),
      operatorPage(
        '/operator/clients/$id',
        lazyPage(() => import('../pages/operator-client.tsx'), 'OperatorClientPage'),
      ),
      operatorPage(
        '/operator/clients/$id/ledger',
        lazyPage(() => import('../pages/operator-client-ledger.tsx'), 'OperatorClientLedgerPage'),
      ),
      operatorPage(
        '/operator/jobs',
        lazyPage(() => import('../pages/operator-jobs.tsx'), 'OperatorJobsPage'),
      ),
      operatorPage(
        '/operator/audit-log',
        lazyPage(() => import('../pages/operator-audit-log.tsx'), 'OperatorAuditLogPage'),
      ),
      operatorPage(
        '/operator/costs',
        lazyPage(() => import('../pages/operator-costs.tsx'), 'OperatorCostsPage'),
      ),
      operatorPage(
        '/operator/health',
        lazyPage(() => import('../pages/operator-health.tsx'), 'OperatorHealthPage'),
      ),
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: FirstPage,
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

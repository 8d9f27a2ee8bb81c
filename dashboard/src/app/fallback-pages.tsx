// The pages shown while a page loads, when it fails and when it does not exist.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Button, Paper } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../lib/http.ts';
import { setPageTitle } from '../lib/tab-title.ts';
import { CardSkeletons } from '../parts/card-skeletons.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { SkeletonLines } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, PageSkeleton } from '../parts/page.tsx';

export const PendingPage = () => (
  <PageSkeleton>
    <SkeletonLines />
  </PageSkeleton>
);

/** Before the layout of the page is known. */
export const FirstPage = () => (
  <Box p="xl">
    <PendingPage />
  </Box>
);

/** Of a page with a grid of cards. */
export const PendingCards = () => (
  <PageSkeleton width="wide">
    <CardSkeletons count={8} height={340} cols={{ base: 2, sm: 3, lg: 4 }} />
  </PageSkeleton>
);

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    router.invalidate();
  };
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <Page title={t`This page failed to load`} width="narrow">
      <ErrorNote error={error instanceof Error ? error : new Error(String(error))} />
      <div>
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Page>
  );
}

export function NotFoundPage() {
  const title = t`Page not found`;
  useEffect(() => setPageTitle(title), [title]);
  return (
    <Paper maw={520} mx="auto" mt={{ base: 'xl', md: '14dvh' }} py={48}>
      <Notice
        icon="search"
        title={title}
        order={1}
        actions={
          <>
            <ButtonLink to="/">
              <Trans>Overview</Trans>
            </ButtonLink>
            <ButtonLink to="/studio" variant="default">
              <Trans>Studio</Trans>
            </ButtonLink>
            <ButtonLink to="/videos" variant="default">
              <Trans>Videos</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>The address is wrong, or you do not have access to this page.</Trans>
      </Notice>
    </Paper>
  );
}

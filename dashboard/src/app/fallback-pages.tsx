// The pages shown while a page loads, when it fails and when it does not exist.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../lib/http.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function PendingPage() {
  return (
    <Stack gap="lg" maw={1080} mx="auto" w="100%" p="md" aria-busy="true">
      <Skeleton height={34} width={220} />
      <SkeletonLines />
    </Stack>
  );
}

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
  return (
    <Page title={t`Page not found`} width="narrow">
      <Text>
        <Trans>
          This page does not exist, or you do not have access to it. Check the address, or go to the overview.
        </Trans>
      </Text>
      <div>
        <ButtonLink to="/">
          <Trans>Go to overview</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}

// What is shown instead of a page: while its script is on the way, when it broke, when there is none.
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Refusal } from '../lib/http.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function WaitingPage() {
  return (
    <Stack gap="lg" maw={1080} mx="auto" w="100%" p="md" aria-busy="true">
      <Skeleton height={34} width={220} />
      <SkeletonLines />
    </Stack>
  );
}

export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    router.invalidate();
  };
  if (error instanceof Refusal && error.status === 404) return <MissingPage />;
  return (
    <Page title="This page did not work" width="narrow">
      <ErrorNote error={error instanceof Error ? error : new Error(String(error))} />
      <div>
        <Button onClick={again}>Try again</Button>
      </div>
    </Page>
  );
}

export function MissingPage() {
  return (
    <Page title="Nothing here" width="narrow">
      <Text>
        There is no such page, or it belongs to somebody else. Look at the address, or go on from the overview.
      </Text>
      <div>
        <ButtonLink to="/">To the overview</ButtonLink>
      </div>
    </Page>
  );
}

// The button that loads the next page of a list.
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { ErrorNote } from './error-note.tsx';

interface LoadMoreProps {
  /** The result of `useList`. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
}

export function LoadMore({ list }: LoadMoreProps) {
  if (list.isFetchNextPageError) return <ErrorNote error={list.error} onRetry={() => list.fetchNextPage()} />;
  if (!list.hasNextPage) return null;
  return (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        <Trans>Load more</Trans>
      </Button>
    </Group>
  );
}

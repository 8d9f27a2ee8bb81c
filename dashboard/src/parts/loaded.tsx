// Shows what a query brought: grey shapes until it is there, a note if it failed, then the page's own.
import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';

interface LoadedProps<Data> {
  /** What `useQuery` or `useList` answers. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Of about the size of what will come. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, skeleton = <SkeletonLines />, children }: LoadedProps<Data>) {
  // What was loaded once stays, even if a later look at it failed.
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorNote error={query.error} onRetry={() => query.refetch()} />;
  return (
    <div role="status" aria-busy="true" aria-label="Loading">
      {skeleton}
    </div>
  );
}

export function SkeletonLines({ count = 5, height = 44 }: { count?: number; height?: number }) {
  return (
    <Stack gap="sm">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Stack>
  );
}

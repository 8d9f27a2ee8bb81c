// Renders the result of a query: a skeleton while it loads, an error if it fails, then its content.
import { t } from '@lingui/core/macro';
import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';

interface LoadedProps<Data> {
  /** The result of `useQuery` or `useList`. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** About the size of the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, skeleton = <SkeletonLines />, children }: LoadedProps<Data>) {
  // Loaded data stays visible if a later request fails.
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorNote error={query.error} onRetry={() => query.refetch()} />;
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`}>
      {skeleton}
    </div>
  );
}

export function SkeletonLines({ count = 5, height = 44 }: { count?: number; height?: number }) {
  return (
    <Stack gap="sm">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are equal.
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </Stack>
  );
}

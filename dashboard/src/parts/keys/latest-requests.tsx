// The latest requests to the API with the account's keys, with filters: for finding out why one failed.
import { type ApiEndpoints, type ApiRequestRow, StatusClass } from '@greenroom/contract/dashboard/api-requests';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Code, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatElapsed } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { useList } from '../../lib/query.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { CopyIdButton } from '../copy-field.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { TextLink } from '../links.tsx';
import { isFiltered } from '../list-filters.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded } from '../loaded.tsx';
import { NoMatches } from '../no-matches.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { type FoldedRequest, foldRequests } from './fold-requests.ts';

const noFilter = { status: '', endpoint: '' };

const pathOf = ({ route, path_id }: ApiRequestRow): string =>
  route === null ? t`Unknown path` : path_id === null ? route : route.replace(/\{\w+\}/, path_id);

/** A client may choose its request ids, so no part of them is known to differ; the button copies all of it. */
const beginningOf = (id: string): string => (id.length > 14 ? `${id.slice(0, 12)}…` : id);

interface ShownRequest extends FoldedRequest {
  toggle: () => void;
}

const columns: readonly Column<ShownRequest>[] = [
  {
    name: t`Request`,
    cell: (request) => (
      <>
        <Text ff="monospace" size="sm" title={pathOf(request)} style={{ overflowWrap: 'anywhere' }}>
          <b>{request.method}</b> {request.route ?? t`Unknown path`}
        </Text>
        {request.is_test && (
          <Badge variant="default" size="sm">
            <Trans>Test key</Trans>
          </Badge>
        )}
        {!request.isFolded && request.count > 1 && (
          <Text size="sm" c="dimmed">
            <Trans>{formatCount(request.count)} times within a minute</Trans>
          </Text>
        )}
        {request.group.length > 0 && (
          <Button variant="subtle" size="compact-sm" ml={-8} aria-expanded={!request.isFolded} onClick={request.toggle}>
            {request.isFolded ? t`× ${formatCount(request.count)} · show each` : t`Show as one`}
          </Button>
        )}
      </>
    ),
  },
  {
    name: t`Status`,
    main: true,
    cell: ({ status, error_code }) => (
      <>
        <StatusCode status={status} />
        {error_code && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {error_code}
          </Text>
        )}
      </>
    ),
  },
  {
    name: t`Request ID`,
    cell: ({ request_id }) => (
      <Group gap={4} wrap="nowrap">
        <Code title={request_id}>{beginningOf(request_id)}</Code>
        <CopyIdButton value={request_id} label={t`request ID`} />
      </Group>
    ),
  },
  {
    name: t`Duration`,
    right: true,
    cell: ({ duration_ms }) => formatElapsed(duration_ms),
    inline: ({ duration_ms }) => formatElapsed(duration_ms),
  },
  {
    name: t`Sent`,
    right: true,
    cell: ({ last_made_at }) => <RelativeTime at={last_made_at} />,
    inline: ({ last_made_at }) => <RelativeTime at={last_made_at} />,
  },
];

function StatusCode({ status }: { status: number }) {
  if (status < 400) return status;
  return (
    <Badge
      variant="light"
      color={status < 500 ? 'orange' : 'red'}
      c="var(--mantine-color-text)"
      size="lg"
      fz="sm"
      miw="max-content"
    >
      {status}
    </Badge>
  );
}

const toggled = (unfolded: ReadonlySet<string>, { group, isFolded }: FoldedRequest): ReadonlySet<string> =>
  isFolded ? new Set([...unfolded, ...group]) : new Set([...unfolded].filter((id) => !group.includes(id)));

export function LatestRequests() {
  const [filter, setFilter] = useUrlState(noFilter);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery({
    queryKey: ['/api-endpoints'],
    queryFn: ({ signal }) => get<ApiEndpoints>('/api-endpoints', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const list = useList<ApiRequestRow>('/api-requests', { query: filter, isLive: () => true });
  const clear = () => setFilter(noFilter);
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>
        <Trans>Latest requests</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          Requests with your API key and your test key in the last 30 days. Quote the request ID when you contact
          support.{' '}
          <TextLink to="/jobs" inherit>
            View results and credits
          </TextLink>{' '}
          of the requests with your API key.
        </Trans>
      </Text>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t`Status`}
          value={filter.status}
          onChange={(event) => setFilter({ status: event.currentTarget.value })}
          data={[{ value: '', label: t`Any` }, ...StatusClass.options]}
        />
        <NativeSelect
          label={t`Endpoint`}
          value={filter.endpoint}
          onChange={(event) => setFilter({ endpoint: event.currentTarget.value })}
          data={[{ value: '', label: t`Any` }, ...(data?.endpoints ?? [])]}
        />
        {isFiltered(filter) && (
          <Button variant="subtle" onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </Group>
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <DataTable
                label={t`Latest requests`}
                columns={columns}
                rows={foldRequests(items, unfolded).map((request) => ({
                  ...request,
                  toggle: () => setUnfolded(toggled(unfolded, request)),
                }))}
                rowKey={({ key }) => key}
              />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={clear} />
          ) : (
            <EmptyState icon="jobs" title={t`No requests yet`}>
              <Trans>Send an example request. It appears here a second later.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

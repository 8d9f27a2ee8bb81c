// The jobs page, for integrations: every video and other creation of the account, with its status, cost and error.

import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useList } from '../lib/query.ts';
import { serviceText } from '../lib/service-text.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cost } from '../parts/videos/cost.tsx';
import { JobFilters, noFilter, searchOf } from '../parts/videos/filters.tsx';
import { isInProgress } from '../parts/videos/in-progress.ts';
import { kindNames } from '../parts/videos/labels.ts';
import { VideoProgress } from '../parts/videos/video-progress.tsx';

const columns: readonly Column<JobRow>[] = [
  {
    name: t`Job`,
    cell: ({ id, kind, about }) => (
      <>
        <TextLink to="/videos/$id" params={{ id }} fw={500} lineClamp={2} underline="hover" data-opens-row>
          <bdi>{about}</bdi>
        </TextLink>
        <Text size="sm" c="dimmed">
          {kindNames[kind]}
        </Text>
      </>
    ),
  },
  {
    name: t`Status`,
    cell: (video) => (
      <Stack gap={6} align="flex-start" miw={170}>
        <StatusBadge status={video.status} />
        <VideoProgress video={video} kind={video.kind} />
        {video.error && (
          <Text size="sm" lineClamp={2} maw={360} title={serviceText(video.error.message)}>
            {serviceText(video.error.message)}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: t`Credits`, right: true, main: true, cell: (video) => <Cost job={video} /> },
  {
    name: t`Created`,
    right: true,
    cell: ({ queued_at }) => <RelativeTime at={queued_at} />,
    inline: ({ queued_at }) => <RelativeTime at={queued_at} />,
  },
];

export function JobsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<JobRow>('/jobs', { query: searchOf(filter), isLive: isInProgress });
  return (
    <Page
      title={t`Jobs`}
      description={t`Videos, presenters, voices and previews, created here or through the API. Failed ones are free.`}
    >
      <JobFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <DataTable label={t`Jobs`} columns={columns} rows={items} rowKey={({ id }) => id} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState
              icon="jobs"
              title={t`No jobs yet`}
              action={
                <ButtonLink to="/studio">
                  <Trans>Create video</Trans>
                </ButtonLink>
              }
            >
              <Trans>Each request appears here as soon as it is sent, with its progress and cost.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}

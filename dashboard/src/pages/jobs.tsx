// Every job of the account: how it stands, what it cost, why it failed.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { Button, Stack, Text } from '@mantine/core';
import { formatAge, formatDateTime } from '../lib/format.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Cost } from '../parts/jobs/cost.tsx';
import { JobFilters, noFilter, searchOf } from '../parts/jobs/filters.tsx';
import { JobProgress } from '../parts/jobs/job-progress.tsx';
import { kindNames } from '../parts/jobs/labels.ts';
import { isLive } from '../parts/jobs/live.ts';
import { type Column, KeyedTable } from '../parts/keyed-table.tsx';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

const columns: readonly Column<JobRow>[] = [
  {
    name: 'Job',
    hiddenName: true,
    cell: ({ id, kind, about }) => (
      <>
        <TextLink to="/jobs/$id" params={{ id }} fw={500} lineClamp={2} underline="hover">
          <bdi>{about}</bdi>
        </TextLink>
        <Text size="sm" c="dimmed">
          {kindNames[kind]}
        </Text>
      </>
    ),
  },
  {
    name: 'State',
    hiddenName: true,
    cell: (job) => (
      <Stack gap={6} align="flex-start" miw={170}>
        <StatusBadge status={job.status} />
        <JobProgress job={job} />
        {job.error && (
          <Text size="sm" lineClamp={2} maw={360} title={job.error.message}>
            {job.error.message}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: 'Credits', right: true, cell: (job) => <Cost job={job} /> },
  {
    name: 'Ordered',
    right: true,
    cell: ({ queued_at }) => (
      <time dateTime={queued_at} title={formatDateTime(queued_at)}>
        {formatAge(queued_at)}
      </time>
    ),
  },
];

export function JobsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<JobRow>('/jobs', { query: searchOf(filter), isLive });
  return (
    <Page
      title="Jobs"
      description="Everything that was ordered, here and over the API. What fails costs nothing."
      actions={<ButtonLink to="/studio">Make a video</ButtonLink>}
    >
      <JobFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <KeyedTable label="Jobs" columns={columns} rows={items} rowKey={({ id }) => id} />
              <LoadMore list={list} />
            </>
          ) : isFiltered(filter) ? (
            <EmptyState
              icon="filter"
              title="No such job"
              action={
                <Button variant="default" onClick={() => setFilter(noFilter)}>
                  Show all jobs
                </Button>
              }
            >
              Nothing that was ordered fits these filters.
            </EmptyState>
          ) : (
            <EmptyState icon="jobs" title="No jobs yet" action={<ButtonLink to="/studio">Open the studio</ButtonLink>}>
              A job is one thing that was ordered: a video, a presenter, a voice. It is listed here from the moment it
              is ordered, with its progress and what it cost.
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}

// The jobs page, for integrations: every video and other creation of the account, with its status, cost and error.

import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Group, Text } from '@mantine/core';
import { formatCount, formatCredits } from '../lib/format.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { BackLink, ButtonLink, TextLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cost } from '../parts/videos/cost.tsx';
import { TryAgain } from '../parts/videos/create-again.tsx';
import { failureText } from '../parts/videos/failure-text.ts';
import { JobFilters, noFilter, searchOf } from '../parts/videos/filters.tsx';
import { isInProgress } from '../parts/videos/in-progress.ts';
import { isVideo } from '../parts/videos/is-video.ts';
import { adviceFor, kindNames, needsChange } from '../parts/videos/labels.ts';
import { ChangeButton } from '../parts/videos/new-version.tsx';
import { VideoProgress } from '../parts/videos/video-progress.tsx';

const creditsOf = ({ credits_charged: charged, credits_reserved: reserved }: JobRow) =>
  charged === null ? t`${formatCount(reserved ?? 0)} reserved` : charged > 0 && formatCredits(charged);

const columns: readonly Column<JobRow>[] = [
  {
    name: t`Job`,
    cell: ({ id, about }) => (
      <TextLink to="/videos/$id" params={{ id }} fw={500} underline="hover" data-opens-row>
        <Text component="bdi" inherit lineClamp={2}>
          {about}
        </Text>
      </TextLink>
    ),
  },
  { name: t`Type`, cell: ({ kind }) => kindNames[kind], inline: ({ kind }) => kindNames[kind] },
  { name: t`Status`, main: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { name: t`Credits`, right: true, cell: (video) => <Cost job={video} />, inline: creditsOf },
  {
    name: t`Created`,
    right: true,
    cell: ({ queued_at }) => <RelativeTime at={queued_at} />,
    inline: ({ queued_at }) => <RelativeTime at={queued_at} />,
  },
];

/** Why it failed, with what to do about a video; or how far it is. */
const noteOf = (job: JobRow) =>
  job.error ? (
    <Group justify="space-between" gap="xs">
      <Box maw={640}>
        <Text size="sm" c="var(--mantine-color-error)" lineClamp={2} title={failureText(job.error.message)}>
          {failureText(job.error.message)}
        </Text>
        {isVideo(job) && (
          <Text size="sm" c="dimmed">
            {adviceFor(job.error.code)}
          </Text>
        )}
      </Box>
      {isVideo(job) &&
        (needsChange(job.error.code) ? (
          <ChangeButton id={job.id} variant="default" />
        ) : (
          <TryAgain id={job.id} variant="default" />
        ))}
    </Group>
  ) : (
    isInProgress(job) && (
      // As wide as the first column.
      <Box maw={{ sm: 'calc(40% - 24px)' }}>
        <VideoProgress video={job} kind={job.kind} />
      </Box>
    )
  );

export function JobsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<JobRow>('/jobs', { query: searchOf(filter), isLive: isInProgress });
  return (
    <Page
      title={t`Jobs`}
      above={<BackLink to="/keys">{t`API`}</BackLink>}
      description={t`Everything created here or through the API. Failed jobs are free.`}
    >
      <JobFilters filter={filter} onChange={setFilter} />
      <Loaded query={list}>
        {(items) =>
          items.length > 0 ? (
            <>
              <DataTable label={t`Jobs`} columns={columns} rows={items} rowKey={({ id }) => id} note={noteOf} />
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

// All jobs of all clients, with the causes of failures.
import type { ClientDetail, OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { get } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { JobDrawer } from '../parts/operator/job-drawer.tsx';
import { JobSearch, JobSearchChoice, noSearch } from '../parts/operator/job-search.tsx';
import { JobTable } from '../parts/operator/job-table.tsx';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { StatusCounts } from '../parts/operator/status-counts.tsx';
import { Page } from '../parts/page.tsx';
import { JobFilters, noFilter, searchOf } from '../parts/videos/filters.tsx';

const isLive = ({ status }: OperatorJob): boolean => status === 'queued' || status === 'running';

function ClientFilter({ id, onClear }: { id: string; onClear: () => void }) {
  const path = `/operator/clients/${id}` as const;
  const { data } = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<ClientDetail>(path, { signal }) });
  const label = t`Client: ${data?.name ?? '…'}`;
  return (
    <Button
      variant="light"
      rightSection={<Icon name="close" size={14} />}
      onClick={onClear}
      aria-label={t`Remove filter: ${label}`}
    >
      {label}
    </Button>
  );
}

const noneChosen = { ...noFilter, ...noSearch, client_id: '', job: '' };

export function OperatorJobsPage() {
  const [{ client_id, search, words, job, ...filter }, change] = useUrlState(noneChosen);
  const [inScripts, setInScripts] = useState(words !== '');
  // The entry in the audit log: one for each search, however many pages are loaded.
  const action_id = useMemo(() => words && crypto.randomUUID(), [words]);
  const query = { ...searchOf(filter), client_id };
  const list = useList<OperatorJob>(
    words ? '/operator/jobs/search' : '/operator/jobs',
    words ? { query: { ...query, words, action_id }, method: 'POST' } : { query: { ...query, search }, isLive },
  );
  const isSearched = client_id !== '' || search !== '' || words !== '';
  return (
    <Page
      title={t`All jobs`}
      heading={<OperatorHeading title={t`All jobs`} />}
      description={t`Jobs of all clients, with causes of failures that clients do not see.`}
      width="wide"
    >
      <JobFilters
        filter={filter}
        hasStatus={false}
        search={<JobSearch inScripts={inScripts} state={{ search, words }} onChange={change} />}
        onChange={change}
      >
        <JobSearchChoice
          inScripts={inScripts}
          onChange={(chosen) => {
            setInScripts(chosen);
            change(noSearch);
          }}
        />
      </JobFilters>
      <Group gap="sm">
        <StatusCounts status={filter.status} onChange={(status) => change({ status })} />
        {client_id && <ClientFilter id={client_id} onClear={() => change({ client_id: '' })} />}
      </Group>
      <Loaded query={list}>
        {(jobs) =>
          jobs.length > 0 ? (
            <>
              <JobTable jobs={jobs} onOpen={({ job_id }) => change({ job: job_id })} />
              <LoadMore list={list} />
            </>
          ) : filter.status === 'failed' && !isSearched && !isFiltered({ ...filter, status: '' }) ? (
            <EmptyState icon="check" title={t`No failed jobs`}>
              <Trans>A failed job has its cause here, and the button that retries it in its details.</Trans>
            </EmptyState>
          ) : isSearched || isFiltered(filter) ? (
            <NoMatches onClear={() => change(noneChosen)} />
          ) : (
            <EmptyState icon="jobs" title={t`No jobs yet`}>
              <Trans>Jobs appear here as soon as a client creates something.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => change({ job: '' })} onOpen={(id) => change({ job: id })} />
    </Page>
  );
}

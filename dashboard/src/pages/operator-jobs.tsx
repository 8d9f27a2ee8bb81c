// All jobs of all clients, with the causes of failures.
import type { ClientDetail, OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
import { JobTable } from '../parts/operator/job-table.tsx';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Page } from '../parts/page.tsx';
import { SearchField } from '../parts/search-field.tsx';
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

const noneChosen = { ...noFilter, client_id: '', search: '', job: '' };

export function OperatorJobsPage() {
  const [{ client_id, search, job, ...filter }, change] = useUrlState(noneChosen);
  const list = useList<OperatorJob>('/operator/jobs', { query: { ...searchOf(filter), client_id, search }, isLive });
  return (
    <Page
      title={t`All jobs`}
      heading={<OperatorHeading title={t`All jobs`} />}
      description={t`Jobs of all clients, with causes of failures that clients do not see.`}
      width="wide"
    >
      <Group>
        <SearchField
          label={t`Search`}
          description={
            client_id
              ? t`A job ID, or words of a title or script`
              : t`A job ID, a client, a user, or words of a title or script (of the newest 1,000 clients)`
          }
          value={search}
          onChange={(value) => change({ search: value })}
        />
      </Group>
      <Group align="flex-end" gap="sm">
        <JobFilters filter={filter} onChange={change} />
        {client_id && <ClientFilter id={client_id} onClear={() => change({ client_id: '' })} />}
      </Group>
      <Loaded query={list}>
        {(jobs) =>
          jobs.length > 0 ? (
            <>
              <JobTable jobs={jobs} onOpen={({ job_id }) => change({ job: job_id })} />
              <LoadMore list={list} />
            </>
          ) : filter.status === 'failed' && !client_id && !search && !isFiltered({ ...filter, status: '' }) ? (
            <EmptyState icon="check" title={t`No failed jobs`}>
              <Trans>A failed job has its cause here, and the button that retries it in its details.</Trans>
            </EmptyState>
          ) : client_id || search || isFiltered(filter) ? (
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

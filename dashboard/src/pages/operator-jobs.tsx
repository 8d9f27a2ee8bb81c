// All jobs of all clients, with the causes of failures.
import type { ClientDetail, OperatorJob } from '@greenroom/contract/dashboard/operator';
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
import { JobFilters, noFilter, searchOf } from '../parts/videos/filters.tsx';

const isLive = ({ status }: OperatorJob): boolean => status === 'queued' || status === 'running';

function ClientFilter({ id, onClear }: { id: string; onClear: () => void }) {
  const path = `/operator/clients/${id}` as const;
  const { data } = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<ClientDetail>(path, { signal }) });
  const label = `Client: ${data?.name ?? 'one'}`;
  return (
    <Button
      variant="light"
      rightSection={<Icon name="close" size={14} />}
      onClick={onClear}
      aria-label={`Remove filter: ${label}`}
    >
      {label}
    </Button>
  );
}

export function OperatorJobsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const [{ client_id, job }, setOther] = useUrlState({ client_id: '', job: '' });
  const list = useList<OperatorJob>('/operator/jobs', { query: { ...searchOf(filter), client_id }, isLive });
  const showAll = () => {
    setOther({ client_id: '' });
    setFilter(noFilter);
  };
  return (
    <Page
      title="All jobs"
      heading={<OperatorHeading title="All jobs" />}
      description="Jobs of all clients, with causes of failures that clients do not see."
      width="wide"
    >
      <Group align="flex-end" gap="sm">
        <JobFilters filter={filter} onChange={setFilter} />
        {client_id && <ClientFilter id={client_id} onClear={() => setOther({ client_id: '' })} />}
      </Group>
      <Loaded query={list}>
        {(jobs) =>
          jobs.length > 0 ? (
            <>
              <JobTable jobs={jobs} onOpen={({ job_id }) => setOther({ job: job_id })} />
              <LoadMore list={list} />
            </>
          ) : client_id || isFiltered(filter) ? (
            <NoMatches items="jobs" onClear={showAll} />
          ) : (
            <EmptyState icon="jobs" title="No jobs yet">
              Jobs appear here as soon as a client creates something.
            </EmptyState>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => setOther({ job: '' })} onOpen={(id) => setOther({ job: id })} />
    </Page>
  );
}

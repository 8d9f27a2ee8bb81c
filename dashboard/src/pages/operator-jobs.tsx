// Everybody's jobs, for the operator: how they stand, why they failed, and what is inside of them.
import type { ClientInside, EveryJob } from '@greenroom/contract/dashboard/operator';
import { Badge, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Icon } from '../parts/icons.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { EveryJobTable } from '../parts/operator/every-job-table.tsx';
import { JobDrawer } from '../parts/operator/job-drawer.tsx';
import { Page } from '../parts/page.tsx';
import { JobFilters, noFilter, searchOf } from '../parts/videos/filters.tsx';

const isLive = ({ status }: EveryJob): boolean => status === 'queued' || status === 'running';

function ClientChip({ id, onClear }: { id: string; onClear: () => void }) {
  const path = `/operator/clients/${id}` as const;
  const { data } = useQuery({ queryKey: [path], queryFn: ({ signal }) => get<ClientInside>(path, { signal }) });
  return (
    <Button variant="light" rightSection={<Icon name="close" size={14} />} onClick={onClear}>
      {data?.name ?? 'One client'} only
    </Button>
  );
}

export function OperatorJobsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const [{ client_id, job }, setOther] = useUrlState({ client_id: '', job: '' });
  const list = useList<EveryJob>('/operator/jobs', { query: { ...searchOf(filter), client_id }, isLive });
  const showAll = () => {
    setOther({ client_id: '' });
    setFilter(noFilter);
  };
  return (
    <Page
      title="All jobs"
      heading={
        <Group gap="sm">
          All jobs <Badge variant="default">Operator</Badge>
        </Group>
      }
      description="What every client ordered, with the causes of failures that clients are not told."
      width="wide"
    >
      <Group align="flex-end" gap="sm">
        <JobFilters filter={filter} onChange={setFilter} />
        {client_id && <ClientChip id={client_id} onClear={() => setOther({ client_id: '' })} />}
      </Group>
      <Loaded query={list}>
        {(jobs) =>
          jobs.length > 0 ? (
            <>
              <EveryJobTable jobs={jobs} onOpen={({ job_id }) => setOther({ job: job_id })} />
              <LoadMore list={list} />
            </>
          ) : client_id || isFiltered(filter) ? (
            <EmptyState
              icon="filter"
              title="No such job"
              action={
                <Button variant="default" onClick={showAll}>
                  Show all jobs
                </Button>
              }
            >
              Nothing that was ordered fits these filters.
            </EmptyState>
          ) : (
            <EmptyState icon="jobs" title="No jobs yet">
              Whatever a client orders is listed here from that moment on.
            </EmptyState>
          )
        }
      </Loaded>
      <JobDrawer id={job} onClose={() => setOther({ job: '' })} onOpen={(id) => setOther({ job: id })} />
    </Page>
  );
}

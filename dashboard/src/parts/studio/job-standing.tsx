// How an ordered video stands: what happens now, why it failed, or the film itself.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCredits } from '../../lib/format.ts';
import { get, Refusal } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { JobProgress } from '../jobs/job-progress.tsx';
import { adviceFor, stepName } from '../jobs/labels.ts';
import { isLive } from '../jobs/live.ts';
import { Output } from '../jobs/output.tsx';

/** Asked again while it is made; its end moves credits, which are then looked at anew. */
export function useJob(id: string) {
  const query = useQuery({
    queryKey: ['/jobs', id],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: whileLive<JobDetail>(isLive),
  });
  const queries = useQueryClient();
  const isOver = query.data && !isLive(query.data);
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: ['/credits'] });
  }, [isOver, queries]);
  return query;
}

export const JobStanding = ({ id }: { id: string }) => {
  const { data: job, error, refetch } = useJob(id);
  if (job) return <Standing job={job} />;
  if (error instanceof Refusal && error.status === 404)
    return <Text size="sm">This video is not in this account any more.</Text>;
  return error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={64} />;
};

const Standing = ({ job }: { job: JobDetail }) => {
  if (job.error)
    return (
      <Alert color="red" variant="light" role="alert" title="The video could not be made">
        <Text size="sm">{job.error.message}</Text>
        <Text size="sm" mt="xs" fw={500}>
          {adviceFor(job.error.code)} It cost nothing: your credits are back.
        </Text>
      </Alert>
    );
  if (job.output) return <Finished job={job} output={job.output} />;
  return (
    <Stack gap={6} aria-live="polite">
      <JobProgress job={job} />
      <Text size="sm">{underWay(job)}</Text>
      <Text size="xs" c="dimmed">
        You can leave this page: the video is made all the same, and stands under Jobs.
      </Text>
    </Stack>
  );
};

const underWay = ({ steps }: JobDetail): string => {
  const names = steps.filter(({ state }) => state === 'running').map(({ name }) => stepName(name));
  return names.length > 0 ? `Now: ${names.join(', ').toLowerCase()}` : '';
};

const Finished = ({ job, output }: { job: JobDetail; output: NonNullable<JobDetail['output']> }) => (
  <Stack gap="sm">
    <Output job={job} output={output} />
    {job.warnings.map((warning) => (
      <Alert key={warning} color="yellow" variant="light">
        {warning}
      </Alert>
    ))}
    <Text size="sm">
      It cost {formatCredits(job.credits_charged ?? 0)}
      {job.credits_released ? `; ${job.credits_released} of the ${job.credits_reserved} set aside came back` : ''}.
    </Text>
  </Stack>
);

// The video that was ordered: what happens now, and when it is done, the film itself.
import type { JobDetail } from '@greenroom/contract/console/jobs';
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCredits } from '../../lib/format.ts';
import { get, Refusal } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { ErrorNote } from '../error-note.tsx';
import { JobProgress } from '../jobs/job-progress.tsx';
import { adviceFor, stepName } from '../jobs/labels.ts';
import { isLive } from '../jobs/live.ts';
import { Output } from '../jobs/output.tsx';
import { ButtonLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** `onClose`: back to composing. */
export const WatchPanel = ({ id, onClose }: { id: string; onClose(): void }) => {
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey: ['/jobs', id],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${id}`, { signal }),
    refetchInterval: whileLive(isLive),
  });
  const isGone = error instanceof Refusal && error.status === 404;
  return (
    <Paper component="section" aria-label="Your video">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2}>Your video</Title>
          {job && <StatusBadge status={job.status} />}
        </Group>
        {isGone ? (
          <Text size="sm">This video is not in this account any more.</Text>
        ) : (
          <ErrorNote error={job ? null : error} onRetry={refetch} />
        )}
        {job && <Standing job={job} />}
        <Group gap="sm">
          <Button variant={job && isLive(job) ? 'light' : 'filled'} onClick={onClose}>
            {job?.status === 'failed' ? 'Back to the draft' : 'Make another'}
          </Button>
          <ButtonLink to="/jobs/$id" params={{ id }} variant="default">
            Job page
          </ButtonLink>
        </Group>
      </Stack>
    </Paper>
  );
};

const Standing = ({ job }: { job: JobDetail }) => {
  if (job.status === 'completed') return <Finished job={job} />;
  if (job.status === 'failed')
    return (
      <Alert color="red" role="alert" title="The video could not be made">
        <Text size="sm">{job.error?.message}</Text>
        <Text size="sm" mt="xs">
          {job.error && adviceFor(job.error.code)} It cost nothing: your credits are back.
        </Text>
      </Alert>
    );
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

const underWay = ({ steps }: JobDetail): string =>
  steps
    .filter(({ state }) => state === 'running')
    .map(({ name }) => stepName(name))
    .join(', ');

const Finished = ({ job }: { job: JobDetail }) => (
  <Stack gap="sm">
    {job.output && <Output job={job} output={job.output} />}
    {job.warnings.map((warning) => (
      <Alert key={warning} color="yellow">
        {warning}
      </Alert>
    ))}
    <Text size="sm">
      {formatCredits(job.credits_charged ?? 0)} of the {job.credits_reserved} set aside
      {job.credits_released ? `; ${job.credits_released} came back` : ''}.
    </Text>
  </Stack>
);

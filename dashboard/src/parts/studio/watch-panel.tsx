// The video that was ordered, until it is finished and seen.
import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { isLive } from '../jobs/live.ts';
import { ButtonLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { JobStanding, useJob } from './job-standing.tsx';

/** `onClose`: back to composing. */
export const WatchPanel = ({ id, onClose }: { id: string; onClose(): void }) => {
  const { data: job } = useJob(id);
  return (
    <Paper component="section" aria-label="Your video">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2}>Your video</Title>
          {job && <StatusBadge status={job.status} />}
        </Group>
        <JobStanding id={id} />
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

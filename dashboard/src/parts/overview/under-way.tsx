// The jobs that are queued or running, and how far they are.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { JobProgress } from '../jobs/job-progress.tsx';
import { kindNames } from '../jobs/labels.ts';
import { TextLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';

export function UnderWay({ jobs }: { jobs: readonly JobRow[] }) {
  return (
    <Stack gap="sm">
      {jobs.map((job) => (
        <Paper key={job.id} p="md">
          <Group justify="space-between" wrap="nowrap" gap="md" mb="xs">
            <div style={{ minWidth: 0 }}>
              <TextLink to="/jobs/$id" params={{ id: job.id }} fw={500} lineClamp={1} underline="hover">
                <bdi>{job.about}</bdi>
              </TextLink>
              <Text size="sm" c="dimmed">
                {kindNames[job.kind]}
              </Text>
            </div>
            <StatusBadge status={job.status} />
          </Group>
          <JobProgress job={job} />
        </Paper>
      ))}
    </Stack>
  );
}

// The state of the installation, for operators above their own home page: what needs them, and four figures with links.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatBytes, formatCount } from '../../lib/format.ts';
import { TextLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { healthQuery, SystemProblems } from './system-status.tsx';

/** The page of the system status asks more often. */
const REFRESH_MS = 60_000;

export const SystemCard = () => {
  const query = useQuery({ ...healthQuery, refetchInterval: REFRESH_MS });
  return (
    <Paper component="section" p="md" aria-label={t`System status`}>
      <Stack gap="md">
        <Title order={2} size="h4">
          <TextLink to="/operator/health" c="inherit" inherit underline="hover">
            <Trans>System status</Trans>
          </TextLink>
        </Title>
        <Loaded query={query} skeleton={<SkeletonLines count={3} />}>
          {({ queues, storage, backups, ...health }) => {
            const sum = (member: 'running' | 'queued' | 'completed_last_hour' | 'failed_last_hour') =>
              queues.reduce((total, queue) => total + queue[member], 0);
            return (
              <>
                <SystemProblems health={{ queues, storage, backups, ...health }} />
                <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
                  <Figure name={t`Jobs running`} note={t`${formatCount(sum('queued'))} queued`}>
                    <TextLink to="/operator/jobs" c="inherit" inherit underline="hover">
                      {formatCount(sum('running'))}
                    </TextLink>
                  </Figure>
                  <Figure name={t`Failed in last hour`} note={t`${formatCount(sum('completed_last_hour'))} completed`}>
                    <TextLink to="/operator/jobs" search={{ status: 'failed' }} c="inherit" inherit underline="hover">
                      {formatCount(sum('failed_last_hour'))}
                    </TextLink>
                  </Figure>
                  <Figure
                    name={t`Stored files`}
                    note={storage.disk ? t`${formatBytes(storage.disk.free_bytes)} free` : undefined}
                  >
                    <TextLink to="/operator/health" c="inherit" inherit underline="hover">
                      {formatBytes(storage.bytes)}
                    </TextLink>
                  </Figure>
                  <Figure name={t`Last backup`}>
                    {backups.last ? (
                      <TextLink to="/operator/health" c="inherit" inherit underline="hover">
                        <RelativeTime at={backups.last.started_at} />
                      </TextLink>
                    ) : (
                      t`None yet`
                    )}
                  </Figure>
                </SimpleGrid>
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Paper>
  );
};

interface FigureProps {
  name: string;
  note?: string | undefined;
  /** A link with the figure. */
  children: ReactNode;
}

const Figure = ({ name, note, children }: FigureProps) => (
  <div>
    <Text size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="div" fz={22} fw={650}>
      {children}
    </Text>
    {note && (
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    )}
  </div>
);

// The state of the installation, for operators above their own home page.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { healthQuery, SystemProblems } from './system-status.tsx';

/** The page of the system status asks more often. */
const REFRESH_MS = 60_000;

export const SystemCard = () => {
  const query = useQuery({ ...healthQuery, refetchInterval: REFRESH_MS });
  return (
    <Paper component="section" p="md" aria-label={t`System status`}>
      <Stack gap="sm">
        <Title order={2}>
          <TextLink to="/operator/health" inherit underline="hover">
            <Trans>System status</Trans>
          </TextLink>
        </Title>
        <Loaded query={query} skeleton={<SkeletonLines count={1} />}>
          {(health) => {
            const failed = health.queues.reduce((sum, { failed_last_hour }) => sum + failed_last_hour, 0);
            return (
              <>
                <SystemProblems health={health} />
                <Group gap="lg">
                  {failed === 0 ? (
                    <Text size="sm">
                      <Trans>No job failed in the last hour</Trans>
                    </Text>
                  ) : (
                    <TextLink to="/operator/jobs" search={{ status: 'failed' }} size="sm">
                      {plural(failed, {
                        one: '# job failed in the last hour',
                        other: '# jobs failed in the last hour',
                      })}
                    </TextLink>
                  )}
                  <TextLink to="/operator/clients" size="sm">
                    <Trans>Clients</Trans>
                  </TextLink>
                  <TextLink to="/operator/costs" size="sm">
                    <Trans>Costs</Trans>
                  </TextLink>
                </Group>
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Paper>
  );
};

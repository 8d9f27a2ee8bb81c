// What operators see first on their own home page: what needs them, four figures with links, and what was done last.
import type { AuditEntry } from '@greenroom/contract/dashboard/audit-log';
import type { Costs } from '@greenroom/contract/dashboard/costs';
import type { ClientRow, OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCents, formatCount, formatUsd } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { type PageOf, useList } from '../../lib/query.ts';
import { serviceText } from '../../lib/service-text.ts';
import { TextLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { todayIn } from '../usage/range.ts';
import { actionOf } from './audit-actions.ts';
import { causesOf } from './failure-causes.ts';
import { healthQuery, SystemProblems } from './system-status.tsx';
import { tooManyFailed, totalsOf } from './totals.ts';

/** The page of the system status asks more often. */
const REFRESH_MS = 60_000;
const DAY_MS = 86_400_000;
const SHOWN = 5;
const CAUSES = 3;
/** The failed jobs that are read for their causes. */
const FAILED = 50;

export const SystemCard = () => {
  const query = useQuery({ ...healthQuery, refetchInterval: REFRESH_MS });
  return (
    <Paper component="section" p="md" aria-label={t`System status`}>
      <Loaded query={query} skeleton={<SkeletonLines count={3} />}>
        {(health) => (
          <Stack gap="md">
            <Title order={2} size="h4">
              <TextLink to="/operator/health" c="inherit" inherit underline="hover">
                <Trans>System status</Trans>
              </TextLink>
            </Title>
            <SystemProblems health={health} />
            <FailureCauses />
            <Clients status="suspended" title={t`Suspended clients:`} />
            <Clients status="in_debt" title={t`Clients in debt:`} />
            <Figures totals={totalsOf(health)} />
            <LatestActions />
          </Stack>
        )}
      </Loaded>
    </Paper>
  );
};

/** Why jobs failed in the last day, the most frequent cause first. */
function FailureCauses() {
  const { data } = useQuery({
    queryKey: ['/operator/jobs', 'failure causes'],
    queryFn({ signal }) {
      const query = { status: 'failed', from: new Date(Date.now() - DAY_MS).toISOString(), limit: FAILED };
      return get<PageOf<OperatorJob>>('/operator/jobs', { query, signal });
    },
    refetchInterval: REFRESH_MS,
  });
  const causes = causesOf(data?.items ?? []);
  if (causes.length === 0) return null;
  return (
    <div>
      <Text size="sm" c="dimmed">
        <Trans>Why jobs failed in the last 24 hours</Trans>
      </Text>
      <Stack component="ul" gap={2} m={0} pl="md">
        {causes.slice(0, CAUSES).map(({ cause, count, job }) => (
          <Text component="li" key={cause} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {formatCount(count)} ×{' '}
            <TextLink inherit to="/operator/jobs" search={{ status: 'failed', job }}>
              {cause}
            </TextLink>
          </Text>
        ))}
      </Stack>
    </div>
  );
}

function Clients({ status, title }: { status: 'suspended' | 'in_debt'; title: string }) {
  const { items = [], hasNextPage } = useList<ClientRow>('/operator/clients', { query: { status, limit: SHOWN } });
  if (items.length === 0) return null;
  return (
    <Text size="sm">
      {title}{' '}
      {items.map(({ client_id, name }, index) => (
        <span key={client_id}>
          {index > 0 && ', '}
          <TextLink inherit to="/operator/clients/$id" params={{ id: client_id }}>
            {name}
          </TextLink>
        </span>
      ))}
      {hasNextPage && (
        <>
          {' · '}
          <TextLink inherit to="/operator/clients" search={{ status }}>
            <Trans>View all</Trans>
          </TextLink>
        </>
      )}
    </Text>
  );
}

function Figures({ totals }: { totals: ReturnType<typeof totalsOf> }) {
  const { running, queued, failed, completed } = totals;
  const today = todayIn('UTC');
  const { data: costs } = useQuery({
    queryKey: ['/operator/costs', today],
    queryFn: ({ signal }) => get<Costs>('/operator/costs', { query: { from: today, to: today }, signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      <Figure name={t`Jobs running`} note={t`${formatCount(queued)} queued`}>
        <TextLink to="/operator/jobs" search={{ status: 'running' }} c="inherit" inherit underline="hover">
          {formatCount(running)}
        </TextLink>
      </Figure>
      <Figure name={t`Failed in last hour`} note={t`${formatCount(completed)} completed`}>
        <TextLink
          to="/operator/jobs"
          search={{ status: 'failed' }}
          c={tooManyFailed(totals) ? 'var(--mantine-color-error)' : 'inherit'}
          inherit
          underline="hover"
        >
          {formatCount(failed)}
        </TextLink>
      </Figure>
      <Figure name={t`Charged today`} note={t`At list price, UTC`}>
        <TextLink to="/operator/costs" c="inherit" inherit underline="hover">
          {costs ? formatUsd(costs.total.charged_usd) : '–'}
        </TextLink>
      </Figure>
      <Figure name={t`Paid today`} note={t`By card or bank, UTC`}>
        <TextLink to="/operator/costs" c="inherit" inherit underline="hover">
          {costs ? formatCents(costs.paid_cents) : '–'}
        </TextLink>
      </Figure>
    </SimpleGrid>
  );
}

function LatestActions() {
  const { items = [] } = useList<AuditEntry>('/operator/audit-log', { query: { limit: SHOWN } });
  if (items.length === 0) return null;
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          <Trans>Latest actions</Trans>
        </Title>
        <TextLink to="/operator/audit-log" size="sm">
          <Trans>Audit log</Trans>
        </TextLink>
      </Group>
      {items.map((entry) => (
        <Group key={entry.action_id} justify="space-between" gap="2px var(--mantine-spacing-md)">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <b>{actionOf(entry)}</b> · {entry.client_name}
          </Text>
          <Text size="sm" c="dimmed">
            {entry.actor === null ? t`Deleted user` : serviceText(entry.actor)} · <RelativeTime at={entry.made_at} />
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

interface FigureProps {
  name: string;
  note: string;
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
    <Text size="sm" c="dimmed">
      {note}
    </Text>
  </div>
);

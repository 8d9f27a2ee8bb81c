// What operators see first on their own home page: four figures with links, what needs them, and what was done last.
import type { AuditEntry } from '@greenroom/contract/dashboard/audit-log';
import type { Costs } from '@greenroom/contract/dashboard/costs';
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCents, formatCount, formatDollars } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { useList } from '../../lib/query.ts';
import { TextLink } from '../links.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { todayIn } from '../usage/range.ts';
import { actorName } from './actor.tsx';
import { AttentionItem, AttentionList } from './attention.tsx';
import { actionOf } from './audit-actions.ts';
import { type SystemProblem, systemProblems } from './system-problems.ts';
import { healthQuery, isError, Problem } from './system-status.tsx';
import { totalsOf } from './totals.ts';

/** The page of the system status asks more often. */
const REFRESH_MS = 60_000;
const SHOWN = 5;

export const SystemCard = () => {
  const query = useQuery({ ...healthQuery, refetchInterval: REFRESH_MS });
  const clients = { suspended: useClients('suspended'), inDebt: useClients('in_debt') };
  const troubled = clients.suspended.items.length + clients.inDebt.items.length;
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label={t`System status`}>
      <Loaded query={query} skeleton={<SkeletonLines count={3} />}>
        {(health) => {
          const problems = systemProblems(health);
          return (
            <Stack gap="lg">
              <Group justify="space-between" gap="sm">
                <Title order={2} size="h4">
                  <TextLink to="/operator/health" c="inherit" inherit underline="hover">
                    <Trans>System status</Trans>
                  </TextLink>
                </Title>
                {problems.some(isError) ? (
                  <StatusBadge status="error" label={t`Needs repair`} />
                ) : problems.length + troubled > 0 ? (
                  <StatusBadge status="warning" label={t`Needs attention`} />
                ) : (
                  <StatusBadge status="ok" label={t`Operational`} />
                )}
              </Group>
              {problems.length + troubled > 0 && <Attention problems={problems} {...clients} />}
              <Figures totals={totalsOf(health)} />
              <LatestActions />
            </Stack>
          );
        }}
      </Loaded>
    </Paper>
  );
};

interface AttentionProps {
  problems: readonly SystemProblem[];
  suspended: ReturnType<typeof useClients>;
  inDebt: ReturnType<typeof useClients>;
}

/** Each problem once. */
const Attention = ({ problems, suspended, inDebt }: AttentionProps) => (
  <AttentionList>
    {problems.map((problem) => (
      <Problem key={problem.text} problem={problem} />
    ))}
    <Clients title={t`Suspended clients:`} {...suspended} />
    <Clients title={t`Clients in debt:`} {...inDebt} />
  </AttentionList>
);

function useClients(status: 'suspended' | 'in_debt') {
  const { items = [], hasNextPage } = useList<ClientRow>('/operator/clients', { query: { status, limit: SHOWN } });
  return { status, items, hasNextPage };
}

const Clients = ({ title, status, items, hasNextPage }: { title: string } & ReturnType<typeof useClients>) =>
  items.length > 0 && (
    <AttentionItem severity="warning">
      {title}{' '}
      {items.map((client, index) => (
        <span key={client.client_id}>
          {index > 0 && ', '}
          <ClientLink client_id={client.client_id} name={client.name} />
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
    </AttentionItem>
  );

const ClientLink = ({ client_id, name }: Pick<ClientRow, 'client_id' | 'name'>) => (
  <TextLink inherit to="/operator/clients/$id" params={{ id: client_id }}>
    {name}
  </TextLink>
);

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
      <Figure
        name={t`Completed in last hour`}
        note={
          <TextLink to="/operator/jobs" search={{ status: 'failed' }} c="inherit" inherit underline="hover">
            <Trans>{formatCount(failed)} failed</Trans>
          </TextLink>
        }
      >
        <TextLink to="/operator/jobs" search={{ status: 'completed' }} c="inherit" inherit underline="hover">
          {formatCount(completed)}
        </TextLink>
      </Figure>
      <Figure name={t`Charged today`} note={t`At list price, UTC`}>
        <TextLink to="/operator/costs" c="inherit" inherit underline="hover">
          {costs ? formatDollars(costs.total.charged_usd) : '–'}
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
            <b>{actionOf(entry)}</b> · <ClientLink client_id={entry.client_id} name={entry.client_name} />
          </Text>
          <Text size="sm" c="dimmed">
            {actorName(entry.actor)} · <RelativeTime at={entry.made_at} />
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

interface FigureProps {
  name: string;
  note: ReactNode;
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

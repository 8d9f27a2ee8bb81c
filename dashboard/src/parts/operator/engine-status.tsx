// The engines of each capability, their faults, the calls in progress, and the models that cost too much.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { formatCount, formatName } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { DescriptionList } from '../description-list.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { SectionCard } from '../section-card.tsx';
import { WarningList } from '../warning-list.tsx';
import { EngineName } from './engine-name.tsx';
import { firstLine } from './first-line.ts';

type Health = Pick<SystemStatus, 'engines' | 'engine_faults' | 'rate_warnings' | 'engine_calls'>;
type Fault = Health['engine_faults'][number];

const REASONS: Readonly<Record<Fault['reason'], string>> = {
  invalid_credentials: t`Key rejected by the provider`,
  out_of_credit: t`No credit left at the provider`,
};

const engineColumns: readonly Column<Health['engines'][number]>[] = [
  { name: t`Capability`, cell: ({ port }) => <Text fw={500}>{port}</Text> },
  {
    name: t`Engine`,
    cell: ({ engines: [first] }) =>
      first ? (
        <EngineName {...first} />
      ) : (
        <Text c="dimmed">
          <Trans>None</Trans>
        </Text>
      ),
  },
  {
    name: t`Fallbacks`,
    cell: ({ engines: [, ...fallbacks] }) =>
      fallbacks.length === 0 ? (
        <Text c="dimmed">
          <Trans>None</Trans>
        </Text>
      ) : (
        <Stack gap={4}>
          {fallbacks.map(({ engine, model }) => (
            <EngineName key={`${engine} ${model}`} engine={engine} model={model} />
          ))}
        </Stack>
      ),
  },
];

const faultColumns: readonly Column<Fault>[] = [
  { name: t`Faulty engine`, cell: ({ engine }) => <Text fw={500}>{formatName(engine)}</Text> },
  {
    name: t`Reason`,
    cell: ({ reason, cause }) => (
      <>
        {REASONS[reason]}
        <Text size="sm" c="dimmed" title={cause} style={{ overflowWrap: 'anywhere' }}>
          {firstLine(cause)}
        </Text>
      </>
    ),
  },
  { name: t`Since`, right: true, cell: ({ since }) => <RelativeTime at={since} /> },
];

export function EngineStatus({ engines, engine_faults: faults, rate_warnings, engine_calls: calls }: Health) {
  return (
    <Stack gap="sm">
      {faults.length > 0 && (
        <DataTable label={t`Faulty engines`} columns={faultColumns} rows={faults} rowKey={({ engine }) => engine} />
      )}
      {rate_warnings.length > 0 && (
        <WarningList title={t`Models that cost more than their work is sold for`} points={rate_warnings} />
      )}
      <DataTable label={t`Engines`} columns={engineColumns} rows={engines} rowKey={({ port }) => port} />
      {calls.length > 0 && (
        <SectionCard title={t`Calls in progress`}>
          <DescriptionList
            items={calls.map(({ engine, running, limit }) => [
              formatName(engine),
              t`${formatCount(running)} of ${formatCount(limit)}`,
            ])}
          />
        </SectionCard>
      )}
    </Stack>
  );
}

// The jobs that operators look for, with their numbers: running, queued, and failed.
import type { JobStatus } from '@greenroom/contract/jobs';
import { t } from '@lingui/core/macro';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { healthQuery } from './system-status.tsx';
import { totalsOf } from './totals.ts';

/** The page of the system status asks more often. */
const REFRESH_MS = 30_000;

interface StatusCountsProps {
  status: string;
  onChange: (status: JobStatus | '') => void;
}

export function StatusCounts({ status, onChange }: StatusCountsProps) {
  const { data } = useQuery({ ...healthQuery, refetchInterval: REFRESH_MS });
  if (!data) return null;
  const { running, queued, failed } = totalsOf(data);
  const chips = [
    { value: '', label: t`All` },
    { value: 'running', label: t`Running: ${formatCount(running)}` },
    { value: 'queued', label: t`Queued: ${formatCount(queued)}` },
    { value: 'failed', label: t`Failed: ${formatCount(failed)} in the last hour` },
  ] as const;
  return (
    <Group gap={6} role="group" aria-label={t`Jobs by status`}>
      {chips.map(({ value, label }) => (
        <Button
          key={value}
          size="xs"
          variant={value === status ? 'light' : 'default'}
          aria-pressed={value === status}
          onClick={() => onChange(value)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

// The jobs that operators look for: running and queued with their numbers, and failed.
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { PillFilter } from '../pill-filter.tsx';
import { healthQuery } from './system-status.tsx';
import { totalsOf } from './totals.ts';

/** The page of the system status asks more often. */
const REFRESH_MS = 30_000;

interface StatusCountsProps {
  status: string;
  onChange: (status: string) => void;
}

export function StatusCounts({ status, onChange }: StatusCountsProps) {
  const { data } = useQuery({ ...healthQuery, refetchInterval: REFRESH_MS });
  if (!data) return null;
  const { running, queued } = totalsOf(data);
  return (
    <PillFilter
      label={t`Jobs by status`}
      value={status}
      onChange={onChange}
      options={[
        { value: '', label: t`All` },
        { value: 'running', label: t`Running: ${formatCount(running)}` },
        { value: 'queued', label: t`Queued: ${formatCount(queued)}` },
        { value: 'failed', label: t`Failed` },
      ]}
    />
  );
}

// The choice of a status for the operator's list of jobs, with the numbers of those that run, wait and failed just now.
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
  const counts = data && totalsOf(data);
  return (
    <PillFilter
      label={t`Jobs by status`}
      value={status}
      onChange={onChange}
      options={[
        { value: '', label: t`All` },
        { value: 'running', label: counts ? t`Running: ${formatCount(counts.running)}` : t`Running` },
        { value: 'queued', label: counts ? t`Queued: ${formatCount(counts.queued)}` : t`Queued` },
        { value: 'completed', label: t`Completed` },
        { value: 'failed', label: counts?.failed ? t`Failed: ${formatCount(counts.failed)} in last hour` : t`Failed` },
      ]}
    />
  );
}

// Why jobs failed in the last hour, the most frequent cause first.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import type { PageOf } from '../../lib/query.ts';
import { TextLink } from '../links.tsx';
import { causesOf } from './failure-causes.ts';

const REFRESH_MS = 60_000;
const HOUR_MS = 3_600_000;
const SHOWN = 3;
/** The failed jobs that are read for their causes. */
const READ = 50;

export function FailureList() {
  const { data = [] } = useQuery({
    queryKey: ['/operator/jobs', 'failure causes'],
    async queryFn({ signal }) {
      const now = Date.now();
      // A job that failed in the last hour may have waited for long.
      const query = { status: 'failed', from: new Date(now - 24 * HOUR_MS).toISOString(), limit: READ };
      const { items } = await get<PageOf<OperatorJob>>('/operator/jobs', { query, signal });
      return items.filter(({ completed_at }) => completed_at !== null && Date.parse(completed_at) > now - HOUR_MS);
    },
    refetchInterval: REFRESH_MS,
  });
  const causes = causesOf(data);
  return causes.slice(0, SHOWN).map(({ cause, count, job }) => (
    <Text key={cause} inherit c="dimmed">
      {causes.length > 1 && `${formatCount(count)} × `}
      <TextLink inherit c="inherit" to="/operator/jobs" search={{ status: 'failed', job }}>
        {cause}
      </TextLink>
    </Text>
  ));
}

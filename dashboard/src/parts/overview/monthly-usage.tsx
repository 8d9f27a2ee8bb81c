// The credits charged in the last 30 days, in total and by day.
import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { localTimeZone } from '../../lib/time-zone.ts';
import { TextLink } from '../links.tsx';
import { MetricCard } from '../metric-card.tsx';
import { Sparkline } from '../sparkline.tsx';
import { addDays, todayIn } from '../usage/range.ts';

export function MonthlyUsage() {
  const timeZone = localTimeZone();
  const to = todayIn(timeZone);
  const from = addDays(to, -29);
  const { data } = useQuery({
    queryKey: ['/usage', from, to, timeZone],
    queryFn: ({ signal }) => get<DailyUsage>('/usage', { query: { from, to, time_zone: timeZone }, signal }),
  });
  const charged = data?.total.credits_consumed;
  return (
    <MetricCard
      name={t`Charged in last 30 days`}
      value={charged === undefined ? undefined : formatCount(charged)}
      note={
        <TextLink to="/usage" size="sm">
          <Trans>View usage</Trans>
        </TextLink>
      }
    >
      {data && (
        <Sparkline
          values={data.days.map(({ credits }) => Object.values(credits).reduce((sum, value) => sum + value, 0))}
          label={t`${formatCredits(data.total.credits_consumed)} charged in the last 30 days, by day`}
        />
      )}
    </MetricCard>
  );
}

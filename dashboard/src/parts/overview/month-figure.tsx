// What the last thirty days cost, and when.
import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { Figure } from '../figure.tsx';
import { TextLink } from '../links.tsx';
import { Sparkline } from '../sparkline.tsx';
import { addDays, localTimeZone, todayIn } from '../usage/range.ts';

export function MonthFigure() {
  const timeZone = localTimeZone();
  const to = todayIn(timeZone);
  const from = addDays(to, -29);
  const { data } = useQuery({
    queryKey: ['/usage', from, to, timeZone],
    queryFn: ({ signal }) => get<DailyUsage>('/usage', { query: { from, to, time_zone: timeZone }, signal }),
  });
  const spent = data?.total.credits_consumed;
  return (
    <Figure
      name="Spent in 30 days"
      value={spent === undefined ? undefined : formatCount(spent)}
      note={
        <TextLink to="/usage" size="sm">
          Usage
        </TextLink>
      }
    >
      {data && (
        <Sparkline
          values={data.days.map(({ credits }) => Object.values(credits).reduce((sum, value) => sum + value, 0))}
          label={`${formatCredits(data.total.credits_consumed)} in the last 30 days`}
        />
      )}
    </Figure>
  );
}

// The credits of the account in one line: available, reserved, and charged in the last 30 days.
import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatPrice, formatWorth } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { useVisitor } from '../../lib/session.ts';
import { localTimeZone } from '../../lib/time-zone.ts';
import { creditsQuery } from '../credits/queries.ts';
import { TextLink } from '../links.tsx';
import { addDays, todayIn } from '../usage/range.ts';

export function BalanceLine() {
  const { role } = useVisitor();
  const { data: credits } = useQuery(creditsQuery);
  const timeZone = localTimeZone();
  const to = todayIn(timeZone);
  const from = addDays(to, -29);
  const { data: usage } = useQuery({
    queryKey: ['/usage', from, to, timeZone],
    queryFn: ({ signal }) => get<DailyUsage>('/usage', { query: { from, to, time_zone: timeZone }, signal }),
  });
  if (!credits || !usage) return <Skeleton height={22} maw={480} />;
  const { balance, held, debt } = credits;
  return (
    <Group gap="4px var(--mantine-spacing-xl)">
      <Text size="sm">
        {debt > 0 ? (
          t`${formatPrice(debt)} owed`
        ) : (
          <Trans>
            <b>{formatCount(balance)}</b> credits available ({formatWorth(balance)})
          </Trans>
        )}
        {' · '}
        <TextLink to="/credits" inherit>
          {role === 'owner' ? t`Buy credits` : t`View credits`}
        </TextLink>
      </Text>
      {held > 0 && (
        <Text size="sm">
          <Trans>
            <b>{formatCount(held)}</b> reserved for videos in progress
          </Trans>
        </Text>
      )}
      <Text size="sm">
        <Trans>
          <b>{formatCount(usage.total.credits_consumed)}</b> charged in the last 30 days
        </Trans>
        {' · '}
        <TextLink to="/usage" inherit>
          <Trans>View usage</Trans>
        </TextLink>
      </Text>
    </Group>
  );
}

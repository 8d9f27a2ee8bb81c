// The credits that the account owes, has reserved, and was charged in the last 30 days. What is available is in the header.
import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatPrice } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { localTimeZone } from '../../lib/time-zone.ts';
import { creditsQuery } from '../credits/queries.ts';
import { TextLink } from '../links.tsx';
import { addDays, todayIn } from '../usage/range.ts';

/** Shows nothing to an account that has not used any. */
export function SpendingLine() {
  const { data: credits } = useQuery(creditsQuery);
  const timeZone = localTimeZone();
  const to = todayIn(timeZone);
  const from = addDays(to, -29);
  const { data: usage } = useQuery({
    queryKey: ['/usage', from, to, timeZone],
    queryFn: ({ signal }) => get<DailyUsage>('/usage', { query: { from, to, time_zone: timeZone }, signal }),
  });
  const { held = 0, debt = 0 } = credits ?? {};
  const charged = usage?.total.credits_consumed ?? 0;
  if (held + debt + charged === 0) return null;
  return (
    <Group gap="4px var(--mantine-spacing-xl)">
      {debt > 0 && (
        <Text size="sm">
          <Trans>{formatPrice(debt)} owed</Trans>
        </Text>
      )}
      {held > 0 && (
        <Text size="sm">
          <Trans>
            <b>{formatCount(held)}</b> reserved for videos in progress
          </Trans>
        </Text>
      )}
      <Text size="sm">
        <Trans>
          <b>{formatPrice(charged)}</b> charged in the last 30 days
        </Trans>
        {' · '}
        <TextLink to="/usage" inherit>
          <Trans>View usage</Trans>
        </TextLink>
      </Text>
    </Group>
  );
}

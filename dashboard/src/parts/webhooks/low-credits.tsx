// The threshold of low credits, with a note if it has no effect: no endpoint waits for the event, or one waits for it without a threshold.
import type { Webhook } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatList } from '../../lib/format.ts';
import { TextLink } from '../links.tsx';
import { Warning } from '../warning.tsx';
import { webhooksQuery } from './queries.ts';
import { ThresholdForm } from './threshold-form.tsx';

export const awaitsLowCredits = ({ enabled, events }: Webhook): boolean => enabled && events.includes('credits.low');

/** On the page of an endpoint that waits for the event. */
export const NoThreshold = ({ isOwner }: { isOwner: boolean }) => (
  <Warning title={t`No threshold is set`}>
    <Trans>Without one, credits.low is not sent.</Trans>{' '}
    {isOwner ? (
      <TextLink to="/credits" inherit>
        <Trans>Set the threshold</Trans>
      </TextLink>
    ) : (
      t`Ask a team owner to set one.`
    )}
  </Warning>
);

const nameOf = ({ description, url }: Webhook): string => description || new URL(url).host;

export function LowCredits() {
  const { data } = useQuery(webhooksQuery);
  if (!data) return null;
  const { webhooks, credits_threshold: threshold } = data;
  const waiting = webhooks.filter(awaitsLowCredits);
  const names = formatList(waiting.map(nameOf));
  return (
    <ThresholdForm key={threshold} threshold={threshold}>
      {waiting.length > 0 && threshold === null && (
        <Warning title={t`No threshold is set`}>
          <Trans>Without one, low credits are not reported to: {names}</Trans>
        </Warning>
      )}
      {waiting.length === 0 && threshold !== null && (
        <Text size="sm">
          <Trans>
            No webhook endpoint receives it yet.{' '}
            <TextLink to="/webhooks" inherit>
              Add one
            </TextLink>
          </Trans>
        </Text>
      )}
    </ThresholdForm>
  );
}

// The threshold of low credits, with a note if it has no effect: no endpoint waits for the event, or one waits for it without a threshold.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../links.tsx';
import { Warning } from '../warning.tsx';
import { webhooksQuery } from './queries.ts';
import { ThresholdForm } from './threshold-form.tsx';

export function LowCredits() {
  const { data } = useQuery(webhooksQuery);
  if (!data) return null;
  const { webhooks, credits_threshold: threshold } = data;
  const isAwaited = webhooks.some(({ enabled, events }) => enabled && events.includes('credits.low'));
  return (
    <ThresholdForm key={threshold} threshold={threshold}>
      {isAwaited && threshold === null && (
        <Warning title={t`The event credits.low is not sent`}>
          <Trans>An endpoint waits for it. Set the threshold here.</Trans>
        </Warning>
      )}
      {!isAwaited && threshold !== null && (
        <Text size="sm">
          <Trans>
            No endpoint receives this event.{' '}
            <TextLink to="/webhooks" inherit>
              Add an endpoint for it
            </TextLink>
          </Trans>
        </Text>
      )}
    </ThresholdForm>
  );
}

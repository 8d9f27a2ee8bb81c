// One delivery of an event: every attempt, its body, and the button that sends it again.
import type { WebhookDelivery } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatElapsed } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { CopyBlock, CopyIdButton } from '../copy-field.tsx';
import { DateTime } from '../date-time.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { Warning } from '../warning.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import classes from './delivery-dialog.module.css';
import { adviceOn, deliveryStatusNames, describeAttempt } from './names.ts';
import { deliveriesChanged, deliveriesPath } from './queries.ts';

interface DeliveryDialogProps {
  webhookId: string;
  /** Undefined closes the dialog. */
  delivery: WebhookDelivery | undefined;
  canReplay: boolean;
  onClose: () => void;
}

export const DeliveryDialog = (props: DeliveryDialogProps) => (
  <Modal opened={props.delivery !== undefined} onClose={props.onClose} title={props.delivery?.type} size="lg">
    {props.delivery && <DeliveryDetails {...props} delivery={props.delivery} />}
  </Modal>
);

function DeliveryDetails({ webhookId, delivery, canReplay }: DeliveryDialogProps & { delivery: WebhookDelivery }) {
  const { delivery_id, message_id, body, attempts, next_attempt_at } = delivery;
  const replaying = useMutation({
    mutationFn: () => post(`${deliveriesPath(webhookId)}/${delivery_id}/replay`),
    onSuccess: () => deliveriesChanged(webhookId),
  });
  const last = attempts.at(-1);
  const advice = last && adviceOn(last);
  return (
    <Stack>
      <div>
        <Group gap="sm" justify="space-between">
          <Group gap="sm">
            <DeliveryBadge delivery={delivery} />
            {next_attempt_at && attempts.length > 0 && (
              <Text size="sm">
                <Trans>
                  Next attempt <RelativeTime at={next_attempt_at} />
                </Trans>
              </Text>
            )}
          </Group>
          {canReplay && (
            <Button
              size="xs"
              leftSection={<Icon name="again" size={16} />}
              loading={replaying.isPending}
              onClick={() => replaying.mutate()}
            >
              <Trans>Send again</Trans>
            </Button>
          )}
        </Group>
        <Group gap={4} wrap="nowrap" mt="xs">
          <Text size="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {message_id}
          </Text>
          <CopyIdButton value={message_id} label={t`event ID`} />
        </Group>
      </div>
      <ErrorNote error={replaying.error} />
      {advice && <Warning title={describeAttempt(last)}>{advice}</Warning>}
      <section>
        <Title order={3} size="sm" mb="xs">
          <Trans>Attempts</Trans>
        </Title>
        {attempts.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>It was not sent yet.</Trans>
          </Text>
        ) : (
          <ol className={classes.attempts}>
            {attempts.toReversed().map((attempt) => (
              <li key={attempt.at}>
                {attempt.error === null ? (
                  <StatusBadge status="completed" label={deliveryStatusNames.succeeded} />
                ) : (
                  <StatusBadge status="failed" />
                )}
                <div>
                  <Text size="sm">{describeAttempt(attempt)}</Text>
                  <Text size="xs" c="dimmed">
                    <DateTime exact at={attempt.at} /> · {formatElapsed(attempt.duration_ms)}
                  </Text>
                </div>
              </li>
            ))}
          </ol>
        )}
      </section>
      <CopyBlock
        title={t`Request body`}
        value={JSON.stringify(JSON.parse(body), null, 2)}
        label={t`request body`}
        language="json"
        wrap
      />
    </Stack>
  );
}

// One delivery of an event: its body, every attempt, and the button that sends it again.
import type { WebhookDelivery } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime, formatElapsed } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { CopyBlock, CopyField } from '../copy-field.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { describeAttempt } from './names.ts';
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
  const { delivery_id, message_id, body, attempts } = delivery;
  const replaying = useMutation({
    mutationFn: () => post(`${deliveriesPath(webhookId)}/${delivery_id}/replay`),
    onSuccess: () => deliveriesChanged(webhookId),
  });
  return (
    <Stack>
      <CopyField value={message_id} label={t`event ID`} />
      <CopyBlock value={JSON.stringify(JSON.parse(body), null, 2)} label={t`body`} language="json" />
      <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
        {attempts.map((attempt, index) => (
          <Group component="li" key={attempt.at} justify="space-between" gap="sm">
            <Text size="sm">{describeAttempt(attempt)}</Text>
            <Text size="sm" c="dimmed">
              {t`Attempt ${index + 1}`} · {formatDateTime(attempt.at)} · {formatElapsed(attempt.duration_ms)}
            </Text>
          </Group>
        ))}
        {attempts.length === 0 && (
          <Text component="li" size="sm" c="dimmed">
            <Trans>It was not sent yet.</Trans>
          </Text>
        )}
      </Stack>
      <ErrorNote error={replaying.error} />
      {canReplay && (
        <Group justify="flex-end">
          <Button
            leftSection={<Icon name="again" size={16} />}
            loading={replaying.isPending}
            onClick={() => replaying.mutate()}
          >
            <Trans>Send again</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

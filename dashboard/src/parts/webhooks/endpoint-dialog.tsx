// The dialog that adds or edits a webhook endpoint: its URL, events and description.
import { type NewWebhook, type Webhook, webhookLimits } from '@greenroom/contract/dashboard/webhooks';
import { WebhookEventType } from '@greenroom/contract/webhook-events';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../lib/http.ts';
import { CheckedForm } from '../checked-form.tsx';
import { ErrorNote } from '../error-note.tsx';
import { eventDescriptions } from './names.ts';

interface EndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Undefined: a new one. */
  webhook?: Webhook;
  onSave: (details: NewWebhook) => void;
  busy: boolean;
  error: Error | null;
}

export const EndpointDialog = (props: EndpointDialogProps) => (
  <Modal opened={props.opened} onClose={props.onClose} title={props.webhook ? t`Edit endpoint` : t`Add endpoint`}>
    <EndpointForm {...props} />
  </Modal>
);

/** Mounted on each opening, so that nothing typed before remains. */
function EndpointForm({ webhook, onClose, onSave, busy, error }: EndpointDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<WebhookEventType[]>(webhook?.events ?? ['video.completed', 'video.failed']);
  const isUrlWrong = error instanceof ApiError && error.field === 'url';
  return (
    <CheckedForm onSubmit={() => !busy && onSave({ url: url.trim(), description: description.trim(), events })}>
      {(problems) => (
        <Stack>
          <TextInput
            data-autofocus
            type="url"
            name="url"
            label="URL"
            description={t`An https address of your software`}
            placeholder="https://example.com/webhooks"
            required
            maxLength={webhookLimits.urlLength}
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={
              problems.url ??
              (isUrlWrong && t`Use an https URL of a public host name, on port 443 and without a user name.`)
            }
          />
          <Checkbox.Group
            label={t`Events`}
            value={events}
            onChange={(chosen) => setEvents(chosen as WebhookEventType[])}
            required
          >
            <Stack gap={8} mt={6}>
              {WebhookEventType.options.map((type) => (
                <Checkbox key={type} value={type} label={eventDescriptions[type]} description={<Code>{type}</Code>} />
              ))}
            </Stack>
          </Checkbox.Group>
          {events.length === 0 && (
            <Text size="sm" c="dimmed">
              <Trans>Choose at least one event.</Trans>
            </Text>
          )}
          <TextInput
            label={t`Description`}
            dir="auto"
            maxLength={webhookLimits.descriptionLength}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <ErrorNote error={isUrlWrong ? null : error} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" disabled={url.trim() === '' || events.length === 0} loading={busy}>
              {webhook ? t`Save` : t`Add endpoint`}
            </Button>
          </Group>
        </Stack>
      )}
    </CheckedForm>
  );
}

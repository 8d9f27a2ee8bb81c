// The buttons on the page of a webhook endpoint: edit, enable or disable it, replace its secret, remove it.
import type { Webhook, WebhookChange } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { remove } from '../../lib/http.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Icon } from '../icons.tsx';
import { MoreActions } from '../more-actions.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { useChangeWebhook, useReplaceSecret, webhooksChanged } from './queries.ts';

interface EndpointActionsProps {
  webhook: Webhook;
  onError: (error: Error | null) => void;
  onNewSecret: (secret: string) => void;
}

export function EndpointActions({ webhook, onError, onNewSecret }: EndpointActionsProps) {
  const { webhook_id, url, description, events, enabled } = webhook;
  const [opened, setOpened] = useState<'edit' | 'replace' | 'remove'>();
  const close = () => setOpened(undefined);
  const navigate = useNavigate();
  const editing = useChangeWebhook(webhook, close);
  const switching = useChangeWebhook(webhook);
  const replacing = useReplaceSecret(webhook, close);
  const removing = useMutation({
    mutationFn: () => remove(`/webhooks/${webhook_id}`),
    async onSuccess() {
      await navigate({ to: '/webhooks' });
      await webhooksChanged();
    },
  });
  const change: WebhookChange = { url, description, events, enabled: !enabled };
  return (
    <>
      <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={() => setOpened('edit')}>
        <Trans>Edit</Trans>
      </Button>
      <Button variant="default" leftSection={<Icon name="key" size={16} />} onClick={() => setOpened('replace')}>
        <Trans>Replace secret…</Trans>
      </Button>
      {!enabled && (
        <Button loading={switching.isPending} onClick={() => switching.mutate(change, { onError })}>
          <Trans>Enable</Trans>
        </Button>
      )}
      <MoreActions of={description || url} bordered>
        {enabled && (
          <Menu.Item onClick={() => switching.mutate(change, { onError })}>
            <Trans>Disable</Trans>
          </Menu.Item>
        )}
        <Menu.Item onClick={() => setOpened('remove')}>
          <Trans>Remove…</Trans>
        </Menu.Item>
      </MoreActions>
      <EndpointDialog
        opened={opened === 'edit'}
        onClose={close}
        webhook={webhook}
        onSave={(details) => editing.mutate({ ...details, enabled })}
        busy={editing.isPending}
        error={editing.error}
      />
      <ConfirmDialog
        opened={opened === 'replace'}
        onClose={close}
        title={t`Replace signing secret`}
        action={t`Replace secret`}
        onConfirm={() => replacing.mutate(undefined, { onSuccess: ({ secret }) => onNewSecret(secret) })}
        busy={replacing.isPending}
        error={replacing.error}
        color="blue.9"
      >
        <Stack gap="xs">
          <Trans>
            For 24 hours, requests are signed with both secrets, so that none is lost while you change the secret in
            your software. A secret that was replaced before stops signing now.
          </Trans>
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened === 'remove'}
        onClose={close}
        title={t`Remove endpoint`}
        action={t`Remove endpoint`}
        onConfirm={() => removing.mutate()}
        busy={removing.isPending}
        error={removing.error}
      >
        <Trans>No more events are sent to it, and its log is deleted. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}

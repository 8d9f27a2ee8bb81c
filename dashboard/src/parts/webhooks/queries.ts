// The team's webhook endpoints: loading, changing and testing them.
import type { Webhook, WebhookChange, WebhookSecret, Webhooks } from '@greenroom/contract/dashboard/webhooks';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { get, post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toasts.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['/webhooks'],
  queryFn: ({ signal }) => get<Webhooks>('/webhooks', { signal }),
});

export const webhooksChanged = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });

export const deliveriesPath = (webhookId: string) => `/webhooks/${webhookId}/deliveries` as const;

export const deliveriesChanged = (webhookId: string) =>
  queryClient.invalidateQueries({ queryKey: [deliveriesPath(webhookId)] });

export const useChangeWebhook = ({ webhook_id }: Webhook, onChanged?: () => void) =>
  useMutation({
    mutationFn: (change: WebhookChange) => post<Webhook>(`/webhooks/${webhook_id}`, change),
    async onSuccess() {
      await webhooksChanged();
      onChanged?.();
    },
  });

export const useTestEvent = ({ webhook_id }: Webhook) =>
  useMutation({
    mutationFn: () => post(`/webhooks/${webhook_id}/test`),
    async onSuccess() {
      await deliveriesChanged(webhook_id);
      showToast(t`Test event queued.`);
    },
  });

/** Returns the new secret. No other call does. */
export const useReplaceSecret = ({ webhook_id }: Webhook, onReplaced: () => void) =>
  useMutation({
    mutationFn: () => post<WebhookSecret>(`/webhooks/${webhook_id}/secret`),
    async onSuccess() {
      await webhooksChanged();
      onReplaced();
    },
  });

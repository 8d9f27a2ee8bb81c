// The endpoints for webhooks: all users see them and what was sent, owners change them.
import { Done } from '@greenroom/contract/dashboard/account';
import {
  CreditsThreshold,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDeliveriesQuery,
  WebhookDeliveryPage,
  WebhookDeliveryPath,
  WebhookPath,
  WebhookSecret,
  Webhooks,
  webhookLimits,
} from '@greenroom/contract/dashboard/webhooks';
import { lockAsOwner } from '../clients/access.ts';
import { ownerActor, recordAudit } from '../clients/audit-log.ts';
import { countWebhookTest } from '../clients/rate-limits.ts';
import type { Db, Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { admitUrl } from '../net/admit-url.ts';
import { getCreditsThreshold, setCreditsThreshold } from '../webhooks/credit-alerts.ts';
import { type Delivery, listDeliveries, queueTestEvent, replayDelivery } from '../webhooks/deliveries.ts';
import {
  addEndpoint,
  changeEndpoint,
  getEndpoint,
  listEndpoints,
  removeEndpoint,
  replaceSecret,
  type WebhookEndpoint,
} from '../webhooks/endpoints.ts';
import { messageBodyOf, messageIdOf } from '../webhooks/message.ts';
import { newSigningSecret, type SecretBox } from '../webhooks/signing-secrets.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from './endpoint.ts';

export interface WebhookDeps {
  db: Db;
  /** Encrypts the secrets. */
  secretBox: SecretBox;
  /** Origins that may have http and private addresses. */
  trustedWebhookOrigins: ReadonlySet<string>;
}

export const createWebhookEndpoints = ({ db, secretBox, trustedWebhookOrigins }: WebhookDeps): DashboardEndpoint[] => {
  /** In one transaction with its entry in the audit log. */
  const change = <T>({ client, session, userId }: Visitor, reason: string, act: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      await lockAsOwner(tx, { client, session });
      await recordAudit(tx, { id: uuidv7(), action: 'webhook', client, actor: ownerActor(userId), reason });
      return act(tx);
    });

  /** Returns the host. */
  const checkUrl = (url: string): string => {
    try {
      return admitUrl(url, trustedWebhookOrigins).url.hostname;
    } catch {
      throw new Problem(
        'invalid_request',
        'url must be an https URL of a public host name, on port 443 and without a user name.',
      );
    }
  };

  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/webhooks',
      access: 'member',
      response: Webhooks,
      handler: async ({ visitor: { client } }) => ({
        webhooks: (await listEndpoints(db, client)).map(show),
        credits_threshold: await getCreditsThreshold(db, client),
      }),
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/webhooks',
      access: 'owner',
      confirmed: true,
      body: NewWebhook,
      response: WebhookSecret,
      async handler({ visitor, body }) {
        const { client } = visitor;
        const host = checkUrl(body.url);
        const secret = newSigningSecret();
        return change(visitor, `Added the endpoint ${host}`, async (tx) => {
          if ((await listEndpoints(tx, client)).length >= webhookLimits.endpoints)
            throw new Problem('conflict', `A team has up to ${webhookLimits.endpoints} endpoints. Remove one first.`);
          const id = await addEndpoint(tx, client, body, (owner) => secretBox.seal(owner, secret));
          return { webhook: show(await getEndpoint(tx, client, id)), secret };
        });
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/webhooks/credits-threshold',
      access: 'owner',
      body: CreditsThreshold,
      response: CreditsThreshold,
      async handler({ visitor, body }) {
        const { credits_threshold: threshold } = body;
        const reason =
          threshold === null ? 'Turned off credits.low' : `Set the threshold of credits.low to ${threshold}`;
        await change(visitor, reason, (tx) => setCreditsThreshold(tx, visitor.client, threshold));
        return body;
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/webhooks/{webhook_id}',
      access: 'owner',
      confirmed: true,
      params: WebhookPath,
      body: WebhookChange,
      response: Webhook,
      async handler({ visitor, params: { webhook_id: id }, body }) {
        const host = checkUrl(body.url);
        const reason = `Changed the endpoint ${host}: ${body.enabled ? 'enabled' : 'disabled'}, ${body.events.join(', ')}`;
        return change(visitor, reason, async (tx) => {
          await changeEndpoint(tx, visitor.client, { id, ...body });
          return show(await getEndpoint(tx, visitor.client, id));
        });
      },
    }),

    dashboardEndpoint({
      method: 'DELETE',
      path: '/webhooks/{webhook_id}',
      access: 'owner',
      params: WebhookPath,
      response: Done,
      async handler({ visitor, params: { webhook_id: id } }) {
        const { url } = await getEndpoint(db, visitor.client, id);
        const reason = `Removed the endpoint ${new URL(url).hostname}`;
        await change(visitor, reason, (tx) => removeEndpoint(tx, visitor.client, id));
        return {};
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/webhooks/{webhook_id}/secret',
      access: 'owner',
      confirmed: true,
      params: WebhookPath,
      response: WebhookSecret,
      async handler({ visitor, params: { webhook_id: id } }) {
        const { client } = visitor;
        const { url } = await getEndpoint(db, client, id);
        const secret = newSigningSecret();
        return change(visitor, `Replaced the secret of ${new URL(url).hostname}`, async (tx) => {
          await replaceSecret(tx, client, { id, sealed: secretBox.seal(id, secret) });
          return { webhook: show(await getEndpoint(tx, client, id)), secret };
        });
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/webhooks/{webhook_id}/test',
      access: 'owner',
      params: WebhookPath,
      response: Done,
      async handler({ visitor: { client }, params: { webhook_id: id } }) {
        requireEnabled(await getEndpoint(db, client, id));
        await countWebhookTest(db, client);
        await db.transaction().execute((tx) => queueTestEvent(tx, client, id));
        return {};
      },
    }),

    dashboardEndpoint({
      method: 'GET',
      path: '/webhooks/{webhook_id}/deliveries',
      access: 'member',
      report: true,
      params: WebhookPath,
      query: WebhookDeliveriesQuery,
      response: WebhookDeliveryPage,
      async handler({ visitor: { client }, params: { webhook_id: id }, query: { status, cursor, limit } }) {
        await getEndpoint(db, client, id);
        const found = await listDeliveries(db, id, { status, after: cursor, limit: limit + 1 });
        const page = found.slice(0, limit);
        return { items: page.map(showDelivery), next_cursor: found.length > limit ? page.at(-1)!.id : null };
      },
    }),

    dashboardEndpoint({
      method: 'POST',
      path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
      access: 'owner',
      params: WebhookDeliveryPath,
      response: Done,
      async handler({ visitor: { client }, params: { webhook_id: id, delivery_id: delivery } }) {
        requireEnabled(await getEndpoint(db, client, id));
        await countWebhookTest(db, client);
        await db.transaction().execute((tx) => replayDelivery(tx, id, delivery));
        return {};
      },
    }),
  ];
};

function requireEnabled({ disabledBy }: WebhookEndpoint): void {
  if (disabledBy !== null) throw new Problem('conflict', 'The endpoint is disabled. Enable it first.');
}

const show = (endpoint: WebhookEndpoint): Webhook => ({
  webhook_id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  events: endpoint.events,
  enabled: endpoint.disabledBy === null,
  disabled_by: endpoint.disabledBy,
  failing_since: endpoint.failingSince?.toISOString() ?? null,
  old_secret_expires_at: endpoint.oldSecretExpiresAt?.toISOString() ?? null,
  last_delivery: endpoint.lastDelivery && {
    status: endpoint.lastDelivery.status,
    at: new Date(endpoint.lastDelivery.at).toISOString(),
    retry_at: endpoint.lastDelivery.retryAt && new Date(endpoint.lastDelivery.retryAt).toISOString(),
  },
  created_at: endpoint.createdAt.toISOString(),
});

const showDelivery = (delivery: Delivery) => ({
  delivery_id: delivery.id,
  message_id: messageIdOf(delivery),
  type: delivery.type,
  body: messageBodyOf(delivery),
  status: delivery.status,
  attempts: delivery.attempts,
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  created_at: delivery.createdAt.toISOString(),
});

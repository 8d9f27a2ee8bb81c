// Endpoints on a loopback server, and events for them, for tests of webhooks.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEventType } from '@greenroom/contract/webhook-events';
import { type Db, sql } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import { addTestVideo } from '../library/testing.ts';
import { createSafePost, type PostLimits } from '../net/safe-post.ts';
import { addEndpoint } from './endpoints.ts';
import { type Lane, takeDeliveries } from './leases.ts';
import { type SenderDeps, sendDelivery } from './sender.ts';
import { createSecretBox, newSigningSecret } from './signing-secrets.ts';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that records what it receives. `respond` may be replaced. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = [];
  const receiver = {
    received,
    respond: ((_request, response) => response.writeHead(204).end()) as RequestListener,
    origin: '',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    receiver.respond(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  receiver.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}

export const testSecretBox = createSecretBox('the key that signs session cookies');

export const allEvents: WebhookEventType[] = ['video.completed', 'video.failed', 'character.created', 'credits.low'];

/** Returns the id and the secret. */
export async function addTestEndpoint(
  db: Db,
  client: string,
  { url, events = allEvents }: { url: string; events?: WebhookEventType[] },
): Promise<{ id: string; secret: string }> {
  const secret = newSigningSecret();
  const id = await db
    .transaction()
    .execute((tx) =>
      addEndpoint(tx, client, { url, description: '', events }, (owner) => testSecretBox.seal(owner, secret)),
    );
  return { id, secret };
}

/** Completes or fails a new video; returns its id. */
export const endVideo = (db: Db, client: string, status: 'completed' | 'failed' = 'completed'): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const { id } = await addTestVideo(tx, client, { status: 'running' });
    await sql`update jobs set status = ${status}, completed_at = now(),
      failure = ${status === 'failed' ? '{"code": "unusable_media"}' : null}::jsonb where id = ${id}`.execute(tx);
    // As in production, the order is settled after its job was closed, or before.
    if (status === 'completed') await sql`update orders set credits_actual = 7 where job_id = ${id}`.execute(tx);
    return id;
  });

export const senderDeps = (
  db: Db,
  { trusted, limits }: { trusted: readonly string[]; limits?: PostLimits },
): SenderDeps => ({
  db,
  post: createSafePost({ trustedOrigins: new Set(trusted), ...(limits && { limits }) }),
  secretBox: testSecretBox,
  mailer: undefined,
  publicUrl: 'http://127.0.0.1:8080',
  onAttempt: () => {},
  log: createLogger('silent'),
});

/** Sends what is due now, once, and waits for the responses. Returns how many were sent. */
export async function sendDueNow(
  deps: SenderDeps,
  free: Record<Lane, number> = { fast: 100, slow: 100 },
): Promise<number> {
  const taken = await takeDeliveries(deps.db, free);
  const sending = { takenAt: performance.now(), stopping: new AbortController().signal };
  await Promise.all(taken.map((delivery) => sendDelivery(deps, delivery, sending)));
  return taken.length;
}

/** As if so much time had passed. */
export const makeAllDue = (db: Db) =>
  sql`update webhook_deliveries set next_attempt_at = now(), leased_until = case when lease is not null then now() end
    where status = 'pending'`.execute(db);

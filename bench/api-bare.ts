// What the API is measured against: bare Fastify over the same rooms and their SQL, without checks, shapes, headers, logs or metrics.
import { fastify } from 'fastify';
import { authenticate } from '../server/src/clients/api-keys.ts';
import { lockClient } from '../server/src/clients/clients.ts';
import { openDb } from '../server/src/db/db.ts';
import { createJobs } from '../server/src/jobs/jobs.ts';
import { openMailbox } from '../server/src/jobs/mailbox.ts';
import { openSignals } from '../server/src/jobs/signals.ts';
import { uuidv7 } from '../server/src/kernel/ids.ts';
import { createLogger } from '../server/src/kernel/logger.ts';
import { balance } from '../server/src/ledger/balance.ts';
import { getCharacter } from '../server/src/library/characters.ts';
import { getVoice } from '../server/src/library/voices.ts';
import { createOrders } from '../server/src/orders/orders.ts';
import { createUsage } from '../server/src/production/usage.ts';

const [url = '', port = ''] = process.argv.slice(2);
const { db } = openDb(url, { max: 20, onError: () => undefined });
const log = createLogger('error');
const mailbox = await openMailbox({ url, log, supervise: false });
const signals = await openSignals({ url, log });
const jobs = createJobs({ db, mailbox, signals, hooks: { failed: async () => undefined } });
const orders = createOrders(jobs.enqueue);
const usage = createUsage(db);

interface Video {
  character_id: string;
  voice_id: string;
}

const app = fastify();
app.get<{ Params: { id: string } }>('/jobs/:id/status', async ({ headers, params }) => {
  const client = await authenticate(db, headers.authorization);
  return usage.job(client!, params.id);
});
app.post<{ Body: Video }>('/videos', async ({ headers, body }) => {
  const client = (await authenticate(db, headers.authorization))!;
  // The looks that the API takes before it reserves, and again while it does.
  await getCharacter(db, client, body.character_id);
  await getVoice(db, client, body.voice_id);
  await jobs.activeCount(db, client, 'video');
  await balance(db, client);
  const id = `partner_scn_${uuidv7().replaceAll('-', '')}`;
  const price = { total: 100, lineItems: [] };
  await db.transaction().execute(async (tx) => {
    await lockClient(tx, client);
    const character = await getCharacter(tx, client, body.character_id);
    const voice = await getVoice(tx, client, body.voice_id);
    await jobs.activeCount(tx, client, 'video');
    const input = {
      request: { ...body },
      character: { id: character.id, likeness: character.likeness },
      voice: voice.voice,
    };
    const job = { id, client, kind: 'scenes', lane: 'video' as const, input, wallMs: 3_600_000 };
    await orders.place(tx, { job, price, characterId: character.id, voiceId: voice.id });
  });
  return { workflow_id: id, status: 'queued', credits_reserved: price.total };
});
await app.listen({ host: '127.0.0.1', port: Number(port) });

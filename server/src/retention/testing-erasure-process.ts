// A process that tests kill: it starts one action that erasure must clean up, and blocks in the middle of it.
import { once } from 'node:events';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { deleteClient } from '../billing/delete-client.ts';
import { getClientName } from '../clients/clients.ts';
import { openDb, type Tx, timeLimits } from '../db/db.ts';
import { createEngines } from '../engines/engines.ts';
import { testCallEngines } from '../engines/testing.ts';
import { isLiveJob } from '../jobs/reads.ts';
import type { Run } from '../jobs/workflow.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { deleteExpiredAssets } from '../library/expired-assets.ts';
import { createObjects } from '../library/objects.ts';
import { refundOrder } from '../orders/orders.ts';
import { voiceWorkflow } from '../production/voice/workflow.ts';
import { openDiskStore } from '../storage/disk.ts';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';
import { eraseClients } from './erase-clients.ts';
import { eraseLeftovers } from './erasure.ts';
import { interruptTransaction } from './testing-interrupt.ts';

const [url = '', dir = '', action = '', job = ''] = process.argv.slice(2);
const { db } = openDb(url, { max: 4, limits: timeLimits.service, onError: () => undefined });
const store = await openDiskStore({ root: join(dir, 'store') });
const file = join(dir, 'file.wav') as LocalFile;
const engineVoice = { json: { ref: job }, files: { sample: file } };

const block = async (): Promise<never> => {
  process.stdout.write('blocked\n');
  await once(process, 'never');
  throw new Error('This process should have been killed.');
};
const objectsOn = (over: Partial<typeof store>) =>
  createObjects({ db, store: { ...store, ...over }, isLive: isLiveJob });
const engines = createEngines([
  {
    name: 'remote',
    voiceClone: { clone: async () => ({ voice: engineVoice }), validate: async () => {}, erase: block },
  },
]);

if (action === 'discard') await objectsOn({ delete: block }).discard(job);
if (action === 'store') await objectsOn({ put: block }).put(job, file);
if (action === 'erase') {
  const hooks = { failed: async () => undefined };
  const deps = { db, objects: objectsOn({}), engines, assetRetentionDays: {}, hooks, log: createLogger('silent') };
  await eraseLeftovers(deps, new AbortController().signal);
}
// Its first transaction is for assets that were deleted in the dashboard.
if (action === 'expire') await deleteExpiredAssets(interruptTransaction(db, 2, block), { video: 1 });
if (action === 'delete-client') {
  const confirm = await getClientName(db, job);
  const deletion = { id: uuidv7(), client: job, actor: 'op', reason: confirm, confirm, forfeit: true };
  await deleteClient(interruptTransaction(db, 1, block), deletion);
}
if (action === 'erase-clients') {
  const hooks = { failed: (tx: Tx, { id }: { id: string }) => refundOrder(tx, id) };
  await eraseClients(interruptTransaction(db, Number(job), block), hooks, new AbortController().signal);
  await db.destroy();
}
if (action === 'clone') {
  const workflow = voiceWorkflow({
    db,
    engines,
    callEngines: testCallEngines,
    inputs: {
      sounds: async (urls) => urls.map((address) => ({ url: address, file, durationMs: 6_000, cut: false })),
    },
    objects: objectsOn({ put: block }),
  });
  const step: Run['step'] = (_name, work) =>
    work({ dir, beginCall: () => {}, startedEngine: () => undefined } as unknown as ServiceStepContext);
  await workflow.run({ job, step } as Run, {
    voiceId: 'voc_1',
    request: { kind: 'cloned', name: 'V', sample_urls: ['https://example.com/a.wav'] },
  });
}

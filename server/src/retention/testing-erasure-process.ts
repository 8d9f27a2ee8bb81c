// A process for tests to kill: it does one thing that erasure must repair, and stands still in the middle of it.
import { once } from 'node:events';
import { join } from 'node:path';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { openDb, timeLimits } from '../db/db.ts';
import { createEngines } from '../engines/engines.ts';
import { isLiveJob } from '../jobs/reads.ts';
import type { Run } from '../jobs/workflow.ts';
import { createLogger } from '../kernel/logger.ts';
import { createObjects } from '../library/objects.ts';
import { voiceWorkflow } from '../production/voice/workflow.ts';
import { openDiskStore } from '../storage/disk.ts';
import { eraseLeftovers } from './erasure.ts';

const [url = '', dir = '', act = '', job = ''] = process.argv.slice(2);
const { db } = openDb(url, { max: 4, limits: timeLimits.service, onError: () => undefined });
const store = await openDiskStore({ root: join(dir, 'store') });
const file = join(dir, 'file.wav') as LocalFile;
const engineVoice = { json: { ref: job }, files: { sample: file } };

const standStill = async (): Promise<never> => {
  process.stdout.write('there\n');
  await once(process, 'never');
  throw new Error('Nobody killed this process.');
};
const objectsOn = (over: Partial<typeof store>) =>
  createObjects({ db, store: { ...store, ...over }, isLive: isLiveJob });
const engines = createEngines([
  {
    name: 'remote',
    voiceClone: { clone: async () => ({ voice: engineVoice }), validate: async () => {}, erase: standStill },
  },
]);

if (act === 'discard') await objectsOn({ delete: standStill }).discard(job);
if (act === 'store') await objectsOn({ put: standStill }).put(job, file);
if (act === 'erase') {
  const deps = { db, objects: objectsOn({}), engines, log: createLogger('silent') };
  await eraseLeftovers(deps, new AbortController().signal);
}
if (act === 'clone') {
  const workflow = voiceWorkflow({
    db,
    engines,
    inputs: {
      sounds: async (urls) => urls.map((address) => ({ url: address, file, durationMs: 6_000, cut: false })),
    },
    objects: objectsOn({ put: standStill }),
  });
  const step: Run['step'] = (_name, work) => work({ dir } as StepContext);
  await workflow.run({ job, step } as Run, {
    voiceId: 'voc_1',
    request: { kind: 'cloned', name: 'V', sample_urls: ['https://example.com/a.wav'] },
  });
}

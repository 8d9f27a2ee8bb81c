// Tests that a voice that another engine speaks stays the same one there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { afterAll, expect, test } from 'vitest';
import { addClient } from '../../billing/open-client.ts';
import { openTestDb } from '../../db/testing.ts';
import type { Engine } from '../../engines/engines.ts';
import { isLiveJob } from '../../jobs/reads.ts';
import { createObjects } from '../../library/objects.ts';
import { completeVoice, getVoice, reserveVoice } from '../../library/voices.ts';
import { openDiskStore } from '../../storage/disk.ts';
import { voiceSnapshotOf } from './snapshot.ts';
import { voiceAt } from './voice-at.ts';

const { db, close } = await openTestDb();
const dir = await mkdtemp(join(tmpdir(), 'voices-'));
const objects = createObjects({ db, store: await openDiskStore({ root: dir }), isLive: isLiveJob });
afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

test('a stock voice is chosen once at another engine, whatever its library has later', async () => {
  let selected = 0;
  const select = async () => {
    selected += 1;
    return { voice: { json: { name: `voice ${selected}` }, files: {} }, language: 'en' };
  };
  const engine: Engine = { name: 'zenith', voiceLibrary: { ...smallPorts.voiceLibrary, select } };
  const client = await db.transaction().execute(async (tx) => {
    const id = await addClient(tx, { name: 'Acme', credits: 0 });
    await reserveVoice(tx, id, { id: 'voc_1', name: 'V', kind: 'library' });
    const voice = { engine: 'acme', json: null, objects: {} };
    await completeVoice(tx, 'voc_1', { voice, language: 'en', gender: 'female', samples: [] });
    return id;
  });
  const voice = voiceSnapshotOf(await getVoice(db, client, 'voc_1'));
  for (const job of ['job_1', 'job_2'])
    expect(await voiceAt({ db, objects }, engine, { job, voice }, await testStepContext())).toMatchObject({
      json: { name: 'voice 1' },
    });
  expect(selected).toBe(1);
});

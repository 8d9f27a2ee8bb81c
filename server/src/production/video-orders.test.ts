// What is spoken before a video is sold, and what the job may speak itself.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { openTestDb } from '../db/testing.ts';
import type { EngineSet } from '../engines/ports/engine-set.ts';
import { createJobs } from '../jobs/jobs.ts';
import { listJobs } from '../jobs/reads.ts';
import { EngineFailure } from '../kernel/engine-failure.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import type { Workbench } from '../kernel/workbench.ts';
import { balance } from '../ledger/balance.ts';
import { addCharacter } from '../library/characters.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { createOrders } from '../orders/orders.ts';
import { accepted } from './accepted.ts';
import { createAddresses } from './addresses.ts';
import { createOnce } from './once.ts';
import type { Recordings } from './recordings.ts';
import type { SpeechProduction, StoredSpeech } from './speech.ts';
import { createVideoDesk } from './video-orders.ts';

const { db, close } = await openTestDb();
afterAll(close);

const spoken: string[] = [];
let speak: () => Promise<StoredSpeech>;
const saying = (durationMs: number) => async (): Promise<StoredSpeech> => ({
  sound: { key: 'speech.wav', sizeBytes: 1, sha256: '' },
  timings: null,
  durationMs,
  warnings: [],
});

const jobs = createJobs({
  db,
  mailbox: { post: async () => {} },
  signals: { listen: () => () => {}, close: async () => {} },
  hooks: { failed: async () => {} },
});
const desk = createVideoDesk({
  db,
  once: createOnce(db),
  orders: createOrders({ db, enqueue: jobs.enqueue }),
  jobs,
  engines: { name: 'test', speech: { local: true }, voiceLibrary: { languages: ['de', 'en'] } } as unknown as EngineSet,
  speech: {
    say: ({ text, member }: Parameters<SpeechProduction['say']>[0]) => {
      spoken.push(text);
      return accepted(member, speak());
    },
  } as Partial<SpeechProduction> as SpeechProduction,
  recordings: {} as Recordings,
  addresses: createAddresses('http://127.0.0.1:8080'),
  maxActiveJobs: 5,
  atBench: (_, work) => work({} as Workbench),
});

let client: string;
let cast: { character_id: string; voice_id: string; clone_id: string };
beforeEach(async () => {
  spoken.length = 0;
  speak = saying(5_000);
  const [characterId, voiceId, cloneId] = [uuidv7(), newVoiceId(), newVoiceId()];
  client = await db.transaction().execute(async (tx) => {
    const id = await addClient(tx, { name: 'Acme', credits: 5_000 });
    const likeness = { engine: 'test', json: null, objects: {} };
    const person = { name: 'Nora', mode: 'description' as const, sheetPath: 'sheet.png', sheetText: null, likeness };
    await addCharacter(tx, id, { id: characterId, ...person });
    await reserveVoice(tx, id, { id: voiceId, name: 'English', kind: 'library' });
    await completeVoice(tx, voiceId, { voice: likeness, language: 'en' });
    await reserveVoice(tx, id, { id: cloneId, name: 'Nora', kind: 'cloned' });
    await completeVoice(tx, cloneId, { voice: likeness, language: null });
    return id;
  });
  cast = { character_id: characterId, voice_id: voiceId, clone_id: cloneId };
});

const order = (script: string, voice = cast.voice_id) =>
  desk.order({ client, signal: new AbortController().signal, idempotency: undefined }, {
    mode: 'talking_head',
    character_id: cast.character_id,
    speech: { kind: 'script', voice_id: voice, script },
    video_idea: 'a kitchen',
    resolution: '480p',
    use_dynamic_captions: true,
    captions_position: 'bottom',
  } as Parameters<typeof desk.order>[1]);
const nothingSold = async () => {
  expect((await balance(db, client)).balance).toBe(5_000);
  expect(await listJobs(db, client, { limit: 9 })).toEqual([]);
};

test('an ordinary script is taken at once and spoken by its job', async () => {
  const { body } = await order('Cold coffee again? This mug keeps it hot for six hours.');
  expect(body.status).toBe('queued');
  expect(spoken).toEqual([]);
});

const SENTENCE = 'Every morning we bake fresh bread for people who love good food. ';
/** Estimated at 58.7 s. */
const LONG = SENTENCE.repeat(14);

test('a script near the limit is spoken before it is sold', async () => {
  speak = saying(58_900);
  expect((await order(LONG)).body.status).toBe('queued');
  expect(spoken).toEqual([LONG]);
});

test('a clone may be slow: less of it is spoken by the job alone', async () => {
  const long = SENTENCE.repeat(12);
  await order(long);
  expect(spoken).toEqual([]);
  await order(long, cast.clone_id);
  expect(spoken).toEqual([long]);
});

test('one whose real speech is too long is refused, and costs nothing', async () => {
  speak = saying(59_100);
  await expect(order(LONG)).rejects.toMatchObject({
    status: 400,
    message: 'script: its speech lasts 59.1 seconds; at most 59 are possible.',
  });
  await nothingSold();
});

test.each([
  ['nothing to say', '… !!! 😀'],
  ['another language than the voice', 'Guten Morgen, liebe Nachbarn, heute gibt es frisches Brot und Kuchen bei uns.'],
  ['a language nobody speaks here', 'ສະບາຍດີຕອນເຊົ້າ ມື້ນີ້ພວກເຮົາມີເຂົ້າຈີ່ສົດ'],
])('what the engine may turn down is asked of it first: %s', async (_, script) => {
  speak = () => Promise.reject(new EngineFailure('rejected', 'The text holds nothing that can be spoken.'));
  await expect(order(script)).rejects.toMatchObject({
    status: 400,
    message: 'script: The text holds nothing that can be spoken.',
  });
  await nothingSold();
});

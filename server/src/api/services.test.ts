// The partner API with real services on a real database.
import { afterAll, expect, test } from 'vitest';
import { openClient } from '../billing/open-client.ts';
import { createAuthenticate } from '../clients/api-keys.ts';
import { openTestDb } from '../db/testing.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { addCharacter } from '../library/characters.ts';
import { addTestPictures } from '../library/testing.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { createCharacterQueries } from '../production/character/queries.ts';
import { createVoiceQueries } from '../production/voice/queries.ts';
import { createUsageQueries } from '../reporting/usage.ts';
import { openTestApi } from './testing.ts';

const { db, close } = await openTestDb();
const assetUrls = createAssetUrls('http://127.0.0.1:8080');
const [characters, voices, usage] = [
  createCharacterQueries({ db, assetUrls }),
  createVoiceQueries(db, { byName: () => undefined }),
  createUsageQueries(db),
];
const { app } = openTestApi({
  authenticate: createAuthenticate(db),
  services: {
    characterQueries: characters,
    characterLists: characters,
    voiceQueries: voices,
    voiceLists: voices,
    usageQueries: usage,
    usageLists: usage,
  },
});
afterAll(async () => {
  await app.close();
  await close();
});

async function open() {
  const { client, apiKey } = await openClient(db, { name: 'Acme', credits: 500, keyPrefix: 'gr' });
  const ask = async (method: 'GET' | 'DELETE', path: string) => {
    const response = await app.inject({
      method,
      url: `/api/partner/v1${path}`,
      headers: { authorization: `Bearer ${apiKey}` },
    });
    return [response.statusCode, response.json()];
  };
  return { client, ask };
}

test('characters and voices are listed, shown and deleted only by their own client', async () => {
  const [owner, other] = [await open(), await open()];
  const data = { engine: 'test', json: null, objects: {} };
  const [character_id, voice_id] = [uuidv7(), newVoiceId()];
  await db.transaction().execute(async (tx) => {
    const about = { name: 'Mara', mode: 'description', sheetPath: 'a.png', sheetText: 'A woman.' } as const;
    await addCharacter(tx, owner.client, {
      id: character_id,
      ...about,
      likeness: data,
      pictures: await addTestPictures(tx),
    });
    await reserveVoice(tx, owner.client, { id: voice_id, name: 'Warm', kind: 'library' });
    await completeVoice(tx, voice_id, { voice: data, language: 'es', gender: null, samples: [] });
  });
  const character = {
    character_id,
    name: 'Mara',
    mode: 'description',
    sheet_image_url: assetUrls.of('a.png'),
    created_at: expect.any(String),
  };
  const voice = { voice_id, name: 'Warm', kind: 'library', language: 'es', created_at: expect.any(String) };
  expect(await owner.ask('GET', '/characters')).toEqual([200, { characters: [character] }]);
  expect(await owner.ask('GET', `/characters/${character_id}`)).toEqual([
    200,
    { ...character, character_sheet_text: 'A woman.' },
  ]);
  expect(await owner.ask('GET', '/voices')).toEqual([200, { voices: [voice] }]);
  const notFound = [404, { error: 'Not found.' }];
  for (const path of [`/characters/${character_id}`, `/voices/${voice_id}`]) {
    expect(await other.ask('DELETE', path)).toEqual(notFound);
    expect(await owner.ask('DELETE', path)).toEqual([200, { deleted: true }]);
    expect(await owner.ask('DELETE', path)).toEqual(notFound);
  }
  expect(await owner.ask('GET', '/characters')).toEqual([200, { characters: [] }]);
});

test('the summary of a new account has its credits and no jobs', async () => {
  const { ask } = await open();
  expect(await ask('GET', '/usage/summary')).toMatchObject([
    200,
    { credits_balance: 500, credits_spent_lifetime: 0, job_counts: { total_in_range: 0 } },
  ]);
  expect(await ask('GET', '/usage/jobs')).toEqual([200, { jobs: [] }]);
});

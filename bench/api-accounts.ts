// The clients that the API benchmark sends requests as, each with credits, a character and a voice.
import { openClient } from '../server/src/billing/open-client.ts';
import type { Db } from '../server/src/db/db.ts';
import { newVoiceId, uuidv7 } from '../server/src/kernel/ids.ts';
import { addCharacter } from '../server/src/library/characters.ts';
import { addTestPictures } from '../server/src/library/testing.ts';
import { completeVoice, reserveVoice } from '../server/src/library/voices.ts';
import type { Request } from './load.ts';

/** More than any run spends. */
const CREDITS = 1_000_000_000;

export interface Account {
  client: string;
  apiKey: string;
  character: string;
  voice: string;
  /** A job of this account that no worker runs. */
  job: string;
}

export async function openAccount(db: Db): Promise<Account> {
  const { client, apiKey } = await openClient(db, { name: 'Bench', credits: CREDITS, keyPrefix: 'gr' });
  const [character, voice] = [uuidv7(), newVoiceId()];
  const nothing = { engine: 'studio', json: {}, objects: {} };
  const described = { name: 'Bench', mode: 'description', sheetPath: `${character}.png`, sheetText: null } as const;
  await db.transaction().execute(async (tx) => {
    await addCharacter(tx, client, {
      id: character,
      ...described,
      likeness: nothing,
      pictures: await addTestPictures(tx),
    });
    await reserveVoice(tx, client, { id: voice, name: 'Bench', kind: 'library' });
    await completeVoice(tx, voice, { voice: nothing, language: 'en', gender: null, samples: [] });
  });
  return { client, apiKey, character, voice, job: '' };
}

export const pollAs = ({ apiKey, job }: Account): Request => ({
  method: 'GET',
  path: `/api/partner/v1/jobs/${job}/status`,
  headers: { authorization: `Bearer ${apiKey}` },
});

let ordered = 0;

/** Orders scenes, which need no speech before they are accepted, so this measures the order only. */
export const orderAs = ({ apiKey, character, voice }: Account): Request => ({
  method: 'POST',
  path: '/api/partner/v1/videos',
  headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    mode: 'scenes',
    character_id: character,
    voice_id: voice,
    // Each order differs, so that no result can be reused.
    script: `Meet mug number ${++ordered}, which keeps its cool. Pour it hot at nine, sip it hot at noon.`,
    video_idea: 'A friendly presenter in a bright kitchen',
  }),
});

// The partners that the bench sends as: each with credits, a character and a voice.
import { openClient } from '../server/src/billing/open-client.ts';
import type { Db } from '../server/src/db/db.ts';
import { newVoiceId, uuidv7 } from '../server/src/kernel/ids.ts';
import { addCharacter } from '../server/src/library/characters.ts';
import { completeVoice, reserveVoice } from '../server/src/library/voices.ts';
import type { Request } from './load.ts';

/** More than any run orders for. */
const CREDITS = 1_000_000_000;

export interface Account {
  client: string;
  apiKey: string;
  character: string;
  voice: string;
  /** Ordered by this account; nobody works on it. */
  job: string;
}

export async function openAccount(db: Db): Promise<Account> {
  const { client, apiKey } = await openClient(db, { name: 'Bench', credits: CREDITS, keyPrefix: 'gr' });
  const [character, voice] = [uuidv7(), newVoiceId()];
  const nothing = { engine: 'bench', json: {}, objects: {} };
  const described = { name: 'Bench', mode: 'description', sheetPath: `${character}.png`, sheetText: null } as const;
  await db.transaction().execute(async (tx) => {
    await addCharacter(tx, client, { id: character, ...described, likeness: nothing });
    await reserveVoice(tx, client, { id: voice, name: 'Bench', kind: 'library' });
    await completeVoice(tx, voice, { voice: nothing, language: 'en' });
  });
  return { client, apiKey, character, voice, job: '' };
}

export const pollAs = ({ apiKey, job }: Account): Request => ({
  method: 'GET',
  path: `/api/partner/v1/jobs/${job}/status`,
  headers: { authorization: `Bearer ${apiKey}` },
});

let ordered = 0;

/** Of scenes, which need nothing made before they are accepted: what is left is the reserving. */
export const orderAs = ({ apiKey, character, voice }: Account): Request => ({
  method: 'POST',
  path: '/api/partner/v1/videos',
  headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    mode: 'scenes',
    character_id: character,
    voice_id: voice,
    // No two alike, for nothing of an order may be known from the one before.
    script: `Meet mug number ${++ordered}, which keeps its cool. Pour it hot at nine, sip it hot at noon.`,
    video_idea: 'A friendly presenter in a bright kitchen',
  }),
});

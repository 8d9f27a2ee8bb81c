// The voices of clients: counted against a limit from their order on, listed once they are ready.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import { type Db, forShare, type Reader, type Row, type Sql, sql, type Tables, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { keepEngineData, releaseEngineData, type StoredEngineData } from './engine-data.ts';
import { keepObjects, lockSweeps, releaseObjects } from './objects.ts';

export type VoiceKind = Tables['voices']['kind'];

export interface Voice extends Row<'voices', 'id' | 'name' | 'kind' | 'language' | 'createdAt'> {
  engineData: StoredEngineData;
  gender: Gender | null;
  /** Keys of the recordings of a cloned voice. */
  samples: string[];
  /** The same voice at other engines, by their names. */
  copies: Record<string, StoredEngineData>;
  /** The statement to which the person agreed; null if none was recorded. */
  consent: string | null;
}

/** Rows in one round of erasure. */
const BATCH = 100;

const COLUMNS = sql`id, name, kind, language, gender, engine_data as "engineData", samples, copies,
  (select statement from consents where consents.client_id = voices.client_id
    and subject_kind = 'voice' and subject_id = voices.id) as consent,
  created_at as "createdAt"`;

/** Throws 409 if the client has `max` voices of the kind. Call it in a transaction that has locked the client. */
export async function checkVoiceCap(reader: Reader, client: string, kind: VoiceKind, max: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from voices
    where client_id = ${client} and kind = ${kind} and deleted_at is null`.execute(reader);
  if (rows[0]!.count >= max) {
    throw new Problem('voice_limit_reached', 'VOICE_LIMIT_REACHED', { extras: { max_voices: max } });
  }
}

/** Inserts a voice that is not ready, which counts against the limit. */
export async function reserveVoice(
  tx: Tx,
  client: string,
  { id, name, kind }: { id: string; name: string; kind: VoiceKind },
): Promise<void> {
  await tx.insertInto('voices').values({ id, client_id: client, name, kind }).execute();
}

/** A voice that was created, before it is listed. */
export type ReadyVoice = {
  voice: StoredEngineData;
  language: string | null;
  gender: Gender | null;
  samples: string[];
};

export async function completeVoice(
  tx: Tx,
  id: string,
  { voice, language, gender, samples }: ReadyVoice,
): Promise<void> {
  const { rows } = await sql<{
    client: string;
  }>`update voices set ready = true, language = ${language}, gender = ${gender},
      engine_data = ${JSON.stringify(voice)}::jsonb, samples = ${JSON.stringify(samples)}::jsonb
    where id = ${id} returning client_id as client`.execute(tx);
  const { client } = rows[0]!;
  await keepEngineData(tx, client, voice);
  await keepObjects(tx, client, samples);
}

/** The same voice at another engine; undefined if it has none there. */
export async function findVoiceCopy(reader: Reader, id: string, engine: string): Promise<StoredEngineData | undefined> {
  const { rows } = await sql<{ copy: StoredEngineData | null }>`select copies -> ${engine} as copy from voices
    where id = ${id}`.execute(reader);
  return rows[0]?.copy ?? undefined;
}

/** Keeps the same voice at another engine. Does nothing if the voice was deleted or has such a copy already. */
export async function addVoiceCopy(tx: Tx, id: string, engine: string, copy: StoredEngineData): Promise<void> {
  const { rows } = await sql<{
    client: string;
  }>`update voices set copies = copies || ${JSON.stringify({ [engine]: copy })}::jsonb
    where id = ${id} and deleted_at is null and not copies ? ${engine} returning client_id as client`.execute(tx);
  if (rows[0]) await keepEngineData(tx, rows[0].client, copy);
}

/** Deletes a voice that could not be created. */
export async function abandonVoice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('voices').where('id', '=', id).where('ready', '=', false).execute();
}

/** Throws not-found if the client has no such voice. */
export async function getVoice(reader: Reader, client: string, id: string): Promise<Voice> {
  const { rows } = await sql<Voice>`select ${COLUMNS} from voices
    where id = ${id} and client_id = ${client} and ready and deleted_at is null ${forShare(reader)}`.execute(reader);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The stock voices that a client has for a language and a gender. */
export async function countLibraryVoices(
  reader: Reader,
  client: string,
  { language, gender }: { language: string; gender: Gender },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from voices
    where client_id = ${client} and kind = 'library' and ready and deleted_at is null
      and language = ${language} and gender = ${gender}`.execute(reader);
  return rows[0]!.count;
}

/** Newest first. */
export async function listVoices(reader: Reader, client: string): Promise<Voice[]> {
  const { rows } = await sql<Voice>`select ${COLUMNS} from voices
    where client_id = ${client} and ready and deleted_at is null order by created_at desc, id desc`.execute(reader);
  return rows;
}

/** Throws not-found if the client has no such voice. */
export async function deleteVoice(reader: Reader, client: string, id: string): Promise<void> {
  const { rows } = await sql`update voices set deleted_at = now()
    where id = ${id} and client_id = ${client} and ready and deleted_at is null returning id`.execute(reader);
  if (rows.length === 0) throw notFound();
}

/** Erases the data of deleted voices that no live job uses. `isInUse`: whether one uses the voice with this id. */
export async function eraseDeletedVoices(db: Db, isInUse: (voice: Sql) => Sql): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSweeps(tx);
    const { rows } = await sql<Pick<Voice, 'id' | 'engineData' | 'copies' | 'samples'>>`
      select id, engine_data as "engineData", copies, samples from voices
      where deleted_at is not null and engine_data is not null and not ${isInUse(sql.ref('voices.id'))}
      order by deleted_at limit ${BATCH} for update skip locked`.execute(tx);
    for (const { engineData, copies, samples } of rows) {
      for (const data of [engineData, ...Object.values(copies)]) await releaseEngineData(tx, data);
      await releaseObjects(tx, samples);
    }
    await sql`update voices set engine_data = null, copies = '{}', samples = '[]' where id = any(${rows.map(({ id }) => id)})`.execute(
      tx,
    );
  });
}

/** Deletes the rows of deleted library voices: they were free, so no receipt needs them. */
export async function deleteOldLibraryVoices(db: Db): Promise<void> {
  await sql`delete from voices where id in (
    select id from voices where kind = 'library' and deleted_at < now() - interval '1 day' and engine_data is null
    order by deleted_at limit 1000 for update skip locked)`.execute(db);
}

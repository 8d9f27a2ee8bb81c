// The presenters that a client may put in a video.
import { type Db, type Reader, sql, staysIn, type Tx } from '../db/db.ts';
import { isUuid } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import type { StoredEngineData } from './engine-data.ts';
import { keepObjects, releaseObjects } from './objects.ts';

export interface Character {
  id: string;
  name: string;
  mode: 'photos' | 'description';
  sheetPath: string;
  sheetText: string | null;
  likeness: StoredEngineData;
  createdAt: Date;
}

const COLUMNS = sql`id, name, mode, sheet_path as "sheetPath", sheet_text as "sheetText", likeness, created_at as "createdAt"`;

export async function addCharacter(tx: Tx, client: string, character: Omit<Character, 'createdAt'>): Promise<void> {
  const { id, name, mode, sheetPath, sheetText, likeness } = character;
  await keepObjects(tx, Object.values(likeness.objects));
  await sql`insert into characters (id, client_id, name, mode, sheet_path, sheet_text, likeness)
    values (${id}, ${client}, ${name}, ${mode}, ${sheetPath}, ${sheetText}, ${JSON.stringify(likeness)}::jsonb)`.execute(
    tx,
  );
}

/** Throws not-found where the client has no such character; the row stays until the transaction ends. */
export async function getCharacter(reader: Reader, client: string, id: string): Promise<Character> {
  if (!isUuid(id)) throw notFound();
  const { rows } = await sql<Character>`select ${COLUMNS} from characters
    where id = ${id} and client_id = ${client} and deleted_at is null ${staysIn(reader)}`.execute(reader);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Newest first; from behind the character `after` on, which may be deleted by now. */
export async function listCharacters(
  reader: Reader,
  client: string,
  limit: number,
  after?: string,
): Promise<Character[]> {
  const behind = after
    ? sql`and (created_at, id) < (select created_at, id from characters where id = ${after} and client_id = ${client})`
    : sql``;
  const { rows } = await sql<Character>`select ${COLUMNS} from characters
    where client_id = ${client} and deleted_at is null ${behind} order by created_at desc, id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

/** Throws not-found where the client has no such character. */
export async function deleteCharacter(reader: Reader, client: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const { rows } = await sql`update characters set deleted_at = now()
    where id = ${id} and client_id = ${client} and deleted_at is null returning id`.execute(reader);
  if (rows.length === 0) throw notFound();
}

/** Deleted characters whose likeness is still kept, of which `isNeeded` tells whether a live job wants them. */
export async function eraseDeletedCharacters(db: Db, isNeeded: (id: string) => Promise<boolean>): Promise<void> {
  const { rows } = await sql<{ id: string; likeness: StoredEngineData }>`select id, likeness from characters
    where deleted_at is not null and likeness is not null limit 100`.execute(db);
  for (const { id, likeness } of rows) {
    if (await isNeeded(id)) continue;
    await db.transaction().execute(async (tx) => {
      await releaseObjects(tx, Object.values(likeness.objects));
      await sql`update characters set likeness = null where id = ${id}`.execute(tx);
      // A first frame's recipe holds landmarks too. The picture itself is the client's and stays.
      const recipes = await sql<{ private: StoredEngineData }>`update assets set private = null
        from (select id, private from assets where character_id = ${id} and private is not null for update) old
        where assets.id = old.id returning old.private`.execute(tx);
      await releaseObjects(
        tx,
        recipes.rows.flatMap((row) => Object.values(row.private.objects)),
      );
    });
  }
}

// The characters (presenters) of clients.
import { type Db, forShare, type Reader, type Row, type Sql, sql, type Tx } from '../db/db.ts';
import { isUuid } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import { keepEngineData, releaseEngineData, type StoredEngineData } from './engine-data.ts';
import { keepObjects, lockSweeps, releaseObjects } from './objects.ts';
import { PORTRAIT } from './previews.ts';

export interface Character
  extends Row<'characters', 'id' | 'name' | 'mode' | 'sheetPath' | 'sheetText' | 'stock' | 'createdAt'> {
  likeness: StoredEngineData;
  pictures: CharacterPictures;
}

/** Keys of pictures from which any engine can draw the character. The sheet is the object of its asset. */
export type CharacterPictures = { portrait: string; sheet: string };

/** Rows in one round of erasure. */
const BATCH = 100;

const COLUMNS = sql`id, name, mode, sheet_path as "sheetPath", sheet_text as "sheetText", stock, likeness, pictures, created_at as "createdAt"`;

/** `stock`: the stock presenter that it was created from. */
export async function addCharacter(
  tx: Tx,
  client: string,
  character: Omit<Character, 'stock' | 'createdAt'> & { stock?: { id: string | null } | undefined },
): Promise<void> {
  const { id, name, mode, sheetPath, sheetText, stock, likeness, pictures } = character;
  await keepEngineData(tx, client, likeness);
  await keepObjects(tx, client, [pictures.portrait]);
  await sql`insert into characters (id, client_id, name, mode, sheet_path, sheet_text, stock, stock_id, likeness, pictures)
    values (${id}, ${client}, ${name}, ${mode}, ${sheetPath}, ${sheetText}, ${stock !== undefined}, ${stock?.id ?? null},
      ${JSON.stringify(likeness)}::jsonb,
      ${JSON.stringify(pictures)}::jsonb)`.execute(tx);
}

/** Throws not-found if the client has no such character. The row cannot be deleted until the transaction ends. */
export async function getCharacter(reader: Reader, client: string, id: string): Promise<Character> {
  if (!isUuid(id)) throw notFound();
  const { rows } = await sql<Character>`select ${COLUMNS} from characters
    where id = ${id} and client_id = ${client} and deleted_at is null ${forShare(reader)}`.execute(reader);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Newest first, after the character `after`, which may be deleted. */
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

/** The stock presenters that a client's characters were created from: their ids, and the names of those created by versions before. */
export async function findAddedStock(
  reader: Reader,
  client: string,
): Promise<{ ids: Set<string>; names: Set<string> }> {
  const { rows } = await sql<Row<'characters', 'stockId' | 'name'>>`select stock_id as "stockId", name from characters
    where client_id = ${client} and stock and deleted_at is null`.execute(reader);
  const names = rows.flatMap(({ stockId, name }) => (stockId === null ? [name] : []));
  return { ids: new Set(rows.flatMap(({ stockId }) => stockId ?? [])), names: new Set(names) };
}

/** When each of the characters was last used for a video or a picture; those that were not are absent. */
export async function findLastUses(reader: Reader, characters: readonly string[]): Promise<Map<string, Date>> {
  if (characters.length === 0) return new Map();
  const { rows } = await sql<{ id: string; usedAt: Date }>`select id, used_at as "usedAt"
    from unnest(${[...characters]}::uuid[]) id, lateral (select created_at as used_at from orders
      where character_id = id order by created_at desc limit 1) latest`.execute(reader);
  return new Map(rows.map(({ id, usedAt }) => [id, usedAt]));
}

/** Throws not-found if the client has no such character. */
export async function deleteCharacter(reader: Reader, client: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const { rows } = await sql`update characters set deleted_at = now()
    where id = ${id} and client_id = ${client} and deleted_at is null returning id`.execute(reader);
  if (rows.length === 0) throw notFound();
}

/** Erases the data of deleted characters that no live job uses. `isInUse`: whether one uses the character with this id. */
export async function eraseDeletedCharacters(db: Db, isInUse: (character: Sql) => Sql): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSweeps(tx);
    const { rows } = await sql<
      Pick<Character, 'id' | 'likeness' | 'pictures'>
    >`select id, likeness, pictures from characters
      where deleted_at is not null and likeness is not null and not ${isInUse(sql.ref('characters.id'))}
      order by deleted_at limit ${BATCH} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    for (const { likeness, pictures } of rows) {
      await releaseEngineData(tx, likeness);
      await releaseObjects(tx, [pictures.portrait]);
    }
    await sql`update characters set likeness = null, pictures = null where id = any(${ids})`.execute(tx);
    // The engine data of first frames has facial landmarks too. The picture belongs to the client and stays.
    const frames = await sql<{ engineData: StoredEngineData }>`update assets set engine_data = null
      from (select id, engine_data from assets where character_id = any(${ids}) and engine_data is not null for update) old
      where assets.id = old.id returning old.engine_data as "engineData"`.execute(tx);
    for (const { engineData } of frames.rows) await releaseEngineData(tx, engineData);
    // The sheet belongs to the client and stays, without the copy of the portrait beside it.
    const faces = await sql<{ key: string }>`update assets set sidecars = assets.sidecars - ${PORTRAIT}::text
      from (select id, sidecars->${PORTRAIT}::text->>'key' as key from assets
        where character_id = any(${ids}) and kind = 'character_sheet' and sidecars ? ${PORTRAIT}::text for update) old
      where assets.id = old.id returning old.key`.execute(tx);
    await releaseObjects(
      tx,
      faces.rows.map(({ key }) => key),
    );
  });
}

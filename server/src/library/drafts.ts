// The drafts of a client: saved version by version, so that none overwrites a change that its page has not seen.
import { MAX_DRAFTS } from '@greenroom/contract/dashboard/draft-limits';
import { EXCERPT_LENGTH } from '@greenroom/contract/dashboard/drafts';
import { limits } from '@greenroom/contract/limits';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { notFound, Problem } from '../kernel/problem.ts';

export type Draft = Row<'drafts', 'id' | 'version' | 'name' | 'content' | 'updatedAt'>;

export interface ListedDraft extends Row<'drafts', 'id' | 'name' | 'updatedAt'> {
  excerpt: string;
  mode: string | null;
  characterId: string | null;
  idea: string;
  pictureUrl: string | null;
}

/** All of them, latest change first: at most `MAX_DRAFTS`. */
export async function listDrafts(reader: Reader, client: string): Promise<ListedDraft[]> {
  // A page may have stored anything under these names.
  const words = (path: string, length: number) =>
    sql`case when jsonb_typeof(content#>${path}::text[]) = 'string' then left(content#>>${path}::text[], ${length}) end`;
  const { rows } = await sql<ListedDraft>`select id, name, updated_at as "updatedAt",
      coalesce(${words('{script}', EXCERPT_LENGTH)}, '') as excerpt, ${words('{mode}', 40)} as mode, ${words('{characterId}', 40)} as "characterId",
      coalesce(case when content->>'mode' = 'scenes' then ${words('{story}', limits.sceneDescriptionLength)}
        else ${words('{setting}', limits.sceneDescriptionLength)} end, '') as idea, ${words('{preview,url}', 500)} as "pictureUrl"
    from drafts where client_id = ${client} order by updated_at desc, id desc`.execute(reader);
  return rows;
}

const COLUMNS = sql`id, version, name, content, updated_at as "updatedAt"`;

/** Throws not-found if the client has no such draft. */
export async function getDraft(reader: Reader, client: string, id: string): Promise<Draft> {
  const { rows } = await sql<Draft>`select ${COLUMNS} from drafts where client_id = ${client} and id = ${id}`.execute(
    reader,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

interface Save {
  id: string;
  version: string;
  /** Null for a new draft. */
  replaces: string | null;
  name: string;
  content: Readonly<Record<string, unknown>>;
}

/**
 * Repeating a save does nothing. Throws 409 if another version has replaced the given one, 404 if the draft was deleted,
 * and 400 if the client has too many drafts. For a new draft, `tx` must have locked the client.
 */
export async function saveDraft(tx: Tx, client: string, { id, version, replaces, name, content }: Save): Promise<void> {
  const { rows } = await sql<Row<'drafts', 'version'>>`select version from drafts
    where client_id = ${client} and id = ${id} for update`.execute(tx);
  const stored = rows[0]?.version;
  if (stored === version) return;
  const json = JSON.stringify(content);
  if (stored !== undefined) {
    if (stored !== replaces)
      throw new Problem('conflict', 'This draft was changed elsewhere since you opened it. Load it again.');
    await sql`update drafts set version = ${version}, name = ${name}, content = ${json}::jsonb, updated_at = now()
      where client_id = ${client} and id = ${id}`.execute(tx);
    return;
  }
  if (replaces !== null) throw notFound();
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from drafts
    where client_id = ${client}`.execute(tx);
  if (counted[0]!.count >= MAX_DRAFTS)
    throw new Problem('invalid_request', `You have ${MAX_DRAFTS} drafts, the most possible. Delete one first.`);
  await sql`insert into drafts (client_id, id, version, name, content)
    values (${client}, ${id}, ${version}, ${name}, ${json}::jsonb)`.execute(tx);
}

/** Returns what was deleted. Throws not-found if the client has no such draft. */
export async function deleteDraft(tx: Tx, client: string, id: string): Promise<Draft> {
  const { rows } = await sql<Draft>`delete from drafts where client_id = ${client} and id = ${id}
    returning ${COLUMNS}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

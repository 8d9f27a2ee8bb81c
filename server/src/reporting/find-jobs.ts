// Finds jobs for operators: by id, by client, and by words of the title or script of a video.
import { searchClients } from '../clients/directory.ts';
import { type Db, type Sql, sql } from '../db/db.ts';
import type { Job } from '../jobs/job.ts';
import { type JobSearch, jobConditions } from '../jobs/reads.ts';
import { JOB_COLUMNS } from '../jobs/rows.ts';
import { searchQuery } from '../library/search-words.ts';

/** Matching clients whose jobs are listed, the newest ones. */
const MAX_MATCHING = 100;

/** Every word in the index begins with a part of a client's id, so a search by words is a search in each client: 0.3 s for all. */
const MAX_SEARCHED = 1_000;

/** Fewer videos are sorted; of more, the newest are found soon by reading jobs from the newest on. */
const MAX_SORTED = 1_000;

const ORDER = sql`order by queued_at desc, id desc`;

interface Search extends JobSearch {
  /** Only its jobs. */
  client?: string | undefined;
}

const conditionsOf = ({ client, limit: _, ...search }: Search): Sql =>
  jobConditions(search, client === undefined ? sql`true` : sql`client_id = ${client}`);

const listJobs = async (db: Db, ids: Sql, limit: number): Promise<Job[]> => {
  const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where id in (${ids}) ${ORDER} limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** Those with this id; otherwise those of the clients that match `words`, newest first. */
export async function findJobs(db: Db, { words, ...search }: Search & { words: string }): Promise<Job[]> {
  const { client, limit } = search;
  const matches = conditionsOf(search);
  const byId = await sql<Job>`select ${JOB_COLUMNS} from jobs where id = ${words} and ${matches}`.execute(db);
  if (byId.rows.length > 0 || client !== undefined) return byId.rows;
  const found = await ofMatchingClients(db, words, { matches, limit });
  return found === undefined ? [] : listJobs(db, found, limit);
}

/** Those with these words in the title or script, newest first. Without `client`, they are searched in the newest 1,000 clients. */
export async function searchScripts(db: Db, { words, ...search }: Search & { words: string }): Promise<Job[]> {
  const { client, limit } = search;
  const found = await withWords(db, words, { client, matches: conditionsOf(search), limit });
  return found === undefined ? [] : listJobs(db, found, limit);
}

interface Part {
  matches: Sql;
  limit: number;
}

async function ofMatchingClients(db: Db, words: string, { matches, limit }: Part): Promise<Sql | undefined> {
  const clients = await searchClients(db, { search: words, limit: MAX_MATCHING });
  if (clients.length === 0) return undefined;
  return sql`select found.id from unnest(${clients.map(({ id }) => id)}::uuid[]) matching
    cross join lateral (select id from jobs where client_id = matching and ${matches} ${ORDER} limit ${limit}) found`;
}

/** In place of the part of a client's id before each word. */
const ANY_CLIENT = '~~~~~~~~';

async function withWords(
  db: Db,
  words: string,
  { client, matches, limit }: Part & { client: string | undefined },
): Promise<Sql | undefined> {
  const template = searchQuery(client ?? ANY_CLIENT, words);
  if (template === undefined) return undefined;
  const queryOf = (id: Sql) => sql`replace(${template}, ${ANY_CLIENT}, right(${id}::text, 8))::tsquery`;
  const clients =
    client === undefined
      ? sql`(select id from clients where deleted_at is null order by created_at desc, id desc limit ${MAX_SEARCHED})`
      : sql`(select ${client}::uuid as id)`;
  const { rows } = await db.transaction().execute(async (tx) => {
    // One search in the index for each client. The planner cannot know how rare the words are, and would read all videos instead.
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx);
    return sql<{ id: string }>`select found.id from ${clients} one
      cross join lateral (select job_id as id from videos where search @@ ${queryOf(sql`one.id`)}) found
      limit ${MAX_SORTED + 1}`.execute(tx);
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length <= MAX_SORTED) return sql`select id from jobs where id = any(${ids}) and ${matches}`;
  return sql`(select id from jobs where queue = 'batch' and ${matches} and exists (
    select from videos where job_id = jobs.id and search @@ ${queryOf(sql`videos.client_id`)}) ${ORDER} limit ${limit})`;
}

// The words by which videos and assets are found, and the search for words that start like those of a query.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { type Reader, type Sql, sql } from '../db/db.ts';

const MAX_QUERY_WORDS = 20;

/** Without case, accents and punctuation; scripts without spaces are split by a dictionary. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    splitWords(text).flatMap((word) =>
      // Longer words than the index takes are split, here and in a query.
      [
        ...word
          .normalize('NFKD')
          .replaceAll(/\p{M}/gu, '')
          .toLowerCase()
          .matchAll(/[\p{L}\p{N}]{1,32}/gu),
      ].map(([part]) => part),
    ),
  ),
];

/**
 * Every word begins with the last 8 digits of the client's id, so that a search reads no index entries of other clients. Two clients may
 * share them: a query must compare the client too.
 */
const prefixOf = (client: string): string => client.slice(-8);

/** For `array_to_tsvector`. */
export const searchWords = (client: string, text: string): string[] =>
  wordsOf(text).map((word) => prefixOf(client) + word);

/** A `tsquery`: all words of the text, each as the start of a word. Undefined for a text without words. */
export function searchQuery(client: string, text: string): string | undefined {
  const words = wordsOf(text).slice(0, MAX_QUERY_WORDS);
  // Words have letters and digits only, so nothing needs to be escaped.
  return words.length === 0 ? undefined : words.map((word) => `'${prefixOf(client)}${word}':*`).join(' & ');
}

/** Fewer rows are sorted; of more, the newest are found soon by reading the rows from the newest on. */
const MAX_SORTED = 1_000;

/** A word that so many of the newest rows have is common: the index of words would list millions of rows for it. */
const NEWEST = 500;
const COMMON = 25;

/**
 * The rows of the table that match, as a common table expression: `with found as ${…}`. The planner cannot know how rare the start of
 * a word is, and would read a client's whole list for a rare one. `query` is one of `searchQuery`.
 */
export async function matchingRows(
  reader: Reader,
  client: string,
  { table, key, query }: { table: 'assets' | 'videos'; key: 'id' | 'job_id'; query: string },
): Promise<Sql> {
  const matches = sql`client_id = ${client} and search @@ ${query}::tsquery`;
  const inOrder = sql`not materialized (select * from ${sql.table(table)} where ${matches})`;
  const newest =
    await sql`select from (select search from ${sql.table(table)} where client_id = ${client} and deleted_at is null
    order by created_at desc, ${sql.ref(key)} desc limit ${NEWEST}) newest
    where search @@ ${query}::tsquery limit ${COMMON}`.execute(reader);
  if (newest.rows.length === COMMON) return inOrder;
  const { rows } = await sql<{ key: string }>`select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${matches} limit ${MAX_SORTED + 1}`.execute(reader);
  if (rows.length > MAX_SORTED) return inOrder;
  return sql`materialized (select * from ${sql.table(table)} where ${sql.ref(key)} = any(${rows.map((row) => row.key)}))`;
}

// Reads the rows of a batch from a CSV or JSON Lines file. Columns and members are those of a video's body, and `id`.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { BatchRow, NewVideo } from '@greenroom/sdk';
import { parse } from 'csv-parse/sync';
import { memberOf, readValue } from './arguments.ts';
import { CommandError, usageError, type Value } from './command.ts';
import { videoOptions, withMode } from './video-options.ts';

/** Safe as the name of a file. */
const ID = /^[A-Za-z0-9][\w.-]{0,99}$/;

const optionOf = new Map(videoOptions.map((option) => [memberOf(option.name), option]));

/** A row as it is in the file, with the number of its line. */
interface Line {
  line: number;
  members: Readonly<Record<string, unknown>>;
}

export async function readBatchFile(file: string): Promise<BatchRow[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
  const lines = linesOf(file, text.replace(/^\ufeff/, ''));
  const rows: BatchRow[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, members } of lines) {
    const at = `${file}, line ${line}`;
    const { id, ...body } = members;
    const unknown = Object.keys(body).find((name) => !optionOf.has(name));
    if (unknown !== undefined) throw usageError(`${at}: a video has no member \`${unknown}\`.`);
    const row = withId(id, withMode(body), lineOf, at);
    const earlier = lineOf.get(row.id);
    if (earlier !== undefined) throw usageError(`${at}: the id ${row.id} is that of line ${earlier}.`);
    lineOf.set(row.id, line);
    rows.push(row);
  }
  if (rows.length === 0) throw usageError(`${file} has no rows.`);
  return rows;
}

/** Without an id of its own, a row gets one from its body, so that rows can be added and moved between runs. */
function withId(id: unknown, body: NewVideo, taken: ReadonlyMap<string, number>, at: string): BatchRow {
  if (id !== undefined) {
    if (typeof id === 'string' && ID.test(id)) return { id, body };
    throw usageError(`${at}: the id must be letters, digits, dots, dashes and underscores.`);
  }
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort()))
    .digest('hex')
    .slice(0, 16);
  for (let repeated = 1; ; repeated++) {
    const own = repeated === 1 ? digest : `${digest}-${repeated}`;
    if (!taken.has(own)) return { id: own, body };
  }
}

function linesOf(file: string, text: string): Line[] {
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return csvLines(file, text);
    case '.jsonl':
    case '.ndjson':
      return jsonLines(file, text);
    default:
      throw usageError(`${file} must be a .csv or .jsonl file.`);
  }
}

/** Empty cells are omitted. */
function csvLines(file: string, text: string): Line[] {
  let records: { record: Record<string, string>; info: { lines: number } }[];
  try {
    // Spreadsheets write semicolons where the comma is the decimal separator.
    const delimiter = /^[^,\n]*;/.test(text) ? ';' : ',';
    records = parse(text, { columns: columnsOf, delimiter, info: true, skip_empty_lines: true });
  } catch (error) {
    throw usageError(`${file}: ${(error as Error).message}.`);
  }
  return records.map(({ record, info: { lines: line } }) => ({
    line,
    members: Object.fromEntries(
      Object.entries(record)
        .filter(([, cell]) => cell.trim() !== '')
        .map(([name, cell]) => [name, cellOf(name, cell, `${file}, line ${line}`)]),
    ),
  }));
}

function columnsOf(header: string[]): string[] {
  const names = header.map((name) => name.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`There are two columns \`${twice}\``);
  return names;
}

function cellOf(name: string, cell: string, at: string): Value {
  const option = optionOf.get(name);
  try {
    return option ? readValue(option, option.type === 'text' ? cell : cell.trim().toLowerCase()) : cell.trim();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw usageError(`${at}: ${error.message.replace(/^--[\w-]+/, name)}`);
  }
}

const jsonLines = (file: string, text: string): Line[] =>
  text.split('\n').flatMap((one, index) => {
    if (one.trim() === '') return [];
    const line = index + 1;
    try {
      const members: unknown = JSON.parse(one);
      if (typeof members === 'object' && members !== null && !Array.isArray(members))
        return [{ line, members: members as Record<string, unknown> }];
    } catch {
      // Reported below.
    }
    throw usageError(`${file}, line ${line}: must be one JSON object.`);
  });

// The state of a batch in a file beside its input: a line for each change, so that a crash loses nothing.
import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import type { BatchItem } from '@greenroom/sdk';
import { usageError } from './command.ts';

/** Ends a line that a crash cut off, and marks it. */
const AFTER_CUT_OFF = '\n\n';

export interface BatchState {
  /** Names the batch, and is never used again. */
  name: string;
  /** The latest state of each row. */
  items: BatchItem[];
  save(item: BatchItem): Promise<void>;
  close(): Promise<void>;
}

export const stateFileOf = (file: string): string => `${file}.state.jsonl`;

export async function openBatchState(input: string): Promise<BatchState> {
  const file = stateFileOf(input);
  await createOnce(file);
  const { name, items, isCutOff } = await read(file);
  const log = await open(file, 'a');
  if (isCutOff) await log.appendFile(AFTER_CUT_OFF);
  return {
    name,
    items,
    async save(item) {
      await log.appendFile(`${JSON.stringify(item)}\n`);
      await log.sync();
    },
    close: () => log.close(),
  };
}

/** Creates the file with its first line, unless it exists. Two processes never see it without that line. */
async function createOnce(file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  const target = await open(unfinished, 'wx');
  try {
    await target.writeFile(`${JSON.stringify({ batch: randomUUID() })}\n`);
    await target.sync();
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await target.close();
    await rm(unfinished);
  }
}

async function read(file: string): Promise<Pick<BatchState, 'name' | 'items'> & { isCutOff: boolean }> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const items = new Map<string, BatchItem>();
  let name: string | undefined;
  for (const [index, line] of lines.entries()) {
    // The last line is empty, or was cut off; one that was cut off earlier has an empty line after it.
    const isCutOff = index === lines.length - 1 || lines[index + 1] === '';
    const entry = parse(line);
    if (entry === undefined && line !== '' && !isCutOff) break;
    if (name === undefined) name = entry?.batch;
    else if (entry?.id !== undefined) items.set(entry.id, entry as BatchItem);
    if (name === undefined) break;
    if (index === lines.length - 1) return { name, items: [...items.values()], isCutOff: line !== '' };
  }
  throw usageError(`${file} is damaged. Without it, the videos that it lists would be ordered again.`);
}

function parse(line: string): (Partial<BatchItem> & { batch?: string }) | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

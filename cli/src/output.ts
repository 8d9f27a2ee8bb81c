// Saves the files of results with --output and --output-dir.
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client } from '@greenroom/sdk';
import { type Given, usageError } from './command.ts';

/** Checks the folder before credits are spent. */
export async function checkOutput({ text }: Given): Promise<string | undefined> {
  const file = text('output');
  if (file !== undefined) await checkFolder(dirname(file));
  return file;
}

const checkFolder = (folder: string): Promise<void> =>
  access(folder, constants.W_OK).catch(() => {
    throw usageError(`The folder ${folder} does not exist or cannot be written.`);
  });

export async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch {
    throw usageError(`The folder ${folder} cannot be created.`);
  }
  await checkFolder(folder);
}

/** Returns the result with the name of the saved file. */
export async function save<Result extends object>(
  assets: Client['assets'],
  result: Result,
  url: string,
  file: string | undefined,
): Promise<Result | (Result & { file: string })> {
  if (file === undefined) return result;
  await assets.save(url, file);
  return { ...result, file };
}

// An engine's private data as stored in rows: the engine's name, a small JSON value, and the keys of its files.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Json } from '@greenroom/engine-kit/json';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Tx } from '../db/db.ts';
import { keepCreation, releaseCreation } from './engine-creations.ts';
import { keepObjects, type Objects, releaseObjects } from './objects.ts';

// A type and not an interface, so that it is assignable to Json.
export type StoredEngineData = {
  readonly engine: string;
  readonly json: Json;
  readonly objects: Readonly<Record<string, string>>;
  /** The id of the engine creation; absent if the engine stores nothing remotely. */
  readonly creation?: string;
};

interface OpenEngineData {
  readonly json: Json;
  readonly files: Readonly<Record<string, LocalFile>>;
}

const mapValues = async <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => Promise<B>) =>
  Object.fromEntries(await Promise.all(Object.entries(record).map(async ([name, value]) => [name, await map(value)])));

/** It is copied into jobs, step results and assets. */
const MAX_JSON_CHARACTERS = 16_000;

/** Throws `EngineError` if the JSON is too large. */
export const storeEngineData = async (
  objects: Objects,
  job: string,
  engine: string,
  data: OpenEngineData,
): Promise<StoredEngineData> => {
  if (JSON.stringify(data.json).length >= MAX_JSON_CHARACTERS) {
    throw new EngineError('bad_output', 'The engine returned more data than can be stored.');
  }
  return {
    engine,
    json: data.json,
    objects: await mapValues(data.files, async (file) => (await objects.put(job, file)).key),
  };
};

export const openEngineData = async (
  objects: Objects,
  stored: StoredEngineData,
  ctx: StepContext,
): Promise<OpenEngineData> => ({
  json: stored.json,
  files: await mapValues(stored.objects, (key) => objects.open(key, ctx)),
});

/** From the commit on, keeps its files and what the engine stores remotely. */
export async function keepEngineData(tx: Tx, client: string, { objects, creation }: StoredEngineData): Promise<void> {
  await keepObjects(tx, client, Object.values(objects));
  if (creation !== undefined) await keepCreation(tx, creation);
}

/** The next sweep deletes its files, and the engine erases what it stores remotely. */
export async function releaseEngineData(tx: Tx, { objects, creation }: StoredEngineData): Promise<void> {
  await releaseObjects(tx, Object.values(objects));
  if (creation !== undefined) await releaseCreation(tx, creation);
}

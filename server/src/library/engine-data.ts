// An engine's private data as rows keep it: the engine's name, its small JSON, and the keys of its files.

import type { Json } from '@greenroom/engine-kit/json';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Tx } from '../db/db.ts';
import { keepCreation, releaseCreation } from './engine-creations.ts';
import { keepObjects, type Objects, releaseObjects } from './objects.ts';

// A type and not an interface, here and for what else steps store: only types count as Json.
export type StoredEngineData = {
  readonly engine: string;
  readonly json: Json;
  readonly objects: Readonly<Record<string, string>>;
  /** The id of what the engine keeps elsewhere; absent where it keeps nothing there. */
  readonly creation?: string;
};

interface OpenEngineData {
  readonly json: Json;
  readonly files: Readonly<Record<string, LocalFile>>;
}

const eachValue = async <A, B>(record: Readonly<Record<string, A>>, turn: (value: A) => Promise<B>) =>
  Object.fromEntries(await Promise.all(Object.entries(record).map(async ([name, value]) => [name, await turn(value)])));

export const storeEngineData = async (
  objects: Objects,
  job: string,
  engine: string,
  data: OpenEngineData,
): Promise<StoredEngineData> => ({
  engine,
  json: data.json,
  objects: await eachValue(data.files, async (file) => (await objects.put(job, file)).key),
});

export const openEngineData = async (
  objects: Objects,
  stored: StoredEngineData,
  ctx: StepContext,
): Promise<OpenEngineData> => ({
  json: stored.json,
  files: await eachValue(stored.objects, (key) => objects.open(key, ctx)),
});

/** From this transaction's commit on its files stay, and what the engine keeps elsewhere. */
export async function keepEngineData(tx: Tx, { objects, creation }: StoredEngineData): Promise<void> {
  await keepObjects(tx, Object.values(objects));
  if (creation !== undefined) await keepCreation(tx, creation);
}

/** Its files go with the next sweep, and the engine is asked to erase what it keeps elsewhere. */
export async function releaseEngineData(tx: Tx, { objects, creation }: StoredEngineData): Promise<void> {
  await releaseObjects(tx, Object.values(objects));
  if (creation !== undefined) await releaseCreation(tx, creation);
}

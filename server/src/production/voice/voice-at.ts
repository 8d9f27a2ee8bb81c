// A client's voice at the engine that will speak: the stored one, or one that takes its place at another engine.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import { retryOnOutage } from '../../db/retry-on-outage.ts';
import type { Engine } from '../../engines/engines.ts';
import { openEngineData, type StoredEngineData, storeEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import { storeCreation } from '../../library/store-creation.ts';
import { addVoiceCopy, findVoiceCopy } from '../../library/voices.ts';
import type { VoiceSnapshot } from './snapshot.ts';

export interface VoiceAtDeps {
  db: Db;
  objects: Objects;
}

/** How a provider names the voice. It says nothing about the person. */
export const cloneLabelOf = (voiceId: string): string => `greenroom-${voiceId.replaceAll('_', '-').toLowerCase()}`;

interface Speaking {
  /** The id of the job, or of the job that an order will have. */
  job: string;
  voice: VoiceSnapshot;
}

export async function voiceAt(
  deps: VoiceAtDeps,
  engine: Engine,
  { job, voice }: Speaking,
  ctx: StepContext,
): Promise<EngineData> {
  const { db, objects } = deps;
  const { id, kind } = voice;
  // Another job may have added a copy since this one was ordered.
  const stored = engine.name === voice.voice.engine ? voice.voice : await findVoiceCopy(db, id, engine.name);
  if (stored) return openEngineData(objects, stored, ctx);
  const make = kind === 'library' ? selectAt : cloneAt;
  const { data, copy } = await make(deps, engine, { job, voice }, ctx);
  // If another job was faster, this copy belongs to no voice and is erased when the job has ended.
  await retryOnOutage(() => db.transaction().execute((tx) => addVoiceCopy(tx, id, engine.name, copy)));
  return data;
}

/** A voice at an engine, and the same as it is stored. */
type Copy = { data: EngineData; copy: StoredEngineData };

/** Selects a stock voice. Kept as a copy, so that it stays the same when the engine's library changes. */
async function selectAt(
  { objects }: VoiceAtDeps,
  { name, voiceLibrary }: Engine,
  { job, voice }: Speaking,
  ctx: StepContext,
): Promise<Copy> {
  const request = { language: voice.language ?? 'en', gender: voice.gender ?? 'female', variant: 0 };
  const selected = await voiceLibrary?.select(request, ctx);
  if (!selected) throw new EngineError('unavailable', `The engine ${name} has no voice for this language.`);
  return { data: selected.voice, copy: await storeEngineData(objects, job, name, selected.voice) };
}

/** Clones the voice again from its recordings. */
async function cloneAt(
  { db, objects }: VoiceAtDeps,
  { name, voiceClone: port }: Engine,
  { job, voice }: Speaking,
  ctx: StepContext,
): Promise<Copy> {
  if (!port) throw new EngineError('unavailable', `The engine ${name} cannot clone voices.`);
  const samples = await Promise.all(voice.samples.map((key) => objects.open(key, ctx)));
  const request = { samples, label: cloneLabelOf(voice.id), consent: voice.consent ?? undefined };
  const { voice: data } = await port.clone(request, ctx);
  return { data, copy: await storeCreation({ db, objects }, { job, kind: 'voice', engine: name, port, data }) };
}

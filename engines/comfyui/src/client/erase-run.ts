// Erases what ComfyUI stores of a run, and stops runs.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { ComfyClient } from './comfy-client.ts';
import { listOutputs } from './find-output.ts';
import type { StoredFile } from './responses.ts';
import type { RunReference } from './run-reference.ts';

const EMPTY = new Uint8Array();

/** A node is interrupted between two of its steps, which may take seconds. */
const STOP_CHECKS = 10;
const STOP_CHECK_MS = 500;

/**
 * Empties the files of a run that has ended, and deletes its entry in the history. ComfyUI has no request that deletes a file, but an
 * upload replaces one. Safe to repeat.
 */
export async function eraseRun(comfy: ComfyClient, { id, tag, uploads }: RunReference): Promise<void> {
  const entry = await comfy.findEnded(id);
  // A file without the tag may belong to an earlier run, whose cached result ComfyUI has returned.
  const saved = entry ? listOutputs(entry).flatMap(({ file }) => (file.filename.includes(tag) ? file : [])) : [];
  for (const file of [...uploads, ...saved] satisfies StoredFile[]) await comfy.upload(file, EMPTY);
  await comfy.forget(id);
}

/**
 * Stops a run and erases it. Safe to repeat.
 *
 * @throws {EngineError} `unavailable` if it still runs after a few seconds.
 */
export async function cancelRun(comfy: ComfyClient, run: RunReference, signal: AbortSignal): Promise<void> {
  await comfy.cancel(run.id);
  for (let check = 1; await comfy.findQueued(run.id); check++) {
    if (check === STOP_CHECKS) throw new EngineError('unavailable', 'ComfyUI has not stopped the run yet.');
    await sleep(STOP_CHECK_MS, undefined, { signal });
  }
  await eraseRun(comfy, run);
}

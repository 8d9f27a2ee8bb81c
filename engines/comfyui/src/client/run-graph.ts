// Runs a graph as one remote operation of a step: uploads its files, queues it, waits, downloads the result and erases the rest.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EngineError } from '@greenroom/engine-kit/engine-error';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Usage } from '@greenroom/engine-kit/usage';
import { fillGraph, type Values } from '../graphs/fill-graph.ts';
import type { Graph } from '../graphs/graph.ts';
import { FILE_ENDINGS, type FilePlaceholder, isFilePlaceholder } from '../graphs/placeholders.ts';
import { type ComfyClient, createComfyClient } from './comfy-client.ts';
import { cancelRun, eraseRun } from './erase-run.ts';
import { findOutput } from './find-output.ts';
import { followProgress } from './follow-progress.ts';
import { findFailure, lostRun, noOutput, rejectedGraph } from './graph-errors.ts';
import type { HistoryEntry } from './responses.ts';
import { formatReference, inputNameOf, parseReference, type RunReference, runIdOf, tagOf } from './run-reference.ts';

export const ENGINE = 'comfyui';

export interface GraphRun {
  /** The base URL of ComfyUI. */
  url: string;
  graph: Graph;
  values: Values;
  files: { readonly [P in FilePlaceholder]?: LocalFile };
  kind: 'picture' | 'video';
  usage: Pick<Usage, 'unit' | 'quantity'>;
}

const MAX_BYTES = { picture: 64 * 1024 * 1024, video: 512 * 1024 * 1024 };

/** VideoHelperSuite then keeps neither a picture with the graph in it nor the video without sound. */
const EXTRA_DATA = {
  extra_pnginfo: { workflow: { extra: { VHS_MetadataImage: false, VHS_KeepIntermediate: false } } },
};

/**
 * Runs a graph and returns the file that it saved.
 *
 * @throws {EngineError} `bad_output` if the graph is invalid, fails or saves no such file.
 */
export async function runGraph(run: GraphRun, ctx: StepContext): Promise<LocalFile> {
  ctx.signal.throwIfAborted();
  const { url, graph, kind } = run;
  const comfy = createComfyClient({ url, http: ctx.http, signal: ctx.signal });
  let stopFollowing: (() => void) | undefined;
  const waiting = ctx.remote({
    engine: ENGINE,
    usage: { engine: ENGINE, model: graph.name, ...run.usage },
    start: (key) => start(run, key, createComfyClient({ url, http: ctx.http, signal: new AbortController().signal })),
    poll(ref) {
      const { id: runId, tag: clientId } = parseReference(ref);
      stopFollowing ??= followProgress({ url, clientId, runId, graph, report: (part) => ctx.progress(part) });
      return poll(run, parseReference(ref), comfy, ctx);
    },
    cancel: (ref) => cancelRun(comfy, parseReference(ref), ctx.signal),
  });
  const result = await waiting.finally(() => stopFollowing?.());
  const trustedOrigins = [new URL(url).origin];
  const file = await ctx.download(result.url, { kind, maxBytes: MAX_BYTES[kind], trustedOrigins });
  await tryErase(comfy, result.run, ctx);
  return file;
}

async function start({ graph, values, files }: GraphRun, key: string, comfy: ComfyClient): Promise<string> {
  const own = runIdOf(key);
  const tag = tagOf(own);
  const inputs = [...graph.slots.keys()].filter(isFilePlaceholder).map((placeholder) => ({
    placeholder,
    // Temporary files are deleted when ComfyUI starts.
    stored: { filename: `${tag}-${placeholder}.${FILE_ENDINGS[placeholder]}`, subfolder: '', type: 'temp' },
  }));
  const known = await findRun(comfy, own, tag);
  if (known !== undefined) return formatReference({ id: known, tag, uploads: inputs.map(({ stored }) => stored) });

  const uploads = new Map<FilePlaceholder, RunReference['uploads'][number]>();
  for (const { placeholder, stored } of inputs) {
    const file = files[placeholder];
    if (file === undefined) throw new Error(`The placeholder ${placeholder} has no file.`);
    uploads.set(placeholder, await comfy.upload(stored, await readFile(file)));
  }
  const names = Object.fromEntries([...uploads].map(([placeholder, stored]) => [placeholder, inputNameOf(stored)]));
  const prompt = fillGraph(graph, { ...values, ...names }, `${tag}-${randomUUID().slice(0, 8)}`);
  const submitted = await comfy.submit({ prompt, prompt_id: own, client_id: tag, extra_data: EXTRA_DATA });
  const reference = { id: own, tag, uploads: [...uploads.values()] };
  if ('id' in submitted) return formatReference({ ...reference, id: submitted.id });
  // Nothing refers to the uploads now.
  await eraseRun(comfy, reference).catch(() => undefined);
  throw rejectedGraph(graph, submitted.rejected);
}

/** Finds a run that an earlier `start` with the same key has queued. */
async function findRun(comfy: ComfyClient, own: string, clientId: string): Promise<string | undefined> {
  // In this order: a run moves from the queue to the history.
  return (await comfy.findQueued(own, clientId)) ?? ((await comfy.findEnded(own)) && own);
}

async function poll({ graph, kind }: GraphRun, run: RunReference, comfy: ComfyClient, ctx: StepContext) {
  const entry = await findEnded(comfy, run.id);
  if (entry === 'pending') return entry;
  const file = entry && findOutput(graph, entry, kind);
  const failure = entry ? (findFailure(graph, entry) ?? (file ? undefined : noOutput(graph, kind))) : lostRun(graph);
  if (file && !failure) return { url: comfy.viewUrl(file), run };
  await tryErase(comfy, run, ctx);
  throw failure;
}

/** Returns undefined for a run that ComfyUI has forgotten, once two looks agree. */
async function findEnded(comfy: ComfyClient, id: string): Promise<HistoryEntry | 'pending' | undefined> {
  for (let look = 0; look < 2; look++) {
    if (await comfy.findQueued(id)) return 'pending';
    const entry = await comfy.findEnded(id);
    if (entry) return entry;
  }
  return undefined;
}

/** The result of the step does not depend on it. */
async function tryErase(comfy: ComfyClient, run: RunReference, ctx: StepContext): Promise<void> {
  try {
    await eraseRun(comfy, run);
  } catch (error) {
    ctx.signal.throwIfAborted();
    const { reason } = error as Partial<EngineError>;
    ctx.log.warn({ engine: ENGINE, reason }, 'the files of a ComfyUI run could not be erased');
  }
}

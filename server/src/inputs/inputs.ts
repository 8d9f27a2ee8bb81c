// Loads the file behind a client's URL into `ctx.dir`, probed and re-encoded, or returns the reason why not.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import PQueue from 'p-queue';
import { randomBase32 } from '../kernel/ids.ts';
import { createKeyedSemaphore } from '../kernel/semaphore.ts';
import { type ByteBudget, createByteBudget } from '../net/byte-budget.ts';
import { FetchError, type SafeFetcher } from '../net/safe-fetch.ts';
import { MissingObject, type ObjectStore } from '../storage/store.ts';
import {
  type Picture,
  type PictureOptions,
  type Recording,
  readPicture,
  readRecording,
  rejectionReason,
} from './untrusted-file.ts';

/** For all inputs of one call together; `fetchesPerClient` for all calls. */
export const INPUT_LIMITS = { maxConcurrent: 4, totalMs: 60_000, totalBytes: 200_000_000, fetchesPerClient: 8 };

/** How much of a recording is read: more than any video or clone may use. */
const SOUND_MAX_MS = 120_000;
export const SAMPLE_MAX_MS = 180_000;

/** `reason` is a sentence for the client that calls the input "it". */
export type Loaded<T> = ({ url: string } & T) | { url: string; reason: string };

export interface InputCall {
  client: string;
  /** Files are written to its `dir`, task processes decode them, its signal aborts everything. */
  ctx: Pick<StepContext, 'dir' | 'signal' | 'runTask'>;
}

/** Results are in the order of the URLs. Only an abort, a full pool or a bug throws. */
export interface Inputs {
  pictures(urls: readonly string[], call: InputCall & PictureOptions): Promise<Loaded<Picture>[]>;
  /** Voice samples, at most three minutes of each. */
  sounds(urls: readonly string[], call: InputCall): Promise<Loaded<Recording>[]>;
  /** The recording of a video; at most two minutes are measured. */
  sound(url: string, call: InputCall): Promise<Loaded<Recording>>;
}

interface Deps {
  fetcher: SafeFetcher;
  /** The storage key of an asset or of an upload of the client; undefined for other URLs. */
  ownAsset(url: string, client: string): Promise<string | undefined>;
  store: Pick<ObjectStore, 'fetch'>;
}

const UNLOADED = 'It could not be loaded.';

export function createInputs({ fetcher, ownAsset, store }: Deps): Inputs {
  /** Limits the concurrent fetches of one client in this process. */
  const fetches = createKeyedSemaphore({ permits: INPUT_LIMITS.fetchesPerClient });

  const fetch = async (
    url: string,
    file: LocalFile,
    { client, signal, budget }: { client: string; signal: AbortSignal; budget: ByteBudget },
  ) => {
    const key = await ownAsset(url, client);
    if (key !== undefined) await store.fetch(key, file);
    else await fetches.run(client, signal, () => fetcher.download(url, file, { budget, signal }));
  };

  const loadAll = async <T extends { file: LocalFile }>(
    urls: readonly string[],
    call: InputCall,
    read: (raw: LocalFile) => Promise<T>,
  ): Promise<Loaded<T>[]> => {
    const signal = AbortSignal.any([call.ctx.signal, AbortSignal.timeout(INPUT_LIMITS.totalMs)]);
    const budget = createByteBudget(INPUT_LIMITS.totalBytes);
    const queue = new PQueue({ concurrency: INPUT_LIMITS.maxConcurrent });

    const load = async (url: string): Promise<Loaded<T>> => {
      const raw = join(call.ctx.dir, `in-${randomBase32(12)}`) as LocalFile;
      try {
        await fetch(url, raw, { client: call.client, signal, budget });
        return { url, ...(await read(raw)) };
      } catch (error) {
        call.ctx.signal.throwIfAborted();
        const reason = error === signal.reason ? UNLOADED : reasonOf(error);
        if (reason === undefined) throw error;
        return { url, reason };
      } finally {
        await rm(raw, { force: true });
      }
    };
    const loadNext = (url: string) => {
      call.ctx.signal.throwIfAborted();
      return load(url);
    };
    return Promise.all(urls.map((url) => queue.add(async () => loadNext(url))));
  };

  const recordings = (urls: readonly string[], call: InputCall, maxMs: number) =>
    loadAll<Recording>(urls, call, (raw) => readRecording(raw, maxMs, call.ctx));

  return {
    pictures: (urls, call) => loadAll<Picture>(urls, call, (raw) => readPicture(raw, call, call.ctx)),
    sounds: (urls, call) => recordings(urls, call, SAMPLE_MAX_MS),
    async sound(url, call) {
      const [loaded] = await recordings([url], call, SOUND_MAX_MS);
      return loaded!;
    },
  };
}

/** Undefined if the error is not about the input. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof FetchError || error instanceof MissingObject ? UNLOADED : rejectionReason(error);

// Loads files, which have public URLs: the key is not sent. An interrupted download continues where it stopped.
import { errorOf, GreenroomError, NoResponse } from './errors.ts';
import type { CallOptions, Http } from './http.ts';
import { errorResponseOf } from './response.ts';
import { MAX_RETRIES, pause, retryDelayMs } from './retries.ts';

/** A connection without data for this long counts as lost. */
const STALL_MS = 30_000;

export type DownloadOptions = Pick<CallOptions, 'signal' | 'maxRetries'>;

export async function downloadFile(http: Http, url: string, options?: DownloadOptions): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(http, url, options)) {
    chunks.push(chunk);
    size += chunk.length;
  }
  const bytes = new Uint8Array(size);
  for (let at = 0; chunks.length > 0; ) {
    const chunk = chunks.shift()!;
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

export async function saveFile(http: Http, url: string, file: string, options?: DownloadOptions): Promise<void> {
  // Loaded here, because bundles for other platforms do not have it.
  const { open, rename, rm } = await import('node:fs/promises');
  const unfinished = `${file}.${crypto.randomUUID().slice(0, 8)}.part`;
  const target = await open(unfinished, 'wx');
  try {
    for await (const chunk of chunksOf(http, url, options)) await target.writeFile(chunk);
    await target.sync();
    await target.close();
    await rename(unfinished, file);
  } catch (error) {
    await target.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* chunksOf(
  http: Http,
  url: string,
  { signal, maxRetries = MAX_RETRIES }: DownloadOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const startedAt = Date.now();
  let received = 0;
  let etag: string | undefined;
  for (let attempt = 1; ; attempt++) {
    const requestId = crypto.randomUUID();
    const stall = startStallTimer(signal);
    try {
      const response = await http.fetch(url, { headers: headersFor(requestId, received, etag), signal: stall.signal });
      if (!response.ok) throw errorOf(errorResponseOf(response, await response.text(), requestId));
      const isRest = response.status === 206;
      etag = received > 0 && !isRest ? undefined : tagOf(response);
      if (received > 0 && !isRest) {
        await response.body?.cancel();
        throw new NoResponse('The file changed during the download.', { requestId });
      }
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        stall.stop();
        received += chunk.length;
        attempt = 0;
        yield chunk;
        stall.start();
      }
      return;
    } catch (thrown) {
      signal?.throwIfAborted();
      const error =
        thrown instanceof GreenroomError
          ? thrown
          : new NoResponse('The download was interrupted.', { requestId, cause: thrown });
      const canContinue = received === 0 || etag !== undefined;
      const tried = { attempt: Math.max(1, attempt), maxRetries, elapsedMs: Date.now() - startedAt };
      const retryInMs = canContinue ? retryDelayMs(error, tried) : undefined;
      if (retryInMs === undefined) throw error;
      await pause(retryInMs, signal);
    } finally {
      stall.stop();
    }
  }
}

const headersFor = (requestId: string, received: number, etag: string | undefined): Record<string, string> => ({
  'x-request-id': requestId,
  // Ranges of a compressed response would be those of its compressed bytes.
  'accept-encoding': 'identity',
  ...(received > 0 && etag !== undefined && { range: `bytes=${received}-`, 'if-range': etag }),
});

/** The entity tag, if it identifies the exact bytes. Without one, the rest could be that of another file. */
const tagOf = ({ headers }: Response): string | undefined => {
  const tag = headers.get('etag');
  return tag?.startsWith('"') ? tag : undefined;
};

function startStallTimer(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => controller.abort(new Error(`No data for ${STALL_MS / 1000} s.`)), STALL_MS);
  };
  start();
  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    start,
    stop: () => clearTimeout(timer),
  };
}

// Downloads the results of providers: only from public addresses and trusted origins, limited in size, and of the expected type.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readHead, sniffPicture, sniffSound } from '@greenroom/engine-kit/media/sniff';
import type { DownloadKind, DownloadOptions, LocalFile } from '@greenroom/engine-kit/step-context';
import { createByteBudget } from './byte-budget.ts';
import { createSafeFetcher, FETCH_LIMITS, FetchError } from './safe-fetch.ts';

/** A finished video of a minute has some 20 MB, and a provider's store may be slow. */
const LIMITS = { ...FETCH_LIMITS, connectMs: 10_000, firstByteMs: 30_000, totalMs: 300_000 };

/**
 * Returns a new file in `dir`.
 *
 * @throws {EngineError} `unavailable` if the download failed, `bad_output` if the file is too large or not of its kind.
 */
export async function downloadResult(
  url: string,
  { kind, maxBytes, trustedOrigins = [] }: DownloadOptions,
  { dir, signal }: { dir: string; signal: AbortSignal },
): Promise<LocalFile> {
  const file = join(dir, `result-${randomUUID()}`) as LocalFile;
  const fetcher = createSafeFetcher({ trustedOrigins: new Set(trustedOrigins), limits: LIMITS });
  try {
    await fetcher.download(url, file, { budget: createByteBudget(maxBytes), signal });
  } catch (cause) {
    signal.throwIfAborted();
    if (isTooLarge(cause))
      throw new EngineError('bad_output', 'The engine returned a file that is too large.', { cause });
    throw new EngineError('unavailable', 'A result of the engine could not be downloaded.', { cause });
  }
  if (await isOfKind(file, kind)) return file;
  await rm(file);
  throw new EngineError('bad_output', `The engine returned a file that is no ${kind}.`);
}

/** The byte budget was exceeded, or would be by the announced length. */
const isTooLarge = (error: unknown): boolean => error instanceof FetchError && error.cause instanceof RangeError;

async function isOfKind(file: LocalFile, kind: DownloadKind): Promise<boolean> {
  const head = await readHead(file);
  if (kind === 'picture') return sniffPicture(head) !== undefined;
  const format = sniffSound(head);
  return kind === 'video' ? format === 'mp4' : format !== undefined;
}

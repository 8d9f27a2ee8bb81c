// A StepContext for tests of engines whose provider is a loopback server.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '../engine-error.ts';
import { readHead, sniffPicture, sniffSound } from '../media/sniff.ts';
import { providerHttp } from '../provider-http.ts';
import type { LocalFile, RemoteOperation, StepContext } from '../step-context.ts';
import type { Usage } from '../usage.ts';
import { testStepContext } from './media.ts';

export interface ProviderContext extends StepContext {
  /** All recorded usage, in order. */
  readonly used: readonly Usage[];
  /** The reference of the last remote operation. Contexts that share a `journal` continue it, as a worker after a crash does. */
  readonly journal: Journal;
}

export interface Journal {
  /** The first part of idempotency keys. */
  readonly step: string;
  number: number;
  ref: string | undefined;
}

/**
 * Sends requests, runs remote operations with short pauses, and follows the rules of `download`: without a public network, only trusted
 * origins can be loaded.
 *
 * @param options `journal` of an earlier context of the same step; `signal` to abort it
 */
export async function providerContext({
  journal = { step: randomUUID(), number: 1, ref: undefined },
  signal = new AbortController().signal,
}: {
  journal?: Journal;
  signal?: AbortSignal;
} = {}): Promise<ProviderContext> {
  const base = await testStepContext();
  const used: Usage[] = [];
  return {
    ...base,
    signal,
    used,
    journal,
    http: providerHttp,
    recordUsage: async (usage) => void used.push(usage),

    async remote<T>({ start, poll, usage }: RemoteOperation<T>) {
      signal.throwIfAborted();
      if (journal.ref === undefined) {
        journal.ref = await start(`${journal.step}:${journal.number}`);
        if (usage) used.push(usage);
      }
      const { ref } = journal;
      for (let failures = 0; ; ) {
        signal.throwIfAborted();
        try {
          const result = await poll(ref);
          if (result !== 'pending') return result;
        } catch (error) {
          const { reason } = error as EngineError;
          if (reason === 'bad_output') Object.assign(journal, { number: journal.number + 1, ref: undefined });
          failures += 1;
          if ((reason !== 'unavailable' && reason !== 'rate_limited') || failures > 5) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },

    async download(url, { kind, maxBytes, trustedOrigins = [] }) {
      const file = join(base.dir, `download-${randomUUID()}`) as LocalFile;
      await writeFile(file, await load(url, { maxBytes, trustedOrigins, signal }));
      const head = await readHead(file);
      const format = kind === 'picture' ? sniffPicture(head) : sniffSound(head);
      if (format === undefined || (kind === 'video' && format !== 'mp4'))
        throw new EngineError('bad_output', `The engine returned a file that is no ${kind}.`);
      return file;
    },
  };
}

async function load(
  url: string,
  { maxBytes, trustedOrigins, signal }: { maxBytes: number; trustedOrigins: readonly string[]; signal: AbortSignal },
): Promise<Buffer> {
  const unavailable = (cause?: unknown) =>
    new EngineError('unavailable', 'A result could not be downloaded.', { cause });
  for (let hop = 0, next = url; hop <= 3; hop++) {
    if (!trustedOrigins.includes(new URL(next).origin)) throw unavailable(new Error('Not a public address.'));
    try {
      const response = await fetch(next, { redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (location === null) {
        if (response.status !== 200) throw unavailable(new Error(`Status ${response.status}.`));
        const body = Buffer.from(await response.arrayBuffer());
        if (body.length > maxBytes)
          throw new EngineError('bad_output', 'The engine returned a file that is too large.');
        return body;
      }
      next = new URL(location, next).href;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof EngineError ? error : unavailable(error);
    }
  }
  throw unavailable(new Error('Too many redirects.'));
}

// Makes free previews during a request: cached in this process, limited for each client, and ended if they take too long.
import type { WithStepContext } from '../jobs/request-step-context.ts';
import { Problem } from '../kernel/problem.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import type { ServiceStepContext } from '../tasks/service-step-context.ts';

/** Uncached previews of one cache for each client. */
export const PREVIEW_LIMIT = { count: 20, windowMs: 60_000 };

/** No caller's signal ends a preview, so an engine that does not respond would block it for ever. */
const TIMEOUT_MS = 60_000;

/** A face or a voice that was deleted is forgotten after it. */
const LIFETIME_MS = 15 * 60_000;

export type PreviewCaller = { client: string; signal: AbortSignal };

/** Returns the bytes of the preview with this key. Throws 429 over the limit, 503 if it takes too long. */
export type CachedPreview = (
  key: string,
  caller: PreviewCaller,
  create: (ctx: ServiceStepContext) => Promise<Buffer>,
) => Promise<Buffer>;

/** `timeoutMs`: after it, a preview fails as unavailable. */
export function createPreviewCache({
  withStepContext,
  max,
  timeoutMs = TIMEOUT_MS,
}: {
  withStepContext: WithStepContext;
  /** The number of previews that are kept; the oldest is dropped. */
  max: number;
  timeoutMs?: number | undefined;
}): CachedPreview {
  const cache = new Map<string, Promise<Buffer>>();
  const createdAt = new Map<string, number[]>();

  const checkLimit = (client: string): void => {
    const since = Date.now() - PREVIEW_LIMIT.windowMs;
    const recent = (createdAt.get(client) ?? []).filter((at) => at > since);
    if (recent.length >= PREVIEW_LIMIT.count) {
      const retryAfterSeconds = Math.ceil((recent[0]! - since) / 1000);
      const message = `Too many previews. Try again in ${retryAfterSeconds} seconds.`;
      throw new Problem('rate_limited', message, { retryAfterSeconds });
    }
    // Deleted first, so that the clients are in the order of their latest previews.
    createdAt.delete(client);
    createdAt.set(client, [...recent, Date.now()]);
    for (const [other, times] of createdAt) {
      if (times.at(-1)! > since) break;
      createdAt.delete(other);
    }
  };

  return (key, { client }, create) => {
    const known = cache.get(key);
    if (known) return known;
    checkLimit(client);
    // Not the caller's signal: others may wait for the same preview.
    const control = new AbortController();
    const tooLong = () => control.abort(new Problem('unavailable', 'The preview took too long. Try again later.'));
    const timer = setTimeout(tooLong, timeoutMs);
    const { signal } = control;
    // An engine that ignores the signal holds no request up.
    const created = unlessAborted(signal, withStepContext({ client, signal, idempotency: undefined }, create)).finally(
      () => clearTimeout(timer),
    );
    cache.set(key, created);
    const forget = () => {
      if (cache.get(key) === created) cache.delete(key);
    };
    created.then(() => setTimeout(forget, LIFETIME_MS).unref(), forget);
    if (cache.size > max) cache.delete(cache.keys().next().value!);
    return created;
  };
}

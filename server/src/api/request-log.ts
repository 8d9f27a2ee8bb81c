// Records requests to the partner API for the client's developers, in batches from memory: no request waits for it or fails with it.
import { type ApiRequest, storeApiRequests } from '../clients/api-requests.ts';
import type { Db } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import { within } from '../kernel/within.ts';

export interface RecordedRequest
  extends Pick<ApiRequest, 'client' | 'method' | 'route' | 'pathId' | 'status' | 'errorCode' | 'requestId'> {
  durationMs: number;
}

export interface RequestLog {
  /** Only remembers it. If too many wait to be stored, it is dropped and counted. */
  record(request: RecordedRequest): void;
  /** Stores what is waiting, for as long as a process that ends may wait. Nothing may be recorded after it. */
  close(): Promise<void>;
}

/**
 * Equal reads within this time are one row with their number. Measured: a row takes 0.4 kB and 0.02 ms of the database, so if every poll
 * had one, 17 polls a second would take 18 GB in 30 days. Clients poll each video every 2 to 10 seconds, so this is a sixth to a
 * thirtieth, and tells a developer as much. Orders and other changes always have a row of their own.
 */
const SAME_ROW_MS = 60_000;

const FLUSH_MS = 1_000;
const BATCH = 1_000;
const MAX_WAITING = 10_000;
/** Rows that may still grow: those of all clients within a minute. */
const MAX_OPEN = 20_000;
const CLOSE_MS = 3_000;

interface Deps {
  db: Db;
  /** Requests that could not be stored. */
  onDropped(count: number): void;
  log: Logger;
}

export function createRequestLog({ db, onDropped, log }: Deps): RequestLog {
  const waiting = new Map<string, ApiRequest>();
  /** In the order of their start. */
  const open = new Map<string, { id: string; since: number }>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  const drop = (requests: readonly Pick<ApiRequest, 'count'>[]) =>
    onDropped(requests.reduce((sum, { count }) => sum + count, 0));

  /** The id of the row that the request adds to, or of a new one. */
  const rowOf = (request: Omit<RecordedRequest, 'durationMs'>, now: number): string => {
    const { client, method, route, pathId, status, errorCode } = request;
    if (method !== 'GET' && status !== 429) return uuidv7();
    const key = [client, method, route, pathId, status, errorCode].join(' ');
    const known = open.get(key);
    if (known && now - known.since < SAME_ROW_MS) return known.id;
    open.delete(key);
    for (const [old, { since }] of open) {
      if (open.size < MAX_OPEN && now - since < SAME_ROW_MS) break;
      open.delete(old);
    }
    const id = uuidv7();
    open.set(key, { id, since: now });
    return id;
  };

  const flush = async (): Promise<void> => {
    while (waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, BATCH);
      for (const { id } of batch) waiting.delete(id);
      try {
        await storeApiRequests(db, batch);
      } catch (error) {
        // Not repeated: it may have been stored, and the next ones are waiting.
        drop(batch);
        log.warn({ err: error, requests: batch.length }, 'requests to the API could not be recorded');
        return;
      }
    }
  };

  const start = (): void => {
    timer = undefined;
    flushing ??= flush().finally(() => {
      flushing = undefined;
      if (waiting.size > 0) schedule();
    });
  };
  const schedule = (): void => {
    if (!flushing) timer ??= setTimeout(start, FLUSH_MS);
  };

  return {
    record({ durationMs, ...request }) {
      const now = new Date();
      const id = rowOf(request, performance.now());
      const latest = { requestId: request.requestId, durationMs: Math.round(durationMs), lastAt: now };
      const same = waiting.get(id);
      if (same) Object.assign(same, latest, { count: same.count + 1 });
      else if (waiting.size < MAX_WAITING) waiting.set(id, { ...request, ...latest, id, count: 1, at: now });
      else drop([{ count: 1 }]);
      schedule();
    },
    async close() {
      clearTimeout(timer);
      await within(
        CLOSE_MS,
        Promise.resolve(flushing).then(() => flush()),
      );
      clearTimeout(timer);
      drop([...waiting.values()]);
      waiting.clear();
    },
  };
}

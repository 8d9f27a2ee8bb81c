// Keeps each request with its idempotency key until the response arrives, so that a repeated request takes effect once.

/** A request without a response yet. */
export interface PendingRequest {
  idempotencyKey: string;
  /** The request body as JSON. */
  body: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The stored request if it has the same body and no response yet, whatever happened to the page or the network since.
 * Any other body gets a new idempotency key.
 */
export function pendingRequestFor(request: unknown, storageKey: string, store: Store = localStorage): PendingRequest {
  const body = JSON.stringify(request);
  const stored = findPendingRequest(storageKey, store);
  if (stored?.body === body) return stored;
  const pending = { idempotencyKey: crypto.randomUUID(), body };
  store.setItem(storageKey, JSON.stringify(pending));
  return pending;
}

export function findPendingRequest(storageKey: string, store: Store = localStorage): PendingRequest | undefined {
  try {
    const { idempotencyKey, body } = JSON.parse(store.getItem(storageKey) ?? '') as PendingRequest;
    return typeof idempotencyKey === 'string' && typeof body === 'string' ? { idempotencyKey, body } : undefined;
  } catch {
    return undefined;
  }
}

/** Called after the response: the same body sent again is a new request. */
export function clearPendingRequest(
  { idempotencyKey }: PendingRequest,
  storageKey: string,
  store: Store = localStorage,
): void {
  if (findPendingRequest(storageKey, store)?.idempotencyKey === idempotencyKey) store.removeItem(storageKey);
}

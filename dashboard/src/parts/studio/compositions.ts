// Gives an order its name before it is sent, and remembers both until the answer is there: what is sent twice is ordered once.

/** An order under way: what is asked for, and the name that it was given. */
export interface Composition {
  id: string;
  /** The request as JSON. */
  request: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The name of `request`: the one it was sent under before, if no answer to that has been seen yet, whatever happened to
 * the page or the network since. Another request gets another name.
 */
export function compositionOf(request: unknown, place: string, store: Store = localStorage): Composition {
  const text = JSON.stringify(request);
  const pending = pendingComposition(place, store);
  if (pending?.request === text) return pending;
  const composition = { id: crypto.randomUUID(), request: text };
  store.setItem(place, JSON.stringify(composition));
  return composition;
}

/** What was sent from here and not yet answered. */
export function pendingComposition(place: string, store: Store = localStorage): Composition | undefined {
  try {
    const { id, request } = JSON.parse(store.getItem(place) ?? '') as Composition;
    return typeof id === 'string' && typeof request === 'string' ? { id, request } : undefined;
  } catch {
    return undefined;
  }
}

/** Answered: the same request sent from now on is a new order. */
export function forgetComposition({ id }: Composition, place: string, store: Store = localStorage): void {
  if (pendingComposition(place, store)?.id === id) store.removeItem(place);
}

// Who is next for a free place: short work before long, and long work never passed over for ever. Within each, the kinds of work
// take turns, and within a kind its clients: many calls of one kind cannot take every place from the calls of another.

export type Lane = 'short' | 'long';

export interface Waiting {
  readonly kind: string;
  readonly client: string;
  readonly lane: Lane;
}

/** Keys in the order of their next turn; a Map keeps it. */
type Turns<Value> = Map<string, Value>;

/** Short tasks in a row that may overtake a waiting long one. */
const OVERTAKES = 8;

export class PoolLine<Item extends Waiting> {
  /** By kind, then by client. */
  readonly #turns: Record<Lane, Turns<Turns<Item[]>>> = { short: new Map(), long: new Map() };
  #overtaken = 0;

  get size(): number {
    return this.waiting('short') + this.waiting('long');
  }

  waiting(lane: Lane): number {
    return this.#items(lane).reduce((sum, items) => sum + items.length, 0);
  }

  push(item: Item): void {
    const kinds = this.#turns[item.lane];
    const clients: Turns<Item[]> = kinds.get(item.kind) ?? new Map();
    clients.set(item.client, [...(clients.get(item.client) ?? []), item]);
    kinds.set(item.kind, clients);
  }

  /** Takes an item out before its turn. */
  remove(item: Item): void {
    const kinds = this.#turns[item.lane];
    const clients = kinds.get(item.kind);
    if (!clients) return;
    const rest = (clients.get(item.client) ?? []).filter((other) => other !== item);
    if (rest.length > 0) clients.set(item.client, rest);
    else clients.delete(item.client);
    if (clients.size === 0) kinds.delete(item.kind);
  }

  /** The next to run of those that may, or undefined where nobody waits who may. */
  next(allowed: (item: Item) => boolean): Item | undefined {
    const [short, long] = [this.#first('short', allowed), this.#first('long', allowed)];
    if (long && (!short || this.#overtaken >= OVERTAKES)) {
      this.#overtaken = 0;
      return this.#take(long);
    }
    if (!short) return undefined;
    if (long) this.#overtaken += 1;
    return this.#take(short);
  }

  #items(lane: Lane): IteratorObject<Item[]> {
    return this.#turns[lane].values().flatMap((clients) => clients.values());
  }

  #first(lane: Lane, allowed: (item: Item) => boolean): Item | undefined {
    for (const items of this.#items(lane)) {
      const item = items.find(allowed);
      if (item) return item;
    }
    return undefined;
  }

  /** Its kind, and within that its client, are the last to have the next turn. */
  #take(item: Item): Item {
    this.remove(item);
    const kinds = this.#turns[item.lane];
    const clients = kinds.get(item.kind);
    if (clients) {
      moveToEnd(clients, item.client);
      moveToEnd(kinds, item.kind);
    }
    return item;
  }
}

function moveToEnd<Value>(turns: Turns<Value>, key: string): void {
  const value = turns.get(key);
  if (value === undefined) return;
  turns.delete(key);
  turns.set(key, value);
}

// The order in which tasks get the pool's slots: short tasks before long ones, but no long task is overtaken forever. Within each length,
// kinds of work take turns, and within a kind its clients, so that many calls of one kind cannot take every slot from the others.

/** short: a request waits for the result of the task. */
export type TaskLength = 'short' | 'long';

export interface QueuedTask {
  readonly kind: string;
  readonly client: string;
  readonly length: TaskLength;
}

/** Keys in the order of their next turn; a Map keeps it. */
type Turns<Value> = Map<string, Value>;

/** How many short tasks in a row may overtake a waiting long one. */
const MAX_OVERTAKES = 8;

export class PoolQueue<Item extends QueuedTask> {
  /** By kind, then by client. */
  readonly #turns: Record<TaskLength, Turns<Turns<Item[]>>> = { short: new Map(), long: new Map() };
  #overtaken = 0;

  get size(): number {
    return this.#count('short') + this.#count('long');
  }

  push(item: Item): void {
    const kinds = this.#turns[item.length];
    const clients: Turns<Item[]> = kinds.get(item.kind) ?? new Map();
    clients.set(item.client, [...(clients.get(item.client) ?? []), item]);
    kinds.set(item.kind, clients);
  }

  /** Removes an item before its turn. */
  remove(item: Item): void {
    const kinds = this.#turns[item.length];
    const clients = kinds.get(item.kind);
    if (!clients) return;
    const rest = (clients.get(item.client) ?? []).filter((other) => other !== item);
    if (rest.length > 0) clients.set(item.client, rest);
    else clients.delete(item.client);
    if (clients.size === 0) kinds.delete(item.kind);
  }

  /** Removes and returns the next of the allowed items; undefined if there is none. */
  next(isAllowed: (item: Item) => boolean): Item | undefined {
    const [short, long] = [this.#first('short', isAllowed), this.#first('long', isAllowed)];
    if (long && (!short || this.#overtaken >= MAX_OVERTAKES)) {
      this.#overtaken = 0;
      return this.#take(long);
    }
    if (!short) return undefined;
    if (long) this.#overtaken += 1;
    return this.#take(short);
  }

  #count(length: TaskLength): number {
    return this.#items(length).reduce((sum, items) => sum + items.length, 0);
  }

  #items(length: TaskLength): IteratorObject<Item[]> {
    return this.#turns[length].values().flatMap((clients) => clients.values());
  }

  #first(length: TaskLength, isAllowed: (item: Item) => boolean): Item | undefined {
    for (const items of this.#items(length)) {
      const item = items.find(isAllowed);
      if (item) return item;
    }
    return undefined;
  }

  /** Moves the item's kind, and within it the item's client, to the end of the turns. */
  #take(item: Item): Item {
    this.remove(item);
    const kinds = this.#turns[item.length];
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

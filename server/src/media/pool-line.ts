// Who is next for a free place: short work before long, clients by turns within each, and long work never passed over for ever.

export type Lane = 'short' | 'long';

export interface Waiting {
  readonly client: string;
  readonly lane: Lane;
}

/** Short tasks in a row that may overtake a waiting long one. */
const OVERTAKES = 8;

export class PoolLine<Item extends Waiting> {
  /** Clients in the order of their next turn; a Map keeps it. */
  readonly #turns: Record<Lane, Map<string, Item[]>> = { short: new Map(), long: new Map() };
  #overtaken = 0;

  get size(): number {
    return this.waiting('short') + this.waiting('long');
  }

  waiting(lane: Lane): number {
    return this.#turns[lane].values().reduce((sum, items) => sum + items.length, 0);
  }

  push(item: Item): void {
    const turns = this.#turns[item.lane];
    const items = turns.get(item.client);
    if (items) items.push(item);
    else turns.set(item.client, [item]);
  }

  /** Takes an item out before its turn. */
  remove(item: Item): void {
    const turns = this.#turns[item.lane];
    const rest = (turns.get(item.client) ?? []).filter((other) => other !== item);
    if (rest.length > 0) turns.set(item.client, rest);
    else turns.delete(item.client);
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

  #first(lane: Lane, allowed: (item: Item) => boolean): Item | undefined {
    for (const items of this.#turns[lane].values()) {
      const item = items.find(allowed);
      if (item) return item;
    }
    return undefined;
  }

  /** Its client is the last to have the next turn. */
  #take(item: Item): Item {
    this.remove(item);
    const turns = this.#turns[item.lane];
    const rest = turns.get(item.client);
    if (rest) {
      turns.delete(item.client);
      turns.set(item.client, rest);
    }
    return item;
  }
}

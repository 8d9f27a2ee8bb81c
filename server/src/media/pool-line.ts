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

  /** The next to run, or undefined where nobody waits (or only long work does while `longAllowed` is false). */
  next(longAllowed: boolean): Item | undefined {
    const longWaits = longAllowed && this.#turns.long.size > 0;
    if (longWaits && (this.#turns.short.size === 0 || this.#overtaken >= OVERTAKES)) {
      this.#overtaken = 0;
      return this.#take('long');
    }
    if (longWaits) this.#overtaken += 1;
    return this.#take('short');
  }

  #take(lane: Lane): Item | undefined {
    const turns = this.#turns[lane];
    const first = turns.entries().next().value;
    if (first === undefined) return undefined;
    const [client, [item, ...rest]] = first;
    turns.delete(client);
    if (rest.length > 0) turns.set(client, rest);
    return item;
  }
}

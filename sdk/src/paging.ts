// Iterates over a list that is loaded page by page.
import type { Page } from './types.ts';

const PAGE_SIZE = 100;

/**
 * Items that are added meanwhile move the others to later places, so that a page may begin with items of the page before: these are
 * skipped.
 */
export async function* eachItem<Item>(
  { limit = PAGE_SIZE, offset = 0 }: Page,
  load: (page: { limit: number; offset: number }) => Promise<Item[]>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item, void> {
  let previous = new Set<string>();
  for (let at = offset; ; at += limit) {
    const items = await load({ limit, offset: at });
    for (const item of items) if (!previous.has(idOf(item))) yield item;
    if (items.length < limit) return;
    previous = new Set(items.map(idOf));
  }
}

// Iterating over lists.
import { expect, test } from 'vitest';
import { createClient } from './index.ts';

/** A client on a list of assets that grows at its start by `added` with each request. */
function openList(count: number, added: number) {
  const assets = Array.from({ length: count }, (_, n) => ({ asset_id: `a${count - n}` }));
  const queries: string[] = [];
  const client = createClient({
    baseUrl: 'http://x',
    apiKey: 'k',
    async fetch(url) {
      const { searchParams } = new URL(url);
      queries.push(searchParams.toString());
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      const page = assets.slice(offset, offset + limit);
      for (let n = 0; n < added; n++) assets.unshift({ asset_id: `new${assets.length}` });
      return Response.json({ assets: page });
    },
  });
  return { client, queries };
}

const idsOf = async (items: AsyncIterable<{ asset_id: string }>) => {
  const ids: string[] = [];
  for await (const { asset_id } of items) ids.push(asset_id);
  return ids;
};

test('every item is given once, page by page, with the filter', async () => {
  const { client, queries } = openList(250, 0);
  const ids = await idsOf(client.assets.iterate({ kind: 'video' }));
  expect(ids).toEqual(Array.from({ length: 250 }, (_, n) => `a${250 - n}`));
  expect(queries).toEqual([0, 100, 200].map((offset) => `kind=video&limit=100&offset=${offset}`));
});

test('items that are added meanwhile cause no repetition', async () => {
  const { client } = openList(95, 3);
  const ids = await idsOf(client.assets.iterate({ limit: 10 }));
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids.filter((id) => id.startsWith('a'))).toHaveLength(95);
});

test('pages that are not needed are not loaded', async () => {
  const { client, queries } = openList(250, 0);
  for await (const _ of client.assets.iterate({ offset: 7, limit: 20 })) break;
  expect(queries).toEqual(['offset=7&limit=20']);
});

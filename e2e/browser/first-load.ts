// Browser tests of how much a first visit transfers, to pages with a full library and to the sign-in page, and of what moves then.
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@greenroom/sdk';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../server/src/db/db.ts';
import { openTestDb, type TestDb } from '../../server/src/db/testing.ts';
import { type Dashboard, openDashboard } from '../dashboard.ts';

const COPIES = 60;

let database: TestDb;
let dashboard: Dashboard;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

/** Copies the rows of a table. The values of some columns are SQL, in which `original` is the row and `n` the number of the copy. */
async function copyRows(table: string, values: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER'`.execute(database.db);
  const columns = rows.map(({ name }) => name);
  const copied = columns.map((name) => values[name] ?? `original.${name}`);
  await sql`insert into ${sql.table(table)} (${sql.raw(columns.join(', '))}) select ${sql.raw(copied.join(', '))}
    from ${sql.table(table)} original, generate_series(1, ${COPIES}) n`.execute(database.db);
}

beforeAll(async () => {
  database = await openTestDb();
  dashboard = await openDashboard({ DATABASE_URL: database.url });
  const page = await dashboard.signUp();
  cookies = await page.context().cookies();
  const headers = { origin: dashboard.harness.service.baseUrl };
  const created = await page.request.post('/dashboard/api/keys', { data: { replaces: null }, headers });
  const { api_key: apiKey } = (await created.json()) as { api_key: string };
  const api = createClient({ baseUrl: dashboard.harness.service.baseUrl, apiKey });
  const { character_id } = await api.characters.create({ name: 'Rosa', description: 'A baker with curly hair' });
  const { voice_id } = await api.voices.create({ name: 'English', language: 'English' });
  await api.tts.create({ voice_id, text: 'Hello there.' });
  await api.images.firstFrame({ character_id, scene_description: 'In a bakery' });
  const { workflow_id } = await api.videos.create({
    mode: 'talking_head',
    character_id,
    voice_id,
    script: 'Fresh bread from seven.',
    video_idea: 'A bakery',
  });
  await api.videos.waitFor(workflow_id, { pollMs: 500, maxWaitMs: 120_000 });
  await copyRows('characters', { id: 'gen_random_uuid()', sheet_path: `'copy-' || n || '-' || original.sheet_path` });
  await copyRows('jobs', { id: `original.id || '_copy_' || n` });
  await copyRows('assets', {
    id: 'gen_random_uuid()',
    path: `'copy-' || n || '-' || original.path`,
    workflow_id: `original.workflow_id || '_copy_' || n`,
    created_at: 'clock_timestamp()',
  });
  await copyRows('videos', { job_id: `original.job_id || '_copy_' || n` });
}, 480_000);
afterAll(async () => {
  await dashboard?.stop();
  await database?.close();
});

/** Kilobytes, compressed as they are transferred, of a visit without anything in the browser's cache. */
async function firstLoad(page: Page, path: string, shown: string): Promise<{ all: number; script: number }> {
  await page.goto(path);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate<{ name: string; encodedBodySize: number }[]>(
    "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => entry.toJSON())",
  );
  const sum = (some: typeof loaded) => some.reduce((total, { encodedBodySize: size }) => total + size, 0) / 1000;
  return { all: sum(loaded), script: sum(loaded.filter(({ name }) => name.endsWith('.js'))) };
}

test.each([
  ['/studio', 'main img'],
  ['/videos', 'article img'],
  ['/library/characters', 'main button img'],
  ['/library/assets', 'article img'],
])('%s with a full library transfers less than 500 kB', async (path, picture) => {
  for (const width of [1280, 390] as const) {
    const page = await dashboard.visit({ width });
    await page.context().addCookies(cookies);
    const { all } = await firstLoad(page, path, picture);
    expect(all).toBeGreaterThan(200);
    expect(all).toBeLessThan(500);
  }
});

test('the sign-in page loads less than 200 kB of script', async () => {
  const { script } = await firstLoad(await dashboard.visit(), '/sign-in', 'form');
  expect(script).toBeGreaterThan(100);
  expect(script).toBeLessThan(200);
});

test('nothing of the sign-up page moves when its film arrives', async () => {
  const page = await dashboard.visit();
  await page.route(/sample-film/, async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  await page.goto('/sign-up');
  const button = page.getByRole('button', { name: 'Create account' });
  await button.waitFor();
  const before = await button.boundingBox();
  await page.getByRole('button', { name: 'Sound' }).waitFor();
  expect(await button.boundingBox()).toEqual(before);
});

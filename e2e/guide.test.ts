// Runs the shell examples of the guide as a partner would, page by page, against the running service.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPicture, tone } from './fixtures.ts';
import { type Harness, type Partner, startHarness } from './service.ts';

const docs = join(import.meta.dirname, '../docs');
/** Blocks in `sh` are run; those without a language are for people. */
const SHELL = /^```sh\n(.*?)^```$/gms;
const scriptOf = (page: string): string =>
  [...readFileSync(join(docs, page), 'utf8').matchAll(SHELL)].map(([, code]) => code).join('\n');

const pages = [...globSync('{quickstart,tasks,recipes}/*.md', { cwd: docs }), 'errors.md'].filter((page) =>
  scriptOf(page),
);

const run = promisify(execFile);
let harness: Harness;
let partner: Partner;
let variables: Record<string, string>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-guide-'));
  harness = await startHarness({ MAX_ACTIVE_JOBS: '2' });
  partner = await harness.partner(5_000);
  const { character_id } = await partner.api.characters.create({ name: 'Ana', description: 'A woman with grey hair' });
  const { voice_id } = await partner.api.voices.create({ name: 'Ana', language: 'en' });
  const { fixtures } = harness;
  const picture = fixtures.serve('mug.png', emptyPicture(64, 64));
  const product = {
    id: 1,
    title: 'Monday mug',
    body_html: '<p>Keeps its cool.</p>',
    updated_at: '2026-11-25',
    images: [{ src: picture }],
  };
  fixtures.serve('products/monday-mug.json', Buffer.from(JSON.stringify({ product })));
  variables = {
    API: `${harness.service.baseUrl}/api/partner/v1`,
    KEY: partner.apiKey,
    CHARACTER_ID: character_id,
    VOICE_ID: voice_id,
    SHOP: fixtures.origin,
    CLIP_URL: fixtures.serve('clip.wav', tone(2)),
  };
});
afterAll(async () => {
  await harness?.stop();
  await rm(folder, { recursive: true, force: true });
});

const example = async (page: string): Promise<string> => {
  // Polls at once: the videos are short.
  const script = `set -euo pipefail\n${scriptOf(page).replaceAll(/sleep \d+/g, 'sleep 0.5')}`;
  const { stdout } = await run('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, ...variables },
    timeout: 110_000,
  });
  return stdout;
};

test.each(pages)('the examples of %s work', async (page) => {
  await expect(example(page)).resolves.toBeDefined();
});

test('the first video of the quickstart is an MP4', async () => {
  expect((await readFile(join(folder, 'video.mp4'))).subarray(4, 8).toString()).toBe('ftyp');
});

test('the error on the page about errors is the one of the service', async () => {
  const [, shown = ''] = /^```json\n(.*?)^```$/ms.exec(readFileSync(join(docs, 'errors.md'), 'utf8')) ?? [];
  expect(JSON.parse(await example('errors.md'))).toEqual(JSON.parse(shown));
});

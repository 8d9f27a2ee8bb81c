// `video batch` with the program against the mounted API: tables, the budget, and a kill in between.
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { documentedEndpoints, goodKey, openTestApi } from '../../server/src/api/testing.ts';
import { openTestProgram, type TestProgram } from './testing.ts';

const exampleOf = (name: string) =>
  documentedEndpoints.find((endpoint) => endpoint.name === name)!.example.response as Record<string, unknown>;

const workflowOf = (job: number) => `partner_thv_${String(job).padStart(32, '0')}`;

const files = createServer(({ url }, response) => response.end(`video of ${url}`));
/** The bodies that were ordered, by key: the number is that of the job. */
const ordered = new Map<string, { job: number; body: Record<string, unknown> }>();
let isFinished = true;
let videos = '';
const { app } = openTestApi({
  services: {
    usageQueries: {
      job: async (_, id) =>
        ({
          ...exampleOf('getJob'),
          workflow_id: id,
          status: isFinished ? 'completed' : 'running',
          credits_consumed: isFinished ? 100 : null,
          video_url: `${videos}/${id}`,
        }) as never,
    },
    videos: {
      order: async ({ idempotency }, body) => {
        const key = idempotency!.key;
        const known = ordered.get(key) ?? { job: ordered.size + 1, body: body as unknown as Record<string, unknown> };
        ordered.set(key, known);
        return {
          body: { workflow_id: workflowOf(known.job), status: 'queued', credits_reserved: 136 },
          replayed: false,
        };
      },
      estimate: async () => ({ body: exampleOf('estimateVideo') as never, replayed: false }),
    },
  },
});

let program: TestProgram;
beforeAll(async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  videos = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  program = await openTestProgram({ GREENROOM_URL: url, GREENROOM_API_KEY: goodKey.replace('Bearer ', '') });
});
afterAll(async () => {
  files.close();
  await app.close();
  await program.remove();
});
beforeEach(() => {
  ordered.clear();
  isFinished = true;
});

const character = '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d';
const write = (name: string, text: string) => writeFile(join(program.folder, name), text);
const HEADER = 'id,character_id,voice_id,script,video_idea,use_dynamic_captions';
const row = (id: string, script: string) => `${id},${character},v,${script},A kitchen,`;

test('a CSV file is ordered row by row, and the videos are saved', async () => {
  await write(
    'mugs.csv',
    `\ufeff${HEADER}\r\nmug,${character},v,"Hot, at ""nine"".\nCold, never.",A kitchen,TRUE\r\n${row('cup', 'Tea.')}\r\n`,
  );
  const { status, json } = await program.run('video', 'batch', 'mugs.csv', '--budget', '300', '--output-dir', 'a/b');
  expect([status, json]).toMatchObject([
    0,
    {
      credits: 200,
      items: [
        { id: 'mug', status: 'completed', workflow_id: workflowOf(1), credits: 100, file: 'a/b/mug.mp4' },
        { id: 'cup', status: 'completed', workflow_id: workflowOf(2) },
      ],
    },
  ]);
  expect([...ordered.values()].map(({ body }) => body)).toMatchObject([
    { mode: 'talking_head', speech: { script: 'Hot, at "nine".\nCold, never.' }, use_dynamic_captions: true },
    { speech: { script: 'Tea.' }, use_dynamic_captions: false },
  ]);
  expect(await readFile(join(program.folder, 'a/b/cup.mp4'), 'utf8')).toBe(`video of /${workflowOf(2)}`);

  await program.run('video', 'batch', 'mugs.csv', '--budget', '300');
  expect(ordered.size).toBe(2);
});

test('no video is ordered if the folder for the videos cannot be created', async () => {
  await write('taken', '');
  await write('tea.csv', `${HEADER}\n${row('tea', 'Tea.')}\n`);
  const { status, stderr } = await program.run(
    'video',
    'batch',
    'tea.csv',
    '--budget',
    '300',
    '--output-dir',
    'taken/videos',
  );
  expect([status, stderr, ordered.size]).toEqual([2, expect.stringContaining('taken/videos cannot be created'), 0]);
});

test('semicolons separate columns too, and JSON Lines need no ids', async () => {
  await write(
    'a.csv',
    `${HEADER};x`.replaceAll(',', ';').replace(';x', '') +
      `\n${row('one', 'Now 1,5 l').replaceAll(',', ';').replace('1;5', '1,5')}`,
  );
  expect((await program.run('video', 'batch', 'a.csv', '--budget', '900')).status).toBe(0);
  const body = { character_id: character, voice_id: 'v', script: 'Twice.', video_idea: 'A kitchen' };
  const scenes = { ...body, mode: 'scenes', scene_elements: [{ url: 'https://x/a.png' }] };
  await write('b.jsonl', [body, body, scenes].map((line) => JSON.stringify(line)).join('\n'));
  const { json } = await program.run('video', 'batch', 'b.jsonl', '--budget', '900');
  expect(json).toMatchObject({ items: [{ status: 'completed' }, { status: 'completed' }, { status: 'completed' }] });
  expect([...ordered.values()].map(({ body: { mode } }) => mode)).toEqual(
    Array(3).fill('talking_head').concat('scenes'),
  );
});

test('5: rows above the budget are left for the next run', async () => {
  await write('many.csv', [HEADER, ...['a', 'b', 'c'].map((id) => row(id, `${id}.`))].join('\n'));
  const first = await program.run('video', 'batch', 'many.csv', '--budget', '240');
  expect(first).toMatchObject({ status: 5, json: { credits: 200, stopped_by: 'budget' } });
  expect(first.stderr).toContain('The budget does not suffice for 1 of 3 videos of many.csv.');
  const second = await program.run('video', 'batch', 'many.csv', '--budget', '400');
  expect(second).toMatchObject({ status: 0, json: { credits: 300 } });
  expect(ordered.size).toBe(3);
});

test('a killed run is continued without ordering a row twice, also when its last line was cut off', async () => {
  isFinished = false;
  await write('killed.csv', [HEADER, ...['a', 'b', 'c'].map((id) => row(id, `${id}.`))].join('\n'));
  const killed = program.start(['video', 'batch', 'killed.csv', '--budget', '900']);
  await vi.waitFor(() => expect(ordered.size).toBe(3), { timeout: 60_000, interval: 50 });
  killed.kill();
  await killed.result;
  const state = join(program.folder, 'killed.csv.state.jsonl');
  const text = await readFile(state, 'utf8');
  await writeFile(state, text.slice(0, -20));
  isFinished = true;
  const { status, json } = await program.run('video', 'batch', 'killed.csv', '--budget', '900');
  expect([status, json]).toMatchObject([0, { credits: 300 }]);
  expect([...ordered.values()].map(({ job }) => job)).toEqual([1, 2, 3]);
  expect((await program.run('video', 'batch', 'killed.csv', '--budget', '900')).json).toMatchObject({ credits: 300 });
});

test.each([
  ['bad.txt', 'x', 'must be a .csv or .jsonl file'],
  ['none.csv', undefined, 'cannot be read'],
  ['empty.csv', `${HEADER}\n`, 'has no rows'],
  ['column.csv', `id,colour\na,red`, 'line 2: a video has no member `colour`'],
  ['twice.csv', `id,script,script\na,b,c`, 'two columns `script`'],
  ['short.csv', `${HEADER}\na,b`, 'columns length'],
  ['choice.csv', `id,resolution\na,360p`, 'line 2: resolution must be 480p or 720p'],
  ['flag.csv', `id,fast\na,yes`, 'line 2: fast must be true or false'],
  ['same.csv', `id,script\na,b\na,c`, 'line 3: the id a is that of line 2'],
  ['path.csv', `id,script\n../a,b`, 'the id must be letters'],
  ['list.jsonl', '\n[1]', 'line 2: must be one JSON object'],
])('2: %s is rejected before anything is ordered', async (name, text, message) => {
  if (text !== undefined) await write(name, text);
  const { status, stdout, stderr } = await program.run('video', 'batch', name, '--budget', '900');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(ordered.size).toBe(0);
});

test('2: a damaged state is not ignored', async () => {
  await write('damaged.csv', `${HEADER}\n${row('a', 'A.')}`);
  await write('damaged.csv.state.jsonl', '{"batch":"x"}\n{"id":\n{"id":"a"}\n');
  const { status, stderr } = await program.run('video', 'batch', 'damaged.csv', '--budget', '900');
  expect([status, stderr]).toEqual([2, expect.stringContaining('is damaged')]);
});

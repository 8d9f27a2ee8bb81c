// The program against the mounted API: requests, output, and each exit status.
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentedEndpoints, goodKey, openTestApi } from '../../server/src/api/testing.ts';
import { Problem } from '../../server/src/kernel/problem.ts';
import { openTestProgram, type TestProgram } from './testing.ts';

const apiKey = goodKey.replace('Bearer ', '');
const exampleOf = (name: string) =>
  documentedEndpoints.find((endpoint) => endpoint.name === name)!.example.response as Record<string, unknown>;

const files = createServer((_, response) => response.end('the video'));
/** The next response of the job's status, and the error of the next order. */
let job: object = {};
let refusal: Error | undefined;
const orders: unknown[] = [];
const { app, reached } = openTestApi({
  services: {
    usageQueries: { job: async () => job as never },
    videos: {
      order: async (context, body) => {
        if (refusal) throw refusal;
        orders.push({ key: context.idempotency?.key, body });
        return { body: exampleOf('createVideo') as never, replayed: false };
      },
      estimate: async () => ({ body: exampleOf('estimateVideo') as never, replayed: false }),
    },
  },
});

let program: TestProgram;
let url = '';
let video_url = '';
beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  video_url = `http://127.0.0.1:${(files.address() as AddressInfo).port}/video.mp4`;
  program = await openTestProgram({ GREENROOM_URL: url, GREENROOM_API_KEY: apiKey });
});
afterAll(async () => {
  files.close();
  await app.close();
  await program.remove();
});
beforeEach(() => {
  job = { ...exampleOf('getJob'), status: 'completed', video_url };
  refusal = undefined;
  orders.length = 0;
  reached.length = 0;
});

const order = ['--character-id', '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d', '--voice-id', 'v', '--script', 'Hello.'];
const create = ['video', 'create', ...order, '--video-idea', 'A kitchen'] as const;

test('0: a video is ordered, waited for and saved', async () => {
  const { status, json, stderr } = await program.run(...create, '--max-credits', '136', '--wait', '-o', 'out.mp4');
  expect([status, json]).toEqual([0, { ...job, file: 'out.mp4' }]);
  expect(stderr).toMatch(/^Video partner_thv_\w+: 136 credits reserved\.\n$/);
  expect(await readFile(join(program.folder, 'out.mp4'), 'utf8')).toBe('the video');
});

test('0: options are members of the body', async () => {
  await program.run(...create, '--use-dynamic-captions', '--resolution', '720p', '--idempotency-key', 'mine');
  expect(orders).toMatchObject([
    {
      key: 'mine',
      body: { mode: 'talking_head', use_dynamic_captions: true, resolution: '720p', video_idea: 'A kitchen' },
    },
  ]);
  orders.length = 0;
  const scenes = ['--mode', 'scenes', '--scene-elements', '[{"url":"https://x/a.png","role":"product"}]', '--fast'];
  await program.run('video', 'create', ...order, ...scenes);
  expect(orders).toMatchObject([
    { body: { mode: 'scenes', fast: true, scene_elements: [{ url: 'https://x/a.png', role: 'product' }] } },
  ]);
});

test.each([
  ['createCharacter', ['character', 'create', '--name', 'Ana', '--description', 'A woman', '--recast-attempt', '2']],
  ['listCharacters', ['character', 'list']],
  ['getCharacter', ['character', 'get', '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d']],
  ['deleteCharacter', ['character', 'delete', '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d']],
  [
    'createVoice',
    ['voice', 'create', '--name', 'Ana', '--sample-urls', 'https://x/a.mp3', '--sample-urls', 'https://x/b.mp3'],
  ],
  ['listVoices', ['voice', 'list']],
  ['deleteVoice', ['voice', 'delete', 'voc_1']],
  ['createSpeech', ['speech', 'create', '--voice-id', 'v', '--text', 'Hi.', '--voice-settings', '{"speed":1}']],
  [
    'createFirstFrame',
    ['image', 'create', '--character-id', '0199e2a4-7c1e-7b3a-9d56-3f0c8a1b2c3d', '--scene-description', 'Desk'],
  ],
  ['listAssets', ['asset', 'list', '--kind', 'video', '--limit', '5']],
  ['listAssets', ['video', 'list', '--offset', '2']],
  ['getAsset', ['asset', 'get', '0199e2a5-0d42-7f10-8a7b-6e5d4c3b2a19']],
  ['getUsageSummary', ['usage', '--to', '2030-01-01T00:00:00Z']],
  ['listJobs', ['job', 'list', '--limit', '3']],
])('0: %s: %j prints the response', async (endpoint, args) => {
  expect(await program.run(...args)).toMatchObject({ status: 0, json: exampleOf(endpoint), stderr: '' });
  expect(reached.map((one) => one.endpoint)).toEqual([endpoint]);
});

test('0: the status of a job and the price of a video are shown', async () => {
  expect((await program.run('job', 'get', 'partner_thv_1')).json).toEqual(job);
  expect((await program.run('video', 'status', 'partner_thv_1')).json).toEqual(job);
  expect((await program.run('video', 'estimate', ...order, '--video-idea', 'Desk')).json).toEqual(
    exampleOf('estimateVideo'),
  );
});

test('1: the service rejects the request, the network fails, or the job fails', async () => {
  const rejected = await program.run('video', 'create', ...order);
  expect(rejected).toMatchObject({ status: 1, stdout: '' });
  expect(rejected.stderr).toMatch(/^greenroom-cli: video_idea .+ \(request [\w-]+\)\n$/);
  refusal = new Problem('too_many_active_jobs', 'TOO_MANY_ACTIVE_JOBS', { extras: { max_active_jobs: 5 } });
  expect((await program.run(...create)).stderr).toContain('at most 5 jobs');
  job = { ...job, status: 'failed', error_message: 'No face.', video_url: null };
  const failed = await program.run('video', 'wait', 'partner_thv_1');
  expect(failed).toMatchObject({ status: 1, json: job, stderr: 'greenroom-cli: No face.\n' });
  const env = { GREENROOM_URL: 'http://127.0.0.1:9' };
  expect(await program.start(['voice', 'list'], { env }).result).toMatchObject({ status: 1, stdout: '' });
});

test.each([
  [[], 'No command given.'],
  [['video', 'film'], 'Unknown command `video film`.'],
  [['video', 'create', '--colour', 'red'], "Unknown option '--colour'."],
  [['video', 'create'], '--character-id is required.'],
  [['video', 'create', ...order, '--script', 'Again.'], '--script is given twice.'],
  [['video', 'create', ...order, '--mode', 'film'], '--mode must be talking_head or scenes.'],
  [['video', 'create', ...order, '--scene-elements', '{'], '--scene-elements must be JSON.'],
  [['video', 'create', ...order, '--max-credits', '-1'], 'max-credits'],
  [['video', 'create', ...order, '--output', 'a.mp4'], 'need --wait'],
  [['video', 'create', ...order, '--wait', '-o', 'missing/a.mp4'], 'The folder missing does not exist'],
  [['character', 'get'], 'needs ID.'],
  [['character', 'get', 'a', 'b'], '`b` is one argument too many.'],
  [['completion', 'tcsh'], 'SHELL must be bash, zsh, fish.'],
])('2: %j is an invalid command line', async (args, message) => {
  const { status, stdout, stderr } = await program.run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr.trim()).not.toContain('\n');
});

test('3: no key, or one that the service rejects', async () => {
  const env = { GREENROOM_API_KEY: '' };
  const missing = await program.start(['voice', 'list'], { env }).result;
  expect([missing.status, missing.stderr]).toEqual([3, expect.stringContaining('GREENROOM_API_KEY is not set.')]);
  const wrong = await program.start(['voice', 'list'], { env: { GREENROOM_API_KEY: 'gr_wrong' } }).result;
  expect([wrong.status, wrong.stdout]).toEqual([3, '']);
});

test('4: the wait takes too long, and the job is printed', async () => {
  job = { ...job, status: 'running', video_url: null };
  const { status, json, stderr } = await program.run(...create, '--wait', '--max-wait', '0.5');
  expect([status, json]).toEqual([4, job]);
  expect(stderr).toContain('not finished');
});

test('5: the price is above --max-credits, or above the balance', async () => {
  const dear = await program.run(...create, '--max-credits', '135');
  expect(dear).toMatchObject({ status: 5, json: { credits_required: 136 } });
  expect(dear.stderr).toContain('Nothing was ordered');
  expect(orders).toEqual([]);
  refusal = new Problem('insufficient_credits', 'INSUFFICIENT_CREDITS', {
    extras: { credits_required: 136, credits_balance: 40 },
  });
  const poor = await program.run(...create);
  expect([poor.status, poor.stderr]).toEqual([5, expect.stringContaining('136 credits are required, and 40 are')]);
});

test('login stores the key for its owner alone, after the service has accepted it', async () => {
  const env = { GREENROOM_API_KEY: '', GREENROOM_URL: '' };
  const login = (input: string) => program.start(['login', '--url', url], { env, input }).result;
  expect((await login('gr_wrong\n')).status).toBe(3);
  expect((await login('')).status).toBe(2);
  const { status, json, stdout } = await login(`${apiKey}\n`);
  const file = join(program.folder, '.config/greenroom/cli.json');
  expect([status, json]).toEqual([0, { url, file, credits_balance: 4848 }]);
  expect(stdout).not.toContain(apiKey);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await program.start(['voice', 'list'], { env }).result).toMatchObject({ status: 0 });

  const elsewhere = { ...env, GREENROOM_URL: 'https://other.example.com' };
  const refused = await program.start(['voice', 'list'], { env: elsewhere }).result;
  expect([refused.status, refused.stderr]).toEqual([3, expect.stringContaining(`The stored key is that of ${url}.`)]);

  await chmod(file, 0o644);
  const readable = await program.start(['voice', 'list'], { env }).result;
  expect([readable.status, readable.stderr]).toEqual([3, expect.stringContaining('chmod 600')]);
  await writeFile(file, '{');
  await chmod(file, 0o600);
  expect((await program.start(['voice', 'list'], { env }).result).stderr).toContain('is damaged');
});

test('help lists the commands, and the options of one', async () => {
  const { stdout } = await program.run('help');
  expect(stdout).toMatch(/^ {2}video create +Orders a video/m);
  expect((await program.run('video', 'create', '--help')).stdout).toMatch(
    /^ {2}-o, --output FILE +Saves the file here\.$/m,
  );
});

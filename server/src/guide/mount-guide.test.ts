// The documentation at /guide: paths, caching, the policy for its scripts, and what is shown if it is not built.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openWebServer } from '../http/web-server.ts';
import { mountGuide } from './mount-guide.ts';

const script = 'for (let i = 0; i < 3; i++) console.log(i)';
const page = `<!doctype html><script>${script}</script><script type="module" src="/guide/_astro/a.4f2a.js"></script>Guide`;
const folder = await mkdtemp(join(tmpdir(), 'greenroom-guide-'));
for (const name of ['tasks', 'tasks/voices', '_astro']) await mkdir(join(folder, name));
await writeFile(join(folder, 'index.html'), page);
await writeFile(join(folder, 'tasks/voices/index.html'), page.replace('Guide', 'Voices'));
await writeFile(join(folder, 'tasks/voices.md'), '# Voices');
await writeFile(join(folder, '404.html'), page.replace('Guide', 'No such page'));
await writeFile(join(folder, '_astro/a.4f2a.js'), script);

async function open(from: string, publicUrl = 'https://video.example.com') {
  const app = openWebServer({ trustProxy: false, prefix: '/api', observe: () => {}, log: pino({ level: 'silent' }) });
  return { app, isBuilt: await mountGuide(app, { folder: from, publicUrl }) };
}
const { app, isBuilt } = await open(folder);
const get = (url: string) => app.inject({ url });

test('pages are at paths with a slash at the end, to which others redirect', async () => {
  expect((await get('/guide/')).body).toBe(page);
  expect((await get('/guide/tasks/voices/?from=menu')).body).toContain('Voices');
  for (const [path, to] of [
    ['/guide', '/guide/'],
    ['/guide/tasks/voices', '/guide/tasks/voices/'],
    ['/llms.txt', '/guide/llms.txt'],
  ]) {
    const { statusCode, headers } = await get(path!);
    expect([statusCode, headers.location]).toEqual([308, to]);
  }
});

test('a page runs its own inline scripts and no others, and loads nothing from other origins', async () => {
  const { headers } = await get('/guide/');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/https?:/);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'strict-transport-security': 'max-age=31536000' });
});

test('files with a hash are cached permanently, pages are validated', async () => {
  expect((await get('/guide/_astro/a.4f2a.js')).headers['cache-control']).toContain('immutable');
  const { headers } = await get('/guide/');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url: '/guide/', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/guide/tasks/voices.md')).headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('unknown paths and paths outside the folder show the page for missing pages', async () => {
  for (const path of ['/guide/no-such', '/guide/../package.json', '/guide/%2e%2e/%2e%2e/etc/passwd', '/guide//etc/x']) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).not.toContain('root:');
  }
  expect((await get('/guide/no-such/')).body).toContain('No such page');
  const head = await app.inject({ method: 'HEAD', url: '/guide/no-such/' });
  expect([head.statusCode, head.body]).toEqual([404, '']);
});

test('without a build, it says how to make one', async () => {
  const { app: unbuilt, isBuilt: isMissingBuilt } = await open(join(folder, 'missing'), 'http://127.0.0.1:8080');
  expect([isBuilt, isMissingBuilt]).toEqual([true, false]);
  const { statusCode, body, headers } = await unbuilt.inject({ url: '/guide/tasks/voices/' });
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(body).toContain('npm run build');
});

// The examples of docs/webhooks.md verify what is sent, and refuse what was changed, is old, or has another secret.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signedHeaders } from './message.ts';
import { newSigningSecret } from './signing-secrets.ts';

const guide = await readFile(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
const exampleIn = (language: string): string => guide.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;

const dir = await mkdtemp(join(tmpdir(), 'guide-'));
afterAll(() => rm(dir, { recursive: true }));

const body = '{"type":"webhook.test","timestamp":"2026-11-25T08:30:00.123Z","data":{"name":"Zoë"}}';
const [secret, old, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
const signed = (at = Date.now()) => signedHeaders({ id: 'evt_1', body, at: new Date(at) }, [secret, old]);

const cases = [
  { name: 'as it was sent', secret, headers: signed(), body, valid: true },
  { name: 'with the old secret', secret: old, headers: signed(), body, valid: true },
  { name: 'with another secret', secret: other, headers: signed(), body, valid: false },
  { name: 'another body', secret, headers: signed(), body: body.replace('test', 'text'), valid: false },
  { name: 'another id', secret, headers: { ...signed(), 'webhook-id': 'evt_2' }, body, valid: false },
  { name: 'ten minutes old', secret, headers: signed(Date.now() - 600_000), body, valid: false },
];

test('the TypeScript example', async () => {
  const file = join(dir, 'verify.ts');
  await writeFile(file, exampleIn('ts'));
  const { verify } = await import(file);
  for (const one of cases) {
    const result = () => verify(one.secret, one.headers, one.body);
    if (one.valid) expect(result(), one.name).toEqual(JSON.parse(body));
    else expect(result, one.name).toThrow();
  }
});

test('the Python example', async () => {
  const file = join(dir, 'verify.py');
  const run = `
import sys
for one in json.load(sys.stdin):
    try:
        print(verify(one["secret"], one["headers"], one["body"].encode())["type"])
    except ValueError:
        print("refused")
`;
  await writeFile(file, exampleIn('python') + run);
  const { stdout, stderr } = spawnSync('python3', [file], { input: JSON.stringify(cases), encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual(cases.map(({ valid }) => (valid ? 'webhook.test' : 'refused')));
});

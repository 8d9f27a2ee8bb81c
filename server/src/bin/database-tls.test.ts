// TLS to the operator's own PostgreSQL with a private CA: the right CA is accepted, another CA or host is refused in one sentence.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOwner, prepareInstallation } from '../db/embedded/installation.ts';
import { type Embedded, openEmbedded } from '../db/embedded.ts';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';

const isInstalled = spawnSync('openssl', ['version']).status === 0;
const dir = await mkdtemp(join(tmpdir(), 'greenroom-tls-'));
let database: Embedded | undefined;
afterAll(async () => {
  await database?.release();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

async function openssl(...args: string[]): Promise<void> {
  const child = spawn('openssl', args, { cwd: dir, stdio: ['ignore', 'ignore', 'ignore'] });
  const [status] = await once(child, 'close');
  expect(status).toBe(0);
}

const newCa = (name: string) =>
  openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.pem`],
  );

/** A certificate for `localhost`, so that the address 127.0.0.1 of the same server is another host. */
async function newCertificate(ca: string, paths: { certificate: string; key: string }): Promise<void> {
  await openssl(
    ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'],
    ...['-keyout', paths.key, '-out', 'server.csr'],
  );
  await writeFile(join(dir, 'names'), 'subjectAltName=DNS:localhost');
  await openssl(
    ...[
      'x509',
      '-req',
      '-in',
      'server.csr',
      '-CA',
      `${ca}.pem`,
      '-CAkey',
      `${ca}.key`,
      '-CAcreateserial',
      '-days',
      '1',
    ],
    ...['-extfile', 'names', '-out', paths.certificate],
  );
}

beforeAll(async () => {
  if (!isInstalled) return;
  await Promise.all([newCa('right'), newCa('wrong')]);
  database = await openEmbedded({ dataDir: dir, log: { warn: () => undefined } });
  const installation = await prepareInstallation(dir);
  const [certificate, key] = ['server.crt', 'server.key'].map((name) => join(installation.data, name)) as [
    string,
    string,
  ];
  await newCertificate('right', { certificate, key });
  for (const path of [certificate, key]) changeOwner(path, installation.user, 0o600);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  await client.end();
}, 120_000);

async function greenroom(args: string[], env: Record<string, string>) {
  const program = fileURLToPath(new URL('./greenroom.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: COMPILE_CACHE, DATA_DIR: join(dir, 'data'), ...env },
  });
  let stderr = '';
  child.stderr.on('data', (part) => (stderr += part));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stderr };
}

function urlFor(host: string, ca: string): string {
  const url = new URL(database!.url);
  url.hostname = host;
  url.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: join(dir, ca) }).toString();
  return url.href;
}

test.skipIf(!isInstalled)('(skipped if openssl is not installed) only the right CA and host are accepted', async () => {
  const DATABASE_URL = urlFor('localhost', 'right.pem');
  expect(await greenroom(['migrate'], { DATABASE_URL })).toEqual({ status: 0, stderr: '' });
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  expect(rows).toEqual([{ ssl: true }]);
  await client.end();

  const refused = async (url: string) => {
    const { status, stderr } = await greenroom(['client', 'list'], { DATABASE_URL: url });
    expect(status).toBe(1);
    return stderr.replaceAll(dir, '…');
  };
  expect(await refused(urlFor('localhost', 'wrong.pem'))).toBe(
    'Cannot use the database at DATABASE_URL: its certificate is not signed by a trusted CA; add sslrootcert with the path of the CA to the URL.\n',
  );
  expect(await refused(urlFor('127.0.0.1', 'right.pem'))).toMatch(
    /^Cannot use the database at DATABASE_URL: Hostname\/IP does not match certificate's altnames: [^\n]+\.\n$/,
  );
  expect(await refused(urlFor('localhost', 'missing.pem'))).toMatch(
    /^Cannot use the database at DATABASE_URL: ENOENT: no such file or directory, open '…\/missing\.pem'\.\n$/,
  );
});

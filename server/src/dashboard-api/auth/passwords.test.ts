// Password hashes, and the secret that signs cookies.
import { argon2Sync } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '../../kernel/operator-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { sessionSecret } from './secret.ts';

test('only the exact password matches its hash', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true);
  for (const password of ['Correct horse', 'correct horse ', '']) {
    expect(await verifyPassword({ hash, password })).toBe(false);
  }
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword('Z\u00fcrich \u00e9t\u00e9');
  expect(await verifyPassword({ hash, password: 'Zu\u0308rich e\u0301te\u0301' })).toBe(true);
});

test('a hash with other parameters is verified, and an invalid hash matches nothing', async () => {
  const nonce = Buffer.from('somesaltsomesalt');
  const made = argon2Sync('argon2id', {
    message: 'swordfish',
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 16,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const hash = `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(made)}`;
  expect(await verifyPassword({ hash, password: 'swordfish' })).toBe(true);
  for (const wrong of ['', 'swordfish', '$2b$10$abc', hash.slice(0, -30), hash.replace('argon2id', 'argon2i')]) {
    expect(await verifyPassword({ hash: wrong, password: 'swordfish' })).toBe(false);
  }
});

test('processes that start concurrently share one secret, in a file that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-secret-'));
  const file = join(folder, 'new', 'session-secret');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => sessionSecret(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'new'))).toEqual(['session-secret']);
});

test.each(['', '\n', 'x'.repeat(31), ` ${'x'.repeat(31)} \n`])(
  'a secret that is too short (%j) is rejected',
  async (short) => {
    const file = join(await mkdtemp(join(tmpdir(), 'greenroom-secret-')), 'session-secret');
    await writeFile(file, short);
    const refused = await sessionSecret(file).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OperatorError);
    expect((refused as Error).message).toMatch(/session-secret has \d+ characters and needs at least 32\. Restore it/);
    expect(await readFile(file, 'utf8')).toBe(short);
  },
);

test('a line feed after the secret is ignored', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'greenroom-secret-')), 'session-secret');
  await writeFile(file, `${'k'.repeat(32)}\n`);
  expect(await sessionSecret(file)).toBe('k'.repeat(32));
});

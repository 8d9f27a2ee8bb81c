// Certificates and keys of the operator: which are accepted, and what is said about the others.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '../kernel/operator-error.ts';
import { openSigningCredentials } from './signing-credentials.ts';
import { hasOpenssl, makeCertificates } from './testing-certificates.ts';

const DAY_MS = 86_400_000;

test.skipIf(!hasOpenssl)('a pair is read from PEM or from files, with the day on which it expires', async () => {
  const { certificate, privateKey } = makeCertificates();
  const credentials = await openSigningCredentials({ certificate, privateKey });
  expect(credentials).toMatchObject({ algorithm: 'es256', privateKey, certificates: [expect.any(String)] });
  expect(Math.abs(credentials.expiresAt - Date.now() - 10 * DAY_MS)).toBeLessThan(DAY_MS);
  const dir = await mkdtemp(join(tmpdir(), 'signing-'));
  const files = { certificate: join(dir, 'chain.pem'), privateKey: join(dir, 'signing.key') };
  await writeFile(files.certificate, certificate);
  await writeFile(files.privateKey, privateKey);
  expect(await openSigningCredentials(files)).toEqual(credentials);
  await rm(dir, { recursive: true });
});

test.skipIf(!hasOpenssl)(
  'a pair that could not be used is rejected with one sentence that names the setting',
  async () => {
    const pair = makeCertificates();
    const other = makeCertificates();
    const reject = async (settings: Partial<typeof pair>, now?: number) => {
      const error = await openSigningCredentials({ ...pair, ...settings }, now).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(OperatorError);
      return (error as Error).message;
    };
    expect(await reject({ privateKey: other.privateKey })).toMatch(/^C2PA_PRIVATE_KEY does not belong to/);
    expect(await reject({}, Date.now() + 11 * DAY_MS)).toMatch(/O=Acme, CN=Greenroom in C2PA_CERTIFICATE expired on/);
    expect(await reject({}, Date.now() - DAY_MS)).toMatch(/is not valid before/);
    expect(await reject({ certificate: '/nowhere/chain.pem' })).toBe(
      'C2PA_CERTIFICATE: the file /nowhere/chain.pem cannot be read (ENOENT).',
    );
    expect(await reject({ certificate: '-----BEGIN nothing' })).toMatch(/must hold 1 to 8 PEM certificates/);
    const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
    expect(await reject({ certificate: broken })).toMatch(/cannot be read/);
    expect(await reject({ privateKey: pair.privateKey.replaceAll('PRIVATE KEY', 'EC PRIVATE KEY') })).toMatch(/PKCS#8/);
    expect(await reject({ certificate: pair.certificate + other.authority })).toMatch(
      /Certificate 1 .* was not issued by/,
    );
    expect(await reject(makeCertificates({ purpose: 'serverAuth' }))).toMatch(/not for signing media/);
    expect(await reject(makeCertificates({ use: 'keyAgreement' }))).toMatch(/needs the key usage digitalSignature/);
    const { authority, privateKey } = makeCertificates();
    expect(await reject({ certificate: authority, privateKey })).toMatch(/does not belong|self-signed/);
  },
);

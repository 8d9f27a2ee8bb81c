// Makes certificates of a test authority with openssl.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCertificates {
  /** PEM of the authority, which readers must trust. */
  authority: string;
  /** PEM of the signer's certificate. */
  certificate: string;
  /** PEM, PKCS#8. */
  privateKey: string;
}

const KEYS = {
  p256: ['EC', 'ec_paramgen_curve:P-256'],
  p384: ['EC', 'ec_paramgen_curve:P-384'],
  p521: ['EC', 'ec_paramgen_curve:P-521'],
  ed25519: ['ED25519'],
  rsa: ['RSA', 'rsa_keygen_bits:2048'],
} as const;

/** Whether the program openssl can be started. */
export const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
})();

/** `purpose`: its extended key usage; `use`: its key usage. */
export function makeCertificates({
  key = 'p256',
  purpose = 'emailProtection',
  use = 'digitalSignature',
}: {
  key?: keyof typeof KEYS;
  purpose?: string;
  use?: string;
} = {}): TestCertificates {
  const dir = mkdtempSync(join(tmpdir(), 'certificates-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' });
  const newKey = (file: string, [algorithm, option]: readonly [string, string?]) =>
    openssl('genpkey', '-algorithm', algorithm, ...(option ? ['-pkeyopt', option] : []), '-out', file);
  try {
    newKey('ca.key', KEYS.p256);
    const authority = ['-addext', 'basicConstraints=critical,CA:TRUE', '-addext', 'keyUsage=critical,keyCertSign'];
    openssl(
      'req',
      '-x509',
      '-new',
      '-key',
      'ca.key',
      '-days',
      '30',
      '-subj',
      '/CN=Test',
      '-out',
      'ca.pem',
      ...authority,
    );
    newKey('leaf.key', KEYS[key]);
    openssl('req', '-new', '-key', 'leaf.key', '-subj', '/O=Acme/CN=Greenroom', '-out', 'leaf.csr');
    const usage = ['basicConstraints=critical,CA:FALSE', `keyUsage=critical,${use}`];
    const identifiers = ['subjectKeyIdentifier=hash', 'authorityKeyIdentifier=keyid'];
    writeFileSync(join(dir, 'leaf.ext'), [...usage, `extendedKeyUsage=${purpose}`, ...identifiers].join('\n'));
    const issuer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'leaf.ext'];
    openssl('x509', '-req', '-in', 'leaf.csr', '-days', '10', '-out', 'leaf.pem', ...issuer);
    const [ca, certificate, privateKey] = ['ca.pem', 'leaf.pem', 'leaf.key'].map((file) =>
      readFileSync(join(dir, file), 'utf8'),
    ) as [string, string, string];
    return { authority: ca, certificate, privateKey };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

// The certificate and key with which media is signed: read from the operator's settings and checked at start.
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { OperatorError } from '../kernel/operator-error.ts';
import type { SigningAlgorithm } from './cose-sign.ts';

/** Plain JSON, as task processes get it. */
export type SigningCredentials = {
  algorithm: SigningAlgorithm;
  /** PEM, PKCS#8. */
  privateKey: string;
  /** DER in base64, the signer's own certificate first. */
  certificates: string[];
  /** Milliseconds since 1970: when the first of the certificates expires. */
  expiresAt: number;
};

/**
 * `certificate` and `privateKey`: each PEM or the path of a PEM file. Throws an `OperatorError` if they cannot be read, do not belong
 * together, or would make signatures that no reader accepts (the certificate profile of the C2PA specification).
 */
export async function openSigningCredentials(
  settings: { certificate: string; privateKey: string },
  now = Date.now(),
): Promise<SigningCredentials> {
  const certificates = parseCertificates(await readPem('C2PA_CERTIFICATE', settings.certificate));
  const privateKey = await readPem('C2PA_PRIVATE_KEY', settings.privateKey);
  const key = parseKey(privateKey);
  const [leaf] = certificates as [X509Certificate, ...X509Certificate[]];
  if (!leaf.checkPrivateKey(key))
    throw new OperatorError('C2PA_PRIVATE_KEY does not belong to the first certificate in C2PA_CERTIFICATE.');
  for (const certificate of certificates) checkValidity(certificate, now);
  checkPurpose(leaf);
  certificates.slice(0, -1).forEach((certificate, i) => {
    const issuer = certificates[i + 1]!;
    if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
      throw new OperatorError(
        `Certificate ${i + 1} in C2PA_CERTIFICATE was not issued by the one after it. Order them from your own to the last intermediate.`,
      );
  });
  return {
    algorithm: algorithmOf(key),
    privateKey,
    certificates: certificates.map(({ raw }) => raw.toString('base64')),
    expiresAt: Math.min(...certificates.map(({ validTo }) => Date.parse(validTo))),
  };
}

const MAX_CERTIFICATES = 8;

async function readPem(name: string, value: string): Promise<string> {
  if (value.includes('-----BEGIN')) return value;
  try {
    return await readFile(value, 'utf8');
  } catch (error) {
    throw new OperatorError(`${name}: the file ${value} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parseCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0 || blocks.length > MAX_CERTIFICATES)
    throw new OperatorError(`C2PA_CERTIFICATE must hold 1 to ${MAX_CERTIFICATES} PEM certificates.`);
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    throw new OperatorError('C2PA_CERTIFICATE holds a certificate that cannot be read. It must be X.509 in PEM.');
  }
}

function parseKey(pem: string): KeyObject {
  if (!pem.includes('-----BEGIN PRIVATE KEY-----'))
    throw new OperatorError(
      'C2PA_PRIVATE_KEY must be PKCS#8 in PEM without a passphrase. Convert it with: openssl pkcs8 -topk8 -nodes',
    );
  try {
    return createPrivateKey(pem);
  } catch {
    throw new OperatorError('C2PA_PRIVATE_KEY is not a private key that can be read. It must be PKCS#8 in PEM.');
  }
}

function checkValidity({ subject, validFrom, validTo }: X509Certificate, now: number): void {
  const name = subject.replaceAll('\n', ', ');
  if (now > Date.parse(validTo))
    throw new OperatorError(`The certificate of ${name} in C2PA_CERTIFICATE expired on ${validTo}. Renew it.`);
  if (now < Date.parse(validFrom))
    throw new OperatorError(`The certificate of ${name} in C2PA_CERTIFICATE is not valid before ${validFrom}.`);
}

/** Claim signing (C2PA), document signing (RFC 9336) and e-mail protection, of which a reader requires one. */
export const SIGNING_PURPOSES: readonly string[] = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'];

function checkPurpose(leaf: X509Certificate): void {
  if (leaf.ca || leaf.checkIssued(leaf))
    throw new OperatorError(
      'The first certificate in C2PA_CERTIFICATE is self-signed or that of an authority. Use one that an authority issued to you.',
    );
  if (!signsData(leaf))
    throw new OperatorError(
      'The first certificate in C2PA_CERTIFICATE is not for signatures: it needs the key usage digitalSignature.',
    );
  const purposes: readonly string[] = leaf.keyUsage ?? [];
  if (!purposes.some((purpose) => SIGNING_PURPOSES.includes(purpose)))
    throw new OperatorError(
      'The first certificate in C2PA_CERTIFICATE is not for signing media: it needs the extended key usage emailProtection, document signing or C2PA claim signing.',
    );
}

/** The key usage (RFC 5280 §4.2.1.3), which Node does not read: a bit string whose first bit is digitalSignature. */
function signsData({ raw }: X509Certificate): boolean {
  const bits = /0603551d0f(?:0101ff)?04..03....(..)/.exec(raw.toString('hex'))?.[1];
  return bits !== undefined && (Number.parseInt(bits, 16) & 0x80) !== 0;
}

const CURVES: Readonly<Record<string, SigningAlgorithm>> = {
  prime256v1: 'es256',
  secp384r1: 'es384',
  secp521r1: 'es512',
};

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): SigningAlgorithm {
  if (type === 'ed25519') return 'ed25519';
  if ((type === 'rsa' || type === 'rsa-pss') && (details?.modulusLength ?? 0) >= 2_048) return 'ps256';
  const curve = type === 'ec' ? CURVES[details?.namedCurve ?? ''] : undefined;
  if (curve) return curve;
  throw new OperatorError(
    'C2PA_PRIVATE_KEY must be of ECDSA P-256, P-384 or P-521, Ed25519, or RSA with 2048 bits or more.',
  );
}

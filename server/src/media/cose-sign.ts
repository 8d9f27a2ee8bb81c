// Signs bytes as COSE_Sign1 (RFC 9052), as C2PA requires: the certificates in the protected header, padded to a fixed size.
import { constants, type KeyObject, sign } from 'node:crypto';

/** `cose`: the number of the algorithm (RFC 9053); `hash`: null if the algorithm has its own. */
export const signingAlgorithms = {
  es256: { cose: -7, hash: 'sha256' },
  es384: { cose: -35, hash: 'sha384' },
  es512: { cose: -36, hash: 'sha512' },
  ps256: { cose: -37, hash: 'sha256' },
  ed25519: { cose: -8, hash: null },
} as const;

export type SigningAlgorithm = keyof typeof signingAlgorithms;

/** Labels of header parameters: RFC 9052 §3.1 and RFC 9360 §2. */
const ALG = 1;
const X5CHAIN = 33;
const COSE_SIGN1_TAG = 18;

/** `certificates`: DER, the signer's own first. `size`: of the result, in bytes; signatures and certificates must fit. */
export function coseSign(
  payload: Uint8Array,
  {
    algorithm,
    key,
    certificates,
  }: { algorithm: SigningAlgorithm; key: KeyObject; certificates: readonly Uint8Array[] },
  size: number,
): Buffer {
  const { cose, hash } = signingAlgorithms[algorithm];
  const chain = certificates.map(bytes);
  const header = map([integer(ALG), integer(cose)], [integer(X5CHAIN), chain.length === 1 ? chain[0]! : array(chain)]);
  const signed = array([text('Signature1'), bytes(header), bytes(Buffer.alloc(0)), bytes(payload)]);
  const signature = sign(hash, signed, {
    key,
    dsaEncoding: 'ieee-p1363',
    ...(algorithm === 'ps256' && {
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
    }),
  });
  const message = (padding: number) =>
    tagged(
      COSE_SIGN1_TAG,
      array([bytes(header), map([text('pad'), bytes(Buffer.alloc(padding))]), NULL, bytes(signature)]),
    );
  // A length of two bytes in the head of the padding, as for every padding from 256 to 65,535 bytes.
  const overhead = message(MIN_PADDING).length - MIN_PADDING;
  if (size - overhead < MIN_PADDING) throw new Error('The certificates are longer than the reserved size.');
  return message(size - overhead);
}

const MIN_PADDING = 256;

/** Enough for these certificates, the largest signature and the padding. */
export const reservedSize = (certificates: readonly Uint8Array[]): number =>
  certificates.reduce((sum, { length }) => sum + length + 16, 2_048);

// CBOR (RFC 8949), as far as it is needed here.
const NULL = Buffer.of(0xf6);

function head(major: number, value: number): Buffer {
  const first = major << 5;
  if (value < 24) return Buffer.of(first | value);
  if (value < 0x100) return Buffer.of(first | 24, value);
  const long = Buffer.alloc(value < 0x1_0000 ? 3 : 5);
  long[0] = first | (long.length === 3 ? 25 : 26);
  long.writeUIntBE(value, 1, long.length - 1);
  return long;
}

const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const array = (items: readonly Buffer[]): Buffer => Buffer.concat([head(4, items.length), ...items]);
const map = (...entries: readonly [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
const tagged = (tag: number, value: Buffer): Buffer => Buffer.concat([head(6, tag), value]);

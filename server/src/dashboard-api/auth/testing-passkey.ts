// An authenticator in software for tests: it creates passkeys and signs with them, as WebAuthn and CTAP define it.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeySignIn } from '@greenroom/contract/dashboard/passkeys';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  return value < 256
    ? Buffer.from([(type << 5) | 24, value])
    : Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const [PRESENT, VERIFIED, SYNCABLE, HAS_KEY] = [0x01, 0x04, 0x08, 0x40];

/** What a hostile page or authenticator does differently. */
export interface Deviations {
  origin?: string;
  domain?: string;
  challenge?: string;
  type?: string;
  /** The user was not verified by fingerprint, face or PIN. */
  unverified?: boolean;
  counter?: number;
  format?: string;
}

/** One passkey. Like those of password managers it is synced, unless it counts its uses. */
export function createAuthenticator({
  origin,
  domain,
  counts = false,
}: {
  origin: string;
  domain: string;
  counts?: boolean;
}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;
  let userHandle = '';

  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  );

  function authenticatorData(over: Deviations, rest: Buffer, flags = 0): Buffer {
    const all = flags | PRESENT | (over.unverified ? 0 : VERIFIED) | (counts ? 0 : SYNCABLE);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(over.counter ?? (counts ? ++uses : 0));
    return Buffer.concat([sha256(over.domain ?? domain), Buffer.from([all]), counter, rest]);
  }

  const clientData = (type: string, challenge: string, over: Deviations): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: over.type ?? type,
        challenge: over.challenge ?? challenge,
        origin: over.origin ?? origin,
      }),
    );

  return {
    id: text(id),

    /** The response to the options of a registration. */
    create(options: { challenge: string; user: { id: string } }, over: Deviations = {}) {
      userHandle = options.user.id;
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, coseKey]);
      const attestation = new Map<string, Cbor>([
        ['fmt', over.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(over, key, HAS_KEY)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, over)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** The response to the options of a sign-in. */
    get(options: { challenge: string }, over: Deviations = {}): PasskeySignIn['credential'] {
      const client = clientData('webauthn.get', options.challenge, over);
      const data = authenticatorData(over, Buffer.alloc(0));
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}

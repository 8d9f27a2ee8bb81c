// Generates identifiers: sortable by time for rows, unguessable where knowing one grants access.
import { randomBytes, randomFillSync } from 'node:crypto';

/** A UUIDv7 (RFC 9562 §5.7): 48 bits of Unix milliseconds, then random, so ids sort by creation. */
export function uuidv7(now = Date.now()): string {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** `length` characters with 5 random bits each. */
export const randomBase32 = (length: number): string =>
  Array.from(randomBytes(length), (byte) => BASE32[byte & 31]).join('');

export const newVoiceId = (): string => `voc_${randomBase32(24)}`;

/** 128 random bits in hex, for names that grant access. */
export const randomToken = (): string => randomBytes(16).toString('hex');

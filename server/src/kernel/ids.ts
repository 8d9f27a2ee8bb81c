// Generates identifiers: sortable by time for rows, unguessable where knowing one grants access.
import { randomBytes, randomUUID } from 'node:crypto';

/** A UUIDv7 (RFC 9562 §5.7): 48 bits of Unix milliseconds, then random, so ids sort by creation. */
export function uuidv7(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // A UUIDv4 has the variant and the random bits in the same places. Node draws many at once, which costs less than one call for each id.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
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

// An authenticator app for tests: the codes of RFC 6238.
import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

/** The code now; `periods`: of a later or earlier half minute. */
export function codeOf(secret: string, periods = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periods));
  const mac = createHmac('sha1', base32(secret)).update(counter).digest();
  const truncated = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fff_ffff;
  return String(truncated % 1_000_000).padStart(6, '0');
}

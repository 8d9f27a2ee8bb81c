// Hashes passwords with argon2id in the PHC string format, with the parameters recommended by OWASP.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** 19 MiB, two passes, one lane: about 20 ms. The four threads of libuv limit how many run at once. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/-]+)\$([\w+/-]+)$/;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void): void =>
  argon2('argon2id', parameters, done),
);

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Normalised, because keyboards compose the same letters differently. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive({ ...COST, message: bytesOf(password), nonce, tagLength: HASH_BYTES });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(nonce)}$${text(hash)}`;
}

/** Uses the parameters in the hash. Resolves to false for any other format. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, wanted] = PHC.exec(hash) ?? [];
  if (!salt || !wanted) return false;
  const expected = Buffer.from(wanted, 'base64');
  const found = await derive({
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected);
}

// Parses the bytes of a JSON body; throws 400 for invalid ones.
import { limits } from '@greenroom/contract/limits';
import { Problem } from '../kernel/problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const reject = (message: string, cause?: unknown): never => {
  throw new Problem('invalid_request', message, { cause });
};

/** Undefined for an empty body: the schema of the endpoint decides whether one is required. */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const value = parse(decode(bytes));
  inspect(value, 1);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    return reject('The body must be UTF-8.', error);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return reject('The body must be valid JSON.', error);
  }
}

function inspect(value: unknown, depth: number): void {
  if (value === null || typeof value !== 'object') return;
  // JSON.parse accepts a depth at which JSON.stringify and other recursive code may fail.
  if (depth > limits.bodyDepth) reject(`The body must be nested at most ${limits.bodyDepth} levels deep.`);
  // Copying such a member by assignment would change the prototype.
  if (Object.hasOwn(value, '__proto__')) reject('The body must not have a member named __proto__.');
  for (const part of Object.values(value)) inspect(part, depth + 1);
}

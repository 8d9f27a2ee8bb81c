// Bytes of a request body become a value, or a 400 that says what is wrong with them.
import { limits } from '@greenroom/contract/limits';
import { Problem } from '../kernel/problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const refuse = (message: string, cause?: unknown): never => {
  throw new Problem('invalid_request', message, { cause });
};

/** Undefined for no bytes at all: what must have a body says so in its shape. */
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
    return refuse('The body must be UTF-8.', error);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse('The body must be valid JSON.', error);
  }
}

function inspect(value: unknown, depth: number): void {
  if (value === null || typeof value !== 'object') return;
  // What JSON.parse survives, JSON.stringify and other recursive code may not.
  if (depth > limits.bodyDepth) refuse(`The body must be nested at most ${limits.bodyDepth} levels deep.`);
  // An own member of this name turns into a prototype as soon as somebody copies it with an assignment.
  if (Object.hasOwn(value, '__proto__')) refuse('The body must not have a member named __proto__.');
  for (const part of Object.values(value)) inspect(part, depth + 1);
}

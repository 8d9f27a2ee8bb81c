// Describes an error and its causes in a storable text of limited length, for logs and operators only.
import { storableText } from './storable-text.ts';

const TEXT_LIMIT = 8_000;

export const describeError = (error: unknown): string =>
  storableText(causesOf(error).map(describeOne).join('\ncaused by ').slice(0, TEXT_LIMIT));

/** The error first. Ends at a cause that was listed before. */
function causesOf(error: unknown): unknown[] {
  const chain = new Set([error]);
  for (let last = error; last instanceof Error && last.cause !== undefined && !chain.has(last.cause); ) {
    last = last.cause;
    chain.add(last);
  }
  return [...chain];
}

function describeOne(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  try {
    return String(error);
  } catch {
    // An object without a prototype, for example.
    return 'An object that cannot be converted to text was thrown.';
  }
}

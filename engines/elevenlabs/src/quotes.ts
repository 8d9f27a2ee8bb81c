// Finds out whether a message quotes a secret or a text, in whole or in part.

/** Characters in a row that are no coincidence. */
const QUOTE_LENGTH = 16;

/** Whether `message` contains the secret, or 16 characters in a row of a longer one. */
export function quotes(message: string, secret: string): boolean {
  const length = Math.min(QUOTE_LENGTH, secret.length);
  if (length === 0) return false;
  for (let at = 0; at + length <= message.length; at++) {
    if (secret.includes(message.slice(at, at + length))) return true;
  }
  return false;
}

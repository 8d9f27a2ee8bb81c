// What the person who runs Greenroom can mend (a setting, a missing package): shown as one sentence, never as a stack.

/** Thrown while starting or by a command; `bin/` prints the message alone. Never reaches a partner. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

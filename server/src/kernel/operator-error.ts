// An error that the operator can fix, such as an invalid setting: shown as its message, without a stack.

/** Thrown at start and by commands; `bin/` prints only the message. Never sent to clients. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

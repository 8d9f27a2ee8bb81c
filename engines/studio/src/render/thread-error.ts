// Serializes errors between threads, with their class and reason.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';

export interface ThreadError {
  name: string;
  message: string;
  stack: string | undefined;
  /** Of an `EngineError`. */
  reason: EngineErrorReason | undefined;
  /** Of a system error, such as `EFBIG`. */
  code: string | undefined;
}

export const toThreadError = (error: unknown): ThreadError => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name,
    message,
    stack,
    reason: error instanceof EngineError ? error.reason : undefined,
    code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  };
};

export const fromThreadError = ({ name, message, stack, reason, code }: ThreadError): Error => {
  const error = reason === undefined ? new Error(message) : new EngineError(reason, message);
  return Object.assign(error, { name, ...(stack && { stack }), ...(code && { code }) });
};

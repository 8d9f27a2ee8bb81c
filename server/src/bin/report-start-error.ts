// Reports why a process could not start: one message for errors that the operator can fix, a stack trace for bugs.
import { OperatorError } from '../kernel/operator-error.ts';

/** Writes to stderr and sets the exit status to 1. */
export function reportStartError(error: unknown): void {
  process.exitCode = 1;
  console.error(error instanceof OperatorError ? error.message : (messageFor(error) ?? error));
}

/** Messages for system errors that a setting can fix. */
function messageFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} on ${address} is already in use. Choose a free port.`;
  if (syscall === 'listen')
    return `Cannot listen on port ${port} of ${address} (${code}). Choose another HOST or port.`;
  if (path && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(code ?? '')) {
    return `${path} is not writable (${code}). Set DATA_DIR to a folder that this user can write to.`;
  }
  return undefined;
}

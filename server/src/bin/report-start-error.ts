// Why the process could not start or ended: one sentence for what the operator can mend, everything for what is a bug.
import { OperatorError } from '../kernel/operator-error.ts';

/** Writes to stderr and sets the exit status to 1. */
export function reportStartError(error: unknown): void {
  process.exitCode = 1;
  console.error(error instanceof OperatorError ? error.message : (sentenceFor(error) ?? error));
}

/** The system's refusals that a setting can mend. */
function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (syscall === 'listen' && code === 'EADDRINUSE') return `Port ${port} on ${address} is taken: choose a free one.`;
  if (syscall === 'listen')
    return `Nothing can listen on port ${port} of ${address} (${code}): choose another HOST or port.`;
  if (path && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(code ?? '')) {
    return `${path} cannot be written (${code}): set DATA_DIR to a folder that this user may fill.`;
  }
  return undefined;
}

// Why the process could not start or ended: one sentence for what the operator can mend, everything for what is a bug.
import { OperatorError } from '../kernel/operator-error.ts';

/** Writes to stderr and sets the exit status to 1. */
export function explain(error: unknown): void {
  process.exitCode = 1;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (error instanceof OperatorError) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error(`Port ${port} on ${address} is taken: set PORT to a free one.`);
  else if (code === 'EADDRNOTAVAIL')
    console.error(`This machine has no address ${address}: set HOST to one of its own.`);
  else console.error(error);
}

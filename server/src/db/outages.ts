// Tells an outage of the database from a mistake in a statement, by PostgreSQL's error codes and by what the driver throws.
import pg from 'pg';
import { Outage } from '../kernel/outage.ts';

/**
 * SQLSTATE classes (PostgreSQL 18, appendix A): 08 connection exception, 53 insufficient resources, 57 operator intervention
 * (a restart, a statement over its time), 58 system error.
 */
const CLASSES = ['08', '53', '57', '58'];

/** idle_in_transaction_session_timeout, read-only after a failover, serialization failure, deadlock, lock_not_available. */
const CODES = ['25P03', '25006', '40001', '40P01', '55P03'];

/** The session ended, or what is between it and us did: a commit that was on its way may have arrived. */
const endsSession = (code: string): boolean => code.startsWith('08') || ['57P01', '57P02', '25P03'].includes(code);

/** Of a statement. What is no outage stays as it is. */
export function statementError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Outage) return error;
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    if (!CLASSES.includes(code.slice(0, 2)) && !CODES.includes(code)) return error;
    return new Outage('The database refused a statement.', {
      outcomeUnknown: endsSession(code),
      cause: error,
    });
  }
  // The driver's own mistakes (a parameter that cannot be written) are TypeErrors and RangeErrors; what is left is the connection.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  return new Outage('The connection to the database broke.', { outcomeUnknown: true, cause: error });
}

/** Of asking the pool for a connection: whatever the reason, nothing was sent. */
export const connectionError = (error: unknown): Outage =>
  error instanceof Outage
    ? error
    : new Outage('No connection to the database could be had.', { outcomeUnknown: false, cause: error });

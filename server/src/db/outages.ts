// Distinguishes outages of the database from faulty statements, by PostgreSQL's error codes and the errors of the driver.
import pg from 'pg';
import { Outage } from '../kernel/outage.ts';

/**
 * SQLSTATE classes (PostgreSQL 18, appendix A): 08 connection exception, 53 insufficient resources, 57 operator intervention
 * (a restart, a statement over its time), 58 system error.
 */
const CLASSES = ['08', '53', '57', '58'];

/** idle_in_transaction_session_timeout, read-only after a failover, serialization failure, deadlock, lock_not_available. */
const CODES = ['25P03', '25006', '40001', '40P01', '55P03'];

/** The session or the connection ended: a commit in progress may have succeeded. */
const endsSession = (code: string): boolean => code.startsWith('08') || ['57P01', '57P02', '25P03'].includes(code);

/** Turns the error of a statement into an `Outage` if it is one, and returns any other error unchanged. */
export function statementError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Outage) return error;
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    if (!CLASSES.includes(code.slice(0, 2)) && !CODES.includes(code)) return error;
    return new Outage('The database rejected a statement.', {
      outcomeUnknown: endsSession(code),
      cause: error,
    });
  }
  // For parameters that it cannot serialize the driver throws a TypeError or RangeError. All other errors concern the connection.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  return new Outage('The connection to the database broke.', { outcomeUnknown: true, cause: error });
}

/** Turns an error of acquiring a connection into an `Outage`: no statement was sent. */
export const connectionError = (error: unknown): Outage =>
  error instanceof Outage
    ? error
    : new Outage('The connection to the database failed.', { outcomeUnknown: false, cause: error });

/** A lock was not released in time, or a deadlock was broken: the statement can succeed when it is repeated. */
export const isLockConflict = (error: unknown): boolean =>
  error instanceof Outage &&
  error.cause instanceof pg.DatabaseError &&
  ['55P03', '40P01'].includes(error.cause.code ?? '');

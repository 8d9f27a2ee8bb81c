// The id of a request: the sender's own if it is safe, otherwise a new one.
import { uuidv7 } from '../kernel/ids.ts';

/** Safe in log lines, headers and file names. */
const SAFE = /^[\w.-]{1,128}$/;

export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SAFE.test(header) ? header : uuidv7();

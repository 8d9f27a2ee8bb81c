// Names a request: by the name its sender gave it, where that is harmless, or by a new one.
import { uuidv7 } from '../kernel/ids.ts';

/** Harmless in a log line, a header and a file name. */
const SANE = /^[\w.-]{1,128}$/;

export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SANE.test(header) ? header : uuidv7();

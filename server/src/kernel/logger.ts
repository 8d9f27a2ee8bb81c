// Logs JSON lines. Keys, tokens and clients' texts are removed here.
import { type Logger, pino } from 'pino';
import { traceIds } from './tracing.ts';

export type { Logger };

const SECRET = ['authorization', 'apiKey', 'api_key', 'secret', 'password', 'script', 'text', 'url', 'description'];

/** Leaves out what drivers attach to an error: PostgreSQL's details quote whole rows, a connection has its credentials. */
const serializeError = (error: Error): object => {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
};

export const createLogger = (level: string, destination?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => traceIds() ?? {},
      serializers: { err: serializeError },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );

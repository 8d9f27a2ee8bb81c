// One log stream of JSON lines. Keys, tokens and what partners wrote never reach it: they are removed here, whoever logs.
import { type Logger, pino } from 'pino';

export type { Logger };

const SECRET = ['authorization', 'apiKey', 'api_key', 'secret', 'password', 'script', 'text', 'url', 'description'];

/** What a driver hangs on an error is left out: PostgreSQL's details quote whole rows, a connection all that it knows. */
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
      serializers: { err: serializeError },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );

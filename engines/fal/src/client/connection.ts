// How the engine reaches fal.ai: the key, the base URLs, and the origins that belong to the operator or to fal.ai.
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { FalSettings } from '../settings.ts';

export interface Connection {
  /** Sends the key to the URLs below and to nothing else. */
  readonly authorization: string;
  /** Without a trailing slash. */
  readonly queueUrl: string;
  /** Without a trailing slash. */
  readonly restUrl: string;
  /** Origins to which requests about operations may be sent with the key. */
  readonly queueOrigins: readonly string[];
  /** The origins of the settings, which may be private and without TLS. */
  readonly ownOrigins: readonly string[];
}

/** A connection and the client to use it with. */
export interface Caller {
  connection: Connection;
  http: HttpClient;
}

const OFFICIAL_QUEUE = 'https://queue.fal.run';
/** Answers if the official host does not. */
const BACKUP_QUEUE = 'https://queue.falrun.com';

/** @throws {Error} without a key: the engine is created only if it is set. */
export function connect({ FAL_KEY, FAL_QUEUE_URL, FAL_REST_URL }: FalSettings): Connection {
  if (FAL_KEY === undefined) throw new Error('FAL_KEY is not set.');
  const queueOrigin = new URL(FAL_QUEUE_URL).origin;
  return {
    authorization: `Key ${FAL_KEY}`,
    queueUrl: FAL_QUEUE_URL,
    restUrl: FAL_REST_URL,
    queueOrigins: queueOrigin === OFFICIAL_QUEUE ? [OFFICIAL_QUEUE, BACKUP_QUEUE] : [queueOrigin],
    ownOrigins: [queueOrigin, new URL(FAL_REST_URL).origin],
  };
}

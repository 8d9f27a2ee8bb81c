// Uploads files to fal.ai, where they expire after an hour.
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { readJson } from '@greenroom/engine-kit/json-response';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { z } from 'zod';
import type { Caller, Connection } from './connection.ts';
import { failureOf } from './failures.ts';

const TYPES = { png: 'image/png', wav: 'audio/wav', mp4: 'video/mp4' } as const;

/** Long enough for an operation that starts as late as it may. */
const INPUT_LIFETIME_S = 3_600;

const INITIATE_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 180_000;

const ticketSchema = z.object({ upload_url: z.string(), file_url: z.string() });

/**
 * Uploads a file and returns its address. All files are uploaded, because not every model accepts data URIs, and inputs in a request
 * would be repeated in errors.
 */
export async function upload(
  file: LocalFile,
  kind: keyof typeof TYPES,
  { connection, http }: Caller,
  signal: AbortSignal,
): Promise<string> {
  const contentType = TYPES[kind];
  const initiated = await http(`${connection.restUrl}/storage/upload/initiate?storage_type=fal-cdn-v3`, {
    method: 'POST',
    headers: {
      authorization: connection.authorization,
      'content-type': 'application/json',
      'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: INPUT_LIFETIME_S }),
    },
    body: JSON.stringify({ content_type: contentType, file_name: `input.${kind}` }),
    timeoutMs: INITIATE_TIMEOUT_MS,
    signal,
  });
  if (initiated.status !== 200) throw failureOf(initiated);
  const ticket = readJson(initiated, ticketSchema, 'fal.ai');
  if (!isAllowed(ticket.upload_url, connection)) {
    throw new EngineError('bad_output', 'fal.ai named an address for an upload that is not public.');
  }
  // Without the key: the address is signed, and its host may be a storage service.
  const { status } = await http(ticket.upload_url, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: await readFile(file),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    signal,
  });
  if (status < 200 || status >= 300) {
    const cause = new Error(`Status ${status}.`);
    throw new EngineError('unavailable', 'The storage of fal.ai did not accept a file.', { cause });
  }
  return ticket.file_url;
}

/** The operator's own origins, and public names with TLS. Our client connects to private addresses too. */
function isAllowed(text: string, { ownOrigins }: Connection): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname, port, username } = new URL(text);
  if (username !== '') return false;
  if (ownOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && isPublicName(hostname);
}

/** Of networks and machines: RFC 6762, RFC 8375, RFC 9476 and ICANN's reserved `internal`. */
const PRIVATE_NAME = /\.(local|localhost|internal|intranet|lan|home|corp|arpa|alt|test|invalid)\.?$/;

const isPublicName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.') && !PRIVATE_NAME.test(hostname);

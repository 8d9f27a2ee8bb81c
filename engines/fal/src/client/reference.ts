// The reference to an operation at fal.ai, which is stored until the operation ends.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { parseJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';
import type { Connection } from './connection.ts';

/** What fal.ai returns for a submitted request. */
export const submissionSchema = z.object({
  // Becomes a part of a path.
  request_id: z.string().regex(/^[\w-]{1,100}$/),
  status_url: z.string().nullish(),
  response_url: z.string().nullish(),
  cancel_url: z.string().nullish(),
});

const referenceSchema = submissionSchema.extend({ model: z.string() });

export interface OperationUrls {
  status: string;
  result: string;
  cancel: string;
}

/** A reference is at most 2,000 characters long. */
const MAX_URL_LENGTH = 500;

/** Returns the reference as text. */
export function formatReference(model: string, submission: z.output<typeof submissionSchema>): string {
  const { request_id, status_url, response_url, cancel_url } = submission;
  const kept = (url: string | null | undefined) => (url && url.length <= MAX_URL_LENGTH ? url : undefined);
  const urls = { status_url: kept(status_url), response_url: kept(response_url), cancel_url: kept(cancel_url) };
  return JSON.stringify({ model, request_id, ...urls });
}

/**
 * Returns the URLs of the operation. fal.ai asks to use the URLs that it returned. A URL of another host than the queue's is replaced
 * by one built from `FAL_QUEUE_URL`, so that the key is sent nowhere else and a proxy stays in use.
 */
export function readReference(ref: string, { queueUrl, queueOrigins }: Connection): OperationUrls {
  const parsed = referenceSchema.safeParse(parseJson(Buffer.from(ref)));
  if (!parsed.success) throw new EngineError('bad_output', 'The reference to the operation cannot be read.');
  const { model, request_id, status_url, response_url, cancel_url } = parsed.data;
  // Without the sub-path of the model.
  const [owner, app] = model.split('/');
  const request = `${queueUrl}/${owner}/${app}/requests/${request_id}`;
  const trusted = (url: string | null | undefined, built: string): string =>
    url && URL.canParse(url) && queueOrigins.includes(new URL(url).origin) && !url.includes('@') ? url : built;
  return {
    status: trusted(status_url, `${request}/status`),
    result: trusted(response_url, request),
    cancel: trusted(cancel_url, `${request}/cancel`),
  };
}

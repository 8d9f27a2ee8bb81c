// The error responses of an endpoint: those it documents itself, and those of every request of its kind.
import {
  ErrorBody,
  errorValues,
  InsufficientCredits,
  TooManyActiveJobs,
  VoiceLimitReached,
} from '@greenroom/contract/errors';
import { limits } from '@greenroom/contract/limits';
import type { z } from 'zod';
import type { PartnerEndpoint } from './endpoint.ts';
import { schemaOf } from './openapi-schema.ts';

interface Case {
  status: number;
  description: string;
  shape?: z.ZodType;
  example: Record<string, string | number>;
  retryAfter?: true;
}

const withMessage = (error: string) => ({ error });

/** Errors that follow from the kind of request. */
const general = ({ method, params, query, body }: PartnerEndpoint): Case[] => [
  {
    status: 401,
    description: 'The API key is missing, malformed or not valid.',
    example: withMessage('Missing or invalid API key.'),
  },
  {
    status: 429,
    description: `Too many requests in a minute, if the operator limits them, or too many concurrent lists (${errorValues.rateLimited}).`,
    example: withMessage(errorValues.rateLimited),
    retryAfter: true,
  },
  {
    status: 500,
    description:
      method === 'POST'
        ? 'A failure on our side. The request may have been processed: check your jobs and assets before you send it again.'
        : 'A failure on our side.',
    example: withMessage('Something went wrong on our side. Request id: 0199e2a4'),
  },
  {
    status: 503,
    description: 'The service is temporarily unavailable.',
    example: withMessage('The service is temporarily unavailable. Try again in a few seconds.'),
    retryAfter: true,
  },
  ...(query || body
    ? [
        {
          status: 400,
          description: 'A member is missing, malformed or over its limit.',
          example: withMessage('name must not be blank.'),
        },
      ]
    : []),
  ...(params
    ? [{ status: 404, description: 'The account has nothing with this id.', example: withMessage('Not found.') }]
    : []),
  ...(method === 'POST' ? posted : []),
];

const posted: Case[] = [
  {
    status: 409,
    description: `The Idempotency-Key was used with another body (${errorValues.idempotencyKeyReused}), or the first request is still in progress (${errorValues.idempotencyKeyInFlight}).`,
    example: withMessage(errorValues.idempotencyKeyInFlight),
    retryAfter: true,
  },
  {
    status: 413,
    description: `The body is larger than ${limits.bodyBytes} bytes.`,
    example: withMessage(`The body must be at most ${limits.bodyBytes} bytes.`),
  },
  { status: 415, description: 'The body is not JSON.', example: withMessage('Content-Type must be application/json.') },
  {
    status: 503,
    description: 'No capacity was available in time. Nothing was charged.',
    example: withMessage('No capacity was available in time. Nothing was charged. Try again in 30 seconds.'),
    retryAfter: true,
  },
];

const notFound = withMessage('Not found.');

/** Bodies and examples of the errors that endpoints document themselves. */
const named = {
  400: { example: withMessage('script must be at most 5000 characters.') },
  402: {
    shape: InsufficientCredits,
    example: { error: errorValues.insufficientCredits, credits_required: 136, credits_balance: 40 },
  },
  404: { example: notFound },
  409: { shape: VoiceLimitReached, example: { error: errorValues.voiceLimitReached, max_voices: 3 } },
  422: { example: withMessage('None of the images in selfie_image_urls could be loaded.') },
  429: { shape: TooManyActiveJobs, example: { error: errorValues.tooManyActiveJobs, max_active_jobs: 5 } },
} satisfies Record<number, Pick<Case, 'shape' | 'example'>>;

function casesOf(endpoint: PartnerEndpoint): Case[] {
  const own = Object.entries(endpoint.errors).map(([status, description]) => ({
    status: Number(status),
    description,
    ...named[Number(status) as keyof typeof named],
  }));
  // An endpoint's own description of a 400 or 404 replaces the general one.
  const replaced = new Set(own.filter(({ status }) => status === 400 || status === 404).map(({ status }) => status));
  return [...own, ...general(endpoint).filter(({ status }) => !replaced.has(status))];
}

/** The responses object of an operation, without its 200. */
export function responsesOf(endpoint: PartnerEndpoint): Record<number, unknown> {
  const cases = Map.groupBy(casesOf(endpoint), ({ status }) => status);
  return Object.fromEntries([...cases].map(([status, all]) => [status, responseOf(all)]));
}

const responseOf = (cases: readonly Case[]) => ({
  description: cases.map(({ description }) => description).join(' Or: '),
  headers: {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(cases.some(({ retryAfter }) => retryAfter) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
  },
  content: {
    'application/json': {
      schema: anyOf([...new Set(cases.map(({ shape = ErrorBody }) => shape))]),
      examples: Object.fromEntries(cases.map(({ example }) => [example.error, { value: example }])),
    },
  },
});

/** Specific bodies first: each is an ErrorBody too. */
function anyOf(shapes: readonly z.ZodType[]): unknown {
  const schemas = shapes.map((shape) => {
    const { additionalProperties: _, ...schema } = schemaOf(shape, 'output');
    return schema;
  });
  return schemas.length === 1 ? schemas[0] : { anyOf: schemas };
}

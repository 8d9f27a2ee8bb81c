// Reads the error bodies of fal.ai: a list of typed errors of a model, or one text about the request.
import type { HttpResponse } from '@greenroom/engine-kit/http-client';
import { parseJson } from '@greenroom/engine-kit/json-response';
import { z } from 'zod';

/** One error of a model. `type` says what happened; `place` is the input member, such as `body.prompt`. */
export interface ModelError {
  type: string;
  place: string;
}

export interface ErrorBody {
  /** Empty unless a model itself reported the errors. */
  errors: readonly ModelError[];
  /** A text instead of a list. */
  text: string | undefined;
  /** The type of an infrastructure error, such as `runner_disconnected`. */
  errorType: string | undefined;
}

// `msg` and `input` are not read: they repeat prompts and addresses of inputs.
const errorSchema = z.object({
  type: z.string().catch('unknown'),
  loc: z.array(z.union([z.string(), z.number()])).catch([]),
});

const bodySchema = z.object({
  detail: z.union([z.string(), z.array(errorSchema), errorSchema.transform((one) => [one])]).nullish(),
  error_type: z.string().nullish(),
});

/** Returns what a response says about a failure; nothing if it is not from fal.ai's API, such as a page of a proxy. */
export function readErrorBody({ headers, body }: HttpResponse): ErrorBody {
  const parsed = bodySchema.safeParse(parseJson(body));
  const { detail, error_type } = parsed.success ? parsed.data : {};
  const errors = Array.isArray(detail) ? detail : [];
  return {
    errors: errors.map(({ type, loc }) => ({ type: type.slice(0, 60), place: loc.join('.').slice(0, 60) })),
    text: typeof detail === 'string' ? detail : undefined,
    errorType: headers.get('x-fal-error-type') ?? error_type ?? undefined,
  };
}

/** A short description for logs. */
export function describeError(status: number, { errors, errorType, text }: ErrorBody): Error {
  const types = errors.map(({ type, place }) => (place ? `${type} at ${place}` : type)).join(', ');
  // A text in a 400 or 422 comes from a model and may repeat the prompt.
  const quoted = status === 400 || status === 422 ? undefined : text?.replaceAll(/https?:\/\/\S+/g, '(address)');
  return new Error(`Status ${status}: ${types || [errorType, quoted].filter(Boolean).join(', ')}`.slice(0, 300));
}

// Checks of requests and error responses of the loopback server, in the forms of OpenAI and FastAPI.
import type { ServerResponse } from 'node:http';
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import type { z } from 'zod';

/** A request that the provider refuses. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The form of OpenAI's errors. */
export const openAiError = (
  message: string,
  {
    type = 'invalid_request_error',
    param = null,
    code = null,
  }: { type?: string; param?: string | null; code?: string | null } = {},
) => ({ error: { message, type, param, code } });

/** Returns `value` in the form of `schema`, which must be strict; refuses it as OpenAI does. */
export function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const param = unknown ?? issue?.path.join('.') ?? '';
  throw new Refused(
    400,
    unknown
      ? openAiError(`Unknown parameter: '${param}'.`, { param, code: 'unknown_parameter' })
      : openAiError(`Invalid value for '${param}': ${issue?.message}.`, { param, code: 'invalid_value' }),
  );
}

/** Members of a form; those whose names end with `[]` and files are lists. */
export function membersOf(form: FormData): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    members[name] = name.endsWith('[]') || values.length > 1 ? values : values[0];
  }
  return members;
}

export function sendRefusal(response: ServerResponse, error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  sendJson(response, error.status, error.body);
}

// Error responses of the loopback server, in the forms that ElevenLabs documents.
import type { ServerResponse } from 'node:http';
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import type { z } from 'zod';

/** https://elevenlabs.io/docs/eleven-api/resources/errors */
export interface ApiErrorDetail {
  type: string;
  code: string;
  message: string;
  status: string;
  request_id: string;
  param?: string;
}

/** Thrown by handlers; the server sends it. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly detail: ApiErrorDetail | { loc: (string | number)[]; msg: string; type: string }[];

  constructor(status: number, detail: ApiFailure['detail']) {
    super(`Status ${status}`);
    this.status = status;
    this.detail = detail;
  }

  send(response: ServerResponse): void {
    sendJson(response, this.status, { detail: this.detail });
  }
}

/** The current form. */
export const failure = (status: number, type: string, code: string, param?: string): ApiFailure =>
  new ApiFailure(status, {
    type,
    code,
    message: `The request failed: ${code}.`,
    status: code,
    request_id: '3c807fc4c3a1705f9638ecc764a91c01',
    ...(param ? { param } : {}),
  });

/** Parses with a strict schema; throws FastAPI's 422. */
export function validate<T>(schema: z.ZodType<T>, value: unknown, source: 'body' | 'query'): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  throw new ApiFailure(
    422,
    error.issues.map(({ path, code }) => ({
      loc: [source, ...path.map(String)],
      msg: `Input should be valid: ${code}`,
      type: code,
    })),
  );
}

/** The parts of a form, those that are allowed to repeat as lists. */
export function formMembers(form: FormData, repeated: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, repeated.includes(name) || values.length > 1 ? values : values[0]];
    }),
  );
}

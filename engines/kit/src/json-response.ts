// Reads the JSON body of a provider's response, in the shape that its documentation promises.
import type { z } from 'zod';
import { EngineError } from './engine-error.ts';
import type { HttpResponse } from './http-client.ts';

/**
 * Parses a response body. Members that the schema does not name are ignored.
 *
 * @param provider its name, for the message
 * @throws {EngineError} `bad_output` if the body is no JSON or has another shape.
 */
export function readJson<T>({ body }: Pick<HttpResponse, 'body'>, schema: z.ZodType<T>, provider: string): T {
  const value = parseJson(body);
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  // The issues name members, never values: a value may be a part of a prompt.
  const cause = new Error(error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', '));
  throw new EngineError('bad_output', `${provider} returned a response in an unexpected form.`, { cause });
}

/** Returns the parsed body; undefined if it is no JSON. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

// Sorts the sentences of a validation error by the request field that each is about.
import { ApiError } from '../../lib/http.ts';

/** Each sentence starts with the field it is about: `script: Your script runs…`, `scene_elements[0].url must…`. */
const SENTENCE =
  /(?:^|(?<=\. ))([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?):? (.*?)(?=$|\. [a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?:? )/gs;

/** By field; empty if the error is about no field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return {};
  return Object.fromEntries(
    [...error.message.matchAll(SENTENCE)].map(([, field = '', rest = '']) => [field, capitalize(rest)]),
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

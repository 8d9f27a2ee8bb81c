// Sorts the sentences of a validation error by the request field that each is about.
import { ApiError } from '../../lib/http.ts';
import { serviceText } from '../../lib/service-text.ts';

/** Each sentence starts with the field it is about: `script: Your script runs…`, `scene_elements[0].url must…`. */
const SENTENCE =
  /(?:^|(?<=\. ))([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?):? (.*?)(?=$|\. [a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?:? )/gs;

/** By field; empty if the error is about no field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return {};
  return Object.fromEntries(
    [...error.english.matchAll(SENTENCE)].map(([sentence, field = '']) => [
      field,
      capitalize(serviceText(sentence.endsWith('.') ? sentence : `${sentence}.`).replace(AFTER_FIELD, '')),
    ]),
  );
}

/** The field is named by the place of the message. */
const AFTER_FIELD = /^[a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?:? /;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// What the service says is wrong with an order, sorted to the fields that it is about.
import { Refusal } from '../../lib/http.ts';

/** Sentences begin with the member that they are about: `script: its speech lasts…`, `scene_elements[0].url must…`. */
const SENTENCE =
  /(?:^|(?<=\. ))([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?):? (.*?)(?=$|\. [a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?:? )/gs;

/** Empty where the refusal is about no field. */
export function problemsIn(error: unknown): Record<string, string> {
  if (!(error instanceof Refusal) || ![400, 422].includes(error.status)) return {};
  return Object.fromEntries(
    [...error.message.matchAll(SENTENCE)].map(([, field = '', rest = '']) => [field, sentence(rest)]),
  );
}

const sentence = (rest: string): string => rest.charAt(0).toUpperCase() + rest.slice(1);

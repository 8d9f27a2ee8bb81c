// Scores the reading of described-places.jsonl: phrases with a place, and phrases with words that only sound like one.
import { readFileSync } from 'node:fs';
import { planPlace } from './plan-place.ts';

/** One line for each phrase that was read wrong, and the number of phrases. `kind` null: no place, a neutral ground. */
export const scorePlaces = (): { total: number; failures: string[] } => {
  const lines = readFileSync(new URL('./described-places.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const failures = lines.flatMap((line) => {
    const { text, kind } = JSON.parse(line) as { text: string; kind: string | null };
    const read = planPlace({ words: text, seed: '', avoid: [] }).kind;
    return read === (kind ?? 'abstract') ? [] : [`${text}: ${read} instead of ${kind ?? 'abstract'}`];
  });
  return { total: lines.length, failures };
};

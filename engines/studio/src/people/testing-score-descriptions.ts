// Scores the reading of described-people.jsonl: descriptions as marketers write them, with the traits that they name.
import { readFileSync } from 'node:fs';
import { contrast, rgb } from '../paint/colour.ts';
import { colourOf } from '../paint/colour-words.ts';
import type { DescribedTraits } from './described-traits.ts';
import { parseDescription } from './parse-description.ts';
import { unsupportedWordsNote } from './unsupported-words.ts';

/**
 * A string is one value, or values separated by `|`; a pair of numbers a range; `clothes`, `second` and `headwearColour` are colours
 * in English; `accessories` are their names; null means missing or none; `notDrawn` has phrases of the note.
 */
type Expected = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

const colours: Record<string, keyof DescribedTraits> = {
  clothes: 'clothesColour',
  second: 'secondColour',
  headwearColour: 'headwearColour',
};

const isRight = (trait: string, expected: Expected[string], described: DescribedTraits, note: string): boolean => {
  if (trait === 'notDrawn') return (expected as readonly string[]).every((phrase) => note.includes(phrase));
  if (trait === 'accessories') return Object.keys(described.accessories ?? {}).join(' ') === expected;
  const read = described[colours[trait] ?? (trait as keyof DescribedTraits)];
  if (expected === null) return read === undefined || read === 'none';
  if (trait in colours)
    return (
      typeof read === 'string' && contrast(rgb(read), rgb(colourOf((expected as string).split(' '))!.colour)) < 0.08
    );
  if (Array.isArray(expected)) return typeof read === 'number' && read >= expected[0] && read <= expected[1];
  return typeof expected === 'string' ? expected.split('|').includes(String(read)) : read === expected;
};

/** The traits that were read wrong, one line for each description with any, and the number of descriptions. */
export const scoreDescriptions = (): { total: number; failures: string[] } => {
  const lines = readFileSync(new URL('./described-people.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const failures = lines.flatMap((line) => {
    const { language, text, expect } = JSON.parse(line) as { language: string; text: string; expect: Expected };
    const described = parseDescription(text);
    const note = unsupportedWordsNote(text);
    const wrong = Object.entries(expect).filter(([trait, value]) => !isRight(trait, value, described, note));
    const read = (trait: string) =>
      trait === 'notDrawn' ? note : described[colours[trait] ?? (trait as keyof DescribedTraits)];
    return wrong.length === 0
      ? []
      : [
          `${language} ${text}: ${wrong.map(([trait, value]) => `${trait} ${read(trait) ?? 'missing'} instead of ${value}`).join(', ')}`,
        ];
  });
  return { total: lines.length, failures };
};

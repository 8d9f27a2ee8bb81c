// Parses input by a schema; errors become sentences that name the field and the rule.
import type { z } from 'zod';

/** More sentences do not help. */
const MAX_SENTENCES = 3;

/** `['scene_elements', 2, 'caption']` becomes `scene_elements[2].caption`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name === '' ? String(key) : `${name}.${String(key)}`),
    '',
  );

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  guid: 'must be a UUID',
  uuid: 'must be a UUID',
  email: 'must be an e-mail address',
  datetime: 'must be an ISO 8601 date-time such as 2026-11-01T00:00:00Z',
};

const oneOf = (values: readonly unknown[]): string => `must be one of ${values.map(String).join(', ')}`;

/** The unit of length, by type. */
const COUNTED: Readonly<Record<string, string>> = { array: 'item', string: 'character' };

const bound = (origin: string, word: 'at least' | 'at most', value: number | bigint): string => {
  const counted = COUNTED[origin];
  return counted ? `must have ${word} ${value} ${counted}${value === 1 ? '' : 's'}` : `must be ${word} ${value}`;
};

/** The rule that a raw issue breaks, as the end of a sentence that starts with the field's name. */
const rule = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_union')
    return issue.input === undefined ? 'is required' : oneOf(issue.options as string[]);
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values as unknown[]);
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum as number);
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum as number);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is malformed';
    default:
      return 'is not valid';
  }
};

/** @param whole the name of the value itself in messages, such as "The body". */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  whole: string,
): { ok: true; value: z.output<Schema> } | { ok: false; message: string } {
  const result = schema.safeParse(value, { error: rule });
  if (result.success) return { ok: true, value: result.data };
  const sentences = result.error.issues.map(({ path, message }) => `${nameOf(path) || whole} ${message}.`);
  return { ok: false, message: [...new Set(sentences)].slice(0, MAX_SENTENCES).join(' ') };
}

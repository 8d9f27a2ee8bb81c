// Zod schemas as the protocol library takes them: argument errors are sentences, and JSON schemas are short, and converted when first needed.
import { parseInput } from '@greenroom/contract/parse-input';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * Of the values before transforms. That suits results too, whose schema then permits members that a newer service adds. Models read all
 * schemas, so what says nothing is left out: bounds of JavaScript's numbers, and patterns beside a format.
 */
const jsonOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override({ jsonSchema }) {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return json;
};

const standard = <Value>(
  schema: z.ZodType,
  validate: StandardSchemaWithJSON<unknown, Value>['~standard']['validate'],
): StandardSchemaWithJSON<unknown, Value> => {
  let json: JsonSchema | undefined;
  const convert = () => {
    json ??= jsonOf(schema);
    return json;
  };
  return {
    '~standard': { version: 1, vendor: 'greenroom', validate, jsonSchema: { input: convert, output: convert } },
  };
};

/** An error names the argument and the rule. */
export const argumentsSchema = <Schema extends z.ZodObject>(schema: Schema) =>
  standard<z.output<Schema>>(schema, (value) => {
    const parsed = parseInput(schema, value, 'The object of arguments');
    return parsed.ok ? { value: parsed.value } : { issues: [{ message: parsed.message }] };
  });

/** The service has already checked its results. */
export const resultSchema = (schema: z.ZodObject) => standard(schema, (value) => ({ value }));

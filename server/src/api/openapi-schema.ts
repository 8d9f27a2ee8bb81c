// JSON Schema 2020-12 of the OpenAPI document, as OpenAPI 3.1 requires.
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** A whole number without limits has none in the document: those of JavaScript are noise for its readers. */
const withoutIntegerLimits = ({ jsonSchema }: { jsonSchema: Schema }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

export function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    target: 'draft-2020-12',
    override: withoutIntegerLimits,
  });
  return schema;
}

// Generates sdk/src/types.ts, so that the published package does not need the contract.
import { writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { wireSchemas } from './wire-schemas.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export const typesFile = new URL('../src/types.ts', import.meta.url);

const HEADER =
  '// The bodies and queries of requests and responses, generated from the contract by `npm run generate:types -w sdk`.';
const WIDTH = 120;

export const generateTypes = (): string =>
  [HEADER, ...wireSchemas().map(({ name, schema }) => declarationOf(name, schema))].join('\n\n').concat('\n');

const declarationOf = (name: string, schema: Schema): string => {
  const isObject = schema.type === 'object' && schema.properties !== undefined;
  const declaration = isObject
    ? `export interface ${name} ${typeOf(schema, '')}`
    : `export type ${name} = ${typeOf(schema, '')};`;
  return docOf(schema, '') + declaration;
};

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((one) => typeOf(one as Schema, indent)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ type } as Schema, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array': {
      const item = typeOf(schema.items as Schema, indent);
      return /^\w+$/.test(item) || item.startsWith('{') ? `${item}[]` : `(${item})[]`;
    }
    case 'object':
      return objectOf(schema, indent);
    default:
      return schema.not ? 'never' : 'unknown';
  }
}

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  const isOpen = typeof additionalProperties === 'object';
  if (!properties) return isOpen ? `Record<string, ${typeOf(additionalProperties as Schema, indent)}>` : '{}';
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const type = typeOf(member as Schema, inner);
    const optional = type === 'never' ? '?: undefined' : `?: ${type} | undefined`;
    return `${docOf(member as Schema, inner)}${inner}${name}${required.includes(name) ? `: ${type}` : optional};`;
  });
  if (isOpen) members.push(`${inner}[member: string]: ${typeOf(additionalProperties as Schema, inner)};`);
  return members.length > 0 ? `{\n${members.join('\n')}\n${indent}}` : '{}';
}

/** The description and the default, on one line if they fit. */
function docOf({ description, default: preset }: Schema, indent: string): string {
  const hasDefault = preset !== undefined && !Array.isArray(preset);
  const text = [description, hasDefault ? `Default: ${preset}.` : undefined].filter((part) => part).join(' ');
  if (!text) return '';
  const line = `${indent}/** ${text} */`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `${indent}/**\n${wrap(text, WIDTH - indent.length - 3)
    .map((part) => `${indent} * ${part}\n`)
    .join('')}${indent} */\n`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

if (import.meta.main) await writeFile(typesFile, generateTypes());

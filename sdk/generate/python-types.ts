// Generates the types of the Python client, from the same schemas as those of the TypeScript client, into the end of its file.
import { readFile, writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { wireSchemas } from './wire-schemas.ts';

type Schema = z.core.JSONSchema.BaseSchema;

export const pythonFile = new URL('../../sdk-python/greenroom.py', import.meta.url);

const HEADER = '\n\n# Types: generated from the contract by `npm run generate:python-types -w sdk`\n';
const WIDTH = 120;

/** The client's file with present types. */
export async function generatePythonTypes(): Promise<string> {
  const [written = ''] = (await readFile(pythonFile, 'utf8')).split(HEADER);
  const declarations = wireSchemas().map(({ name, schema }) => declarationOf(name, schema));
  return `${written.trimEnd()}\n${HEADER}\n${declarations.join('\n')}`;
}

function declarationOf(name: string, { properties, required = [], description, ...schema }: Schema): string {
  // Their members are types, and other objects are open or unions.
  if (!properties) return `\n${name} = ${typeOf(schema)}\n`;
  const members = Object.entries(properties).flatMap(([member, memberSchema]) => {
    const type = typeOf(memberSchema as Schema);
    if (type === NEVER) return [];
    const isRequired = required.includes(member);
    return `    ${member}: ${isRequired ? type : `NotRequired[${type}]`}\n${docOf(memberSchema as Schema, '    ')}`;
  });
  const about = docOf({ description } as Schema, '    ');
  const body = (about && `${about}\n`) + members.join('');
  // A keyword of Python cannot be the name of a member of a class.
  if (Object.keys(properties).some((member) => KEYWORDS.has(member))) return functional(name, properties, required);
  return `\nclass ${name}(TypedDict):\n${body}`;
}

const NEVER = 'Never';
const KEYWORDS = new Set(['from']);

const functional = (name: string, properties: NonNullable<Schema['properties']>, required: readonly string[]) =>
  `\n${name} = TypedDict(\n    "${name}",\n    {\n${Object.entries(properties)
    .map(([member, schema]) => {
      const type = typeOf(schema as Schema);
      return `        "${member}": ${required.includes(member) ? type : `NotRequired[${type}]`},\n`;
    })
    .join('')}    },\n)\n`;

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref;
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((one) => typeOf(one as Schema)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ type } as Schema)).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'number':
      return 'float';
    case 'integer':
      return 'int';
    case 'array':
      return `list[${typeOf(schema.items as Schema)}]`;
    case 'object':
      return 'dict[str, Any]';
    default:
      return schema.not ? NEVER : 'Any';
  }
}

/** The docstring of a member or a class, on one line if it fits. */
function docOf({ description, default: preset }: Schema, indent: string): string {
  const hasDefault = preset !== undefined && typeof preset !== 'object';
  const text = [description, hasDefault ? `Default: ${literal(preset)}.` : undefined].filter((part) => part).join(' ');
  if (!text) return '';
  // A quotation mark at the end would end the docstring too early.
  const safe = text.endsWith('"') ? `${text} ` : text;
  if (indent.length + safe.length + 6 <= WIDTH) return `${indent}"""${safe}"""\n`;
  const lines = [''];
  for (const word of safe.split(' ')) {
    if (indent.length + lines.at(-1)!.length + word.length + 4 > WIDTH) lines.push('');
    lines[lines.length - 1] += lines.at(-1) === '' ? word : ` ${word}`;
  }
  return `${indent}"""${lines.map((line, n) => (n === 0 ? line : indent + line)).join('\n')}\n${indent}"""\n`;
}

const literal = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
};

if (import.meta.main) await writeFile(pythonFile, await generatePythonTypes());

// Generates the Bruno collection of the partner API from its OpenAPI document: `node integrations/bruno/generate.ts`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createEndpoints, type EndpointDeps } from '../../server/src/api/endpoints.ts';
import { openApiDocument } from '../../server/src/api/openapi.ts';

export const collection = join(import.meta.dirname, 'greenroom');

interface Parameter {
  name?: string;
  in?: 'path' | 'query';
}

interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { example: unknown } } };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** The files of the collection, by their paths in it. */
export function bruFiles(): Map<string, string> {
  const { paths } = openApiDocument(createEndpoints({} as EndpointDeps), '{{url}}', false) as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'Greenroom', type: 'collection' }, null, 2)}\n`],
    ['collection.bru', blocks([block('auth', ['mode: bearer']), block('auth:bearer', ['token: {{key}}'])])],
    ['environments/local.bru', blocks([block('vars', ['url: http://127.0.0.1:8080']), 'vars:secret [\n  key\n]'])],
    ...operations.map(({ path, method, operation }, index) => {
      const file = `${operation.tags[0]}/${operation.summary}.bru`;
      return [file, requestOf(path, method, operation, index + 1)] as const;
    }),
  ]);
}

function requestOf(path: string, method: string, operation: Operation, number: number): string {
  const { summary, description, parameters, requestBody } = operation;
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const url = `{{url}}/api/partner/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const body = requestBody?.content['application/json'].example;
  // Values of the user's own. A query that is not wanted begins with ~.
  const pathParameters = of('path').map(({ name }) => `${name}: {{${name}}}`);
  const query = of('query').map(({ name }) => `~${name}: `);
  return blocks([
    block('meta', [`name: ${summary}`, 'type: http', `seq: ${number}`]),
    block(method, [`url: ${url}`, `body: ${body === undefined ? 'none' : 'json'}`, 'auth: inherit']),
    ...(query.length > 0 ? [block('params:query', query)] : []),
    ...(pathParameters.length > 0 ? [block('params:path', pathParameters)] : []),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, null, 2).split('\n'))]),
    block('docs', description.split('\n')),
  ]);
}

const blocks = (all: readonly string[]): string => `${all.join('\n\n')}\n`;

const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n}`;

if (import.meta.main) {
  await rm(collection, { recursive: true, force: true });
  for (const [path, text] of bruFiles()) {
    const file = join(collection, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

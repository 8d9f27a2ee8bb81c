// Generates the Bruno collection of the partner API from its OpenAPI document: `node integrations/bruno/generate.ts`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createEndpoints, type EndpointDeps } from '../../server/src/api/endpoints.ts';
import { openApiDocument } from '../../server/src/api/openapi.ts';

/** The members of responses that later requests need. */
const IDS = ['character_id', 'voice_id', 'workflow_id', 'asset_id'];

/** The variable of the parameter of a path, by the folder of its requests. */
const PATH_VARIABLES: Record<string, string> = {
  Characters: 'character_id',
  Voices: 'voice_id',
  Jobs: 'workflow_id',
  Assets: 'asset_id',
};

const REMEMBER_IDS = `for (const id of ${JSON.stringify(IDS).replaceAll('"', "'").replaceAll(',', ', ')}) {
  if (res.body?.[id]) bru.setVar(id, res.body[id]);
}`;

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
  const folders = [...new Set(operations.map(({ operation }) => operation.tags[0]))];
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: 'Greenroom', type: 'collection' }, null, 2)}\n`],
    [
      'collection.bru',
      blocks([
        block('auth', ['mode: bearer']),
        block('auth:bearer', ['token: {{key}}']),
        block('script:post-response', REMEMBER_IDS.split('\n')),
      ]),
    ],
    ['environments/local.bru', blocks([block('vars', ['url: http://127.0.0.1:8080']), 'vars:secret [\n  key\n]'])],
    ...folders.map((name, index) => {
      return [`${name}/folder.bru`, blocks([block('meta', [`name: ${name}`, `seq: ${index + 1}`])])] as const;
    }),
    ...operations.map(({ path, method, operation }, index) => {
      const file = `${operation.tags[0]}/${operation.summary}.bru`;
      return [file, requestOf(path, method, operation, index + 1)] as const;
    }),
  ]);
}

function requestOf(path: string, method: string, operation: Operation, number: number): string {
  const { summary, description, parameters, requestBody, tags } = operation;
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const url = `{{url}}/api/partner/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const body = requestBody?.content['application/json'].example;
  const pathParameters = of('path').map(({ name }) => `${name}: {{${PATH_VARIABLES[tags[0]]}}}`);
  // A value of the user's own. A query that is not wanted begins with ~.
  const query = of('query').map(({ name }) => `~${name}: `);
  return blocks([
    block('meta', [
      `name: ${summary}`,
      'type: http',
      `seq: ${number}`,
      ...(method === 'delete' ? ['tags: [', '  delete', ']'] : []),
    ]),
    block(method, [`url: ${url}`, `body: ${body === undefined ? 'none' : 'json'}`, 'auth: inherit']),
    ...(query.length > 0 ? [block('params:query', query)] : []),
    ...(pathParameters.length > 0 ? [block('params:path', pathParameters)] : []),
    ...(body === undefined ? [] : [block('body:json', withVariables(body).split('\n'))]),
    block('docs', description.split('\n')),
  ]);
}

/** The body as JSON, with the variables of ids in place of the example's. */
const withVariables = (body: unknown): string =>
  JSON.stringify(body, (name, value) => (IDS.includes(name) ? `{{${name}}}` : value), 2);

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

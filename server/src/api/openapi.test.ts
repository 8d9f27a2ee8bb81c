// Tests that the OpenAPI document is valid, complete and consistent with the schemas.
import { validate } from '@scalar/openapi-parser';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { prefix } from './endpoints.ts';
import { documentedEndpoints, openTestApi } from './testing.ts';

type Node = Record<string, unknown>;

const { app } = openTestApi();
afterAll(() => app.close());

const response = await app.inject('/openapi.json');
const document = response.json() as {
  openapi: string;
  info: Node;
  servers: Node[];
  paths: Record<string, Record<string, Node>>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('the document is public, valid OpenAPI 3.1 and of version 1.0.0', async () => {
  expect(response.statusCode).toBe(200);
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.0.0' },
    servers: [{ url: `http://127.0.0.1:8080${prefix}` }],
  });
  const { valid, errors } = await validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the document names the guide where it is built', async () => {
  expect(document).not.toHaveProperty('externalDocs');
  const { app: withGuide } = openTestApi({ hasGuide: true });
  const linked = (await withGuide.inject('/openapi.json')).json();
  await withGuide.close();
  expect(linked.externalDocs).toEqual({ description: 'Guide', url: 'http://127.0.0.1:8080/guide/' });
  expect((await validate(linked)).valid).toBe(true);
});

test('every endpoint is in the document under its name', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    documentedEndpoints.map(({ name }) => name).sort(),
  );
});

/** The paths of all members without a description. */
function undescribed(schema: Node, path: string): string[] {
  const members = Object.entries((schema.properties ?? {}) as Record<string, Node>);
  const own = members.filter(([, member]) => !member.description).map(([name]) => `${path}.${name}`);
  const inner = members.flatMap(([name, member]) => undescribed(member, `${path}.${name}`));
  const items = schema.items ? undescribed(schema.items as Node, `${path}[]`) : [];
  const choices = [schema.oneOf, schema.anyOf].flatMap((all) => (all ?? []) as Node[]);
  return [...own, ...inner, ...items, ...choices.flatMap((choice) => undescribed(choice, path))];
}

test('every parameter and every member of a body or response has a description', () => {
  const found = operations.flatMap((operation) => {
    const name = String(operation.operationId);
    const contents = [operation.requestBody as Node, ...Object.values(operation.responses as Record<string, Node>)]
      .filter((part) => part)
      .map((part) => ((part.content as Node)['application/json'] as Node).schema as Node);
    const parameters = (operation.parameters as Node[]).filter(
      (parameter) => !parameter.$ref && !parameter.description,
    );
    return [
      ...contents.flatMap((schema) => undescribed(schema, name)),
      ...parameters.map((parameter) => `${name}?${parameter.name}`),
    ];
  });
  expect(found).toEqual([]);
});

test('every operation lists the errors it can return', () => {
  const statuses = Object.fromEntries(
    operations.map(({ operationId, responses }) => [operationId, Object.keys(responses as Node).map(Number)]),
  );
  const post = [200, 400, 401, 409, 413, 415, 429, 500, 503];
  const with_ = (...more: number[]) => [...post, ...more].sort((a, b) => a - b);
  expect(statuses).toEqual({
    createCharacter: with_(402, 422),
    listCharacters: [200, 401, 429, 500, 503],
    getCharacter: [200, 401, 404, 429, 500, 503],
    deleteCharacter: [200, 401, 404, 429, 500, 503],
    createVoice: with_(402, 404),
    listVoices: [200, 401, 429, 500, 503],
    deleteVoice: [200, 401, 404, 429, 500, 503],
    createSpeech: with_(402, 404),
    createFirstFrame: with_(402, 404),
    createVideo: with_(402, 404),
    estimateVideo: with_(422),
    getJob: [200, 401, 404, 429, 500, 503],
    listAssets: [200, 400, 401, 429, 500, 503],
    getAsset: [200, 401, 404, 429, 500, 503],
    getUsageSummary: [200, 400, 401, 429, 500, 503],
    listJobs: [200, 400, 401, 429, 500, 503],
  });
});

/** The published schema with its examples, of a request body or a response. */
interface Content {
  schema: Parameters<typeof z.fromJSONSchema>[0];
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

test('every published example is valid for its published schema', () => {
  let count = 0;
  for (const { operationId, requestBody, responses } of operations) {
    for (const part of [requestBody as Node | undefined, ...Object.values(responses as Record<string, Node>)]) {
      if (!part) continue;
      const { schema, example, examples = {} } = (part.content as { 'application/json': Content })['application/json'];
      const values = [example, ...Object.values(examples).map(({ value }) => value)].filter(
        (value) => value !== undefined,
      );
      expect([operationId, values.length > 0]).toEqual([operationId, true]);
      for (const value of values) {
        count++;
        expect([operationId, value, z.fromJSONSchema(schema).safeParse(value).error]).toEqual([
          operationId,
          value,
          undefined,
        ]);
      }
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('example responses have only members of their schemas', () => {
  for (const { response, example } of documentedEndpoints)
    expect(response.parse(example.response)).toEqual(example.response);
});

test('the introduction has sections and the words of the dashboard, and numbers have no limits of JavaScript', () => {
  for (const part of [
    '## Authentication',
    '## Errors',
    '## Webhooks',
    '## Rate limits',
    'a presenter is a `character`',
  ])
    expect(document.info.description).toContain(part);
  expect(response.body).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test('the API reference loads nothing from other hosts', async () => {
  const page = await app.inject('/docs/');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+')+; /,
  );
  expect(page.body).not.toMatch(/https?:\/\//);
  const [, script = ''] = /<script src="([^"]+)"/.exec(page.body) ?? [];
  const code = await app.inject(new URL(script, 'http://x/docs/').pathname);
  expect([code.statusCode, code.headers['content-type']]).toEqual([200, 'application/javascript; charset=utf-8']);
  expect((await app.inject('/docs')).headers.location).toBe('/docs/');
});

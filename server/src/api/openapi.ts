// Makes the OpenAPI 3.1 document from the same table that routes and validates.
import { z } from 'zod';
import type { PartnerEndpoint } from './endpoint.ts';
import { prefix } from './endpoints.ts';
import { responsesOf } from './openapi-responses.ts';

type Document = Record<string, unknown>;

const about = [
  'Turns a script into a finished vertical marketing video fronted by an AI presenter, paid for in prepaid credits.',
  '',
  'Create a character and a voice once, ask for an estimate, order a video, poll its job until it is completed, and download ' +
    'the file. Everything belongs to the account behind the API key; what belongs to another account is answered like what ' +
    'does not exist. Nothing is charged for a request that is refused, and a failed job is refunded in full.',
  '',
  'Lengths count Unicode code points. Unknown members are ignored. Every answer carries `X-Request-Id`; name it when you ask ' +
    'for help. GETs are safe to repeat; so is a POST with an `Idempotency-Key`.',
].join('\n');

const tags: Record<string, string> = {
  Characters: 'The presenters on screen.',
  Voices: 'What they speak with.',
  Speech: 'Standalone recordings.',
  Images: 'Stills.',
  Videos: 'What it is all for.',
  Jobs: 'How a video is coming along.',
  Assets: 'Everything that was generated, under durable addresses.',
  Usage: 'Where the credits went.',
};

/** JSON Schema 2020-12, which is what OpenAPI 3.1 holds. */
const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Document => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, target: 'draft-2020-12' });
  return schema;
};

function parametersOf({ params, query, idempotent }: PartnerEndpoint): Document[] {
  const members = (shape: z.ZodType | undefined, where: 'path' | 'query') => {
    const { properties = {}, required = [] } = shape ? z.toJSONSchema(shape, { io: 'input' }) : {};
    return Object.entries(properties).map(([name, schema]) => {
      const { description, ...rest } = schema as Document;
      return { name, in: where, required: required.includes(name), description, schema: rest };
    });
  };
  const idempotencyKey = idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...members(params, 'path'), ...members(query, 'query'), ...idempotencyKey];
}

function operationOf(endpoint: PartnerEndpoint): Document {
  const { name, tag, summary, description, body, response, example } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), example: example.body } },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        headers: {
          'X-Request-Id': { $ref: '#/components/headers/RequestId' },
          ...(endpoint.idempotent && { 'Idempotent-Replayed': { $ref: '#/components/headers/Replayed' } }),
        },
        content: { 'application/json': { schema: schemaOf(response, 'output'), example: example.response } },
      },
      ...responsesOf(endpoint),
    },
  };
}

/** @param publicUrl where partners reach the service, without a slash at the end. */
export function openApiDocument(endpoints: readonly PartnerEndpoint[], publicUrl: string): Document {
  const paths: Record<string, Document> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Presenter video partner API', version: '1.0.0', description: about },
    servers: [{ url: publicUrl + prefix, description: 'This service.' }],
    security: [{ apiKey: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the form prefix_<12 hex>_<48 hex>. Keep it on your server: it spends real credits.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'Makes the request safe to repeat: the same key with the same body answers the first success again for 24 hours ' +
            'and does nothing twice. Failures are not kept.',
          schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
          example: 'order-7431-video',
        },
      },
      headers: {
        RequestId: {
          description:
            'Names the request. Your own X-Request-Id is used if it is 1-128 letters, digits, dots, dashes or underscores.',
          schema: { type: 'string' },
        },
        Replayed: {
          description: 'true when this is the kept answer to an earlier request with the same Idempotency-Key.',
          schema: { type: 'string', const: 'true' },
        },
        RetryAfter: { description: 'Seconds after which another try makes sense.', schema: { type: 'integer' } },
      },
    },
  };
}

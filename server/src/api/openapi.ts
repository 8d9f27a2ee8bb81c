// Builds the OpenAPI 3.1 document from the table of endpoints.
import type { z } from 'zod';
import type { PartnerEndpoint } from './endpoint.ts';
import { prefix } from './endpoints.ts';
import { clientLibraries, description } from './openapi-description.ts';
import { responsesOf } from './openapi-responses.ts';
import { schemaOf } from './openapi-schema.ts';

type Document = Record<string, unknown>;

const tags: Record<string, string> = {
  Characters: 'The presenters on screen.',
  Voices: 'Cloned voices and stock voices.',
  Speech: 'Speech without a video.',
  Images: 'Stills of a character.',
  Videos: 'Create and estimate videos.',
  Jobs: 'Status and result of a video.',
  Assets: 'Generated files, under permanent links.',
  Usage: 'Balance, charges and job history.',
};

function parametersOf({ params, query, idempotent }: PartnerEndpoint): Document[] {
  const members = (shape: z.ZodType | undefined, where: 'path' | 'query') => {
    const { properties = {}, required = [] } = shape ? schemaOf(shape, 'input') : {};
    return Object.entries(properties).map(([name, schema]) => {
      const { description, ...rest } = schema as Document;
      return { name, in: where, required: required.includes(name), description, schema: rest };
    });
  };
  const idempotencyKey = idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...members(params, 'path'), ...members(query, 'query'), ...idempotencyKey];
}

function operationOf(endpoint: PartnerEndpoint): Document {
  const { name, tag, summary, description: details, body, response, example } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: details,
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), example: example.body } },
      },
    }),
    responses: {
      200: {
        description: 'Success.',
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

/**
 * @param publicUrl the public address of the service, without a trailing slash.
 * @param hasGuide whether the guide is at `/guide/`; then the reference links to it.
 */
export function openApiDocument(endpoints: readonly PartnerEndpoint[], publicUrl: string, hasGuide: boolean): Document {
  const paths: Record<string, Document> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Greenroom API',
      version: '1.0.0',
      description,
      'x-scalar-sdk-installation': clientLibraries(publicUrl),
    },
    servers: [{ url: publicUrl + prefix, description: 'This service.' }],
    ...(hasGuide && { externalDocs: { description: 'Guide', url: `${publicUrl}/guide/` } }),
    security: [{ apiKey: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the form prefix_<12 hex>_<48 hex>. Keep it on your server: it spends credits.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'Makes the request safe to retry: for 24 hours, the same key with the same body returns the first successful ' +
            'response again, and nothing is done twice. Failures are not stored.',
          schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
          example: 'order-7431-video',
        },
      },
      headers: {
        RequestId: {
          description:
            'The id of the request. Yours is used if it has 1-128 letters, digits, dots, dashes or underscores.',
          schema: { type: 'string' },
        },
        Replayed: {
          description: 'true if this is the stored response to an earlier request with the same Idempotency-Key.',
          schema: { type: 'string', const: 'true' },
        },
        RetryAfter: { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
      },
    },
  };
}

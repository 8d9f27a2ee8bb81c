// Sends requests to the partner API with the node's credentials.
import {
  type IDataObject,
  type IExecuteFunctions,
  type IHttpRequestMethods,
  type JsonObject,
  NodeApiError,
} from 'n8n-workflow';

/** Longer than any synchronous request of the service. */
const TIMEOUT_MS = 200_000;

export interface Call {
  method: IHttpRequestMethods;
  path: string;
  body?: IDataObject;
  query?: IDataObject;
  /** Makes a POST safe to repeat: the service carries it out once. */
  idempotencyKey?: string;
}

/** One item of one execution of the node: what its operations need. */
export interface Item {
  node: IExecuteFunctions;
  index: number;
}

/** Returns the response's body. Throws a `NodeApiError` with the message of the service. */
export async function request<Body extends IDataObject>(item: Item, call: Call): Promise<Body> {
  const { node, index } = item;
  const { url } = await node.getCredentials('greenroomApi', index);
  const { statusCode, headers, body } = await node.helpers.httpRequestWithAuthentication.call(node, 'greenroomApi', {
    method: call.method,
    url: `${withoutSlashes(String(url))}/api/partner/v1${call.path}`,
    json: true,
    timeout: TIMEOUT_MS,
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
    ...(call.body && { body: call.body }),
    ...(call.query && { qs: call.query }),
    ...(call.idempotencyKey && { headers: { 'Idempotency-Key': call.idempotencyKey } }),
  });
  if (statusCode >= 200 && statusCode < 300) return body as Body;
  const error = typeof body?.error === 'string' ? body.error : `The service returned status ${statusCode}.`;
  throw new NodeApiError(node.getNode(), (body ?? {}) as JsonObject, {
    message: error,
    description: `Request ${headers['x-request-id'] ?? 'without id'}`,
    httpCode: String(statusCode),
    itemIndex: index,
  });
}

function withoutSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}

/** The same when n8n tries the node again in the same execution, so that nothing is ordered twice. */
export const idempotencyKeyOf = ({ node, index }: Item): string => {
  const { id } = node.getNode();
  return `n8n:${node.getExecutionId()}:${id}:${index}:${node.getNodeParameter('operation', index)}`.slice(0, 255);
};

// What the node uses of n8n's package, for tests without n8n.

export const NodeConnectionTypes = { Main: 'main' } as const;

export class NodeOperationError extends Error {
  readonly description: string | undefined;

  constructor(_node: object, error: string | Error) {
    super(typeof error === 'string' ? error : error.message);
    this.description = typeof error === 'string' ? undefined : Object(error).description;
  }
}

export class NodeApiError extends Error {
  readonly description: string | undefined;
  readonly httpCode: string | undefined;

  constructor(_node: object, _response: object, options: { message: string; description: string; httpCode: string }) {
    super(options.message);
    this.description = options.description;
    this.httpCode = options.httpCode;
  }
}

/** Polls wait for the service's next state only. */
export const sleep = async (): Promise<void> => undefined;

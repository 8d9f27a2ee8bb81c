// Serves one HTTP request (Streamable HTTP) without a session, for clients of the protocol of 2025 and of 2026.
import { type ClientOptions, createClient, type Fetch } from '@greenroom/sdk';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer, type McpServerOptions } from './server.ts';

export interface McpRequestOptions extends Omit<McpServerOptions, 'client'>, Pick<ClientOptions, 'baseUrl'> {
  /** Of the caller, who has been identified by it. */
  apiKey: string;
  /** Calls the partner API and loads files. */
  fetch: Fetch;
}

/** `body`: the parsed body of `request`. Its address and origin have been checked. */
export async function respondToMcp(request: Request, body: unknown, options: McpRequestOptions): Promise<Response> {
  // Callers see each error at once and decide whether to repeat the call.
  const client = createClient({ ...options, maxRetries: 0 });
  const errors: Error[] = [];
  const handler = createMcpHandler(() => createMcpServer({ ...options, client }), {
    // Lists do not announce changes, so no subscription is held open.
    maxSubscriptions: 0,
    onerror: (error) => errors.push(error),
  });
  const response = await handler.fetch(request, { parsedBody: body });
  // All others are errors of the caller.
  if (response.status >= 500) errors.forEach(options.onError);
  return response;
}

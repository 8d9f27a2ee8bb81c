// The official client, connected to the tools over HTTP or in memory.
import { Client, InMemoryTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { goodKey, openTestApi } from '../../server/src/api/testing.ts';
import { createMcpServer, type McpServerOptions } from './server.ts';

/** `legacy`: the protocol of 2025. `auto`: that of 2026. */
export type Revision = 'legacy' | 'auto';

const newClient = (mode: Revision) => new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });

export async function connectHttp(
  baseUrl: string,
  authorization: string,
  revision: Revision = 'auto',
): Promise<Client> {
  const client = newClient(revision);
  const requestInit = { headers: { authorization } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseUrl), { requestInit }));
  return client;
}

/** The mounted app of `openTestApi` on a port. */
export async function openTestMcp(given: Parameters<typeof openTestApi>[0] = {}) {
  const api = openTestApi(given);
  const baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...api,
    baseUrl,
    connect: (revision?: Revision, authorization = goodKey) => connectHttp(baseUrl, authorization, revision),
    async close() {
      // The server would wait for the next requests of open connections.
      const closed = api.app.close();
      api.app.server.closeAllConnections();
      await closed;
    },
  };
}

export async function connectInMemory(options: McpServerOptions): Promise<Client> {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = newClient('legacy');
  await Promise.all([createMcpServer(options).connect(theirs), client.connect(mine)]);
  return client;
}

/** Calls a tool; returns its structured result, or its text if it is an error. */
export async function call(client: Client, name: string, args: object = {}): Promise<unknown> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content;
  return isError && first?.type === 'text' ? first.text : structuredContent;
}

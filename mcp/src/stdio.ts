// The program `greenroom-mcp`: an MCP server on stdin and stdout for the account of GREENROOM_API_KEY.
import { createClient } from '@greenroom/sdk';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './server.ts';

const { GREENROOM_API_KEY: apiKey, GREENROOM_URL: baseUrl = 'http://127.0.0.1:8080' } = process.env;

// stdout belongs to the protocol.
const report = (error: unknown): void => console.error(error);

function open() {
  try {
    return createClient({ baseUrl, apiKey });
  } catch (error) {
    console.error((error as Error).message);
    console.error('Set GREENROOM_API_KEY to the API key of your account, and GREENROOM_URL to the URL of the service.');
    return process.exit(2);
  }
}

const client = open();
serveStdio(() => createMcpServer({ client, onError: report }), { onerror: report });

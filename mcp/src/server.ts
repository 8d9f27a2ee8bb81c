// An MCP server for one account: tools that call the partner API, and the account's assets as resources.
import type { Client } from '@greenroom/sdk';
import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import packageJson from '../package.json' with { type: 'json' };
import { explain, UNEXPECTED } from './errors.ts';
import { addAssetResources } from './resources.ts';
import type { Tool, ToolCall } from './tool.ts';
import { assetTools } from './tools/assets.ts';
import { characterTools } from './tools/characters.ts';
import { imageTools } from './tools/images.ts';
import { jobTools } from './tools/jobs.ts';
import { usageTools } from './tools/usage.ts';
import { videoTools } from './tools/videos.ts';
import { voiceTools } from './tools/voices.ts';

const tools: readonly Tool[] = [
  ...videoTools,
  ...jobTools,
  ...characterTools,
  ...voiceTools,
  ...imageTools,
  ...assetTools,
  ...usageTools,
];

const instructions =
  'Greenroom makes vertical videos in which an AI presenter speaks a script. To make one: choose a character (list_characters) and ' +
  'a voice (list_voices) or create them, estimate the video, create it, and wait for it. Tools with max_credits spend credits: ' +
  'estimate, agree on an amount with the user, and pass it. URLs in arguments are public https links. Links in results are permanent ' +
  'and public.';

export interface McpServerOptions {
  client: Client;
  /** Aborted when the process is about to end: calls then stop waiting. */
  closing?: AbortSignal | undefined;
  /** Called with errors that callers are told nothing about. */
  onError(error: unknown): void;
}

/** Serves one connection or one request. */
export function createMcpServer({ client, closing, onError }: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: 'greenroom', title: 'Greenroom', version: packageJson.version },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  for (const { name, run, ...config } of tools) {
    server.registerTool(name, config, async (input, context) => {
      const { signal } = context.mcpReq;
      const call = { client, closing, signal, onProgress: progressOf(context) };
      return resultOf(() => run(input, call), { signal, onError });
    });
  }
  addAssetResources(server.server, { client, onError });
  return server;
}

async function resultOf(
  work: () => Promise<object>,
  { signal, onError }: { signal: AbortSignal; onError(error: unknown): void },
): Promise<CallToolResult> {
  try {
    const result = await work();
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: { ...result } };
  } catch (error) {
    const text = explain(error);
    // Nobody receives the result of a cancelled call.
    if (text === undefined && !signal.aborted) onError(error);
    return { content: [{ type: 'text', text: text ?? UNEXPECTED }], isError: true };
  }
}

/** Undefined if the caller does not ask for progress. */
function progressOf({ mcpReq }: ServerContext): ToolCall['onProgress'] {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (progress, message) => {
    const params = { progressToken, progress, total: 1, message };
    // The caller may be gone; the result tells it the same.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

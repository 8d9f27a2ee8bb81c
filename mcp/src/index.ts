// The exports of the package.
export { respondToMcp } from './http.ts';
export { createMcpServer, type McpServerOptions } from './server.ts';

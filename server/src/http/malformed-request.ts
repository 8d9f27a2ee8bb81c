// Rejects requests that the HTTP parser cannot read.
import type { Socket } from 'node:net';
import { requestIdOf } from './request-id.ts';

const RESPONSES: Readonly<Record<string, [status: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time. Send it again.'],
};

export function rejectMalformedRequest({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, error] = RESPONSES[code] ?? ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestIdOf(undefined)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

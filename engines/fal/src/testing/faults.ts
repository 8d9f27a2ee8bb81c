// The faults that the loopback server of fal.ai can produce.
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A response instead of the usual one. */
export interface Reply {
  status?: number;
  /** JSON, or text. */
  body?: unknown;
  headers?: Record<string, string>;
  /** `reset`: the connection breaks without a response. `cut`: it breaks in the middle of the body. */
  breaks?: 'reset' | 'cut';
  /** The request takes effect before its response is replaced. For `submit` only. */
  afterwards?: boolean;
  /** The number of requests; all by default. */
  times?: number;
}

export interface Faults {
  submit?: Reply;
  status?: Reply;
  result?: Reply;
  cancel?: Reply;
  initiate?: Reply;
  upload?: Reply;
  /** The address that is returned for uploads. */
  uploadUrl?: string;
  /** What a generated file is instead. `oversize`: too large for a picture; `slow`: the file itself, sent in pieces for half a second. */
  file?: 'html' | 'truncated' | 'redirect' | 'oversize' | 'missing' | 'slow';
}

export function replyWith({ status = 200, body = {}, headers = {}, breaks }: Reply, response: ServerResponse) {
  if (breaks === 'reset') return response.socket?.resetAndDestroy();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (breaks !== 'cut') return response.end(text);
  return response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.socket?.resetAndDestroy());
}

export function serveFile(bytes: Buffer | undefined, fault: Faults['file'], response: ServerResponse) {
  const send = (status: number, type: string, body: Buffer | string) =>
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
  if (bytes === undefined || fault === 'missing') return send(404, 'text/plain', 'Not found');
  switch (fault) {
    case 'html':
      return send(200, 'text/html', '<!doctype html><title>Maintenance</title>');
    case 'truncated':
      return send(200, 'application/octet-stream', bytes.subarray(0, Math.floor(bytes.length / 2)));
    case 'redirect':
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    case 'oversize':
      return send(200, 'application/octet-stream', Buffer.alloc(50 * 1024 * 1024));
    case 'slow':
      return sendSlowly(bytes, response);
    default:
      return send(200, 'application/octet-stream', bytes);
  }
}

async function sendSlowly(bytes: Buffer, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length });
  const size = Math.ceil(bytes.length / SLOW_PIECES);
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    await sleep(500 / SLOW_PIECES);
  }
  response.end();
}

const SLOW_PIECES = 10;

// Sends requests over a fixed number of connections and measures throughput and latency.
import { Pool } from 'undici';

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends one request and returns its response. */
export async function send(origin: string, { path, ...request }: Request): Promise<{ workflow_id: string }> {
  const response = await fetch(origin + path, request);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as { workflow_id: string };
}

export interface Bounds {
  connections: number;
  /** The maximum number of requests. */
  max: number;
  /** The maximum duration. */
  forMs: number;
}

/** `next` creates each request. Throws if a response is not 200, because rejections are fast and measure nothing. */
export async function load(origin: string, { connections, max, forMs }: Bounds, next: () => Request): Promise<Load> {
  const { origin: server, pathname } = new URL(origin);
  const pool = new Pool(server, { connections, pipelining: 1 });
  const prefix = pathname === '/' ? '' : pathname;
  const tookMs: number[] = [];
  let left = max;
  const began = performance.now();
  const send = async () => {
    while (left > 0 && performance.now() - began < forMs) {
      left -= 1;
      const started = performance.now();
      const request = next();
      const { statusCode, body } = await pool.request({ ...request, path: prefix + request.path });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${statusCode}: ${text}`);
      tookMs.push(performance.now() - started);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, send));
  } finally {
    await pool.destroy();
  }
  const seconds = (performance.now() - began) / 1000;
  tookMs.sort((a, b) => a - b);
  const at = (part: number) => tookMs[Math.floor((tookMs.length - 1) * part)] ?? 0;
  return { perSecond: tookMs.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

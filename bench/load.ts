// Sends requests over a fixed number of connections for a while, and tells how many were answered and how long they took.
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

/** `next` makes the request to send. Throws when one is not answered with 200: a refusal is quick and proves nothing. */
export async function load(origin: string, connections: number, forMs: number, next: () => Request): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const tookMs: number[] = [];
  const end = performance.now() + forMs;
  const send = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const { statusCode, body } = await pool.request(next());
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
  tookMs.sort((a, b) => a - b);
  const at = (part: number) => tookMs[Math.floor((tookMs.length - 1) * part)] ?? 0;
  return { perSecond: tookMs.length / (forMs / 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}

// The HTTP client that engines call their providers with: limited in time and size, without redirects.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { HttpClient } from '@greenroom/engine-kit/http-client';

/** Addresses come from the operator's settings, so a provider on a private network is reached too. */
export const createProviderClient = (): HttpClient => ({
  async request(url, { method = 'GET', headers = {}, body = null, signal, timeoutMs, maxBytes }) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const { host } = new URL(url);
    try {
      const response = await fetch(url, { method, headers, body, signal: limit, redirect: 'manual' });
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of response.body ?? []) {
        size += chunk.length;
        if (size > maxBytes) throw new EngineError('bad_output', 'The provider sent more data than expected.');
        chunks.push(chunk);
      }
      return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof EngineError) throw error;
      throw new EngineError('unavailable', 'The provider did not respond.', {
        cause: new Error(host, { cause: error }),
      });
    }
  },
});

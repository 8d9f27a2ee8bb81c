// A signal for the caller's disconnect.
import type { ServerResponse } from 'node:http';

/** Aborted when the connection closes before the response is sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}

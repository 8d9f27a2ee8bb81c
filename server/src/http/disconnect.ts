// Whether somebody still waits for an answer.
import type { ServerResponse } from 'node:http';

/** Aborted when the connection goes before the answer has gone out. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}

// The state of a loopback server, and the form of its routes.
import type { ServerResponse } from 'node:http';
import type { ReceivedRequest } from '@greenroom/engine-kit/testing/loopback';

export interface State {
  /** What every recording is transcribed as; by default the text that was spoken last. */
  transcript: string | undefined;
  /** The text that was spoken last. */
  spoken: string;
  /** Cloned voices: names and their languages. */
  voices: Map<string, string>;
}

export type Route = (request: ReceivedRequest, response: ServerResponse, state: State) => unknown;

/** By method and path, such as `POST /v1/audio/speech`. A path that ends with `*` matches all that begin with it. */
export type Routes = Readonly<Record<string, Route>>;

export function sendSound(response: ServerResponse, wav: Buffer): void {
  response.writeHead(200, { 'content-type': 'audio/wav' });
  response.end(wav);
}

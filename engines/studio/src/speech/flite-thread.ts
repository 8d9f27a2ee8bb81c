// The entry point of a thread with a second Flite: it answers requests by message.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { COLLECT_GARBAGE_AFTER_MS, collectGarbage } from '@greenroom/engine-kit/collect-garbage';
import { type FliteOutput, runFlite } from './flite-wasi.ts';

export interface FliteRequest {
  module: WebAssembly.Module;
  flags: readonly string[];
  texts: readonly string[];
  port: MessagePort;
}

export type FliteResponse = { outputs: FliteOutput[] } | { error: string };

let idle: NodeJS.Timeout | undefined;
parentPort?.on('message', async ({ module, flags, texts, port }: FliteRequest) => {
  clearTimeout(idle);
  let response: FliteResponse;
  try {
    response = { outputs: await runFlite(module, flags, texts) };
  } catch (error) {
    response = { error: String(error) };
  }
  port.postMessage(
    response,
    'outputs' in response ? response.outputs.map(({ samples }) => samples.buffer as ArrayBuffer) : [],
  );
  port.close();
  idle = setTimeout(collectGarbage, COLLECT_GARBAGE_AFTER_MS);
});

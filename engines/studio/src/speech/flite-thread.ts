// A second Flite in a thread of its own: what it is asked for by message it speaks and sends back.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { COLLECT_GARBAGE_AFTER_MS, collectGarbage } from '@greenroom/engine-kit/collect-garbage';
import { type FliteAnswer, runFlite } from './flite-machine.ts';

export interface FliteErrand {
  module: WebAssembly.Module;
  flags: readonly string[];
  texts: readonly string[];
  port: MessagePort;
}

export type FliteNews = { answers: FliteAnswer[] } | { error: string };

let idle: NodeJS.Timeout | undefined;
parentPort?.on('message', async ({ module, flags, texts, port }: FliteErrand) => {
  clearTimeout(idle);
  let news: FliteNews;
  try {
    news = { answers: await runFlite(module, flags, texts) };
  } catch (error) {
    news = { error: String(error) };
  }
  port.postMessage(news, 'answers' in news ? news.answers.map(({ samples }) => samples.buffer as ArrayBuffer) : []);
  port.close();
  idle = setTimeout(collectGarbage, COLLECT_GARBAGE_AFTER_MS);
});

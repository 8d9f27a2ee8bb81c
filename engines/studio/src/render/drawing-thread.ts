// A film is drawn in a thread of its own, so that both cores have work from the first picture to the last.
//
// x264 with two threads keeps one and a half cores busy, and drawing fits into the rest: pictures come through a ring of shared memory, and
// neither thread waits for the other's answer. Measured for 20 s at 480×854 with x264's plain veryfast, against its encode of the same
// pictures from memory: 1.2 times, and 1.4 where one thread drew and handed over. Two encoders of half a film each, fed by one thread,
// took 1.3 times.
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Json } from '@greenroom/engine-kit/json';
import { ringReader } from './drawing-ring.ts';
import type { Pictures } from './film.ts';
import { fromThreadError, type ThreadError } from './thread-error.ts';

/** What a module exports to be drawn by such a thread. */
export interface DrawnModule<Input extends Json, Heard, Answer extends Json> {
  /**
   * @param heard what is heard while the pictures are seen; it may come while they are being prepared
   * `beside`: what else is under way, awaited before the thread says that it is done.
   */
  open(input: Input, heard: Promise<Heard>): Promise<{ pictures: Pictures; answer: Answer; beside?: Promise<unknown> }>;
}

export type ToThread = { open: Json } | { heard: unknown };
export type FromThread =
  | { opened: Omit<Pictures, 'draw'>; ring: SharedArrayBuffer; answer: Json }
  | { done: true }
  | { error: ThreadError };

export interface DrawingThread<Input extends Json, Heard, Answer extends Json> {
  /** One film after the other. `done` resolves when all is drawn and written. All of them throw what the module threw. */
  open(input: Input, heard: Promise<Heard>): Promise<{ pictures: Pictures; answer: Answer; done: Promise<void> }>;
}

/** Starts the thread, which loads `module` (a `DrawnModule`) at once and ends with its process. `Heard` can be sent to threads. */
export const startDrawingThread = <Input extends Json, Heard, Answer extends Json>(
  module: URL,
): DrawingThread<Input, Heard, Answer> => {
  // Painting makes much that is gone at once; collected half as often, it takes a tenth less time.
  const worker = new Worker(new URL('./drawing-thread-main.ts', import.meta.url), {
    workerData: module.href,
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  worker.unref();
  let film = {
    opened: Promise.withResolvers<Extract<FromThread, { opened: unknown }>>(),
    done: Promise.withResolvers<void>(),
  };
  const fail = (error: unknown): void => {
    worker.unref();
    for (const { promise, reject } of [film.opened, film.done]) {
      promise.catch(() => {});
      reject(error);
    }
  };
  worker.on('message', (message: FromThread) => {
    if ('opened' in message) film.opened.resolve(message);
    else if ('done' in message) film.done.resolve();
    else fail(fromThreadError(message.error));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that draws ended.')));
  const say = (message: ToThread): void => worker.postMessage(message);

  return {
    async open(input, heard) {
      film = { opened: Promise.withResolvers(), done: Promise.withResolvers() };
      const { promise } = film.done;
      worker.ref();
      say({ open: input });
      heard.then((all) => say({ heard: all }), fail);
      const { opened, ring, answer } = await film.opened.promise;
      const { take } = ringReader(ring);
      const done = promise.finally(() => worker.unref());
      // Told where it is awaited, which is after the pictures.
      done.catch(() => {});
      const awaited = async (i: number): Promise<Uint8Array> => {
        for (;;) {
          await Promise.race([breathe(), done]);
          const picture = take(i);
          if (picture) return picture;
        }
      };
      return { pictures: { ...opened, draw: (i) => take(i) ?? awaited(i) }, answer: answer as Answer, done };
    },
  };
};

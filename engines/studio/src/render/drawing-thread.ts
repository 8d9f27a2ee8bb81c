// Draws a video's frames in a thread of its own, so that both cores have work from the first frame to the last.
// x264 with two threads keeps one and a half cores busy, and drawing fits into the rest: frames pass through a ring of
// shared memory, and neither thread waits for the other's reply. Measured for 20 s at 480×854 with x264's plain
// veryfast, against encoding the same frames from memory: 1.2 times, and 1.4 with one thread that draws and sends each
// frame. Two encoders of half a video each, fed by one thread, took 1.3 times.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Json } from '@greenroom/engine-kit/json';
import type { Lips } from '@greenroom/engine-kit/lipsync-score';
import { ringReader } from './drawing-ring.ts';
import type { FrameSource } from './encode-video.ts';
import { fromThreadError, type ThreadError } from './thread-error.ts';

/** The exports of a module that draws in such a thread. */
export interface DrawingModule<Input extends Json, Audio, Result extends Json> {
  /**
   * @param audio the audio of the video; it may arrive while the frames are being prepared
   * @returns `background`: other work, awaited before the thread reports that it is done. `apertures`: as of `Lips`, filled as the frames
   * are drawn
   */
  open(
    input: Input,
    audio: Promise<Audio>,
  ): Promise<{ pictures: FrameSource; result: Result; background?: Promise<unknown>; apertures?: Lips['apertures'] }>;
}

export type ToThread = { open: Json } | { audio: unknown };
export type FromThread =
  | { opened: Omit<FrameSource, 'draw'>; ring: SharedArrayBuffer; result: Json }
  | { done: true; apertures: Lips['apertures'] }
  | { error: ThreadError };

export interface DrawingThread<Input extends Json, Audio, Result extends Json> {
  /**
   * Opens one video at a time. `done` resolves to the apertures when every frame is drawn and the background work is finished. All
   * promises reject with the module's own error.
   */
  open(
    input: Input,
    audio: Promise<Audio>,
  ): Promise<{ pictures: FrameSource; result: Result; done: Promise<Lips['apertures']> }>;
}

/**
 * Starts the thread, which loads `module` (a `DrawingModule`) immediately and ends with its process. `Audio` must be
 * cloneable between threads.
 */
export const startDrawingThread = <Input extends Json, Audio, Result extends Json>(
  module: URL,
): DrawingThread<Input, Audio, Result> => {
  // For heaps that are created from now on. Pictures count towards the limit at which V8 collects the whole heap: with its small initial
  // limit it did so more often.
  setFlagsFromString('--initial-old-space-size=64');
  // Painting creates much short-lived garbage; with collections half as often it takes a tenth less time.
  const worker = new Worker(new URL('./drawing-thread-main.ts', import.meta.url), {
    workerData: module.href,
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  worker.unref();
  let video = {
    opened: Promise.withResolvers<Extract<FromThread, { opened: unknown }>>(),
    done: Promise.withResolvers<Lips['apertures']>(),
  };
  const fail = (error: unknown): void => {
    worker.unref();
    for (const { promise, reject } of [video.opened, video.done]) {
      promise.catch(() => {});
      reject(error);
    }
  };
  worker.on('message', (message: FromThread) => {
    if ('opened' in message) video.opened.resolve(message);
    else if ('done' in message) video.done.resolve(message.apertures);
    else fail(fromThreadError(message.error));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The drawing thread ended.')));
  const send = (message: ToThread): void => worker.postMessage(message);

  return {
    async open(input, audio) {
      video = { opened: Promise.withResolvers(), done: Promise.withResolvers() };
      const { promise } = video.done;
      worker.ref();
      send({ open: input });
      audio.then((value) => send({ audio: value }), fail);
      const { opened, ring, result } = await video.opened.promise;
      const { read } = ringReader(ring);
      const done = promise.finally(() => worker.unref());
      // A rejection is reported where `done` is awaited, after the frames.
      done.catch(() => {});
      const awaited = async (i: number): Promise<Uint8Array> => {
        for (;;) {
          await Promise.race([nextTurn(), done]);
          const frame = read(i);
          if (frame) return frame;
        }
      };
      return { pictures: { ...opened, draw: (i) => read(i) ?? awaited(i) }, result: result as Result, done };
    },
  };
};

// The entry point of the drawing thread.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbage } from '@greenroom/engine-kit/collect-garbage';
import type { Json } from '@greenroom/engine-kit/json';
import { createRing, ringWriter } from './drawing-ring.ts';
import type { DrawingModule, FromThread, ToThread } from './drawing-thread.ts';
import { pictureBytes } from './planes.ts';
import { toThreadError } from './thread-error.ts';

const port = parentPort!;
const module: DrawingModule<Json, unknown, Json> = await import(workerData as string);
const send = (message: FromThread): void => port.postMessage(message);

const draw = async (input: Json, audio: Promise<unknown>): Promise<void> => {
  const { pictures, result, background, apertures = [] } = await module.open(input, audio);
  const { draw: picture, ...opened } = pictures;
  const ring = createRing(pictureBytes(opened.width, opened.height));
  const { write } = ringWriter(ring);
  // A rejection is reported after the frames.
  background?.catch(() => {});
  send({ opened, ring, result });
  for (let i = 0; i < opened.frameCount; i++) {
    write(i, await picture(i));
    // Unused canvases are only freed between two turns of the event loop.
    if (i % opened.framesPerSecond === 0) await nextTurn();
  }
  await background;
  send({ done: true, apertures });
};

let audio = Promise.withResolvers<unknown>();
port.on('message', (message: ToThread) => {
  if ('audio' in message) audio.resolve(message.audio);
  else {
    audio = Promise.withResolvers();
    draw(message.open, audio.promise).then(collectGarbage, (error) => send({ error: toThreadError(error) }));
  }
});

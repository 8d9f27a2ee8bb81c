// What runs in the thread that draws.
import { setImmediate as breathe } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbage } from '@greenroom/engine-kit/collect-garbage';
import type { Json } from '@greenroom/engine-kit/json';
import { createRing, ringWriter } from './drawing-ring.ts';
import type { DrawnModule, FromThread, ToThread } from './drawing-thread.ts';
import { pictureBytes } from './planes.ts';
import { toThreadError } from './thread-error.ts';

const port = parentPort!;
const module: DrawnModule<Json, unknown, Json> = await import(workerData as string);
const say = (message: FromThread): void => port.postMessage(message);

const draw = async (input: Json, heard: Promise<unknown>): Promise<void> => {
  const { pictures, answer, beside } = await module.open(input, heard);
  const { draw: picture, ...opened } = pictures;
  const ring = createRing(pictureBytes(opened.width, opened.height));
  const { put } = ringWriter(ring);
  // Told when the pictures are done.
  beside?.catch(() => {});
  say({ opened, ring, answer });
  for (let i = 0; i < opened.frameCount; i++) {
    put(i, await picture(i));
    // Canvases that are done with are only let go between two turns of the event loop.
    if (i % opened.framesPerSecond === 0) await breathe();
  }
  await beside;
  say({ done: true });
};

let heard = Promise.withResolvers<unknown>();
port.on('message', (message: ToThread) => {
  if ('heard' in message) heard.resolve(message.heard);
  else {
    heard = Promise.withResolvers();
    draw(message.open, heard.promise).then(collectGarbage, (error) => say({ error: toThreadError(error) }));
  }
});

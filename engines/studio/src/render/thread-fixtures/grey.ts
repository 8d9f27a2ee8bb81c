// Pictures of one grey each, the darker the earlier; it fails where it is told to.

import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { DrawnModule } from '../drawing-thread.ts';
import { pictureBytes } from '../planes.ts';

export type Grey = { frameCount: number; failsAt: 'opening' | 'writing' | number | null };

const WIDTH = 16;

export const open: DrawnModule<Grey, Sound, { heard: number[] }>['open'] = async ({ frameCount, failsAt }, sound) => {
  if (failsAt === 'opening') throw new EngineError('rejected', 'No face was found.');
  // One buffer for all of them: whoever takes a picture must not see the next one in it.
  const bytes = new Uint8Array(pictureBytes(WIDTH, WIDTH));
  const draw = (i: number): Uint8Array => {
    if (i === failsAt) throw new EngineError('rejected', `Picture ${i} cannot be drawn.`);
    return bytes.fill(i % 256);
  };
  return {
    pictures: { width: WIDTH, height: WIDTH, framesPerSecond: 25, frameCount, origin: 'algorithmicMedia', draw },
    answer: { heard: [...(await sound).samples] },
    beside: failsAt === 'writing' ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(),
  };
};

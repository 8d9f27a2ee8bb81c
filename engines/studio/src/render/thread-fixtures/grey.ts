// A drawing module for tests: uniform grey frames, darker ones first; it fails on request.
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { DrawingModule } from '../drawing-thread.ts';
import { pictureBytes } from '../planes.ts';

export type Grey = { frameCount: number; failsAt: 'opening' | 'writing' | number | null };

const WIDTH = 16;

export const open: DrawingModule<Grey, Sound, { audio: number[] }>['open'] = async ({ frameCount, failsAt }, sound) => {
  if (failsAt === 'opening') throw new EngineError('rejected', 'No face found in the photo.');
  // One buffer for all frames, so that a test notices when a later frame overwrites an earlier one.
  const bytes = new Uint8Array(pictureBytes(WIDTH, WIDTH));
  const draw = (i: number): Uint8Array => {
    if (i === failsAt) throw new EngineError('rejected', `Picture ${i} cannot be drawn.`);
    return bytes.fill(i % 256);
  };
  return {
    pictures: { width: WIDTH, height: WIDTH, framesPerSecond: 25, frameCount, origin: 'algorithmicMedia', draw },
    result: { audio: [...(await sound).samples] },
    background: failsAt === 'writing' ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(),
  };
};

// The built-in engine, which runs on the CPU of this machine without a network.
import { defineEngine } from '@greenroom/engine-kit/engine';
import { z } from 'zod';
import { studioPorts } from './adapters/ports.ts';
import { buildKernel } from './kernel/build.ts';

export const engine = defineEngine({
  name: 'studio',
  settings: z.object({}),
  async create() {
    // Task processes cannot write to its folder.
    await buildKernel();
    return studioPorts;
  },
});

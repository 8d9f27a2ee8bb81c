// The built-in engine: everything on this machine's processor, without a network.
import { defineEngine } from '@greenroom/engine-kit/engine';
import { z } from 'zod';
import { studioPorts } from './adapters/ports.ts';
import { buildKernel } from './kernel/build.ts';

export const engine = defineEngine({
  name: 'studio',
  settings: z.object({}),
  async create() {
    // Task processes cannot write where it is kept.
    await buildKernel();
    return studioPorts;
  },
});

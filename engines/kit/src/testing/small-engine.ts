// A small engine for tests, with every port: real files with as little content as possible.
import { z } from 'zod';
import { defineEngine } from '../engine.ts';
import { smallPorts } from './small-ports.ts';

/** Its name is `small`. */
export const engine = defineEngine({
  name: 'small',
  settings: z.object({}),
  create: async () => smallPorts,
});

// A small engine with every port, for tests: real files, as little as can be in them.
import { z } from 'zod';
import { defineEngine } from '../engine.ts';
import { smallPorts } from './small-ports.ts';

export const engine = defineEngine({
  name: 'small',
  settings: z.object({}),
  create: async () => smallPorts,
});

// The engines of this house. A new one is one line here.
import type { EngineSet } from './ports/engine-set.ts';
import { studioEngines } from './studio/index.ts';

export const engineSet = (): EngineSet => studioEngines;

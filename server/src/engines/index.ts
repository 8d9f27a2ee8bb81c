// The engines of this house. A new one is one line here.
import type { Engine, EngineByName, EngineSet } from './ports/engine-set.ts';
import { studioEngines } from './studio/index.ts';

const ENGINES: readonly Engine[] = [studioEngines];

/** Those that new work goes to. */
export const engineSet = (): EngineSet => studioEngines;

/** Those that made what is stored: each is asked to erase its own. */
export const engineByName: EngineByName = (name) => ENGINES.find((engine) => engine.name === name);

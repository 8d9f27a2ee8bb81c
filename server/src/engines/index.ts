// The engines of this house. A new one is one line here.
import type { Engine, EngineByName, EngineSet } from '@greenroom/engine-kit/ports/engine-set';
import { studioEngines } from '../../../engines/studio/src/index.ts';

const ENGINES: readonly Engine[] = [studioEngines];

/** Those that new work goes to. */
export const engineSet = (): EngineSet => studioEngines;

/** Those that made what is stored: each is asked to erase its own. */
export const engineByName: EngineByName = (name) => ENGINES.find((engine) => engine.name === name);

// Engines from their packages: imported by name, checked, and set up with their settings.
import type { EngineDefinition, EngineDeps } from '@greenroom/engine-kit/engine';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { OperatorError } from '../kernel/operator-error.ts';
import { createEngines, type Engine, type Engines } from './engines.ts';

/** Ports without which some endpoint of the API could not work. */
const REQUIRED = [
  'characterSheet',
  'firstFrame',
  'speech',
  'voiceLibrary',
  'voiceClone',
  'talkingHead',
  'sceneClip',
] as const satisfies PortName[];

/** Throws an `OperatorError` where a package cannot be imported, is no engine, or two engines have the same name. */
export async function importEngines(packages: readonly string[]): Promise<EngineDefinition[]> {
  const definitions: EngineDefinition[] = [];
  for (const name of packages) {
    const definition = await importEngine(name);
    if (definitions.some((other) => other.name === definition.name)) {
      throw new OperatorError(`ENGINE_PACKAGES names two engines that are called ${definition.name}.`);
    }
    definitions.push(definition);
  }
  return definitions;
}

async function importEngine(name: string): Promise<EngineDefinition> {
  const module = await import(name).catch((cause: unknown) => {
    throw new OperatorError(
      `The engine package ${name} of ENGINE_PACKAGES cannot be loaded: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  });
  const { engine } = module as { engine?: Partial<EngineDefinition> };
  if (typeof engine?.create === 'function' && engine.settings && /^[a-z][a-z0-9-]*$/.test(engine.name ?? '')) {
    return engine as EngineDefinition;
  }
  throw new OperatorError(`The package ${name} of ENGINE_PACKAGES is no engine: it has no export \`engine\`.`);
}

interface Deps extends EngineDeps {
  /** The values of an engine's settings. */
  settingsOf(settings: EngineDefinition['settings']): Record<string, unknown>;
}

/** Sets the engines up. Throws an `OperatorError` where a setting is wrong or none of the engines has a port that is needed. */
export async function openEngines(
  definitions: readonly EngineDefinition[],
  { settingsOf, log, http }: Deps,
): Promise<Engines> {
  // All settings are read before the first engine is set up.
  const settings = definitions.map((definition) => settingsOf(definition.settings));
  const list: Engine[] = [];
  for (const [index, definition] of definitions.entries()) {
    list.push({ name: definition.name, ...(await definition.create(settings[index]!, { log, http })) });
  }
  const engines = createEngines(list);
  const missing = REQUIRED.filter((port) => !engines.has(port));
  if (missing.length > 0) throw new OperatorError(`No engine of ENGINE_PACKAGES has the port ${missing.join(', ')}.`);
  for (const port of ['voiceLibrary', 'voiceClone'] as const) {
    const { name, speech } = engines.forPort(port);
    if (!speech) throw new OperatorError(`The engine ${name} has the port ${port} but cannot speak with its voices.`);
  }
  return engines;
}

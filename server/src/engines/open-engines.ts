// Imports engine packages by name, checks them, and creates the engines with their settings.
import type { EngineDefinition, EngineDeps } from '@greenroom/engine-kit/engine';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { OperatorError } from '../kernel/operator-error.ts';
import { createEngines, type Engine, type Engines } from './engines.ts';

/** Ports that the endpoints of the API need. */
const REQUIRED = [
  'characterSheet',
  'firstFrame',
  'speech',
  'voiceLibrary',
  'voiceClone',
  'talkingHead',
  'sceneClip',
] as const satisfies PortName[];

/** Throws an `OperatorError` if a package cannot be imported or is not an engine, or two engines have the same name. */
export async function importEngines(packages: readonly string[]): Promise<EngineDefinition[]> {
  const definitions: EngineDefinition[] = [];
  for (const name of packages) {
    const definition = await importEngine(name);
    if (definitions.some((other) => other.name === definition.name)) {
      throw new OperatorError(`ENGINE_PACKAGES has two engines named ${definition.name}. Remove one.`);
    }
    definitions.push(definition);
  }
  return definitions;
}

async function importEngine(name: string): Promise<EngineDefinition> {
  const module = await import(name).catch((cause: unknown) => {
    throw new OperatorError(`ENGINE_PACKAGES: cannot load ${name}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  });
  const { engine } = module as { engine?: Partial<EngineDefinition> };
  if (typeof engine?.create === 'function' && engine.settings && /^[a-z][a-z0-9-]*$/.test(engine.name ?? '')) {
    return engine as EngineDefinition;
  }
  throw new OperatorError(`ENGINE_PACKAGES: ${name} is not an engine. It has no valid export \`engine\`.`);
}

interface Deps extends EngineDeps {
  /** The values of an engine's settings. */
  settingsOf(settings: EngineDefinition['settings']): Record<string, unknown>;
}

/** Throws an `OperatorError` if a setting is invalid or no engine has a required port. */
export async function openEngines(
  definitions: readonly EngineDefinition[],
  { settingsOf, log, http }: Deps,
): Promise<Engines> {
  // All settings are read before the first engine is created.
  const settings = definitions.map((definition) => settingsOf(definition.settings));
  const list: Engine[] = [];
  for (const [index, definition] of definitions.entries()) {
    list.push({ name: definition.name, ...(await definition.create(settings[index]!, { log, http })) });
  }
  const engines = createEngines(list);
  const missing = REQUIRED.filter((port) => !engines.has(port));
  if (missing.length > 0)
    throw new OperatorError(
      `No engine in ENGINE_PACKAGES has these ports: ${missing.join(', ')}. Add an engine that has them.`,
    );
  for (const port of ['voiceLibrary', 'voiceClone'] as const) {
    const { name, speech } = engines.forPort(port);
    if (!speech)
      throw new OperatorError(
        `The engine ${name} has the port ${port} but not the port speech, so its voices cannot speak.`,
      );
  }
  return engines;
}

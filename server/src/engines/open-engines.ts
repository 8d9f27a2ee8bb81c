// Imports engine packages by name, checks them, and creates the engines with their settings.
import type { CreatedEngine, EngineDefinition, EngineDeps } from '@greenroom/engine-kit/engine';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { OperatorError } from '../kernel/operator-error.ts';
import { type Choices, chooseEngines } from './choose-engines.ts';
import { createEngines, type Engine, type Engines } from './engines.ts';
import { SPEAKING_SHOTS } from './speaking-shots.ts';

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
  const isNamed = /^[a-z][a-z0-9-]*$/.test(engine?.name ?? '') && engine?.name !== SPEAKING_SHOTS;
  if (typeof engine?.create === 'function' && engine.settings && isNamed) {
    return engine as EngineDefinition;
  }
  throw new OperatorError(`ENGINE_PACKAGES: ${name} is not an engine. It has no valid export \`engine\`.`);
}

interface Deps extends EngineDeps {
  /** The values of an engine's settings. */
  settingsOf(settings: EngineDefinition['settings']): Record<string, unknown>;
  /** Absent: the first engine that has a port gets its work. */
  choices?: Choices;
  /** Multiplies the estimated length of speech; 1 by default. */
  speechPace?: number;
}

/**
 * Creates the engines that are set up, and resolves the choice of engines for each port. Throws an `OperatorError` if a setting is
 * invalid, a choice is impossible or no engine has a required port.
 */
export async function openEngines(
  definitions: readonly EngineDefinition[],
  { settingsOf, choices = {}, speechPace = 1, log, http }: Deps,
): Promise<Engines> {
  // All settings are read before the first engine is created.
  const enabled = definitions.flatMap((definition) => {
    const settings = settingsOf(definition.settings);
    const isEnabled = definition.enabledBy?.some((name) => settings[name] !== undefined) ?? true;
    return isEnabled ? [{ definition, settings }] : [];
  });
  const list: Engine[] = [];
  for (const { definition, settings } of enabled) {
    const { name, rates } = definition;
    list.push({ name, rates, ...(await create(definition, settings, { log, http })) });
  }
  const engines = createEngines(list, chooseEngines(definitions, list, choices), { speechPace });
  const missing = REQUIRED.filter((port) => !engines.has(port));
  if (missing.length > 0)
    throw new OperatorError(
      `No engine in ENGINE_PACKAGES has these ports: ${missing.join(', ')}. Add an engine that has them.`,
    );
  for (const port of ['voiceLibrary', 'voiceClone'] as const) {
    for (const { name, speech } of engines.candidates(port)) {
      if (!speech)
        throw new OperatorError(
          `The engine ${name} has the port ${port} but not the port speech, so its voices cannot speak.`,
        );
    }
  }
  return engines;
}

/** An error of an engine is about its settings, so the operator gets its message. */
async function create(
  definition: EngineDefinition,
  settings: Record<string, unknown>,
  deps: EngineDeps,
): Promise<CreatedEngine> {
  return definition.create(settings, deps).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The engine ${definition.name} cannot be used: ${reason}`, { cause });
  });
}

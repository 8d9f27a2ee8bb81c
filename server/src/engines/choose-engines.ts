// Resolves the operator's choice of engines for each port; every mistake is one sentence for the operator.
import type { EngineDefinition } from '@greenroom/engine-kit/engine';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { OperatorError } from '../kernel/operator-error.ts';
import { type Engine, type EngineWith, type PortEngines, withPort } from './engines.ts';
import { SPEAKING_SHOTS, speakingShots } from './speaking-shots.ts';

/** An engine, and optionally one of its models. */
export interface Choice {
  engine: string;
  model: string | undefined;
}

export type Choices = { readonly [P in PortName]?: readonly Choice[] };

/** `ENGINE_TALKING_HEAD` for `talkingHead`. */
export const variableOf = (port: PortName): string =>
  `ENGINE_${port.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Ports whose engines follow from `ENGINE_SPEECH`, because a voice is spoken by the engine that created it. */
const VOICE_PORTS = ['voiceLibrary', 'voiceClone'] as const;

/**
 * `definitions`: of all installed engines, also of those that are not set up. Throws an `OperatorError` that names every choice that is
 * impossible.
 */
export function chooseEngines(
  definitions: readonly EngineDefinition[],
  engines: readonly Engine[],
  choices: Choices,
): PortEngines {
  const mistakes: string[] = [];
  const chosen: Record<string, readonly EngineWith<PortName>[]> = {};
  for (const [port, named = []] of Object.entries(choices) as [PortName, readonly Choice[]][]) {
    const found = named.map((choice) => resolve(choice, port, definitions, engines));
    mistakes.push(...found.filter((result) => typeof result === 'string'));
    chosen[port] = found.filter((result) => typeof result !== 'string');
  }
  if (chosen.sceneClip?.every(({ name }) => name === SPEAKING_SHOTS)) mistakes.push(SPEAKING_ONLY);
  if (mistakes.length > 0) throw new OperatorError(mistakes.join('\n'));
  for (const port of VOICE_PORTS) {
    // The model is that of speech.
    const speakers = (chosen.speech ?? [])
      .filter((engine) => engine[port] !== undefined)
      .map((engine) => ({ ...engine, model: undefined }));
    if (choices[port] === undefined && speakers.length > 0) chosen[port] = speakers;
  }
  return chosen as PortEngines;
}

const SPEAKING_ONLY =
  'ENGINE_SCENE_CLIP names only talking-head. Name another engine after it, such as studio, for shots in which nobody speaks.';

/** The engine with the chosen model, or a sentence about what is wrong. */
function resolve<P extends PortName>(
  { engine: name, model }: Choice,
  port: P,
  definitions: readonly EngineDefinition[],
  engines: readonly Engine[],
): EngineWith<P> | string {
  const variable = variableOf(port);
  if (port === 'sceneClip' && name === SPEAKING_SHOTS) return speakingShots as Engine as EngineWith<P>;
  const definition = definitions.find((other) => other.name === name);
  if (!definition) {
    const known = definitions.map((other) => other.name).join(', ');
    return `${variable} names the engine ${name}, which is not installed. Installed are: ${known}.`;
  }
  const engine = engines.find((other) => other.name === name);
  if (!engine) return `${variable} names the engine ${name}, which is not set up. Set ${listOr(definition.enabledBy)}.`;
  const capable = withPort(engine, port);
  if (!capable) return `${variable} names the engine ${name}, which cannot do this with its current settings.`;
  if (model === undefined) return capable;
  const other = engine.withModel?.(port, model);
  if (other) return { ...capable, [port]: other, model };
  const models = engine.models?.[port];
  const hint = models ? `It has: ${models.join(', ')}.` : 'It has no choice of models for this.';
  return `${variable} names the model ${model}, which the engine ${name} does not have. ${hint}`;
}

const listOr = (names: readonly string[] = []): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

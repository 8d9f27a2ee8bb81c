// The registry of engines: by port for new work, by name for stored data and for the operations of an engine.
import type { CreatedEngine } from '@greenroom/engine-kit/engine';
import type { PortName, Ports } from '@greenroom/engine-kit/ports/ports';
import type { PaceOf, Tempo } from '@greenroom/engine-kit/text/speech-length';
import type { Rate } from '@greenroom/engine-kit/usage';

/** A configured engine with its ports. */
export type Engine = { readonly name: string; readonly rates?: readonly Rate[] | undefined } & CreatedEngine;

/** `model`: the chosen model of the port; undefined for the engine's default. */
export type EngineWith<P extends PortName> = Engine & Pick<Ports, P> & { readonly model?: string | undefined };

/** The engines of a port in the order of their choice: the first gets new work, the others are its fallbacks. */
export type PortEngines = { readonly [P in PortName]?: readonly EngineWith<P>[] };

export interface Engines {
  /** All engines that are set up, in the order of their packages. */
  readonly all: readonly Engine[];
  /** Whether any engine has the port. */
  has(port: PortName): boolean;
  /** The engines of a port, the first choice first; empty if no engine has it. */
  candidates<P extends PortName>(port: P): readonly EngineWith<P>[];
  /** The engine that gets new work of the port. Throws if no engine has the port. */
  forPort<P extends PortName>(port: P): EngineWith<P>;
  /** How fast the engine that gets new speech speaks. Scripts are estimated with it, whoever speaks them in the end. */
  readonly paceOf: PaceOf;
  /** The engine that created a voice, a likeness or a recipe; undefined if it is not installed or not set up. */
  byName(name: string): Engine | undefined;
}

export const withPort = <P extends PortName>(engine: Engine | undefined, port: P): EngineWith<P> | undefined =>
  engine?.[port] === undefined ? undefined : (engine as EngineWith<P>);

/**
 * A port that `chosen` does not name is served by the first engine of the list that has it, without fallbacks.
 *
 * @param options `speechPace`: multiplies the estimated length of speech
 */
export const createEngines = (
  list: readonly Engine[],
  chosen: PortEngines = {},
  { speechPace = 1 }: { speechPace?: number } = {},
): Engines => {
  const candidates = <P extends PortName>(port: P): readonly EngineWith<P>[] => {
    const named = chosen[port] as readonly EngineWith<P>[] | undefined;
    if (named) return named;
    const first = withPort(
      list.find((engine) => engine[port] !== undefined),
      port,
    );
    return first ? [first] : [];
  };
  return {
    all: list,
    has: (port) => candidates(port).length > 0,
    paceOf: scaledPace((language) => candidates('speech')[0]!.speech.pace(language), speechPace),
    candidates,
    forPort(port) {
      const [engine] = candidates(port);
      if (!engine) throw new Error(`No engine has the port ${port}.`);
      return engine;
    },
    byName: (name) => list.find((engine) => engine.name === name),
  };
};

function scaledPace(paceOf: PaceOf, factor: number): PaceOf {
  if (factor === 1) return paceOf;
  const scaled = ({ unitMs, lastPauseMs }: Tempo): Tempo => {
    const units = Object.entries(unitMs).map(([unit, ms]) => [unit, ms * factor]);
    return { unitMs: Object.fromEntries(units) as Tempo['unitMs'], lastPauseMs: lastPauseMs * factor };
  };
  return (language) => {
    const { hurried, ...calm } = paceOf(language);
    return { ...scaled(calm), hurried: hurried && scaled(hurried) };
  };
}

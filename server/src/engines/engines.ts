// The registry of engines: by port for new work, by name for stored data.
import type { CreatedEngine } from '@greenroom/engine-kit/engine';
import type { PortName, Ports } from '@greenroom/engine-kit/ports/ports';

/** A configured engine with its ports. */
export type Engine = { readonly name: string } & CreatedEngine;

export type EngineWith<P extends PortName> = Engine & Pick<Ports, P>;

export interface Engines {
  /** Whether any engine has the port. */
  has(port: PortName): boolean;
  /** The engine that gets new work of the port. Throws if no engine has the port. */
  forPort<P extends PortName>(port: P): EngineWith<P>;
  /** The engine that created a voice, a likeness or a recipe; undefined if it is not installed. */
  byName(name: string): Engine | undefined;
}

export const withPort = <P extends PortName>(engine: Engine | undefined, port: P): EngineWith<P> | undefined =>
  engine?.[port] === undefined ? undefined : (engine as EngineWith<P>);

/** The first engine of the list with a port gets the port's new work. */
export const createEngines = (list: readonly Engine[]): Engines => {
  const find = <P extends PortName>(port: P): EngineWith<P> | undefined =>
    withPort(
      list.find((engine) => engine[port] !== undefined),
      port,
    );
  return {
    has: (port) => find(port) !== undefined,
    forPort(port) {
      const engine = find(port);
      if (!engine) throw new Error(`No engine has the port ${port}.`);
      return engine;
    },
    byName: (name) => list.find((engine) => engine.name === name),
  };
};

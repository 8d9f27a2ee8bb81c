// The definition of an engine: its name, its settings and the function that creates its ports.
import type { z } from 'zod';
import type { HttpClient } from './http-client.ts';
import type { Logger } from './logger.ts';
import type { PortName, Ports } from './ports/ports.ts';
import type { Rate } from './usage.ts';

/** What the service passes to every engine. */
export interface EngineDeps {
  log: Logger;
  http: HttpClient;
}

/** The type of the `engine` export of an engine package. */
export interface EngineDefinition<Settings extends z.ZodObject = z.ZodObject> {
  /** Lower-case letters, digits and hyphens. Stored with everything that the engine makes, so it never changes. */
  readonly name: string;
  /** Its environment variables, each made with `setting`. */
  readonly settings: Settings;
  /** The engine is created if one of these settings is set. Absent: always. */
  readonly enabledBy?: readonly (keyof z.output<Settings> & string)[];
  /** The prices of its models. The operator may replace them with `ENGINE_RATES`. */
  readonly rates?: readonly Rate[];
  /** Returns the ports that the engine has with these settings. Called once when a process starts; an error stops the process. */
  create(settings: z.output<Settings>, deps: EngineDeps): Promise<CreatedEngine>;
}

/** The ports of an engine and the operations that belong to no port. */
export interface CreatedEngine extends Partial<Ports> {
  /**
   * The models of each port that has several, the default first. A setting such as `ENGINE_TALKING_HEAD=fal:veed/fabric-1.0` names one.
   */
  readonly models?: { readonly [P in PortName]?: readonly string[] };
  /** Returns a port with another model than its default; undefined if the port cannot use a model of this name. */
  withModel?<P extends PortName>(port: P, model: string): Ports[P] | undefined;
  /** Calls to the provider at once, by all processes together. Absent: no limit. */
  readonly maxConcurrentCalls?: number;
  /**
   * Cancels a remote operation of a job that failed, as `cancel` of `RemoteOperation` does. Safe to repeat. Required if the engine
   * uses `ctx.remote`.
   *
   * @param ref the reference that `start` returned
   * @throws {EngineError} if the provider did not answer; the service tries again later.
   */
  cancelOperation?(ref: string, signal: AbortSignal): Promise<void>;
}

/** Defines an engine. Export the result as `engine` from the package, and name the package in `ENGINE_PACKAGES`. */
export const defineEngine = <Settings extends z.ZodObject>(
  definition: EngineDefinition<Settings>,
): EngineDefinition<Settings> => definition;

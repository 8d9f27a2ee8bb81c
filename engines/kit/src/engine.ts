// The definition of an engine: its name, its settings and the function that creates its ports.
import type { z } from 'zod';
import type { HttpClient } from './http-client.ts';
import type { Logger } from './logger.ts';
import type { Ports } from './ports/ports.ts';

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
  /** Returns the ports that the engine has with these settings. Called once when a process starts; an error stops the process. */
  create(settings: z.output<Settings>, deps: EngineDeps): Promise<CreatedEngine>;
}

/** The ports of an engine and the operations that belong to no port. */
export interface CreatedEngine extends Partial<Ports> {
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

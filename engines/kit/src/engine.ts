// An engine: a package whose one export, `engine`, says what it is called, what it is configured with and how its ports are created.
import type { z } from 'zod';
import type { HttpClient } from './http-client.ts';
import type { Logger } from './logger.ts';
import type { Ports } from './ports/ports.ts';

/** What the service passes to every engine. */
export interface EngineDeps {
  log: Logger;
  http: HttpClient;
}

export interface EngineDefinition<Settings extends z.ZodObject = z.ZodObject> {
  /** Lower-case letters, digits and hyphens. Stored beside all that the engine makes, so it never changes. */
  readonly name: string;
  /** Its environment variables, each made with `setting`. */
  readonly settings: Settings;
  /** The ports that it has with these settings. */
  create(settings: z.output<Settings>, deps: EngineDeps): Promise<CreatedEngine>;
}

/** The ports that an engine has, and what else the service asks of it. */
export interface CreatedEngine extends Partial<Ports> {
  /**
   * Stops a remote operation of this engine, or erases what it made where it has ended: the `cancel` of `ctx.remote`, for a job that
   * failed. Safe to repeat. Absent where the engine runs no remote operations.
   */
  cancelOperation?(ref: string, signal: AbortSignal): Promise<void>;
}

export const defineEngine = <Settings extends z.ZodObject>(
  definition: EngineDefinition<Settings>,
): EngineDefinition<Settings> => definition;

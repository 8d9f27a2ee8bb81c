// An engine: a package whose one export, `engine`, says what it is called, what it is configured with and how its ports are created.
import type { z } from 'zod';
import type { HttpClient } from './http-client.ts';
import type { Ports } from './ports/ports.ts';

export interface EngineLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the service passes to every engine. */
export interface EngineDeps {
  log: EngineLogger;
  http: HttpClient;
}

export interface EngineDefinition<Settings extends z.ZodObject = z.ZodObject> {
  /** Lower-case letters, digits and hyphens. Stored beside all that the engine makes, so it never changes. */
  readonly name: string;
  /** Its environment variables, each made with `setting`. */
  readonly settings: Settings;
  /** The ports that it has with these settings. */
  create(settings: z.output<Settings>, deps: EngineDeps): Promise<Partial<Ports>>;
}

export const defineEngine = <Settings extends z.ZodObject>(
  definition: EngineDefinition<Settings>,
): EngineDefinition<Settings> => definition;

// The definition of a command: its name, options, action and output.
import type { CliServices } from './services.ts';

export interface Option {
  readonly name: string;
  readonly type: 'text' | 'path' | 'credits';
  /** The value if it is omitted; undefined: it is required. */
  readonly default?: number | string;
  /** The smallest number of credits accepted. */
  readonly min?: number;
}

/** The parsed values, by option. */
export interface OptionValues {
  text(name: string): string;
  /** Whether the value is `true`. */
  flag(name: string): boolean;
  credits(name: string): number;
}

export interface Outcome {
  /** Printed with `--json`. */
  readonly json: object;
  /** Printed without. */
  readonly text: string;
  /** The command found a problem: it exits with 1. */
  readonly failed?: boolean;
}

export interface Command {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  run(services: CliServices, values: OptionValues): Promise<Outcome>;
}

export const clientOption: Option = { name: 'client', type: 'text' };

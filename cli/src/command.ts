// The definition of a command: its name, parameters, options and action.
import type { Client } from '@greenroom/sdk';

export interface Option {
  /** In kebab-case. The option of a body's member `voice_id` is `voice-id`. */
  readonly name: string;
  readonly type: 'text' | 'number' | 'flag' | 'json' | 'file';
  /** A one-letter form, such as `o`. */
  readonly short?: string;
  readonly choices?: readonly string[];
  readonly isRequired?: boolean;
  /** May be given several times; the value is a list. */
  readonly isList?: boolean;
  /** Not a member of the request's body. */
  readonly isLocal?: boolean;
  readonly about: string;
}

export type Value = string | number | boolean | object;

/** The parsed command line. */
export interface Given {
  /** By the names in `parameters`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly text: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly flag: (name: string) => boolean;
  /** The options that are members of a request's body. */
  readonly body: Readonly<Record<string, Value>>;
}

export interface Context {
  /** A client for the account. Throws if no key is set. */
  readonly connect: () => Promise<Client>;
  /** Writes a line to stderr. */
  readonly note: (line: string) => void;
  /** Undefined unless stderr is a terminal. */
  readonly terminal: NodeJS.WriteStream | undefined;
}

/** Printed as text, or as JSON. A status other than 0 comes with a message for stderr. */
export interface Outcome {
  readonly print: object | string;
  readonly status?: { readonly code: ExitStatus; readonly message: string } | undefined;
}

export interface Command {
  /** A noun and a verb, such as `video create`. */
  readonly name: string;
  readonly about: string;
  readonly parameters?: readonly string[];
  readonly options?: readonly Option[];
  run(context: Context, given: Given): Promise<Outcome>;
}

export const exitStatus = { ok: 0, failed: 1, usage: 2, auth: 3, timeout: 4, money: 5 } as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** A command stops with a message and an exit status. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly status: ExitStatus;
  /** Printed nevertheless. */
  readonly json: object | undefined;

  constructor(message: string, status: ExitStatus, json?: object) {
    super(message);
    this.status = status;
    this.json = json;
  }
}

export const usageError = (message: string): CommandError => new CommandError(message, exitStatus.usage);

/** The service checks bodies, and its messages name the member. */
export const bodyOf = <Body>({ body }: Given): Body => body as Body;

export const pageOptions: readonly Option[] = [
  { name: 'limit', type: 'number', about: 'The number of items, at most 100; 30 by default.' },
  { name: 'offset', type: 'number', about: 'The number of newest items to skip.' },
];

export const idempotencyKeyOption: Option = {
  name: 'idempotency-key',
  type: 'text',
  isLocal: true,
  about: 'Repeats a request safely: the same key and body are charged once within 24 hours.',
};

export const outputOption: Option = {
  name: 'output',
  short: 'o',
  type: 'file',
  isLocal: true,
  about: 'Saves the file here.',
};

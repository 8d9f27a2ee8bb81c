// Parses a command line by the table of commands.
import { parseArgs } from 'node:util';
import { type Command, type Given, type Option, usageError, type Value } from './command.ts';

export interface Parsed {
  command: Command;
  given: Given;
}

const HELP = 'Run `greenroom-cli help` for a list.';

export function readArguments(args: readonly string[], commands: readonly Command[]): Parsed {
  const found = findCommand(args, commands);
  if (!found)
    throw usageError(
      `${args.length > 0 ? `Unknown command \`${args.slice(0, 2).join(' ')}\`.` : 'No command given.'} ${HELP}`,
    );
  const { command, rest } = found;
  const { parameters = [], options = [] } = command;
  const { values, positionals } = parse(rest, options);

  const missing = parameters[positionals.length];
  if (missing !== undefined) throw usageError(`\`greenroom-cli ${command.name}\` needs ${missing.toUpperCase()}.`);
  const extra = positionals[parameters.length];
  if (extra !== undefined) throw usageError(`\`${extra}\` is one argument too many.`);

  const read = new Map<string, Value>();
  for (const option of options) {
    const texts = values[option.name];
    if (texts === undefined && option.isRequired) throw usageError(`--${option.name} is required.`);
    if (texts === undefined) continue;
    if (texts.length > 1 && !option.isList) throw usageError(`--${option.name} is given twice.`);
    const all = texts.map((text) => readValue(option, text));
    read.set(option.name, option.isList ? all : all[0]!);
  }
  const typed = <Type>(name: string) => read.get(name) as Type | undefined;
  return {
    command,
    given: {
      parameters: Object.fromEntries(parameters.map((name, index) => [name, positionals[index]!])),
      text: (name) => typed<string>(name),
      number: (name) => typed<number>(name),
      flag: (name) => typed<boolean>(name) ?? false,
      body: Object.fromEntries(
        options
          .filter(({ name, isLocal }) => !isLocal && read.has(name))
          .map(({ name }) => [memberOf(name), read.get(name)!]),
      ),
    },
  };
}

/** The command whose words the arguments begin with. */
export function findCommand(args: readonly string[], commands: readonly Command[]) {
  for (const words of [2, 1]) {
    const command = commands.find(({ name }) => name === args.slice(0, words).join(' '));
    if (command) return { command, rest: args.slice(words) };
  }
  return undefined;
}

function parse(args: readonly string[], options: readonly Option[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        options.map(({ name, type, short }) => [
          name,
          {
            type: type === 'flag' ? ('boolean' as const) : ('string' as const),
            multiple: true,
            ...(short && { short }),
          },
        ]),
      ),
    });
    return { values: values as Record<string, (string | boolean)[] | undefined>, positionals };
  } catch (error) {
    // Node adds advice about positional arguments, which rarely fits.
    throw usageError((error as Error).message.split(/\.\s/)[0]!.replace(/\.?$/, '.'));
  }
}

/** Reads a value from the command line or from a cell of a table. */
export function readValue({ name, type, choices }: Option, text: string | boolean): Value {
  if (typeof text === 'boolean') return text;
  if (choices && !choices.includes(text)) throw usageError(`--${name} must be ${choices.join(' or ')}.`);
  if (type === 'number') {
    if (/^\d{1,9}(?:\.\d{1,6})?$/.test(text)) return Number(text);
    throw usageError(`--${name} must be a number.`);
  }
  if (type === 'flag') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw usageError(`--${name} must be true or false.`);
  }
  if (type !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw usageError(`--${name} must be JSON.`);
  }
}

/** `voice-id` → `voice_id` */
export const memberOf = (name: string): string => name.replaceAll('-', '_');

// The text of `greenroom-cli help`, from the table of commands.
import { type Command, exitStatus, type Option } from './command.ts';

export const usageOf = ({ name, parameters = [], options = [] }: Command): string => {
  const required = options.filter(({ isRequired }) => isRequired).map((option) => ` ${flagOf(option)}`);
  const rest = options.length > required.length ? ' [options]' : '';
  return `greenroom-cli ${name}${parameters.map((parameter) => ` ${parameter.toUpperCase()}`).join('')}${required.join('')}${rest}`;
};

const flagOf = ({ name, type, short, choices }: Option): string => {
  const value = type === 'flag' ? '' : ` ${choices?.join('|') ?? type.toUpperCase()}`;
  return `${short ? `-${short}, ` : ''}--${name}${value}`;
};

/** All commands in a line each. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const { ok, failed, usage, auth, timeout, money } = exitStatus;
  return [
    'Makes videos with an AI presenter in a Greenroom account.',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    '`greenroom-cli COMMAND --help` shows the options of a command.',
    'The API key is in GREENROOM_API_KEY and the URL of the service in GREENROOM_URL, or both are stored by `greenroom-cli login`.',
    'Results are JSON on stdout, errors are on stderr. Exit status: ' +
      `${ok} success, ${failed} the service or the network failed, ${usage} invalid command line, ${auth} no valid key, ` +
      `${timeout} the wait took too long, ${money} not enough credits.`,
  ].join('\n');
}

/** One command with its options. */
export function details(command: Command): string {
  const { options = [] } = command;
  const width = Math.max(0, ...options.map((option) => flagOf(option).length));
  return [
    `${command.about}\n`,
    `  ${usageOf(command)}`,
    ...(options.length > 0 ? [''] : []),
    ...options.map((option) => `  ${flagOf(option).padEnd(width)}  ${option.about}`),
  ].join('\n');
}

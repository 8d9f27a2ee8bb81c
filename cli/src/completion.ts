// Completes command lines: the shells call `greenroom-cli __complete` with the words before the cursor, the last one unfinished.
import { type Command, type Option, usageError } from './command.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_greenroom_cli() {
  local IFS=$'\\n'
  COMPREPLY=($(greenroom-cli __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _greenroom_cli greenroom-cli`,
  zsh: `#compdef greenroom-cli
_greenroom_cli() {
  local -a found
  found=("\${(@f)$(greenroom-cli __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
compdef _greenroom_cli greenroom-cli`,
  fish: `complete -c greenroom-cli -a '(greenroom-cli __complete (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

export const completionCommand: Command = {
  name: 'completion',
  about: 'Prints a script that completes commands in a shell: bash, zsh or fish.',
  parameters: ['shell'],
  async run(_, { parameters }) {
    const script = SCRIPTS[parameters.shell!];
    if (script === undefined) throw usageError(`SHELL must be ${Object.keys(SCRIPTS).join(', ')}.`);
    return { print: script };
  },
};

/** The words with which the last one can be continued. None for files and free text. */
export function complete(words: readonly string[], commands: readonly Command[]): string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const matching = (candidates: readonly string[]) => [...new Set(candidates)].filter((word) => word.startsWith(last));

  const command = commands.find(({ name }) => name === before.slice(0, name.split(' ').length).join(' '));
  if (!command) {
    const next = commands.flatMap(({ name }) => {
      const parts = name.split(' ');
      return before.every((word, index) => parts[index] === word) ? (parts[before.length] ?? []) : [];
    });
    return matching(next);
  }
  const { options = [] } = command;
  const isNamed = ({ name, short }: Option) => [`--${name}`, `-${short}`].includes(before.at(-1) ?? '');
  const open = options.find((option) => option.type !== 'flag' && isNamed(option));
  if (open) return matching(open.choices ?? []);
  if (command.name === completionCommand.name) return matching(Object.keys(SCRIPTS));
  if (!last.startsWith('-')) return [];
  const given = new Set(before);
  return matching(
    options.filter(({ name, isList }) => isList || !given.has(`--${name}`)).map(({ name }) => `--${name}`),
  );
}

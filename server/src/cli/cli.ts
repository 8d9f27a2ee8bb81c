// Runs one command line and answers the status to exit with: 0 done, 1 it could not be done or something is wrong, 2 not understood.
import { OperatorError } from '../kernel/operator-error.ts';
import { type Request, readArguments, UsageError, usage } from './arguments.ts';
import type { CliServices } from './services.ts';

export interface CliDeps {
  /** Opens the database; `migrated`: its schema must be current. */
  open(deps: { migrated: boolean }): Promise<{ house: CliServices; close(): Promise<void> }>;
  /** Each runs until the process is told to stop. */
  processes: Record<'serve' | 'work', () => Promise<void>>;
  /** One line of stdout. */
  say(line: string): void;
  /** One line of stderr. */
  complain(line: string): void;
}

/** Throws only bugs. */
export async function runCli(args: readonly string[], deps: CliDeps): Promise<number> {
  let request: Request;
  try {
    request = readArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    deps.complain(error.message);
    return 2;
  }
  if (request.kind === 'help') {
    deps.say(usage());
    return 0;
  }
  if (request.kind !== 'command') {
    await deps.processes[request.kind]();
    return 0;
  }
  const { command, given, json } = request;
  try {
    const { house, close } = await deps.open({ migrated: command.words !== 'migrate' });
    const outcome = await command.run(house, given).finally(close);
    deps.say(json ? JSON.stringify(outcome.json) : outcome.text);
    return outcome.wrong ? 1 : 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (json) deps.say(JSON.stringify({ error: error.message }));
    else deps.complain(error.message);
    return 1;
  }
}

// Runs one command line and answers the status to exit with: 0 done, 1 it could not be done or something is wrong, 2 not understood.
import { OperatorError } from '../kernel/operator-error.ts';
import { type Request, readArguments, UsageError, usage } from './arguments.ts';
import type { CliHouse } from './services.ts';

export interface CliNeeds {
  /** Opens the database; `migrated`: its schema must be current. */
  open(needs: { migrated: boolean }): Promise<{ house: CliHouse; close(): Promise<void> }>;
  /** Each runs until the process is told to stop. */
  processes: Record<'serve' | 'work', () => Promise<void>>;
  /** One line of stdout. */
  say(line: string): void;
  /** One line of stderr. */
  complain(line: string): void;
}

/** Throws only bugs. */
export async function runCli(args: readonly string[], needs: CliNeeds): Promise<number> {
  let request: Request;
  try {
    request = readArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    needs.complain(error.message);
    return 2;
  }
  if (request.kind === 'help') {
    needs.say(usage());
    return 0;
  }
  if (request.kind !== 'command') {
    await needs.processes[request.kind]();
    return 0;
  }
  const { command, given, json } = request;
  try {
    const { house, close } = await needs.open({ migrated: command.words !== 'migrate' });
    const outcome = await command.run(house, given).finally(close);
    needs.say(json ? JSON.stringify(outcome.json) : outcome.text);
    return outcome.wrong ? 1 : 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (json) needs.say(JSON.stringify({ error: error.message }));
    else needs.complain(error.message);
    return 1;
  }
}

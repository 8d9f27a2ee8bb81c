// Runs a command line and returns the exit status: 0 success, 1 failed or found a problem, 2 invalid command line.
import type { QueueName } from '../jobs/job.ts';
import { OperatorError } from '../kernel/operator-error.ts';
import { type Request, readArguments, UsageError, usage } from './arguments.ts';
import type { CliServices } from './services.ts';

export interface CliDeps {
  /** Opens the database; `migrated`: its schema must be current. */
  open(deps: { migrated: boolean }): Promise<{ services: CliServices; close(): Promise<void> }>;
  /** Each runs until the process is stopped. */
  processes: { serve(): Promise<void>; work(queues: readonly QueueName[]): Promise<void> };
  /** Writes a line to stdout. */
  print(line: string): void;
  /** Writes a line to stderr. */
  printError(line: string): void;
}

/** These bring the schema up to date themselves. */
const PREPARING = new Set(['migrate', 'restore']);

/** Throws only bugs. */
export async function runCli(args: readonly string[], deps: CliDeps): Promise<number> {
  let request: Request;
  try {
    request = readArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    deps.printError(error.message);
    return 2;
  }
  if (request.kind === 'help') {
    deps.print(usage());
    return 0;
  }
  if (request.kind !== 'command') {
    await (request.kind === 'serve' ? deps.processes.serve() : deps.processes.work(request.queues));
    return 0;
  }
  const { command, values, json } = request;
  try {
    const { services, close } = await deps.open({ migrated: !PREPARING.has(command.name) });
    const outcome = await command.run(services, values).finally(close);
    deps.print(json ? JSON.stringify(outcome.json) : outcome.text);
    return outcome.failed ? 1 : 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (json) deps.print(JSON.stringify({ error: error.message }));
    else deps.printError(error.message);
    return 1;
  }
}

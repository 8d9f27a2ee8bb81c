// Runs a command line and returns the exit status.
import {
  ApiError,
  createClient,
  GreenroomError,
  InsufficientCredits,
  JobFailed,
  TooManyActiveJobs,
  Unauthorized,
  WaitTimeout,
} from '@greenroom/sdk';
import { findCommand, readArguments } from './arguments.ts';
import { CommandError, type ExitStatus, exitStatus } from './command.ts';
import { commands } from './commands.ts';
import { complete } from './completion.ts';
import { details, overview } from './help.ts';
import { readSettings } from './settings.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const printJson = (json: object) => print(JSON.stringify(json, null, 2));
const note = (line: string) => void process.stderr.write(`${line}\n`);

export async function runCli(args: readonly string[]): Promise<ExitStatus> {
  try {
    return await run(args);
  } catch (error) {
    const { status, message, json } = failureOf(error);
    if (json) printJson(json);
    note(`greenroom-cli: ${message}`);
    return status;
  }
}

async function run(args: readonly string[]): Promise<ExitStatus> {
  if (args[0] === '__complete') {
    for (const word of complete(args.slice(1), commands)) print(word);
    return exitStatus.ok;
  }
  if (args[0] === 'help' || args.includes('--help') || args.includes('-h')) {
    const found = findCommand(args, commands);
    print(found ? details(found.command) : overview(commands));
    return exitStatus.ok;
  }
  const { command, given } = readArguments(args, commands);
  const connect = async () => {
    const { url, apiKey } = await readSettings();
    return createClient({ baseUrl: url, apiKey });
  };
  const terminal = process.stderr.isTTY ? process.stderr : undefined;
  const { print: result, status } = await command.run({ connect, note, terminal }, given);
  if (typeof result === 'string') print(result);
  else printJson(result);
  if (status) note(`greenroom-cli: ${status.message}`);
  return status?.code ?? exitStatus.ok;
}

interface Failure {
  status: ExitStatus;
  message: string;
  json?: object | undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof WaitTimeout)
    return { status: exitStatus.timeout, message, json: error.job ?? { workflow_id: error.workflowId } };
  if (error instanceof JobFailed) return { status: exitStatus.failed, message, json: error.job };
  if (!(error instanceof GreenroomError)) return { status: exitStatus.failed, message };
  const reason = `${message}${hintOf(error)} (request ${error.requestId})`;
  if (error instanceof Unauthorized) return { status: exitStatus.auth, message: reason };
  if (error instanceof InsufficientCredits) return { status: exitStatus.money, message: reason };
  return { status: exitStatus.failed, message: reason };
}

function hintOf(error: GreenroomError): string {
  if (error instanceof InsufficientCredits)
    return `: ${error.creditsRequired} credits are required, and ${error.creditsBalance} are available.`;
  if (error instanceof TooManyActiveJobs) return `: at most ${error.maxActiveJobs} jobs can be queued or running.`;
  if (error instanceof ApiError || !(error.cause instanceof Error)) return '';
  return ` ${error.cause.cause instanceof Error ? error.cause.cause.message : error.cause.message}`;
}

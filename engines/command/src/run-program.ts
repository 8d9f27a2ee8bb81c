// Runs a program on a text until it ends, without a shell, with a time limit and an environment without secrets.
import { spawn } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { splitSentences } from '@greenroom/engine-kit/text/sentences';
import { PROGRAM_FOLDERS } from './find-program.ts';

export interface ProgramRun {
  readonly command: readonly string[];
  /** The working directory, HOME and TMPDIR of the program. */
  readonly dir: string;
  /** The text, which is removed from messages of the program. */
  readonly text: string;
  /** Whether the program reads the text from its standard input. */
  readonly fromStdin: boolean;
  /** Where its standard output is written; without it, the output is dropped. */
  readonly output: string | undefined;
  readonly timeoutMs: number;
}

/** For operators. */
const MAX_MESSAGE_CHARACTERS = 2_000;
/** More than a text, so that a text in the messages is found whole. */
const MAX_KEPT_CHARACTERS = 30_000;

/**
 * Returns the end of the program's messages when it has ended with exit code 0. It has no process group of its own: the pool kills the group of the task process,
 * and so all descendants, when the task ends or is aborted.
 *
 * @throws {EngineError} `unavailable` if the program cannot be started, `bad_output` if it fails, is killed or takes too long. The end of
 * its standard error is in `cause`.
 */
export async function runProgram({ output, ...run }: ProgramRun): Promise<string> {
  const file = output === undefined ? undefined : await open(output, 'w');
  try {
    return await untilExit(run, file);
  } finally {
    await file?.close();
  }
}

function untilExit(
  { command, dir, text, fromStdin, timeoutMs }: Omit<ProgramRun, 'output'>,
  output: FileHandle | undefined,
) {
  const [program = '', ...args] = command;
  const name = basename(program);
  return new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: dir,
      env: { PATH: PROGRAM_FOLDERS.join(':'), HOME: dir, TMPDIR: dir, LANG: 'C.UTF-8', TZ: 'UTC' },
      stdio: ['pipe', output?.fd ?? 'ignore', 'pipe'],
    });
    let messages = '';
    const shownMessages = () => withoutText(messages, text).trim().slice(-MAX_MESSAGE_CHARACTERS) || 'no message';
    const fail = (what: string) => {
      const cause = new Error(`${name} ${what}: ${shownMessages()}`);
      reject(new EngineError('bad_output', 'The speech program failed.', { cause }));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      // Descendants may keep its pipes open, so `close` may never come.
      child.stderr!.destroy();
      fail(`did not end within ${timeoutMs / 1000} s`);
    }, timeoutMs);
    child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
      messages = (messages + chunk).slice(-MAX_KEPT_CHARACTERS);
    });
    child.on('error', (cause) => {
      clearTimeout(timer);
      reject(
        new EngineError('unavailable', 'The speech program could not be started.', {
          cause: startFailure(name, cause),
        }),
      );
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(shownMessages());
      else fail(signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
    });
    // A program that reads its text from an argument may close its input.
    child.stdin!.on('error', () => {});
    child.stdin!.end(fromStdin ? `${text}\n` : '');
  });
}

/** Programs may repeat the text in their messages, whole or by sentences. */
const withoutText = (messages: string, text: string): string =>
  [text, ...splitSentences(text)].reduce((rest, part) => (part === '' ? rest : rest.replaceAll(part, '…')), messages);

/** Node's own error contains the arguments, and so the text. */
const startFailure = (name: string, cause: Error): Error =>
  new Error(
    `${name} could not be started (${(cause as NodeJS.ErrnoException).code}). If it exists, add the folders that it reads to SPEECH_COMMAND_READS.`,
  );

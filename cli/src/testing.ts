// Runs the program against the mounted API.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../server/src/kernel/testing-compile-cache.ts';

const program = fileURLToPath(new URL('./bin.ts', import.meta.url));

export interface Result {
  status: number | null;
  /** The parsed stdout. Undefined if it is empty. */
  json: Record<string, unknown> | undefined;
  stdout: string;
  stderr: string;
}

export interface TestProgram {
  /** An own folder, in which the program runs. */
  folder: string;
  start(
    args: readonly string[],
    options?: { env?: Record<string, string>; input?: string },
  ): {
    kill(): void;
    result: Promise<Result>;
  };
  /** Runs `greenroom-cli` with these words. */
  run(...args: string[]): Promise<Result>;
  remove(): Promise<void>;
}

/** @param env the program has no other variables. */
export async function openTestProgram(env: Record<string, string>): Promise<TestProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-cli-'));
  const start: TestProgram['start'] = (args, { env: more = {}, input = '' } = {}) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', HOME: folder, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env, ...more },
    });
    child.stdin.end(input);
    const result = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
      ([stdout, stderr, [status]]) => ({ status, stdout, stderr, json: parse(stdout) }),
    );
    return { kill: () => void child.kill('SIGKILL'), result };
  };
  return {
    folder,
    start,
    run: (...args) => start(args).result,
    remove: () => rm(folder, { recursive: true }),
  };
}

function parse(stdout: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

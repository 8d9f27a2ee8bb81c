// A task for tests: tries to reach what a child must not, and answers for each attempt what came of it, or the code of the error.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskRun } from '../../kernel/workbench.ts';

export type Attempt =
  | { to: 'read' | 'list' | 'write' | 'await'; path: string }
  | { to: 'signal'; pid: number }
  | { to: 'connect'; port: number }
  | { to: 'connect'; path: string }
  | { to: 'run'; command: string[] }
  | { to: 'see parent' | 'see processes' | 'see descriptors' };

const intrude: TaskRun<Attempt[], string[]> = (attempts) =>
  Promise.all(
    attempts.map(async (attempt) => {
      try {
        return await make(attempt);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code ?? String(error);
      }
    }),
  );

export default intrude;

async function make(attempt: Attempt): Promise<string> {
  switch (attempt.to) {
    case 'read':
      return readFileSync(attempt.path, 'utf8');
    case 'list':
      return readdirSync(attempt.path).join(' ');
    case 'write':
      // Opened, not written: what is there stays as it is, should it be possible.
      closeSync(openSync(attempt.path, 'a'));
      return 'opened';
    case 'await':
      while (!existsSync(attempt.path)) await sleep(20);
      return readFileSync(attempt.path, 'utf8');
    case 'signal':
      process.kill(attempt.pid, 0);
      return 'found';
    case 'connect':
      return new Promise((resolve, reject) => {
        const socket = 'path' in attempt ? connect(attempt.path) : connect(attempt.port, '127.0.0.1');
        socket.on('connect', () => resolve('connected')).on('error', reject);
      });
    case 'run': {
      const [program = '', ...args] = attempt.command;
      const { status, error } = spawnSync(program, args);
      if (error) throw error;
      return status === 0 ? 'succeeded' : 'refused';
    }
    case 'see parent':
      return String(process.ppid);
    case 'see processes':
      return readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll(/[\0\n]/g, ' '))
        .join('\n');
    case 'see descriptors':
      return readdirSync('/proc/self/fd')
        .map((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`);
          } catch {
            // The listing's own, closed since.
            return '';
          }
        })
        .join('\n');
  }
}

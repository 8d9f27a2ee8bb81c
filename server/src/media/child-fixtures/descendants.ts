// For tests: the processes that a process has started, and those have. A child's own `process.pid` counts in its sandbox alone.
import { spawnSync } from 'node:child_process';

interface Listed {
  pid: number;
  parent: number;
}

/** All but zombies, which have ended and wait to be looked after. */
function running(): Listed[] {
  const ps = spawnSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'stat='], { encoding: 'utf8' });
  return ps.stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pid, , state = 'Z']) => Number(pid) !== ps.pid && !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

export function descendantsOf(pid: number): number[] {
  const all = running();
  const below = (top: number): number[] =>
    all.filter(({ parent }) => parent === top).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

export const stillRunning = (pids: readonly number[]): number[] => {
  const all = new Set(running().map(({ pid }) => pid));
  return pids.filter((pid) => all.has(pid));
};

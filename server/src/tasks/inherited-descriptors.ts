// Closes what the service was itself started with, such as a supervisor's files, and every child would otherwise inherit.
import { closeSync, readdirSync, readFileSync } from 'node:fs';

/** Standard streams and the channel to the parent. */
const OURS = 3;
/** Set on whatever Node.js opens by itself. */
const O_CLOEXEC = 0o2000000;

export function closeInherited(): void {
  if (process.platform !== 'linux') return;
  for (const fd of readdirSync('/proc/self/fd').map(Number)) {
    if (fd <= OURS) continue;
    try {
      const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1] ?? '0';
      if ((Number.parseInt(flags, 8) & O_CLOEXEC) === 0) closeSync(fd);
    } catch {
      // The listing's own, closed since.
    }
  }
}

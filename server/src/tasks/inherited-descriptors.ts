// Closes the descriptors that the service inherited, such as a supervisor's files, so that no task process has them.
import { closeSync, readdirSync, readFileSync } from 'node:fs';

/** The standard streams and the channel to the service. */
const LAST_OWN_FD = 3;
/** Node.js sets it on everything that it opens itself. */
const O_CLOEXEC = 0o2000000;

export function closeInherited(): void {
  if (process.platform !== 'linux') return;
  for (const fd of readdirSync('/proc/self/fd').map(Number)) {
    if (fd <= LAST_OWN_FD) continue;
    try {
      const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1] ?? '0';
      if ((Number.parseInt(flags, 8) & O_CLOEXEC) === 0) closeSync(fd);
    } catch {
      // The descriptor of the listing itself, already closed.
    }
  }
}

// Measures the memory of a task process.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

// The kernel's own page counts; 4 KiB pages on every platform with /proc that Node ships for by default.
const PAGE_BYTES = 4096;

/** Resident bytes of a process and, on Linux, of its descendants; undefined once it has ended. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const [statm, children] = await Promise.all(
      [`/proc/${pid}/statm`, `/proc/${pid}/task/${pid}/children`].map((file) =>
        readFile(file, 'utf8').catch(() => undefined),
      ),
    );
    if (statm === undefined) return undefined;
    const descendants = await Promise.all((children?.match(/\d+/g) ?? []).map((child) => residentBytes(Number(child))));
    return descendants.reduce<number>((sum, bytes = 0) => sum + bytes, Number(statm.split(' ')[1]) * PAGE_BYTES);
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) =>
      resolve(error ? undefined : Number(stdout) * 1024),
    );
  });
}

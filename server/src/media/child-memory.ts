// How much memory a child holds right now.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

// The kernel's own page counts; 4 KiB pages on every platform with /proc that Node ships for by default.
const PAGE_BYTES = 4096;

/** Resident bytes of a process, undefined once it is gone. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
    return statm === undefined ? undefined : Number(statm.split(' ')[1]) * PAGE_BYTES;
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) =>
      resolve(error ? undefined : Number(stdout) * 1024),
    );
  });
}

// How much memory a child holds right now.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

// The kernel's own page counts; 4 KiB pages on every platform with /proc that Node ships for by default.
const PAGE_BYTES = 4096;

/** Resident bytes of a process and, on Linux, of all that it started; undefined once it is gone. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const [statm, taskProcesses] = await Promise.all(
      [`/proc/${pid}/statm`, `/proc/${pid}/task/${pid}/children`].map((file) =>
        readFile(file, 'utf8').catch(() => undefined),
      ),
    );
    if (statm === undefined) return undefined;
    const started = await Promise.all(
      (taskProcesses?.match(/\d+/g) ?? []).map((taskProcess) => residentBytes(Number(taskProcess))),
    );
    return started.reduce<number>((sum, bytes = 0) => sum + bytes, Number(statm.split(' ')[1]) * PAGE_BYTES);
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) =>
      resolve(error ? undefined : Number(stdout) * 1024),
    );
  });
}

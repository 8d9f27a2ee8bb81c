// A file system of its own for a folder, so that a test can fill a real disk. Mounting needs root on Linux.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Memory is used for stored bytes only. */
const SIZE_BYTES = 4 * 2 ** 30;
const PAGE_BYTES = 4096;

const run = promisify(execFile);

export interface SmallDisk {
  readonly path: string;
  /** Undefined if this user may not mount file systems: the folder is then an ordinary one. */
  readonly space: { fill(): Promise<void>; free(): Promise<void> } | undefined;
  close(): Promise<void>;
}

export async function openSmallDisk(): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'greenroom-chaos-'));
  const mount = (options: string) => run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  const isMounted = await mount(`mode=0755,size=${SIZE_BYTES}`).then(
    () => true,
    () => false,
  );
  return {
    path,
    space: isMounted
      ? {
          async fill() {
            // Nothing is free once the disk is as large as what it contains. What is stored meanwhile makes this fail.
            for (let attempt = 1; ; attempt++) {
              const { blocks, bfree } = await statfs(path);
              try {
                return void (await mount(`remount,size=${Math.max(1, blocks - bfree) * PAGE_BYTES}`));
              } catch (error) {
                if (attempt === 20) throw error;
              }
              await sleep(10);
            }
          },
          free: async () => void (await mount(`remount,size=${SIZE_BYTES}`)),
        }
      : undefined,
    async close() {
      if (isMounted) await run('umount', ['--lazy', path]);
      await rm(path, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

// Prepares a test run: creates its data folder, and afterwards stops the database server that a test may have started in it.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';
import { prepareInstallation } from './embedded/installation.ts';
import { stopServer } from './embedded/server.ts';

const PREFIX = 'greenroom-test-';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE = COMPILE_CACHE;
  await deleteAbandonedFolders();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  project.provide('testDataDir', dataDir);
  return () => discard(dataDir);
}

/** A test run that was killed has left its server running. */
async function deleteAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (pid > 0 && !isAlive(pid)) await discard(join(tmpdir(), name));
  }
}

async function discard(dataDir: string): Promise<void> {
  await stopServer(await prepareInstallation(dataDir)).catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

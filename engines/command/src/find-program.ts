// Finds the file of a program and checks the paths that it reads.
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** Where programs without a path are searched, in order: the PATH of task processes. */
export const PROGRAM_FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/**
 * Returns the absolute path of a program.
 *
 * @param program a name, or an absolute path
 * @throws {Error} with a message for the operator.
 */
export async function findProgram(program: string): Promise<string> {
  const paths = isAbsolute(program)
    ? [program]
    : program.includes('/')
      ? []
      : PROGRAM_FOLDERS.map((dir) => join(dir, program));
  for (const path of paths) if (await isExecutable(path)) return path;
  throw new Error(
    isAbsolute(program)
      ? `SPEECH_COMMAND: ${program} is not a program that can be run.`
      : `SPEECH_COMMAND: The program ${program} was not found in ${PROGRAM_FOLDERS.join(', ')}. Install it, or write its absolute path.`,
  );
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns everything that the sandbox must show: the program, also behind a link, and the paths of the operator.
 *
 * @throws {Error} with a message for the operator, if a path is relative or does not exist.
 */
export async function readPaths(program: string, reads: readonly string[]): Promise<string[]> {
  for (const path of reads) {
    if (!isAbsolute(path)) throw new Error(`SPEECH_COMMAND_READS: ${path} is not an absolute path.`);
    await stat(path).catch((cause: unknown) => {
      throw new Error(`SPEECH_COMMAND_READS: ${path} does not exist or cannot be read.`, { cause });
    });
  }
  return [...new Set([program, await realpath(program), ...reads])];
}

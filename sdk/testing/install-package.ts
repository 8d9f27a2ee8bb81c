// Packs the package and installs it in an empty folder outside the workspace, with a program that uses it.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from '../../build-package.ts';

const run = promisify(execFile);
const CONSUMER = join(import.meta.dirname, 'consumer.ts');

export interface InstalledPackage {
  folder: string;
  /** The built package. */
  built: string;
  /** The files in the tarball. */
  files: string[];
  /** Compiles the program. `types`: the folder with Node's types. */
  compile(compiler: string, types: string): Promise<void>;
  /** Runs the program and returns what it prints. */
  run(node: string): Promise<string>;
  remove(): Promise<void>;
}

export async function installPackage(): Promise<InstalledPackage> {
  const scratch = await mkdtemp(join(tmpdir(), 'greenroom-sdk-package-'));
  const [built, folder] = [join(scratch, 'built'), await mkdtemp(join(scratch, 'partner-'))];
  await buildPackage('sdk', built);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', scratch], { cwd: built });
  const [{ filename, files }] = JSON.parse(stdout);
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(scratch, filename)], { cwd: folder });
  await cp(CONSUMER, join(folder, 'consumer.ts'));
  return {
    folder,
    built,
    files: files.map(({ path }: { path: string }) => path),
    async compile(compiler, types) {
      const compilerOptions = {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        types: ['node'],
        typeRoots: [types],
      };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
      await run(process.execPath, [compiler, '--project', folder]).catch((error) => {
        throw new Error(`The program does not compile.\n${error.stdout}`);
      });
    },
    run: async (node) => (await run(node, [join(folder, 'consumer.js')])).stdout.trim(),
    remove: () => rm(scratch, { recursive: true }),
  };
}

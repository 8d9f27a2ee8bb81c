// Compiles the kernel from its AssemblyScript source, after installation or when the kernel is first loaded.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'assembly/kernel.ts');
const built = join(import.meta.dirname, 'built');

/** Returns the path of the compiled kernel; compiles it if there is no build of this exact source. */
export const buildKernel = async (): Promise<string> => {
  const text = await readFile(source, 'utf8');
  const file = join(built, `kernel-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.wasm`);
  if (!existsSync(file)) {
    await mkdir(built, { recursive: true });
    // Several processes may compile at once: each writes its own file, and renaming is atomic.
    const mine = `${file}.${process.pid}`;
    await writeFile(mine, await compile(text));
    await rename(mine, file);
  }
  return file;
};

const compile = async (text: string): Promise<Uint8Array> => {
  const { default: asc } = await import('assemblyscript/asc');
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    ['kernel.ts', '-o', 'kernel.wasm', '-O3', '--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noAssert'],
    {
      readFile: (name) => (name === 'kernel.ts' ? text : null),
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') {
          wasm = contents;
        }
      },
      listFiles: () => [],
    },
  );
  if (error !== null || wasm === undefined) {
    throw new Error(`The kernel does not compile: ${stderr.toString()}`, { cause: error });
  }
  return wasm;
};

if (import.meta.main) {
  await buildKernel();
}

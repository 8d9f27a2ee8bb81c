// Builds a package for publication: `node build-package.ts sdk` writes `sdk/dist`, for `npm publish`.
import { execFile } from 'node:child_process';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = import.meta.dirname;
const COMPILER = join(root, 'node_modules/typescript/bin/tsc');

/** The compiler rewrites the extensions of imports in the code only. */
const DECLARED_IMPORT = /(from |import\()(['"]\.{1,2}\/[\w./-]+)\.ts(['"])/g;

/**
 * In the workspace, a package is imported from its source. The published one has the same modules, compiled, and a `package.json`
 * that points to them.
 */
export async function buildPackage(folder: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const project = join(root, folder, 'tsconfig.build.json');
  await run(process.execPath, [COMPILER, '--project', project, '--outDir', target]);
  for await (const file of glob('**/*.d.ts', { cwd: target })) {
    const text = await readFile(join(target, file), 'utf8');
    await writeFile(join(target, file), text.replaceAll(DECLARED_IMPORT, '$1$2.js$3'));
  }
  const {
    private: _,
    scripts,
    devDependencies,
    exports,
    bin,
    ...about
  } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const published = {
    ...about,
    ...(exports && { exports: { '.': { types: './index.d.ts', default: './index.js' } } }),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, compiled(String(file))])) }),
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  for await (const page of glob('*.md', { cwd: join(root, folder) }))
    await cp(join(root, folder, page), join(target, page));
}

/** `src/bin.ts` → `bin.js` */
const compiled = (file: string): string => file.replace(/^src\//, '').replace(/\.ts$/, '.js');

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Usage: node build-package.ts FOLDER');
  // npm runs a package's script in the folder of the package.
  await buildPackage(folder, join(root, folder, 'dist'));
}

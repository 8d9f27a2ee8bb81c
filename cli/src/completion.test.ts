// Completing command lines, also in a real bash.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { complete } from './completion.ts';
import { openTestProgram } from './testing.ts';

const completed = (line: string) => complete(line.split(' '), commands);

test.each([
  ['vid', ['video']],
  ['video ', ['create', 'estimate', 'wait', 'status', 'list', 'batch']],
  ['video e', ['estimate']],
  ['video create --cap', ['--captions-language', '--captions-position']],
  ['video create --wait --wa', []],
  ['video create --resolution ', ['480p', '720p']],
  ['video create --resolution 7', ['720p']],
  ['video create --script ', []],
  ['voice create --sample-urls x --sample', ['--sample-urls']],
  ['video batch ', []],
  ['completion ', ['bash', 'zsh', 'fish']],
  ['film ', []],
])('%s is completed to %j', (line, words) => {
  expect(completed(line)).toEqual(words);
});

test('bash completes with the printed script', async () => {
  const program = await openTestProgram({});
  const { stdout: script } = await program.run('completion', 'bash');
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-completion-'));
  const bin = fileURLToPath(new URL('./bin.ts', import.meta.url));
  const test = [
    `greenroom-cli() { '${process.execPath}' '${bin}' "$@"; }`,
    script,
    'COMP_WORDS=(greenroom-cli video create --resolution "") COMP_CWORD=4',
    '_greenroom_cli',
    '(IFS=" "; declare -p COMPREPLY)',
  ].join('\n');
  await writeFile(join(folder, 'test.sh'), test);
  const { stdout } = await promisify(execFile)('bash', [join(folder, 'test.sh')]);
  await Promise.all([rm(folder, { recursive: true }), program.remove()]);
  expect(stdout).toContain('([0]="480p" [1]="720p")');
});

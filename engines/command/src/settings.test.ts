// Tests what an operator is told when the engine is created.
import { chmod, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram, readPaths } from './find-program.ts';
import { engine } from './index.ts';
import { createEngine, fakeCommand } from './testing/fake-command.ts';

const dir = await mkdtemp(join(tmpdir(), 'command-'));
const program = join(dir, 'program');
await writeFile(program, '');
await chmod(program, 0o755);
await writeFile(join(dir, 'data'), '');

test('no setting is required', () => {
  expect(engine.settings.parse({})).toEqual({ SPEECH_COMMAND_VOICES: ['en'], SPEECH_COMMAND_READS: [] });
  expect(engine.enabledBy).toEqual(['SPEECH_COMMAND']);
});

test.each([
  ['piper-is-not-here {text}', 'SPEECH_COMMAND: The program piper-is-not-here was not found in /usr/local/sbin, '],
  ['bin/piper {text}', 'SPEECH_COMMAND: The program bin/piper was not found in '],
  [`${dir}/data {text}`, `SPEECH_COMMAND: ${dir}/data is not a program that can be run.`],
  [`${dir} {text}`, `SPEECH_COMMAND: ${dir} is not a program that can be run.`],
  ['{text}', 'SPEECH_COMMAND: The program {text} was not found in '],
])('a program that cannot be run is an error: %s', async (line, message) => {
  await expect(createEngine({ SPEECH_COMMAND: line })).rejects.toThrow(message);
});

test('invalid lists are errors', async () => {
  const SPEECH_COMMAND = fakeCommand('');
  const create = (settings: Record<string, string>) => createEngine({ SPEECH_COMMAND, ...settings });
  await expect(create({ SPEECH_COMMAND_VOICES: 'en, Klingon' })).rejects.toThrow('SPEECH_COMMAND_VOICES: Klingon');
  await expect(create({ SPEECH_COMMAND_READS: 'voices' })).rejects.toThrow('voices is not an absolute path');
  await expect(create({ SPEECH_COMMAND_READS: `${dir}, ${dir}/none` })).rejects.toThrow(`${dir}/none does not exist`);
});

test('a program is found by its name, and the sandbox shows it also behind a link', async () => {
  expect(await findProgram('sh')).toMatch(/^\/(usr\/)?bin\/sh$/);
  const link = join(dir, 'link');
  await symlink(program, link);
  expect(await readPaths(await findProgram(link), [dir])).toEqual([link, program, dir]);
});

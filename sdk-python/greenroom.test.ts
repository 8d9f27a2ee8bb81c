// Runs the tests of the Python client with the mounted API, and tests that its types are up to date.
import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generatePythonTypes, pythonFile } from '../sdk/generate/python-types.ts';
import { documentedEndpoints, goodKey, openTestApi } from '../server/src/api/testing.ts';

test('the types are generated from the present contract', async () => {
  expect(await readFile(pythonFile, 'utf8')).toBe(await generatePythonTypes());
});

/** Whether there is a Python that the client supports. */
function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!hasPython())('the unit tests pass against the mounted API', async () => {
  const { app } = openTestApi();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const examples = documentedEndpoints.map(({ name, example: { body, response } }) => [name, { body, response }]);
  try {
    const { stderr } = await promisify(execFile)('python3', ['-m', 'unittest', 'discover', '--verbose', 'tests'], {
      cwd: join(import.meta.dirname),
      env: {
        PATH: process.env.PATH,
        PYTHONDONTWRITEBYTECODE: '1',
        GREENROOM_URL: url,
        GREENROOM_API_KEY: goodKey.replace('Bearer ', ''),
        GREENROOM_EXAMPLES: JSON.stringify(Object.fromEntries(examples)),
      },
      timeout: 90_000,
    });
    expect(stderr).toMatch(/^OK$/m);
  } finally {
    await app.close();
  }
});

// The tests of the packages, of the whole service, and of the dashboard in a browser.
import { defineConfig } from 'vitest/config';
import { macros } from './dashboard/macros.ts';

/** They start and kill processes, or change state of their own process, such as the formats that `sharp` reads. */
const isolated = [
  'demo/*.test.ts',
  'engines/fal/src/**/*.test.ts',
  'engines/kit/src/media/*.test.ts',
  'mcp/src/stdio.test.ts',
  'server/src/{bin,db,inputs,media,retention,tasks,telemetry}/**/*.test.ts',
  'server/src/jobs/{remote-operations,takeover}.test.ts',
  'server/src/dashboard-api/library/*.test.ts',
  'server/src/production/character/draw-character.test.ts',
];

const shared = {
  // Generous for busy machines.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Many processes share few cores: on a machine that pauses for longer than a wait, a test fails now and then. Reports mark a repeated test. */
const patient = { retry: 1 };

export default defineConfig({
  test: {
    globalSetup: ['server/src/db/testing-setup.ts'],
    // As many as a small machine has cores. More are a little faster, because many tests wait, but miss deadlines if its cores are slow.
    maxWorkers: 2,
    projects: [
      // Most of the tests that wait. Files of the project whose name sorts first start first.
      { test: { ...shared, name: 'isolated', include: isolated } },
      {
        plugins: [macros()],
        test: {
          ...shared,
          name: 'shared',
          // One process runs many files, so modules are loaded once. It halves the CPU time of most files.
          isolate: false,
          include: [
            '{bench,contract,engines,captions,server,sdk,sdk-python,cli,mcp,dashboard,deploy,integrations}/**/*.test.ts',
          ],
          // n8n itself is 700 MB.
          alias: { 'n8n-workflow': `${import.meta.dirname}/integrations/n8n-test/n8n-workflow.ts` },
          exclude: [...isolated, '**/node_modules/**'],
        },
      },
      // The whole service in its own processes.
      { test: { ...shared, ...patient, name: 'e2e', include: ['e2e/*.test.ts', 'e2e/chaos/*.test.ts'] } },
      // The dashboard in Debian's `chromium-headless-shell`, or in the Chromium at the path in CHROMIUM.
      { test: { ...shared, ...patient, name: 'browser', include: ['e2e/browser/*.ts'], testTimeout: 360_000 } },
    ],
  },
});

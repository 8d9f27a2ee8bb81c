// All tests that need no browser.
import { defineConfig } from 'vitest/config';

/** They start and kill processes, or change state of their own process, such as the formats that `sharp` reads. */
const isolated = [
  '{e2e,demo}/**/*.test.ts',
  'server/src/{bin,db,inputs,media,retention,tasks}/**/*.test.ts',
  'server/src/jobs/{remote-operations,takeover}.test.ts',
];

const shared = {
  // Generous for busy machines.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['server/src/db/testing-setup.ts'],
    // More than a small machine has cores, because many tests wait. The tests in processes of their own wait most: their project's name sorts
    // first, so they start first.
    maxWorkers: 4,
    projects: [
      { test: { ...shared, name: 'isolated', include: isolated } },
      {
        test: {
          ...shared,
          name: 'shared',
          // One process runs many files, so modules are loaded once. It halves the CPU time of most files.
          isolate: false,
          include: ['{bench,contract,engines,captions,server,sdk,dashboard}/**/*.test.ts'],
          exclude: [...isolated, '**/node_modules/**'],
        },
      },
    ],
  },
});

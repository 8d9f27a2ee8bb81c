// All tests that need no browser.
import { defineConfig } from 'vitest/config';

// Many files start servers or render: on two cores, more workers are not faster and make tests less stable.
export default defineConfig({
  test: {
    include: ['{bench,contract,engines,captions,server,sdk,dashboard,e2e,demo}/**/*.test.ts'],
    globalSetup: ['server/src/db/testing-setup.ts'],
    maxWorkers: 2,
    // Generous for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

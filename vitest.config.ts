// The tests, all but those that need a browser.
import { defineConfig } from 'vitest/config';

// Two cores: files that start servers or render are many, so a couple of workers are as fast as more and far steadier.
export default defineConfig({
  test: {
    include: ['{bench,contract,engines,captions,server,sdk,dashboard,e2e,demo}/**/*.test.ts'],
    globalSetup: ['server/src/db/testing-setup.ts'],
    maxWorkers: 2,
    // How long a busy machine may take. What is broken fails as surely, only later.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

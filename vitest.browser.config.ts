// The tests that need a browser: Debian's `chromium`, or the one in CHROMIUM.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/browser/*.ts'],
    // Each file runs a service and a browser and waits half of the time: two at once take a third less.
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

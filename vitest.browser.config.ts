import { defineConfig } from 'vitest/config';

// Apart from the other tests, because these need a browser: Debian's `chromium`, or the one that CHROMIUM names.
export default defineConfig({
  test: {
    include: ['e2e/browser/*.ts'],
    // Each file runs a service and a browser of its own, and waits for half of its time: two at once take a third less.
    maxWorkers: 2,
    // A browser on a loaded machine now and then misses its moment; what is broken fails twice.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

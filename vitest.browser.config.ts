import { defineConfig } from 'vitest/config';

// Apart from the other tests, because these need a browser: Debian's `chromium`, or the one that CHROMIUM names.
export default defineConfig({
  test: {
    include: ['e2e/browser/*.ts'],
    // Each file runs a service of its own: side by side they would only wait for each other.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});

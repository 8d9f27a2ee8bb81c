import { defineConfig } from 'vitest/config';

// Apart from the other tests, because these need a browser: Debian's `chromium`, or the one that CHROMIUM names.
export default defineConfig({
  test: { include: ['e2e/browser/*.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});

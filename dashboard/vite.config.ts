// Build and development server settings of the dashboard.
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vite';
import { configPath, macros } from './macros.ts';

/** The service behind `npm run dev`. It rejects requests from other origins, so the proxy sends its own. */
const service = process.env.PUBLIC_URL ?? 'http://127.0.0.1:8080';
const toService = { target: service, changeOrigin: true, headers: { origin: service } };

export default defineConfig({
  plugins: [macros(), lingui({ configPath, failOnCompileError: true })],
  build: {
    // `/assets` serves generated files.
    assetsDir: 'pages',
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      // What most pages import is one file, which is smaller than many. Without own modules, whose texts must be read after `main.tsx`,
      // and without what only opened menus need.
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /node_modules\/(?!@floating-ui)/, minShareCount: 26 }] },
      },
      // Build times depend on the machine.
      checks: { bundlerTimings: false },
      // 'use client' matters only to server rendering.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { '/dashboard': toService, '/assets': toService } },
});

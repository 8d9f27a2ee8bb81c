// How the pages are built, and served while they are worked on.
import { defineConfig } from 'vite';

/** The service beside which `npm run dev` runs. Its own origin is told to it, for it takes orders from no other. */
const service = process.env.PUBLIC_URL ?? 'http://127.0.0.1:8080';
const toService = { target: service, changeOrigin: true, headers: { origin: service } };

export default defineConfig({
  build: {
    // `/assets` is where the service keeps what it made.
    assetsDir: 'pages',
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      // A busy machine is slow; that is no fault of the pages.
      checks: { bundlerTimings: false },
      // 'use client' says something to servers that render pages. None does here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { '/dashboard': toService, '/assets': toService } },
});

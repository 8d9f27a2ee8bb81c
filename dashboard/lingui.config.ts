// The languages of the interface: English is written in the code, each other language has a catalog in `src/locales`.
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['es'],
  rootDir: import.meta.dirname,
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.ts'] }],
  // Without the places in the code, which change with every edit.
  format: formatter({ origins: false }),
  orderBy: 'message',
  runtimeConfigModule: ['#i18n', 'i18n'],
});

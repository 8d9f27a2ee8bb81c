// Finds Remotion and a browser. Remotion is no dependency, because its licence is not free for larger companies.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const PACKAGES = ['remotion', '@remotion/renderer', '@remotion/bundler'];
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The used parts of the two packages. */
export interface Remotion {
  bundle(options: {
    entryPoint: string;
    rootDir: string;
    publicDir: string;
    outDir: string;
    enableCaching: false;
  }): Promise<string>;
  openBrowser(browser: 'chrome', options: object): Promise<Browser>;
  selectComposition(options: Rendered & { id: string }): Promise<object>;
  renderMedia(
    options: Rendered & { composition: object; outputLocation: string } & Record<string, unknown>,
  ): Promise<unknown>;
  /** For `openBrowser`: Debian's Chromium is a full browser, not the headless shell that Remotion downloads. */
  browser: { browserExecutable: string; chromeMode: 'chrome-for-testing' | 'headless-shell'; logLevel: 'error' };
}

interface Browser {
  close(options: { silent: boolean }): Promise<void>;
}

interface Rendered {
  serveUrl: string;
  inputProps: object;
  puppeteerInstance: Browser;
}

const requireFrom = (folder: string) => createRequire(join(resolve(folder), 'package.json'));

/** The missing requirements. */
export const missingForRemotion = (folder: string): string[] => {
  const has = (name: string): boolean => {
    try {
      requireFrom(folder).resolve(name);
      return true;
    } catch {
      return false;
    }
  };
  const missing = PACKAGES.filter((name) => !has(name));
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')} (npm i in a folder of its own, then --remotion folder)`] : []),
    ...(existsSync(CHROMIUM) ? [] : [`Chromium (apt install chromium, or its path as CHROMIUM)`]),
  ];
};

export const loadRemotion = (folder: string): Remotion => {
  const load = requireFrom(folder);
  return {
    ...load('@remotion/renderer'),
    bundle: load('@remotion/bundler').bundle,
    browser: {
      browserExecutable: CHROMIUM,
      chromeMode: CHROMIUM.endsWith('headless-shell') ? 'headless-shell' : 'chrome-for-testing',
      logLevel: 'error',
    },
  };
};

// A preload hook for tests: importing a file of the studio fails.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (resolved.url.includes('/engines/studio/')) throw new Error(`${context.parentURL} loads ${resolved.url}.`);
    return resolved;
  },
});

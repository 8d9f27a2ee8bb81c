// The build step that turns the `t`, `plural` and `Trans` macros into calls of Lingui. It skips modules without them.
import { join } from 'node:path';
import { getConfig } from '@lingui/conf';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

export const configPath = join(import.meta.dirname, 'lingui.config.ts');

export const macros = () =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: {
          plugins: [
            [
              '@lingui/babel-plugin-lingui-macro',
              // With the English messages, so that English needs no catalog.
              { linguiConfig: getConfig({ configPath }), descriptorFields: 'message' },
            ],
          ],
        },
        rolldown: { filter: { code: /from '@lingui\/(?:core|react)\/macro'/ } },
      }),
    ],
  });

// The build steps that turn the `t`, `plural` and `Trans` macros into calls of Lingui with compiled messages. They skip modules without macros.
import { join } from 'node:path';
import type { PluginObj } from '@babel/core';
import * as babelCore from '@babel/core';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

export const configPath = join(import.meta.dirname, 'lingui.config.ts');

/** `{ id, message: 'Hello {name}' }` becomes `{ id, message: ['Hello ', ['name']] }`, so that browsers need no parser. */
const compiledMessages = (): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          ObjectExpression({ node }) {
            const [id, message] = node.properties;
            if (id?.type !== 'ObjectProperty' || message?.type !== 'ObjectProperty') return;
            if (nameOf(id.key) !== 'id' || nameOf(message.key) !== 'message') return;
            if (message.value.type !== 'StringLiteral') return;
            message.value = babelCore.types.valueToNode(compileMessage(message.value.value));
          },
        });
      },
    },
  },
});

const nameOf = (key: babelCore.types.Node): string => (key.type === 'Identifier' ? key.name : '');

export const macros = () =>
  babel({
    presets: [
      defineRolldownBabelPreset({
        preset: {
          plugins: [
            // With the English messages, so that English needs no catalog.
            [
              '@lingui/babel-plugin-lingui-macro',
              { linguiConfig: getConfig({ configPath }), descriptorFields: 'message' },
            ],
            compiledMessages,
          ],
        },
        rolldown: { filter: { code: /from '@lingui\/(?:core|react)\/macro'/ } },
      }),
    ],
  });

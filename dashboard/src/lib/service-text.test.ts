// Translating messages of the service: all that the service's code has, sentence by sentence, with their values.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, traverse, type types } from '@babel/core';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configPath } from '../../macros.ts';
import { i18n } from './i18n.ts';
import { serviceMessages } from './service-messages.ts';
import { serviceText, setServiceMessages } from './service-text.ts';

beforeAll(async () => {
  const [catalog] = await getCatalogs(getConfig({ configPath, skipValidation: true }));
  const messages = Object.entries((await catalog!.read('es')) ?? {}).map(([id, { translation }]) => [id, translation]);
  i18n.loadAndActivate({ locale: 'es', messages: Object.fromEntries(messages) });
  setServiceMessages(serviceMessages);
});
// Other tests run in this process.
afterAll(() => {
  i18n.activate('en');
  setServiceMessages([]);
});

test.each([
  ['Not found.', 'No se encontró.'],
  ['name must not be blank.', 'name: no puede estar vacío.'],
  ['scene_elements[2].url must be an https URL.', 'scene_elements[2].url: debe ser una URL https.'],
  [
    'name must not be blank. password must have at least 10 characters.',
    'name: no puede estar vacío. password: debe tener al menos 10 caracteres.',
  ],
  [
    'script: Your script runs 63.2 s; the limit is 59 s. Cut about 10 words.',
    'script: Tu guion dura 63.2 s; el límite es 59 s. Quita unas 10 palabras.',
  ],
  ['script: There is nothing to speak. Add some words.', 'script: No hay nada que decir. Agrega palabras.'],
  [
    'photo_1 cannot be used: It is animated; send a still picture.',
    'No se puede usar photo_1: Es animada; envía una imagen fija.',
  ],
  ['Too many previews. Try again in 7 seconds.', 'Demasiadas vistas previas. Inténtalo de nuevo en 7 segundos.'],
  ['Not known here. Nothing was charged.', 'Not known here. No se cobró nada.'],
  ['command line', 'línea de comandos'],
  ['The last member', 'El último miembro'],
  ['The last member deleted their account.', 'El último miembro eliminó su cuenta.'],
  ['', ''],
])('%s', (english, spanish) => {
  expect(serviceText(english)).toBe(spanish);
});

/** Of partners' programs, and of states that the dashboard does not reach. */
const ELSEWHERE = /^(?:api|bin|cli|mcp|testing)\/|\.test\.ts$|testing-|fixtures\//;
const server = join(import.meta.dirname, '../../../server/src');

/** The text of a literal. Its values are numbers, and a sentence before its own ones. */
function textOf(node: types.Node | undefined | null): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const text = node.quasis.map(({ value }) => value.cooked).join('7');
  return text.replace(/^7 (?=[A-Z])/, '7. ');
}

function problemsIn(file: string): string[] {
  const tree = parseSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'] },
  });
  const found: string[] = [];
  const add = (text: string | undefined) => {
    // A code alone is a message of its own in `http.ts`.
    if (text !== undefined && /[a-z]{3}/.test(text)) found.push(text);
  };
  traverse(tree!, {
    // Of sign-in, by the library's codes.
    VariableDeclarator({ node: { id, init } }) {
      if (id.type !== 'Identifier' || id.name !== 'MESSAGES' || init?.type !== 'ObjectExpression') return;
      for (const property of init.properties) {
        if (property.type === 'ObjectProperty') add(textOf(property.value));
      }
    },
    NewExpression({ node: { callee, arguments: args } }) {
      if (callee.type !== 'Identifier' || callee.name !== 'Problem') return;
      add(textOf(args[1] as types.Node));
    },
  });
  return found;
}

test('each message of the service to users of the dashboard is known', () => {
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !ELSEWHERE.test(file));
  const messages = files.flatMap((file) => problemsIn(join(server, file)).map((text) => ({ file, text })));
  expect(messages.length).toBeGreaterThan(80);
  // Of a value, a sentence may be left.
  const isLeft = (text: string) =>
    text.split(/(?<=[.?!]) /).some((part) => /[a-z]{3}/.test(part) && serviceText(text).includes(part));
  const unknown = messages.filter(({ text }) => isLeft(text));
  expect(unknown.map(({ file, text }) => `${relative('.', file)}: ${text}`)).toEqual([]);
});

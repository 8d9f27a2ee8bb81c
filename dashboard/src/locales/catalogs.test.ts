// Texts of the dashboard: all are marked for translation, and the catalogs have each of them.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { configPath } from '../../macros.ts';
import { findRawTexts } from './testing-raw-texts.ts';

const src = join(import.meta.dirname, '..');
/** Apart from the script, the code that they contain is the same in every language. */
const SAMPLES = /(?:code-samples|python-sample)\.ts$/;
const files = globSync(join(src, '**/*.{ts,tsx}')).filter((file) => !/\.test\.ts$|testing-/.test(file));

test('all texts are marked for translation', () => {
  const raw = files
    .filter((file) => !SAMPLES.test(file))
    .flatMap((file) =>
      findRawTexts(readFileSync(file, 'utf8'), file).map(({ line, text }) => `${relative(src, file)}:${line} ${text}`),
    );
  expect(raw).toEqual([]);
});

test.each([
  ['<p>Hello you</p>', 'Hello you'],
  ['<Field label="Your name" />', 'Your name'],
  ['<p>{busy ? "Saving" : null}</p>', 'Saving'],
  ['const advice = "try again in a minute"', 'try again in a minute'],
  ['const note = `$' + '{count} videos left`', '0 videos left'],
])('a text that is not marked is found: %s', (code, text) => {
  expect(findRawTexts(code, 'a.tsx')).toEqual([{ line: 1, text }]);
});

test.each([
  '<p><Trans>Hello <b>you</b></Trans></p>',
  'const label = t`Your name`',
  "plural(count, { one: '# video left', other: '# videos left' })",
  '<Icon name="play" className="big red" />',
  "import { Page } from '../parts/page.tsx'",
  "type Mode = 'Large' | 'Small'",
])('a text that is marked, and code that is no text, are not found: %s', (code) => {
  expect(findRawTexts(code, 'a.tsx')).toEqual([]);
});

/** `npm run extract -w dashboard` writes the catalogs. */
test('each language has a translation of all texts, with their placeholders', async () => {
  const config = getConfig({ configPath, skipValidation: true });
  for (const catalog of await getCatalogs(config)) {
    const texts = Object.entries((await catalog.collect()) ?? {});
    expect(texts.length).toBeGreaterThan(1000);
    for (const locale of config.locales) {
      const translations = (await catalog.read(locale)) ?? {};
      expect(texts.flatMap(([id, { message }]) => (translations[id]?.translation ? [] : [message]))).toEqual([]);
      expect(Object.keys(translations).length, 'texts that are no longer used').toBe(texts.length);
      const differing = texts.filter(
        ([id, { message = '' }]) => placeholdersOf(message) !== placeholdersOf(translations[id]?.translation ?? ''),
      );
      expect(differing.map(([, { message }]) => message)).toEqual([]);
    }
  }
});

/** `<0>{name}</0> has {count, plural, …}` → `<0>, </0>, {count, {name`, each once. */
const placeholdersOf = (message: string): string =>
  [...new Set(message.match(/(?<!\b(?:one|few|many|other) )\{\w+(?=[,}])|<\/?\d+\/?>/g))].sort().join(', ');

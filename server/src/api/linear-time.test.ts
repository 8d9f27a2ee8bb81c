// Tests that requests are validated in time linear in the length of each member.
import { limits } from '@greenroom/contract/limits';
import { parseInput } from '@greenroom/contract/parse-input';
import { inputUrl } from '@greenroom/contract/text';
import { VideoRequest } from '@greenroom/contract/videos';
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { readQuery } from '../http/query.ts';
import { checkInputUrls } from './input-urls.ts';
import { documentedEndpoints } from './testing.ts';

/** Copies of the body: one for each string, with the text in its place, and one with the text as the name of a member. */
const filled = (value: unknown, text: string): unknown[] => {
  if (typeof value === 'string') return [text];
  if (value === null || typeof value !== 'object') return [];
  const members = Object.entries(value);
  const bodies = members.flatMap(([name, item]) => filled(item, text).map((other) => ({ ...value, [name]: other })));
  // The copies of a list are made as objects with its indexes, and become lists again.
  return Array.isArray(value) ? bodies.map((body) => Object.values(body)) : [...bodies, { ...value, [text]: text }];
};

const withBody = documentedEndpoints.flatMap(({ name, body, example }) =>
  body && example.body ? [{ name, body, example: example.body }] : [],
);
const url = 'https://a.example/b.png';
const id = '01890000-0000-7000-8000-000000000000';
const scenes = {
  mode: 'scenes',
  character_id: id,
  voice_id: 'voc_1',
  script: 'Hi.',
  video_idea: 'a',
  scene_elements: [{ url, role: 'prop', caption: 'a' }],
  topic: 'a',
  audience: 'a',
  language: 'en',
};
const bodies = [...withBody, { name: 'scenes', body: VideoRequest, example: scenes }];

test.each(bodies)('the body of $name is validated in linear time', ({ body, example }) => {
  expect(parseInput(body, example, 'The body')).toMatchObject({ ok: true });
  const read = (text: string) => filled(example, text).map((value) => parseInput(body, value, 'The body'));
  expectLinear(read, { mixed: false });
});

test('a URL is validated in linear time', () => {
  expectLinear((text) => inputUrl().safeParse(`https://${text}`), { words: ['a.', '../', '%20', 'é.', 'xn--'] });
  expectLinear((text) => inputUrl().safeParse(`https://a.example/${text}`), { words: ['../', '%20', '?a='] });
});

test('the host of a URL is no longer than a domain name', () => {
  // Different letters take a parser of domain names the longest.
  const letters = (count: number) => String.fromCodePoint(...Array.from({ length: count }, (_, i) => 0x4e00 + i));
  const isUrl = (url: string) => inputUrl().safeParse(url).success;
  expect(isUrl(`https://${letters(limits.urlLength - 12)}.com`)).toBe(false);
  expect(isUrl(`https://${letters(10)}.example/${letters(1_000)}?${letters(500)}#${letters(100)}`)).toBe(true);
  expect(isUrl('https://localhost:8080')).toBe(true);
  expect(isUrl('HTTPS://cdn.example?x=1')).toBe(true);
  expect(isUrl('https://')).toBe(false);
});

test('URL members are found in linear time', () => {
  expectLinear((text) => checkInputUrls({ [text]: 'https://a.example', list: [{ [text]: 1 }] }, new Set()), {
    words: ['_url', '.urls', '[1]'],
  });
});

test('a query is parsed in linear time', () => {
  const read = (text: string) => {
    try {
      return readQuery(`/assets?${text}`, ['cursor', 'limit']);
    } catch (error) {
      return error;
    }
  };
  expectLinear(read, { words: ['cursor=1&', 'x[0]=&', 'cursor[&'], mixed: false });
});

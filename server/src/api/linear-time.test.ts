// No member of a request takes longer to check than its length accounts for, whatever stands in it.

import { limits } from '@greenroom/contract/limits';
import { parseInput } from '@greenroom/contract/parse-input';
import { inputUrl } from '@greenroom/contract/text';
import { VideoRequest } from '@greenroom/contract/videos';
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { readQuery } from '../http/query.ts';
import { checkInputUrls } from './input-urls.ts';
import { documentedEndpoints } from './testing.ts';

/** The body with this text for one of its strings, once for each, and as a member's name. */
const filled = (value: unknown, text: string): unknown[] => {
  if (typeof value === 'string') return [text];
  if (value === null || typeof value !== 'object') return [];
  const members = Object.entries(value);
  const bodies = members.flatMap(([name, item]) => filled(item, text).map((other) => ({ ...value, [name]: other })));
  // A list is filled by the name of each of its items, and is one again.
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

test.each(bodies)('the body of $name is checked in time that grows with its length', ({ body, example }) => {
  expect(parseInput(body, example, 'The body')).toMatchObject({ ok: true });
  const read = (text: string) => filled(example, text).map((value) => parseInput(body, value, 'The body'));
  expectLinear(read, { mixed: false });
});

test('an address is checked in time that grows with its length', () => {
  expectLinear((text) => inputUrl().safeParse(`https://${text}`), { words: ['a.', '../', '%20', 'é.', 'xn--'] });
  expectLinear((text) => inputUrl().safeParse(`https://a.example/${text}`), { words: ['../', '%20', '?a='] });
});

test('the host of an address is no longer than a name on the internet', () => {
  // Each letter another one: what a library that reads names needs longest for.
  const letters = (count: number) => String.fromCodePoint(...Array.from({ length: count }, (_, i) => 0x4e00 + i));
  const isAddress = (url: string) => inputUrl().safeParse(url).success;
  expect(isAddress(`https://${letters(limits.urlLength - 12)}.com`)).toBe(false);
  expect(isAddress(`https://${letters(10)}.example/${letters(1_000)}?${letters(500)}#${letters(100)}`)).toBe(true);
  expect(isAddress('https://localhost:8080')).toBe(true);
  expect(isAddress('HTTPS://cdn.example?x=1')).toBe(true);
  expect(isAddress('https://')).toBe(false);
});

test('the members that hold addresses are found in time that grows with the length of their names', () => {
  expectLinear((text) => checkInputUrls({ [text]: 'https://a.example', list: [{ [text]: 1 }] }, new Set()), {
    words: ['_url', '.urls', '[1]'],
  });
});

test('a query is read in time that grows with its length', () => {
  const read = (text: string) => {
    try {
      return readQuery(`/assets?${text}`, ['cursor', 'limit']);
    } catch (error) {
      return error;
    }
  };
  expectLinear(read, { words: ['cursor=1&', 'x[0]=&', 'cursor[&'], mixed: false });
});

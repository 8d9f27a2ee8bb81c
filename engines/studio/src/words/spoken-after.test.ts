// Where texts are found in a speech.
import { expect, test } from 'vitest';
import { spokenAfter } from './spoken-after.ts';

const words = 'Order today at huila.com and get 20% off until Friday, 20% less'
  .split(' ')
  .map((text, i) => ({ text, startMs: i * 100, endMs: i * 100 + 90 }));

test.each([
  ['20% off until Friday', 300, 600],
  ['20% less', 300, 1000],
  ['Friday', 300, 900],
  ['the first visit', 300, undefined],
  ['Order today', 300, undefined],
  ['', 300, undefined],
])('"%s" after %i ms is spoken at %s', (text, ms, at) => {
  expect(spokenAfter(words, ms, text)).toBe(at);
});

test('a price that is one word of the speech is found', () => {
  const spoken = ['De', 'R$ 199', 'por', 'R$ 99'].map((text, i) => ({ text, startMs: i * 100, endMs: i * 100 + 90 }));
  expect(spokenAfter(spoken, 0, 'R$ 99')).toBe(300);
});

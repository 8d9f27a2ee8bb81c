// The key words of sentences, for titles.
import { expect, test } from 'vitest';
import { asTitle, keyWordsOf } from './key-words.ts';

test.each([
  ['Save 20% on your first order.', { before: 'Save', key: '20%', after: 'on your first order' }],
  ['Now only $1,299.00 a year!', { before: 'Now only', key: '$1,299.00', after: 'a year!' }],
  ['We are there for you 24/7, wherever you are.', { before: 'We are there for you', key: '24/7', after: '' }],
  ['Nur noch 15 % bis Sonntag.', { before: 'Nur noch', key: '15 %', after: 'bis Sonntag' }],
  ['خصم 30% على أول طلب.', { before: 'خصم', key: '30%', after: 'على أول طلب' }],
  ['Our accountants in the city office do all of it for you in 3 days.', { before: '', key: '3', after: 'days' }],
  ['No forms.', { before: '', key: 'No forms', after: '' }],
  ['Свежий хлеб каждый день!', { before: '', key: 'Свежий хлеб каждый день!', after: '' }],
])('%s', (text, words) => {
  expect(keyWordsOf(text)).toEqual(words);
});

test.each([
  'We bake slowly, for people who love good food and have the time to wait for it.',
  'Take the A40 to the north and leave it at the second exit, please.',
  'The very long way of saying that there are some 300 reasons to come by, and more.',
  '今日も新鮮なパンを。',
  '🎉🎉',
  '',
])('no key words in “%s”', (text) => {
  expect(keyWordsOf(text)).toBeUndefined();
});

test('with `longer`, a whole clause is a title', () => {
  const text = 'Made of one piece of steel, it survives every fall that a bottle can have.';
  expect(keyWordsOf(text)).toBeUndefined();
  expect(keyWordsOf(text, true)).toEqual({ before: '', key: 'Made of one piece of steel', after: '' });
});

test.each([
  ['save', '20%', 'Save'],
  ['iPhones from', '300 €', 'iPhones from'],
  ['example.com: only', '3 €', 'example.com: only'],
  ['ilk ışıkla', '3', 'İlk ışıkla'],
  ['خصم', '30%', 'خصم'],
])('a title of “%s %s” begins with “%s”', (before, key, shown) => {
  expect(asTitle({ before, key, after: '' })).toEqual({ before: shown, key, after: '' });
});

test('a key without words before it starts the title with a capital', () => {
  expect(asTitle({ before: '', key: 'silence is a gift', after: '' }).key).toBe('Silence is a gift');
});

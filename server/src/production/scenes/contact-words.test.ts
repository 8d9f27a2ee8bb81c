// How to reach the client, from the words of a script.
import { expect, test } from 'vitest';
import { contactWordsOf } from './contact-words.ts';

test.each([
  ['Order at warmcup.com. Or call 0800 123 4567.', 'warmcup.com'],
  ['Find us (https://www.warmcup.com/shop?x=1).', 'https://www.warmcup.com/shop?x=1'],
  ['Schreibt an hallo@kaffee-müller.de!', 'hallo@kaffee-müller.de'],
  ['Call +1 (555) 010-9988 now.', '+1 (555) 010-9988'],
  ['Only $5 today. Appelez le 01 23 45 67 89.', '01 23 45 67 89'],
  ['From $30, and for friends $20 a month.', '$20'],
  ['Hasta el domingo, 30 % en todo.', '30 %'],
])('%s', (script, key) => {
  expect(contactWordsOf(script)?.key).toBe(key);
});

test.each([
  'Since 1998 we sold 2.000.000 loaves, from 2019-2024 alone.',
  'On 25.11.2026 we open.Come by.',
  'We have 12 children in a class.',
  'E.g. this one, z.B. jenes.',
  '',
])('none in “%s”', (script) => {
  expect(contactWordsOf(script)).toBeUndefined();
});

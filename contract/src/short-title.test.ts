import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test.each([
  ['Meet Jonas, our head barista. He has won the city cup three times.', 'Meet Jonas, our head barista'],
  ['Cold coffee again? Get the mug.', 'Cold coffee again?'],
  ['Ten coffees, one free. Our new loyalty card lives in your phone.', 'Ten coffees, one free'],
  ['Hi! Come and see our new shop. It is open.', 'Hi! Come and see our new shop'],
  ['It costs 3.50 at every shop. Come by.', 'It costs 3.50 at every shop'],
  ['Kept.', 'Kept'],
])('%s is titled by its first sentence', (script, title) => expect(shortTitle(script)).toBe(title));

test.each([
  ['Weekend brunch is back, with live music on the terrace of the old harbour hall.', 'Weekend brunch is back'],
  ['We roast, we grind, we brew, and then we bring it to your desk before nine.', 'We roast, we grind, we brew'],
])('a long sentence is titled by the clauses that fit: %s', (script, title) => expect(shortTitle(script)).toBe(title));

test('a first sentence that says little goes on with the next one', () => {
  expect(shortTitle('Three minutes. From the station to our door. See you!')).toBe(
    'Three minutes. From the station to our door',
  );
});

test('a long sentence without a pause is cut after a word that can stand at the end', () => {
  const title = shortTitle('Our delivery van comes to every village in the valley of the upper river on Sundays');
  expect(title).toBe('Our delivery van comes to every village in the valley…');
});

test('a text without spaces is cut too, and never within a character', () => {
  expect([...shortTitle('😀'.repeat(100))]).toHaveLength(60);
});

test('lines are joined, and nothing stays nothing', () => {
  expect(shortTitle('  One\n line   only ')).toBe('One line only');
  expect(shortTitle(' \n ')).toBe('');
});

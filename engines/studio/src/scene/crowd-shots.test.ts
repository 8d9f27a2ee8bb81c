// Where a film shows a crowd.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { withCrowd } from './crowd-shots.ts';
import type { PlannedShot } from './cut-aways.ts';
import { testShot } from './testing-shots.ts';

/** Shots of four seconds of the presenter, with one phrase each. */
const shotsOf = (texts: readonly string[]): PlannedShot[] =>
  texts.map((text, index) =>
    testShot({
      startMs: 4000 * index,
      endMs: 4000 * index + 4000,
      phrases: [{ text, startMs: 4000 * index + 100 }],
    }),
  );
const crowdsIn = (shots: readonly PlannedShot[], speech = '') =>
  withCrowd(shots, speech).filter(({ thing, below }) => (thing ?? below) === 'people');
const planned = (text: string) => crowdsIn(shotsOf(['We begin with this', text, 'Come and see us']), text);

test.each([
  'Over 12,000 kitchens wake up with us',
  'our customers love it',
  'thousands of families sleep better',
  '4.9 stars from 2,100 families',
  'Über 3.000 Familien vertrauen uns',
  'dreitausend Kunden sind dabei',
  'unsere Kunden schlafen besser',
  'más de 5000 clientes',
  'nuestras clientas lo notan',
  '1 500 patients par an',
  'oltre 2.000 famiglie',
  'meer dan 4.000 klanten',
  'ponad 2000 klientów',
  'более 3000 довольных клиентов',
  '10.000 müşteri bize güveniyor',
])('"%s" shows a crowd', (text) => {
  expect(planned(text)).toHaveLength(1);
});

test.each([
  'Over 12,000 recipes for you',
  'a table for 4 people',
  'it costs 500 dollars',
  'your customer is happy',
  'not one of our customers complains',
  '200 recipes for big families',
  '9 out of 10 customers come back',
  'since 1998',
  'Most freelancers wait for weeks',
  'Most freelancers wait 47 days',
  'Our clients save 310 dollars a month',
  'Our clients wait three days',
  'Our 2,100 clients save 310 dollars',
])('"%s" shows none', (text) => {
  expect(planned(text)).toEqual([]);
});

test('a film shows one crowd, where the words count it, but not in its first shot nor on its end card', () => {
  const texts = [
    'Over 9,000 customers',
    'our customers love it',
    'so we say to you',
    'Over 8,000 customers',
    'Join 7,000 members',
  ];
  const [crowd, ...others] = crowdsIn(shotsOf(texts), splitWords(texts.join(' ')).join(' '));
  expect(others).toEqual([]);
  expect(crowd).toMatchObject({ startMs: 12000, endMs: 16000, thing: 'people' });
});

test('a title beside the presenter becomes a card in front of the crowd', () => {
  const [hook, shot, end] = shotsOf(['We begin', 'this', 'Come']);
  const title = { before: 'Over', key: '12,000', after: 'kitchens wake up with us', keyMs: 5500 };
  const phrases = [{ text: 'We do this', startMs: 4100 }];
  const parts = withCrowd([hook!, { ...shot!, title, phrases, endMs: 8000 }, end!], '').slice(1, -1);
  expect(parts.map(({ subject, below }) => [subject, below])).toEqual([
    ['presenter', undefined],
    ['title', 'people'],
  ]);
  expect(parts[0]!.endMs).toBe(parts[1]!.startMs);
  expect(title.keyMs - parts[1]!.startMs).toBeGreaterThan(0);
});

// The card before the end that promises nothing is paid.
import { expect, test } from 'vitest';
import { withZeroCard } from './zero-card.ts';

const shot = (
  startMs: number,
  endMs: number,
  phrases: readonly string[],
  subject: 'presenter' | 'title' = 'presenter',
) => ({
  subject,
  framing: 'wide' as const,
  speaks: true,
  place: 'an office',
  element: null,
  title: null,
  transition: 'cut' as const,
  startMs,
  endMs,
  phrases: phrases.map((text, index) => ({ text, startMs: startMs + 100 + index * 1200 })),
});
const wordsOf = (text: string) =>
  text.split(' ').map((word, index) => ({ text: word, startMs: 6100 + index * 300, endMs: 6400 + index * 300 }));
const shots = [
  shot(0, 3000, []),
  shot(3000, 6000, ['It costs $9']),
  shot(6000, 9000, ['If you get nothing back', 'you pay nothing']),
  shot(9000, 12000, [], 'title'),
];
const words = [{ text: '$9.', startMs: 5000, endMs: 5500 }, ...wordsOf('If you get nothing back, you pay nothing.')];

test('a promise that nothing is paid is a card with a zero, if it is the last claim', () => {
  expect(withZeroCard(shots, words)[2]).toMatchObject({
    subject: 'title',
    title: { before: 'If you get nothing back, you pay', key: '$0', after: '' },
    phrases: [],
  });
});

test('other last claims, a card after a card and a short one stay as they are', () => {
  const said = shots.with(2, shot(6000, 9000, ['we do the rest']));
  expect(withZeroCard(said, words)).toEqual(said);
  const carded = shots.with(1, shot(3000, 6000, [], 'title'));
  expect(withZeroCard(carded, words)).toEqual(carded);
  const short = shots.with(2, { ...shots[2]!, startMs: 7500 });
  expect(withZeroCard(short, words)).toEqual(short);
});

// Cards that are not seen for long.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { withBriefCards } from './brief-cards.ts';
import type { PlannedShot } from './cut-aways.ts';
import { testShot } from './testing-shots.ts';

const WORD_MS = 500;
const FROM_MS = 3000;

/** The parts of a card whose words take half a second each, between two shots of the presenter and before the end card. */
const partsOf = (spoken: string, title: { before?: string; key: string; after?: string }, more: object = {}) => {
  const words = splitWords(spoken).map((text, k) => ({
    text,
    startMs: FROM_MS + k * WORD_MS,
    endMs: FROM_MS + k * WORD_MS + 400,
  }));
  const endMs = FROM_MS + words.length * WORD_MS;
  const card = testShot({
    subject: 'title',
    startMs: FROM_MS,
    endMs,
    title: { before: '', after: '', keyMs: FROM_MS, ...title },
  });
  const shots: PlannedShot[] = [
    testShot({ startMs: 0, endMs: FROM_MS }),
    { ...card, ...more },
    testShot({ startMs: endMs, endMs: endMs + 2000 }),
    testShot({ subject: 'title', startMs: endMs + 2000, endMs: endMs + 9000, title: card.title }),
  ];
  const planned = withBriefCards(shots, words);
  expect(planned.at(-1)).toBe(shots.at(-1));
  return planned.slice(1, -2);
};
const subjectsOf = (shots: readonly PlannedShot[]): string[] => shots.map(({ subject }) => subject);

test('a short card stays', () => {
  expect(subjectsOf(partsOf('Over 8,000 readers trust our tips.', { key: '8,000' }))).toEqual(['title']);
});

test('the presenter says what is said before the words of a long card', () => {
  const parts = partsOf('At our shop an eye test takes 15 minutes and costs nothing.', { key: '15', after: 'minutes' });
  expect(subjectsOf(parts)).toEqual(['presenter', 'title']);
  const [lead, card] = parts;
  expect(lead).toMatchObject({ title: null, phrases: [{ text: 'At our shop an eye test takes', startMs: FROM_MS }] });
  expect(card!.startMs).toBe(lead!.endMs);
  expect(card!.title!.keyMs).toBeGreaterThan(card!.startMs);
});

test('a long card with a number leaves its label to the presenter, from a phrase on', () => {
  const title = { before: 'Our clients save', key: '310 dollars', after: 'a month on average' };
  const [card, rest, ...none] = partsOf('Our clients save 310 dollars a month on average.', title);
  expect(none).toEqual([]);
  expect(card!.endMs - card!.startMs).toBeLessThanOrEqual(3500);
  expect(rest).toMatchObject({ subject: 'presenter', title, startMs: card!.endMs });
});

test('the presenter says the last clause of a long card without a number', () => {
  const spoken = 'Ten products, twenty minutes, every single evening, all year.';
  const [card, rest] = partsOf(spoken, { key: 'Ten products, twenty minutes, every single evening, all year' });
  expect(card).toMatchObject({ subject: 'title', title: { key: 'Ten products, twenty minutes' } });
  expect(rest).toMatchObject({
    subject: 'presenter',
    title: null,
    phrases: [{ text: 'every single evening, all year' }],
  });
});

test('a crowd that is named late is seen when it is named, after the presenter with the label', () => {
  const title = { key: '4.9', after: 'stars on average from 2,100 families' };
  const crowd = { below: 'people' };
  const [label, card] = partsOf('4.9 stars on average from 2,100 families near you.', title, crowd);
  expect(label).toMatchObject({ subject: 'presenter', title });
  expect(label!.below).toBeUndefined();
  expect(card).toMatchObject({ subject: 'title', below: 'people', sinceMs: FROM_MS });
});

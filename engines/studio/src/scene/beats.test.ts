// The rhythm of a film.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { expect, test } from 'vitest';
import { withBeats, withLists } from './beats.ts';
import type { PlannedShot } from './cut-aways.ts';

const shot = (startMs: number, endMs: number, over: Partial<PlannedShot> = {}): PlannedShot => ({
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: 'an office',
  element: null,
  title: null,
  transition: 'cut',
  startMs,
  endMs,
  ...over,
});
const END = shot(14000, 18000, { subject: 'title', speaks: false });
/** Words of equal length from `startMs` on. */
const spoken = (text: string, startMs: number, each = 300) =>
  text.split(' ').map((word, k) => ({ text: word, startMs: startMs + k * each, endMs: startMs + (k + 1) * each - 40 }));

const text = 'We explain it all, there is no small print, and nobody is kept waiting. Come and see it today.';
const words = spoken(text, 3000);
const phrases = [
  { text: 'We explain it all', startMs: 3000 },
  { text: 'there is no small print', startMs: 4200 },
  { text: 'and nobody is kept waiting', startMs: 5700 },
  { text: 'Come and see it today', startMs: 7200 },
];
const long = [shot(0, 3000, { framing: 'wide' }), shot(3000, 9000, { phrases }), END];

test('a long shot of the presenter is cut before phrases, and neighbours have different framings', () => {
  const planned = withBeats(long, words, true);
  expect(planned.map(({ startMs }) => startMs)).toEqual([
    0,
    ...planned
      .slice(0, -1)
      .map(({ endMs }) => endMs)
      .slice(0, -1),
    14000,
  ]);
  const seen = planned.filter(({ subject }) => subject === 'presenter');
  expect(seen.length).toBeGreaterThan(2);
  for (const { startMs, endMs } of seen) expect(endMs - startMs).toBeLessThanOrEqual(3300);
  const starts = [0, 3000, ...phrases.map(({ startMs }) => startMs - 120)];
  for (const { startMs } of seen) expect(Math.min(...starts.map((ms) => Math.abs(ms - startMs)))).toBeLessThan(20);
  for (const [k, one] of planned.entries())
    if (k > 0 && one.subject === 'presenter' && planned[k - 1]!.subject === 'presenter')
      expect(one.framing).not.toBe(planned[k - 1]!.framing);
});

test('it is seen only in framings in which the place is painted anyway', () => {
  const planned = withBeats(long, words, false);
  expect(new Set(planned.map(({ framing }) => framing))).toEqual(new Set<SceneShot['framing']>(['wide', 'medium']));
});

test('in a long run of the presenter, a whole clause is shown alone, without its conjunction', () => {
  const cards = withBeats(long, words, true).filter(({ isPhrase }) => isPhrase);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ subject: 'title', speaks: false, phrases: [] });
  expect(['There is no small print', 'Nobody is kept waiting']).toContain(cards[0]!.title!.key);
});

test('a short film has its shots as they are', () => {
  const short = [shot(0, 3000), shot(3000, 5000, { framing: 'wide' }), END];
  expect(withBeats(short, [], true)).toEqual(short);
});

test('a sentence that lists three things is a list', () => {
  const list = spoken('We clean the chain, tune the gears, and check every bolt.', 3000);
  const [, listed] = withLists([shot(0, 3000), shot(3000, 6400, { framing: 'close', phrases }), END], list);
  expect(listed).toMatchObject({
    framing: 'medium',
    phrases: [],
    list: [
      { text: 'We clean the chain', startMs: 3000 },
      { text: 'Tune the gears', startMs: 4200 },
      { text: 'Check every bolt', startMs: 5100 },
    ],
  });
});

test.each([
  'We clean the chain, and tune the gears.',
  'We clean, we tune, we check. You ride.',
  'It is a very long clause that does not fit in one line, we tune it, and check it.',
])('no list: %s', (sentence) => {
  const [, one] = withLists([shot(0, 3000), shot(3000, 9000), END], spoken(sentence, 3000));
  expect(one!.list).toBeUndefined();
});

test('after the words of a long title card, the presenter says the rest of its sentence', () => {
  const title = { before: '', key: 'The seams are welded', after: '', keyMs: 3000 };
  const rest = spoken('The seams are welded, not sewn, so no water gets in.', 3000, 400);
  const [, card, presenter] = withBeats(
    [shot(0, 3000), shot(3000, 7500, { subject: 'title', title, speaks: false }), END],
    rest,
    true,
  );
  expect(card!.endMs).toBe(presenter!.startMs);
  expect(presenter).toMatchObject({ subject: 'presenter', speaks: true, title: null, endMs: 7500 });
  expect(presenter!.phrases!.map((phrase) => phrase.text)).toEqual(['not sewn', 'so no water gets in']);
});

// The rhythm of a film.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { expect, test } from 'vitest';
import { withBeats, withLists, withRests } from './beats.ts';
import type { PlannedShot } from './cut-aways.ts';
import { testShot } from './testing-shots.ts';

const shot = (startMs: number, endMs: number, over: Partial<PlannedShot> = {}) => testShot({ startMs, endMs, ...over });
const END = shot(14000, 18000, { subject: 'title', speaks: false });
/** Words of equal length from `startMs` on. */
const spoken = (text: string, startMs: number, each = 300) =>
  text.split(' ').map((word, k) => ({ text: word, startMs: startMs + k * each, endMs: startMs + (k + 1) * each - 40 }));

const text = 'We explain it all, there is one small price, and nobody is kept waiting. Come and see it today.';
const words = spoken(text, 3000);
const phrases = [
  { text: 'We explain it all', startMs: 3000 },
  { text: 'there is one small price', startMs: 4200 },
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
  expect(['There is one small price', 'Nobody is kept waiting']).toContain(cards[0]!.title!.key);
});

test.each([
  ['Ripe tomatoes, fresh olive oil, good wine too. Come and see.', ['Fresh olive oil, good wine too']],
  ['You understand it, but cannot speak? Start now. Come and see.', []],
])('parts of a list on one card keep their commas, and the end of a question is on none: %s', (text, keys) => {
  const parts = text.split(/(?<=[,.?]) /u).map((part) => part.replace(/[,.]$/u, ''));
  let from = 3000;
  const all = parts.map((part) => {
    const startMs = from;
    from += part.split(' ').length * 300;
    return { text: part, startMs };
  });
  const run = [
    shot(0, all[1]!.startMs, { phrases: all.slice(0, 1) }),
    shot(all[1]!.startMs, all[3]!.startMs, { framing: 'wide', phrases: all.slice(1, 3) }),
    shot(all[3]!.startMs, 9000, { phrases: all.slice(3) }),
    END,
  ];
  const cards = withBeats(run, spoken(text, 3000), true).filter(({ isPhrase }) => isPhrase);
  expect(cards.map(({ title }) => title?.key)).toEqual(keys);
});

test('a short film has its shots as they are', () => {
  const short = [shot(0, 3000), shot(3000, 5000, { framing: 'wide' }), END];
  expect(withBeats(short, [], true)).toEqual(short);
});

test('a sentence that lists three things is a list', () => {
  const list = spoken('We clean the chain, tune the gears, and check every bolt.', 3000, 280);
  const [, listed] = withLists([shot(0, 3000), shot(3000, 6100, { framing: 'close', phrases }), END], list);
  expect(listed).toMatchObject({
    framing: 'medium',
    phrases,
    list: [
      { text: 'We clean the chain', startMs: 3000 },
      { text: 'Tune the gears', startMs: 4120 },
      { text: 'Check every bolt', startMs: 4960 },
    ],
  });
});

test('a list in a long sentence, which is in two shots, is whole', () => {
  const list = spoken('We test your back, treat the pain by hand, and show you three exercises.', 3000);
  const [one, other] = [
    { text: 'We test your back, treat the pain by hand', startMs: 3000 },
    { text: 'and show you three exercises', startMs: 5700 },
  ];
  const halves = [shot(0, 3000), shot(3000, 5700, { phrases: [one] }), shot(5700, 7200, { phrases: [other] }), END];
  const [, listed, ...rest] = withLists(halves, list);
  expect(rest).toEqual([END]);
  expect(listed).toMatchObject({ startMs: 3000, endMs: 7200, phrases: [one, other] });
  expect(listed!.list).toHaveLength(3);
  const apart = withLists(halves.with(2, shot(5700, 7200, { place: 'a garden', phrases: [other] })), list);
  expect(apart.every((one) => one.list === undefined)).toBe(true);
});

test('a shot before large words in the same framing is a close-up, because the words need the room', () => {
  const title = { before: 'Only', key: '12', after: 'questions', keyMs: 3000 };
  const framingBefore = (over: Partial<PlannedShot>) => {
    const before = shot(0, 3000, { framing: 'wide', place: 'a garden' });
    return withBeats([before, shot(3000, 5000), shot(5000, 7000, over), END], [], true)[1]!.framing;
  };
  expect(framingBefore({ title })).toBe('close');
  expect(framingBefore({})).toBe('medium');
});

test('a list is below a presenter in a wide framing where there is one, and the shot before it in another', () => {
  const list = [{ text: 'You walk in', startMs: 6000 }];
  const planned = (framing: SceneShot['framing']) =>
    withBeats(
      [shot(0, 3000, { framing }), shot(3000, 6000, { framing }), shot(6000, 9000, { framing: 'medium', list }), END],
      [],
      false,
    ).map((one) => one.framing);
  expect(planned('wide').slice(1, 3)).toEqual(['medium', 'wide']);
  expect(planned('medium')[2]).toBe('medium');
});

test('a long list appears with one of its things, and those that were said before are not shown again', () => {
  const list = spoken('We clean the whole chain, tune all of the gears, and check every bolt.', 3000, 700);
  const planned = withLists([shot(0, 3000), shot(3000, 13500), END], list);
  const [, before, listed] = planned;
  expect(planned).toHaveLength(4);
  expect(before).toMatchObject({ startMs: 3000, endMs: listed!.startMs });
  expect(before!.list).toBeUndefined();
  expect(listed).toMatchObject({ endMs: 13500, transition: 'cut' });
  expect(listed!.list!.map(({ text }) => text)).toEqual(['Tune all of the gears', 'Check every bolt']);
  expect(before!.phrases!.map(({ text }) => text)).toEqual(['We clean the whole chain']);
  expect(before!.phrases!.length).toBeGreaterThan(0);
});

test.each([
  'We clean the chain, and tune the gears.',
  'We clean, we tune, we check. You ride.',
  'It is a very long clause that does not fit in one line, we tune it, and check it.',
  'We do not sell your data, share your photos, or read your messages.',
  'Wir verkaufen nie deine Daten, teilen nie deine Fotos, und lesen nie deine Post.',
  'Most gyms lock you in, charge hidden fees, and never answer the phone.',
  'Die meisten Studios binden dich, kosten zu viel, und schließen zu früh.',
  'Are you tired of high rents, noisy neighbours, and broken lifts?',
  'If you smoke, if you drink, you die.',
  'When it rains, it pours, my friend.',
  'Step three, send it to us, and we do the rest.',
  'He said, we lie, we cheat, we steal.',
  'Last year I lost my job, broke my leg, and sold my house.',
  'We clean it, we tune it, we ride it.',
])('no list: %s', (sentence) => {
  const planned = withLists([shot(0, 3000), shot(3000, 9000), END], spoken(sentence, 3000));
  expect(planned.filter(({ list }) => list)).toEqual([]);
});

test('a list begins its sentence', () => {
  const all = spoken('Every week we clean the chain, tune the gears, and check every bolt.', 2400);
  expect(withLists([shot(0, 3000), shot(3000, 9000), END], all).filter(({ list }) => list)).toEqual([]);
});

test('only the last thing of a list loses its conjunction', () => {
  const coffee = spoken('O melhor café, or pur massif, and Y Combinator prices.', 3000);
  const listed = withLists([shot(0, 3000), shot(3000, 9000), END], coffee).find(({ list }) => list);
  expect(listed!.list!.map((item) => item.text)).toEqual(['O melhor café', 'Or pur massif', 'Y Combinator prices']);
});

test.each([
  'We would never ever, share all of your photos, and everybody is kept waiting. Come and see it today.',
  'If you call us, there is one small price, and everybody is kept waiting. Come and see it today.',
  'Do you like it, that there are small prices, and everybody is kept waiting? Come and see it today.',
])('no clause of a denial, condition or question is shown alone: %s', (sentence) => {
  const said = spoken(sentence, 3000);
  const clauses = said.filter((_, k) => k === 0 || /[,.?]$/.test(said[k - 1]!.text));
  const shown = clauses.map(({ startMs }, k) => ({
    text: said
      .filter((word) => word.startMs >= startMs && word.startMs < (clauses[k + 1]?.startMs ?? 1e6))
      .map((word) => word.text)
      .join(' '),
    startMs,
  }));
  const planned = withBeats([shot(0, 3000), shot(3000, 9000, { phrases: shown }), END], said, true);
  expect(planned.filter(({ isPhrase }) => isPhrase)).toEqual([]);
});

const seams = (endMs: number): SceneShot[] => {
  const title = { before: '', key: 'The seams are welded', after: '', keyMs: 3000 };
  return [shot(0, 3000), shot(3000, endMs, { subject: 'title', title, speaks: false }), END];
};
const seamWords = (each: number) => spoken('The seams are welded, not sewn, so no water gets in.', 3000, each);

test('a title card has the rest of its sentence in small', () => {
  const [, card, end] = withRests(seams(6600), seamWords(330));
  expect(card!.title).toMatchObject({ key: 'The seams are welded,', after: 'not sewn, so no water gets in' });
  expect(card!.endMs).toBe(6600);
  expect(end).toEqual(END);
});

test('a title card is not left before its own words are said, and they are not said again', () => {
  const said = spoken('Bills, receipts, spreadsheets everywhere. Come and see it today.', 3000, 900);
  const title = { before: '', key: 'Bills, receipts, spreadsheets everywhere', after: '', keyMs: 3000 };
  const card = shot(3000, 6600, { subject: 'title', title, speaks: false });
  expect(withRests([shot(0, 3000), card, END], said)[1]).toEqual(card);
  const claim = { before: '', key: '8 in 10', after: 'know it', keyMs: 5700 };
  const late = spoken('You are not alone, 8 in 10 know it. Come by.', 3000, 400);
  const claimed = shot(3000, 6600, { subject: 'title', title: claim, speaks: false });
  expect(withRests([shot(0, 3000), claimed, END], late)[1]).toEqual(claimed);
});

test('a claim that stands for long without other words is cut too', () => {
  const said = spoken('It all costs only 28 euro for the whole of your family today.', 3000, 400);
  const title = { before: '', key: '28 euro', after: '', keyMs: 3000 };
  const claim = shot(3000, 8200, { title });
  const parts = withBeats([shot(0, 3000), claim, shot(8200, 9500), END], said, true).filter(
    (one) => one.title?.key === '28 euro',
  );
  expect(Math.max(...parts.map(({ startMs, endMs }) => endMs - startMs))).toBeLessThanOrEqual(4000);
});

test('the words before the first thing of a list are said before it', () => {
  const said = spoken('In three sessions, we find the cause, show you exercises, and get you moving.', 3000, 400);
  const lead = { text: 'In three sessions', startMs: 3000 };
  const listed = shot(3000, 3000 + said.length * 400, {
    phrases: [lead, { text: 'we find the cause', startMs: 4200 }],
  });
  const planned = withLists([shot(0, 3000), listed, END], said);
  expect(planned[1]!.phrases).toEqual([lead]);
  expect(planned[2]!.list!.map((item) => item.text)).toEqual([
    'We find the cause',
    'Show you exercises',
    'Get you moving',
  ]);
});

test('of a long title card, the presenter says the clauses for which there is no time', () => {
  const [, card, presenter] = withRests(seams(7500), seamWords(400));
  expect(card!.endMs).toBe(presenter!.startMs);
  expect(card!.title!.after).toBe('not sewn');
  expect(presenter).toMatchObject({ subject: 'presenter', speaks: true, title: null, endMs: 7500 });
  expect(presenter!.phrases!.map((phrase) => phrase.text)).toEqual(['so no water gets in']);
});

test.each([
  [
    'a clause that the title has',
    'If you call us today, you save 20% of it all.',
    'If you call us today, you save 20%',
    3000,
  ],
  ['another sentence', 'The seams are welded. No water gets in, not even today.', 'The seams are welded', 3000],
  ['a clause before its key words', 'On every bag that you buy, you save 20%.', '20%', 5700],
])('a title card does not repeat or mix words: %s', (_, sentence, key, keyMs) => {
  const title = { before: '', key, after: '', keyMs };
  const card = shot(3000, 6600, { subject: 'title', title, speaks: false });
  const [, first] = withRests([shot(0, 3000), card, END], spoken(sentence, 3000));
  expect(first!.title!.after).toBe('');
});

test('a phrase alone has the next one of its sentence in small', () => {
  const text = 'We buy all of our beans here, roast them in small batches, and ship them today. Come and see it.';
  const said = spoken(text, 3000, 400);
  const [second, third, end] = [7, 12, 16].map((k) => said[k]!.startMs) as [number, number, number];
  const phrases = [
    { text: 'We buy all of our beans here', startMs: 3000 },
    { text: 'roast them in small batches', startMs: second },
    { text: 'and ship them today', startMs: third },
  ];
  const run = [shot(0, 3000, { framing: 'wide' }), shot(3000, end, { phrases }), shot(end, 14000), END];
  const card = withBeats(run, said, true).find(({ isPhrase }) => isPhrase)!;
  expect(card.title).toMatchObject({ key: 'Roast them in small batches', after: 'and ship them today' });
  expect(card.endMs).toBe(end);
});

test('phrases alone that join two shots leave the count of the others right, with or without an end card', () => {
  const clauses = [
    ...['The next day we call you,', 'and we answer it all,', 'and you decide alone.'],
    ...['Our people are friendly people,', 'and they know houses,', 'and they love gardens,', 'and they stay.'],
    ...['Nothing is too small for them,', 'and nothing too large.'],
  ];
  for (const pace of [300, 340, 380, 420, 460]) {
    const words = spoken(clauses.join(' '), 3000, pace);
    let at = 0;
    const phrases = clauses.map((clause) => {
      const startMs = words[at]!.startMs;
      at += clause.split(' ').length;
      return { text: clause.slice(0, -1), startMs };
    });
    const endMs = words.at(-1)!.endMs + 40;
    const run = shot(3000, endMs, { phrases });
    const between = shot(endMs, endMs + 3000, { subject: 'title', speaks: false });
    const again = shot(endMs + 3000, 2 * endMs, {
      phrases: phrases.map((one) => ({ ...one, startMs: one.startMs + endMs })),
    });
    const later = words.map((word) => ({ ...word, startMs: word.startMs + endMs, endMs: word.endMs + endMs }));
    const cardsOf = (shots: readonly PlannedShot[]) =>
      withBeats(shots, [...words, ...later], true).filter(({ isPhrase }) => isPhrase);
    const [ahead, behind] = [
      cardsOf([shot(0, 3000), run, shot(endMs, endMs + 900)]),
      cardsOf([shot(0, 3000), run, between, again, END]),
    ];
    expect(ahead.length).toBeGreaterThan(0);
    expect(behind.length).toBeGreaterThan(ahead.length);
  }
});

test('a title card in Arabic has the rest of its sentence with the marks of its script', () => {
  const words = spoken('نصلح دراجتك اليوم، وننظف السلسلة، ونأتي إليك.', 3000, 480);
  const title = { before: '', key: 'نصلح دراجتك اليوم', after: '', keyMs: 3000 };
  const card = shot(3000, 6840, { subject: 'title', speaks: false, title });
  const [, whole] = withRests([shot(0, 3000), card, END], words);
  expect(whole!.title!.after).toBe('وننظف السلسلة، ونأتي إليك');
});

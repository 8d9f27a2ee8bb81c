// Which things a film shows, and when.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { testShot } from '../scene/testing-shots.ts';
import { filmOf, plannedShots } from './plan-shots.ts';
import type { SceneClipInput } from './scene-clip.ts';

interface Said {
  subject: SceneShot['subject'];
  title?: Pick<NonNullable<SceneShot['title']>, 'key' | 'after'>;
}

/** The plan of a film with a shot for each text, whose words take 400 ms each. */
const planWith = (
  texts: readonly string[],
  saidAs: (text: string, index: number) => Said,
  elements: SceneClipInput['elements'] = [],
) => {
  let at = 0;
  const words: SceneClipInput['timings']['words'] = [];
  const shots = texts.map((sentence, index): SceneShot => {
    const startMs = at;
    for (const text of splitWords(sentence)) {
      words.push({ text, startMs: at, endMs: at + 340 });
      at += 400;
    }
    const { subject, title } = saidAs(sentence, index);
    return {
      subject,
      framing: 'medium',
      speaks: true,
      place: 'an office',
      element: null,
      title: title ? { before: '', ...title, keyMs: startMs } : null,
      transition: 'cut',
      startMs,
      endMs: at,
    };
  });
  const likeness = { json: null, files: {} };
  const rest = { accent: '#ff5a36', logo: null, fast: false, seed: 'a seed', clip: '', speech: '' };
  return plannedShots({ likeness, shots, elements, timings: { words, phones: [] }, ...rest });
};

const card = (key: string, after = ''): Said => ({ subject: 'title', title: { key, after } });
const spoken: Said = { subject: 'presenter' };

/** The shots of sentences; the first one has a title, and the last one is one. */
const planOf = (sentences: readonly string[], elements: SceneClipInput['elements'] = []) =>
  planWith(
    sentences,
    (sentence, index) =>
      index === sentences.length - 1 ? card(sentence) : index === 0 ? { ...card(sentence), ...spoken } : spoken,
    elements,
  );
const END = 'Come and see us soon.';

test.each([
  ['Nobody likes waiting rooms.', 'clock'],
  ['It will rain on your way to work.', 'rain'],
  ['¿Otra vez pasta con tomate?', 'pasta'],
  ['Most people lose money on their taxes every year.', 'coins'],
  ['Your supermarket coffee is nine months old.', 'coffee'],
  ['Does your bike squeak every time you brake?', 'chain'],
  ['Good coffee for everybody.', 'coffee'],
])('the hook is said beside what it names first, besides the thing of the film: %s', (hook, name) => {
  const [first] = planOf([hook, 'And now we tell you more about it all.', END]);
  expect(first!.beside).toEqual([{ name, startMs: 0 }]);
});

test('a card of a film about a practice shows what it is about', () => {
  const first = 'Nobody likes waiting rooms at all.';
  const words = splitWords(`${first} So we built a practice without one.`).map((text, k) => ({
    text,
    startMs: 400 * k,
    endMs: 400 * k + 340,
  }));
  const shots = [testShot({ place: 'an office' })];
  expect(filmOf({ timings: { words, phones: [] }, shots }).thing).toBe('stethoscope');
  expect(filmOf({ timings: { words: words.slice(6), phones: [] }, shots }).thing).toBeUndefined();
});

test.each([
  ['A man in a bicycle workshop', 'bicycle'],
  ['Una ragazza nella sua gelateria', 'ice-cream'],
  ['a living room with a sofa', undefined],
  ['A woman with a cup of coffee in an office', undefined],
])('a film whose words name nothing is about the trade of its place: %s', (place, thing) => {
  const words = [{ text: 'Hello.', startMs: 0, endMs: 300 }];
  expect(filmOf({ timings: { words, phones: [] }, shots: [testShot({ place })] }).thing).toBe(thing);
});

test('each thing is seen once, when it is named', () => {
  const planned = planOf([
    'It will rain on your way to work.',
    'It weighs less than an apple does today.',
    'So it fits into your own pocket as well.',
    'And when it rains the apple is still there for free.',
    END,
  ]);
  const seen = planned.flatMap(({ thing, beside = [] }) => [
    ...(thing ? [thing] : []),
    ...beside.map(({ name }) => name),
  ]);
  expect(seen.toSorted()).toEqual(['apple', 'pocket', 'rain']);
});

test('a film with pictures of the client shows no things after its hook', () => {
  const product = { file: '', role: 'product' as const, caption: null };
  const planned = planOf(['It will rain on your way to work.', 'It weighs less than an apple does.', END], [product]);
  expect(planned.map(({ thing, beside }) => thing ?? beside?.[0]?.name)).toEqual(['rain', undefined, undefined]);
});

test('after a moment beside the presenter, a price is seen with what the film is about', () => {
  const words = splitWords('Coffee for all. Today your coffee costs $9 in all of our shops. Come by.');
  const timed = words.map((text, k) => ({ text, startMs: 400 * k, endMs: 400 * k + 340 }));
  const [first, , last] = planOf(['Coffee for all.', 'Today your bag costs $9 in all of our shops.', 'Come by.']);
  const title = { before: 'Your coffee costs', key: '$9', after: '', keyMs: 2800 };
  const price = { ...first!, title, startMs: 1200, endMs: 5200 };
  const shots = [{ ...first!, endMs: 1200 }, price, { ...last!, startMs: 5200, endMs: 6000 }];
  const input = { likeness: { json: null, files: {} }, shots, elements: [], timings: { words: timed, phones: [] } };
  const rest = { accent: '#ff5a36', logo: null, fast: false, seed: 'a seed', clip: '', speech: '' };
  const seen = plannedShots({ ...input, ...rest }).filter((shot) => shot.title?.key === '$9');
  expect(seen.map(({ thing }) => thing)).toContain('coffee');
  expect(seen.at(-1)!.startMs - title.keyMs).toBeLessThan(2500);
});

test('a price stands beside the presenter if a card has shown what the film is about', () => {
  const texts = ['Good coffee for everybody.', 'We make it here.', 'It is all yours for $9 in all our shops now.', END];
  const plan = planWith(texts, (text, index) =>
    index === 1 || text === END ? card(text.replace('.', '')) : index === 2 ? { ...card('$9'), ...spoken } : spoken,
  );
  expect(plan.filter(({ thing, below }) => (thing ?? below) === 'coffee').map(({ subject }) => subject)).toEqual([
    'title',
  ]);
});

test('a thing that is named late is seen late', () => {
  const [first, second] = cardsOf(['It is all made with fresh roasted beans.']);
  expect([first!.below, second!.below]).toEqual(['coffee', 'coffee-bean']);
});

/** The cards of a film, here about coffee, between shots of the presenter. */
const cardsOf = (cards: readonly string[], hook = 'Good coffee for everybody.') => {
  const texts = [hook, ...cards.flatMap((text) => [text, 'And here we go on and on.']), END];
  const plan = planWith(texts, (text, index) =>
    index % 2 === 1 || text === END ? card(text.replace('.', '')) : spoken,
  );
  const filmMs = plan.at(-1)!.endMs;
  return plan.filter(({ subject, endMs }) => subject === 'title' && endMs < filmMs);
};

test('the picture of a long card changes while its words are seen', () => {
  const [first, second] = cardsOf(['Ours was roasted on this very same day.']);
  expect([first!.below, second!.below]).toEqual(['coffee-bean', 'coffee']);
  expect(second!.startMs).toBe(first!.endMs);
  expect([first!.sinceMs, second!.sinceMs]).toEqual([undefined, first!.startMs]);
});

test.each([
  ['$0 to pay.', 'receipt'],
  ['The average is $740.', 'coins'],
  ['The average is 740.', undefined],
])('a card shows money only for an amount: %s', (card, thing) => {
  expect(cardsOf([card], 'We count it all for you.').map(({ below }) => below)).toEqual([thing]);
});

test('money that was just seen is not on a card', () => {
  const [card] = cardsOf(['The average is $740.'], 'You lose money on it.');
  expect(card!.below).toBeUndefined();
});

test('no thing is on two cards', () => {
  const things = cardsOf(['We roast it today.', 'Ours was roasted on this very same day.', 'All beans here.']).flatMap(
    ({ below }) => below ?? [],
  );
  expect(things.length).toBeGreaterThan(0);
  expect(new Set(things).size).toBe(things.length);
});

/** A film with the presenter after a card with its last words in small. */
const withLastWords = (key: string, after: string) => {
  const texts = ['We do it well for you.', `${key} ${after}`, 'And here we go on with it all.', END];
  return planWith(texts, (text, index) => (index === 1 ? card(key, after) : text === END ? card(text) : spoken));
};

test('the presenter who says the last words of a card is seen otherwise than after it', () => {
  const [, shown, said, next] = withLastWords('Nobody else does this', 'as well as all of us');
  expect([shown!.subject, shown!.title!.after]).toEqual(['title', '']);
  expect(said!.phrases).toMatchObject([{ text: 'as well as all of us' }]);
  expect(next!.subject).toBe('presenter');
  expect(next!.framing).not.toBe(said!.framing);
});

test.each([
  ['It will rain on your way to work.', []],
  ['We are here for all of you.', ['rain']],
])('what is seen beside the presenter is on no card: %s', (hook, things) => {
  expect(cardsOf(['The rain comes today.'], hook).flatMap(({ below }) => below ?? [])).toEqual(things);
});

test('how long it takes is no large picture, unless a film names nothing else', () => {
  const said = ['Our coffee is roasted here in town.', 'It takes ten minutes every single day of the week.'];
  const largeIn = (sentences: readonly string[]) =>
    planOf([...sentences, END]).flatMap(({ thing, below }) => [thing, below].filter((name) => name !== undefined));
  expect(largeIn(said)).not.toContain('clock');
  expect(largeIn(['This is how we do it here.', ...said.slice(1)])).toContain('clock');
  const cards = planWith([said[0]!, 'Ten products, twenty minutes, every night.', END], (sentence, index) =>
    index === 0 ? spoken : card(sentence),
  );
  expect(cards.map(({ below }) => below)).not.toContain('clock');
});

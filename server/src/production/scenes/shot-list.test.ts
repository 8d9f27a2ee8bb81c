// Shots cover the speech without a gap, each shows what its scene is about.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInEngines } from '../../engines/testing.ts';
import { type Shot, type ShotListRequest, shotList } from './shot-list.ts';

const engine = (await builtInEngines()).forPort('sceneClip').sceneClip;

const scenes = [
  'We roast fresh beans, slowly and with patience.',
  'Our little shop smells of coffee all morning long. The second cup is free of charge.',
  'Every bag you buy now saves you 20%. Bring your friends along with you, and stay a while.',
  'Come by and see us soon!',
];
const spoken = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(' ')
    .map((text, index) => ({ text, startMs: index * 400 + 50, endMs: index * 400 + 350 }));
const request = (over: Partial<ShotListRequest> = {}): ShotListRequest => {
  const words = spoken(over.scenes ?? scenes);
  return {
    scenes,
    words,
    speechMs: words.length * 400,
    narrationMode: 'auto',
    elements: [],
    about: ['A rooftop terrace at sunset.'],
    fast: false,
    engine,
    ...over,
  };
};
const roles = (...all: ShotListRequest['elements'][number]['role'][]) => all.map((role) => ({ role }));

test('shots follow one another without a gap and cover the whole speech', () => {
  const shots = shotList(request());
  expect(shots[0]?.startMs).toBe(0);
  expect(shots.at(-1)?.endMs).toBe(request().speechMs);
  expect(shots.slice(1).map((shot) => shot.startMs)).toEqual(shots.slice(0, -1).map((shot) => shot.endMs));
});

test('a scene of two sentences is two shots that meet in the pause between them, within a frame', () => {
  const shots = shotList(request());
  expect(shots.map(({ scene }) => scene)).toEqual([0, 1, 1, 2, 2, 3]);
  // After 8 words and 9 more.
  expect(Math.abs(shots[0]!.endMs - 3200)).toBeLessThan(34);
  expect(Math.abs(shots[1]!.endMs - 6800)).toBeLessThan(34);
});

test('where no words are timed, sentences are as long as their letters', () => {
  const shots = shotList(
    request({ scenes: ['Ten letters to the left.', 'Ten letters to the left.'], words: [], speechMs: 8000 }),
  );
  expect(shots.map(({ endMs }) => Math.round(endMs))).toEqual([4000, 8000]);
});

test('a sentence too short to be seen shares the shot of its neighbour', () => {
  const short = ['Really? Yes, we deliver to your door every single day.', 'See you.'];
  expect(shotList(request({ scenes: short })).map(({ scene }) => scene)).toEqual([0, 1]);
});

test('a sentence of six seconds without a rest in it is one shot, with a rest two', () => {
  const long = 'We bake with flour from the mill, which is older than all of us are.';
  const first = 'Welcome to our bakery, dear friends, all of you.';
  const cuts = (restMs: number) => {
    const late = (index: number) => (index >= 9 + 7 ? restMs : 0);
    const words = spoken([first, long]).map(({ text, startMs, endMs }, index) => ({
      text,
      startMs: startMs + 50 + late(index),
      endMs: endMs + 50 + late(index),
    }));
    const speechMs = words.at(-1)!.endMs + 50;
    return shotList(request({ scenes: [first, long], words, speechMs })).map(({ endMs }) => Math.round(endMs));
  };
  expect(cuts(0)).toHaveLength(2);
  expect(cuts(300)).toHaveLength(3);
});

test('a sentence that is far too long is cut though nobody rests', () => {
  const long = 'We bake with flour from the mill at the river, which is older than all of us, and we like it so much.';
  expect(shotList(request({ scenes: [long] }))).toHaveLength(2);
});

/** What a viewer would call another picture. */
const lookOf = ({ subject, framing, element, title, place }: Shot) =>
  JSON.stringify([
    subject,
    subject === 'presenter' && [framing, element],
    subject !== 'presenter' && subject !== 'title' && element,
    subject === 'title' && title,
    subject === 'place' && engine.readPlace(place).kind,
  ]);

const sentence = fc.constantFrom(
  'Our shop is open.',
  'Come to the shop around the corner, all of you, whenever you have time for us.',
  'The store smells of coffee, and people stay in the shop much longer than they meant to.',
  'Behind it lies a garden with old trees.',
  'It is the best garden in the whole of the town, as our neighbours say, and we agree with them.',
  'You save 20% today.',
  'Every single order saves you 35 euros, without any small print at all.',
  'Nobody here counts the hours, and nobody ever hurries you.',
  'Really?',
  '我们的商店每天都开门。',
);
const anyRequest = fc.record({
  scenes: fc.array(fc.array(sentence, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 7 }),
  wordMs: fc.integer({ min: 200, max: 700 }),
  restMs: fc.constantFrom(0, 250),
  narrationMode: fc.constantFrom('auto' as const, 'voiceover' as const),
  elements: fc.array(fc.record({ role: fc.constantFrom('setting' as const, 'product' as const, 'prop' as const) }), {
    maxLength: 5,
  }),
  about: fc.subarray(['Our shop', 'A garden', 'Something nice', 'A shop in the evening']),
  fast: fc.boolean(),
});

test('whatever is said and sent, spoken or narrated, fast or not, no two neighbours show the same', () => {
  fc.assert(
    fc.property(anyRequest, ({ scenes, wordMs, restMs, ...rest }) => {
      const texts = scenes.map((sentences) => sentences.join(' '));
      let at = 0;
      const words = spoken(texts).map(({ text }) => {
        const startMs = at;
        at += wordMs + (/[.,?]$/.test(text) ? restMs : 0);
        return { text, startMs, endMs: startMs + wordMs };
      });
      const shots = shotList({ ...rest, engine, scenes: texts, words, speechMs: at });
      const looks = shots.map(lookOf);
      expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
      expect(shots.map(({ startMs }) => startMs)).toEqual([0, ...shots.slice(0, -1).map(({ endMs }) => endMs)]);
    }),
    { numRuns: 400 },
  );
});

test('a film of four shots has one from afar, a fast one spares it', () => {
  const plain = [
    'Hello, and a very warm welcome to everybody here.',
    'We take our time, because good things need it.',
    'Nobody here counts hours, and nobody ever hurries you.',
    'Write to us and tell us what you think about it.',
  ];
  const framings = (over: Partial<ShotListRequest>) =>
    shotList(request({ scenes: plain, ...over })).flatMap((shot) => (shot.subject === 'presenter' ? shot.framing : []));
  expect(framings({})).toEqual(['close', 'wide', 'close']);
  expect(framings({ fast: true })).toEqual(['close', 'medium', 'close']);
  expect(framings({ scenes: plain.slice(0, 3) })).not.toContain('wide');
});

test('words that name one place in two ways show it once, and another place at the hour of the film', () => {
  const scenes = [
    'We roast our own fresh beans, slowly and with patience.',
    'The florist next door lends us her flowers for it.',
    'And so it goes, day after day, week after week.',
    'Her flower shop is a wonder, as everybody says.',
    'Come by and see it all with your own eyes.',
  ];
  const places = shotList(request({ scenes, about: ['A coffee house at sunset.'] })).filter(
    ({ subject }) => subject === 'place',
  );
  expect(places).toHaveLength(1);
  expect(engine.readPlace(places[0]!.place)).toMatchObject({ kind: 'greenhouse', time: 'at sunset' });
});

test('where a film plays is not shown while the next words name a place of their own', () => {
  const scenes = [
    'Every morning at five we light all of the ovens.',
    'We work for people who love good food so much.',
    'Our flour comes from a small mill by the river.',
    'And we never hurry a loaf, whatever the weather is.',
    'Come by and see it all with your own eyes.',
  ];
  const kinds = shotList(request({ scenes, about: ['In a bright kitchen.'] }))
    .filter(({ subject }) => subject === 'place')
    .map(({ place }) => engine.readPlace(place).kind);
  expect(kinds[0]).toBe('lake');
});

test('the presenter opens from near by and closes, in one place all through', () => {
  const shots = shotList(request());
  expect([shots[0]!.subject, shots.at(-1)!.subject]).toEqual(['presenter', 'presenter']);
  expect(shots[0]!.framing).toBe('close');
  const places = new Set(shots.filter(({ subject }) => subject === 'presenter').map(({ place }) => place));
  expect([...places]).toEqual(['A rooftop terrace at sunset.']);
});

test('without pictures the middle shows what the words name: a place, a number', () => {
  const shots = shotList(request());
  expect(shots.find(({ subject }) => subject === 'place')?.place).toMatch(/^Our little shop/);
  expect(shots.find(({ subject }) => subject === 'title')?.title).toMatchObject({
    before: 'Every bag you buy now saves you',
    key: '20%',
    after: '',
  });
});

test('a product is narrated over and comes back beside the presenter at the end; a setting is only the place', () => {
  const shots = shotList(request({ elements: roles('product', 'setting') }));
  const shown = shots.filter(({ element }) => element !== null);
  expect(shown.map(({ subject, element, speaks }) => [subject, element, speaks])).toEqual([
    ['element', 0, false],
    ['presenter', 1, true],
    ['split', 0, true],
  ]);
});

test('voiceover narrates everywhere, and shows the presenter in less than half of the shots', () => {
  const shots = shotList(request({ narrationMode: 'voiceover' }));
  expect(shots.some(({ speaks }) => speaks)).toBe(false);
  expect(shots.filter(({ subject }) => subject === 'presenter').length).toBeLessThanOrEqual(shots.length / 2);
});

test('two views of the presenter meet in a cut, never in a dissolve', () => {
  const shots = shotList(
    request({ scenes: ['Well, here we are, my dear old friends, again.', 'And so it goes on and on, for all of us.'] }),
  );
  expect(shots.map(({ subject, transition }) => [subject, transition])).toEqual([
    ['presenter', 'cut'],
    ['presenter', 'cut'],
  ]);
});

test('every element is shown while there are shots enough', () => {
  const shown = (over: Partial<ShotListRequest>) => shotList(request(over)).flatMap(({ element }) => element ?? []);
  expect(shown({ elements: roles('prop', 'prop') })).toEqual([0, 1]);
  expect(shown({ scenes: ['A single sentence, nothing more.'], elements: roles('prop') })).toEqual([0]);
});

test('an element is shown where the script speaks of it, whatever the order', () => {
  const elements = [
    { role: 'prop' as const, caption: 'Our friends' },
    { role: 'prop' as const, caption: 'The shop in the morning' },
  ];
  const shown = shotList(request({ elements })).flatMap(({ element, scene }) =>
    element === null ? [] : [[element, scene]],
  );
  expect(shown).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test('a script without numbers or places has one title of its own words', () => {
  const plain = [
    'Hello, and a very warm welcome to everybody here.',
    'We take our time, because good things need it.',
    'Nobody here counts hours, and nobody ever hurries you.',
    'People remember how it felt, long after they went away.',
    'Write to us and tell us what you think about it.',
  ];
  const subjects = shotList(request({ scenes: plain, about: [] })).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'title')).toHaveLength(1);
});

test('only what the engine films is in the list', () => {
  const films = (subjects: ShotListRequest['engine']['subjects']) =>
    shotList(request({ elements: roles('product', 'setting'), engine: { ...engine, subjects } })).map(
      (shot) => shot.subject,
    );
  expect(new Set(films(['presenter']))).toEqual(new Set(['presenter']));
  expect(films(['presenter', 'split'])).toContain('split');
  expect(films(['presenter', 'split'])).not.toContain('element');
});

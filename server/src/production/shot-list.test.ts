// Shots cover the speech without a gap, each shows what its scene is about.
import { expect, test } from 'vitest';
import { type Shot, type ShotListRequest, shotList } from './shot-list.ts';

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

const lookOf = ({ subject, framing, element, title, place }: Shot) =>
  JSON.stringify([subject, subject === 'presenter' && framing, element, title, subject === 'place' && place]);

test.each([
  ['nothing', []],
  ['one product', roles('product')],
  ['a product, a place and two props', roles('product', 'setting', 'prop', 'prop')],
  ['six of everything', roles('prop', 'product', 'setting', 'setting', 'product', 'prop')],
])('with %s, spoken or narrated, fast or not, no two neighbours show the same', (_, elements) => {
  for (const narrationMode of ['auto', 'voiceover'] as const) {
    for (const fast of [true, false]) {
      const looks = shotList(request({ elements, narrationMode, fast })).map(lookOf);
      expect(looks.slice(1).filter((look, index) => look === looks[index])).toEqual([]);
    }
  }
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

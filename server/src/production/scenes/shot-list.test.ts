// The shot list: timing, variety, and what each shot shows.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Shot, type ShotListRequest, shotList } from './shot-list.ts';
import { engine, request, roles, spoken } from './testing-shot-lists.ts';

test('shots cover the whole speech without gaps', () => {
  const shots = shotList(request());
  expect(shots[0]?.startMs).toBe(0);
  expect(shots.at(-1)?.endMs).toBe(request().speechMs);
  expect(shots.slice(1).map((shot) => shot.startMs)).toEqual(shots.slice(0, -1).map((shot) => shot.endMs));
});

test('a scene of two sentences is two shots, cut in the pause between them', () => {
  const shots = shotList(request());
  expect(shots.map(({ scene }) => scene)).toEqual([0, 1, 1, 2, 2, 3]);
  // After 8 words and 9 more.
  expect(Math.abs(shots[0]!.endMs - 3200)).toBeLessThan(34);
  expect(Math.abs(shots[1]!.endMs - 6800)).toBeLessThan(34);
});

test('without word timings, sentences are timed by their letters', () => {
  const shots = shotList(
    request({ scenes: ['Ten letters to the left.', 'Ten letters to the left.'], words: [], speechMs: 8000 }),
  );
  expect(shots.map(({ endMs }) => Math.round(endMs))).toEqual([4000, 8000]);
});

test('a sentence too short for a shot shares one with its neighbour', () => {
  const short = ['Really? Yes, we deliver to your door every single day.', 'See you.'];
  expect(shotList(request({ scenes: short })).map(({ scene }) => scene)).toEqual([0, 1]);
});

test('short sentences after a long one share a shot of their own', () => {
  const scenes = [
    'Every day we bake for the whole town, and a bit beyond it. No time? We deliver it.',
    'See you very soon.',
  ];
  expect(shotList(request({ scenes })).map(({ endMs }) => Math.round(endMs))).toEqual([5200, 7200, 8800]);
});

test('a sentence of six seconds is one shot without a pause and two with one', () => {
  const long = 'We bake with flour from the mill, which is older than all of us are.';
  const first = 'Welcome to our bakery, dear friends, all of you.';
  const cuts = (restMs: number) => {
    const late = (index: number) => (index >= 9 + 7 ? restMs : 0);
    const scenes = [first, long, 'See you all very soon, my friends.'];
    const words = spoken(scenes).map(({ text, startMs, endMs }, index) => ({
      text,
      startMs: startMs + 50 + late(index),
      endMs: endMs + 50 + late(index),
    }));
    const speechMs = words.at(-1)!.endMs + 50;
    return shotList(request({ scenes, words, speechMs })).map(({ endMs }) => Math.round(endMs));
  };
  expect(cuts(0)).toHaveLength(3);
  expect(cuts(300)).toHaveLength(4);
});

test('a very long sentence is cut even without a pause', () => {
  const long = 'We bake with flour from the mill at the river, which is older than all of us, and we like it so much.';
  expect(shotList(request({ scenes: [long, 'See you all very soon.'] })).map(({ scene }) => scene)).toEqual([0, 0, 1]);
});

/** What distinguishes two shots for a viewer. */
const lookOf = ({ subject, framing, element, title, place }: Shot) =>
  JSON.stringify([
    subject,
    subject === 'presenter' && [framing, element, place],
    subject !== 'presenter' && subject !== 'title' && element,
    subject === 'title' && title,
    subject === 'place' && engine.readPlace(place).kind,
  ]);

/** Of a trade, without a place. */
const placeless = [
  'Every ride begins with two good tyres.',
  'Your bike squeaks every time you brake, and nobody can tell you why.',
  'Nobody here counts the hours, and nobody ever hurries you.',
  'You save 20% today.',
  'Really?',
];
const sentence = fc.constantFrom(
  'Our shop is open.',
  'Come to the shop around the corner, all of you, whenever you have time for us.',
  'The store smells of coffee, and people stay in the shop much longer than they meant to.',
  'Behind it lies a garden with old trees.',
  'It is the best garden in the whole of the town, as our neighbours say, and we agree with them.',
  'Every single order saves you 35 euros, without any small print at all.',
  ...placeless,
  '我们的商店每天都开门。',
);

const scenesOf = (texts: fc.Arbitrary<string>, minLength: number) =>
  fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), { minLength, maxLength: 7 });
const anyRequest = fc.record({
  scenes: scenesOf(sentence, 1),
  wordMs: fc.integer({ min: 200, max: 700 }),
  restMs: fc.constantFrom(0, 250),
  narrationMode: fc.constantFrom('auto' as const, 'voiceover' as const),
  elements: fc.array(fc.record({ role: fc.constantFrom('setting' as const, 'product' as const, 'prop' as const) }), {
    maxLength: 5,
  }),
  about: fc.subarray(['Our shop', 'A garden', 'Something nice', 'A shop in the evening']),
  fast: fc.boolean(),
});
/** Of films that may have a second place. */
const placelessRequest = fc
  .tuple(anyRequest, scenesOf(fc.constantFrom(...placeless), 4))
  .map(([any, scenes]) => ({ ...any, scenes, elements: [], about: [] }));

test.each([
  ['any script, elements and mode', anyRequest],
  ['a script of a trade without places', placelessRequest],
])('no two neighbouring shots look the same, for %s', (_, requests) => {
  fc.assert(
    fc.property(requests, ({ scenes, wordMs, restMs, ...rest }) => {
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

test('a video of four shots begins wide and has a close one; a shorter or a fast one is never wide', () => {
  const plain = [
    'Hello, and a very warm welcome to everybody here.',
    'We take our time, because good things need it.',
    'Nobody here counts hours, and nobody ever hurries you.',
    'Write to us and tell us what you think about it.',
  ];
  const framings = (over: Partial<ShotListRequest>) =>
    shotList(request({ scenes: plain, ...over })).flatMap((shot) => (shot.subject === 'presenter' ? shot.framing : []));
  expect(framings({})).toEqual(['wide', 'close', 'medium']);
  expect(framings({ scenes: [...plain, plain[1]!, plain[3]!] })).toEqual(expect.arrayContaining(['wide', 'close']));
  expect(framings({ fast: true })).not.toContain('wide');
  expect(framings({ scenes: plain.slice(0, 3) })).not.toContain('wide');
});

test('a presenter who does not speak is not looked at for long', () => {
  const long = 'It is by far the most patient bread that anybody in this whole old town has ever baked.';
  const shots = shotList(request({ scenes: [long, 'Well, so it goes.', long], narrationMode: 'voiceover', about: [] }));
  const silent = shots.filter(({ subject }) => subject === 'presenter').map(({ startMs, endMs }) => endMs - startMs);
  expect(Math.max(0, ...silent)).toBeLessThan(5100);
});

test('the presenter is first, wide, with room for large words and a thing, and the last shot is the end card in the same setting', () => {
  const shots = shotList(request());
  const place = 'A rooftop terrace at sunset.';
  expect(shots[0]).toMatchObject({ subject: 'presenter', place, framing: 'wide' });
  expect(shots.at(-1)).toMatchObject({ subject: 'title', place, speaks: true, transition: 'push' });
});

test('a product is shown alone and again beside the presenter at the end; a setting is a background', () => {
  const shots = shotList(request({ elements: roles('product', 'setting') }));
  const shown = shots.filter(({ element }) => element !== null);
  expect(shown.map(({ subject, element, speaks }) => [subject, element, speaks])).toEqual([
    ['element', 0, false],
    ['presenter', 1, true],
    ['split', 0, true],
  ]);
});

test('a voice-over shows the presenter in less than half of the shots, never speaking', () => {
  const shots = shotList(request({ narrationMode: 'voiceover' }));
  expect(shots.some(({ speaks }) => speaks)).toBe(false);
  expect(shots.filter(({ subject }) => subject === 'presenter').length).toBeLessThanOrEqual(shots.length / 2);
});

test('between two shots of the presenter is a cut', () => {
  const shots = shotList(
    request({
      scenes: [
        'Well, here we are, my dear old friends, again.',
        'And so it goes on and on, for all of us.',
        'Come by and see us soon.',
      ],
    }),
  );
  expect(shots.slice(0, 2).map(({ subject, transition }) => [subject, transition])).toEqual([
    ['presenter', 'cut'],
    ['presenter', 'cut'],
  ]);
});

test('every element is shown if there are enough shots', () => {
  const shown = (over: Partial<ShotListRequest>) => shotList(request(over)).flatMap(({ element }) => element ?? []);
  expect(shown({ elements: roles('prop', 'prop') })).toEqual([0, 1]);
  expect(shown({ scenes: ['A single sentence, nothing more.'], elements: roles('prop') })).toEqual([0]);
});

test('an element is shown where the script mentions it, in any order', () => {
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

test('the list has only subjects that the engine can render', () => {
  const subjectsOf = (subjects: ShotListRequest['engine']['subjects']) =>
    shotList(request({ elements: roles('product', 'setting'), engine: { ...engine, subjects } })).map(
      (shot) => shot.subject,
    );
  expect(new Set(subjectsOf(['presenter']))).toEqual(new Set(['presenter']));
  expect(subjectsOf(['presenter', 'split'])).toContain('split');
  expect(subjectsOf(['presenter', 'split'])).not.toContain('element');
});

// The shot list: timing, variety, and what each shot shows.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInEngines } from '../../engines/testing.ts';
import { type Shot, type ShotListRequest, shotList, spokenShots } from './shot-list.ts';

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

test('no two neighbouring shots look the same, for any script, elements and mode', () => {
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

/** The places that shots are about: an empty one, or the presenter's if it is not the setting of the video. */
const placesOf = ([first, ...others]: readonly Shot[]) =>
  others.filter(({ subject, place }) => subject === 'place' || place !== first!.place).map(({ place }) => place);

test('another place is behind the words of a short shot; in a longer one the presenter speaks there', () => {
  const scenes = [
    'We roast our own fresh beans, slowly and with patience.',
    'And then, in the garden, we rest.',
    'Nobody here counts the hours, and nobody hurries you.',
    'In the library of our town people drink our coffee.',
    'Come by and see it all with your own eyes.',
  ];
  const [, garden, , library] = shotList(request({ scenes, about: ['In a bright kitchen.'] }));
  expect(garden).toMatchObject({ subject: 'title', speaks: false, title: { key: 'And then, in the garden, we rest' } });
  expect(engine.readPlace(garden!.place).kind).toBe('garden');
  expect(library).toMatchObject({ subject: 'presenter', speaks: true });
  expect(engine.readPlace(library!.place).kind).toBe('library');
});

test('a place with two names is shown once, and another place at the time of day of the video', () => {
  const scenes = [
    'We roast our own fresh beans, slowly and with patience.',
    'The florist next door lends us her flowers for it.',
    'And so it goes, day after day, week after week.',
    'Her flower shop is a wonder, as everybody says.',
    'Come by and see it all with your own eyes.',
  ];
  const places = placesOf(shotList(request({ scenes, about: ['A coffee house at sunset.'] })));
  expect(places).toHaveLength(1);
  expect(engine.readPlace(places[0]!)).toMatchObject({ kind: 'flower-shop', time: 'at sunset' });
});

test('the setting of the video waits if the next words name another place', () => {
  const scenes = [
    'Every morning at five we light all of the ovens.',
    'We work for people who love good food so much.',
    'Our flour comes from a small mill by the river.',
    'And we never hurry a loaf, whatever the weather is.',
    'Come by and see it all with your own eyes.',
  ];
  const kinds = placesOf(shotList(request({ scenes, about: ['In a bright kitchen.'] }))).map(
    (place) => engine.readPlace(place).kind,
  );
  expect(kinds[0]).toBe('lake');
});

test('the setting is the place of a trade if nothing names a place', () => {
  const scenes = ['We get up at four, every single day.', 'And nobody here is ever in a hurry, as you know.'];
  const home = (about: string[]) => engine.readPlace(shotList(request({ scenes, about }))[0]!.place).kind;
  expect(home(['The owner talks about her day', 'For bakery owners'])).toBe('bakery');
  expect(home(['A mechanic talks about his day'])).toBe('workshop');
  expect(home(['A mechanic talks about his day, on a beach'])).toBe('beach');
  expect(home(['Somebody talks about a day'])).toBeNull();
});

test('other places of the brief come before those of the script', () => {
  const scenes = [
    'Every morning at five we light all of the ovens.',
    'We work for people who love good food so much.',
    'Our flour comes from a small mill by the river.',
    'And we never hurry a loaf, whatever the weather is.',
    'Come by and see it all with your own eyes.',
  ];
  const kinds = placesOf(shotList(request({ scenes, about: ['In a bright kitchen.', 'On a sunny beach'] }))).map(
    (place) => engine.readPlace(place).kind,
  );
  expect(kinds[0]).toBe('beach');
});

test('an idea with two places has two places', () => {
  const scenes = [
    'Every morning at five we light all of the ovens.',
    'We work for people who love good food so much.',
    'And nobody is ever in any kind of hurry with us.',
    'And we never hurry a loaf, whatever the weather is.',
    'Come by and see it all with your own eyes.',
  ];
  const shown = (idea: string) => {
    const shots = shotList(request({ scenes, about: [idea] }));
    return [shots[0]!.place, ...placesOf(shots)].map((place) => engine.readPlace(place).kind);
  };
  for (const idea of [
    'She talks in a bright kitchen, then on a sunny beach.',
    'Primero en la cocina y luego en la playa',
    'In der Küche und am Strand',
    'In a kitchen with plants. On a beach with friends.',
  ]) {
    expect(shown(idea).slice(0, 2)).toEqual(['kitchen', 'beach']);
  }
  for (const idea of ['In a kitchen, at the window to the street', 'A kitchen with plants and flowers']) {
    expect(shown(idea)).not.toContain('street');
    expect(shown(idea)).not.toContain('garden');
  }
});

test('the first shot shows the words of the hook, and the last how to reach the client, also beside a product', () => {
  const scenes = [
    'Tired of cold coffee?',
    'Write to hello@warmcup.com, or don’t.',
    'Our mug keeps it hot, for you and your friends.',
  ];
  for (const elements of [[], roles('product')]) {
    const shots = shotList(request({ scenes, elements }));
    expect(shots[0]!.title).toMatchObject({ key: 'Tired of cold coffee?', keyMs: 0 });
    expect(shots.at(-1)).toMatchObject({
      subject: 'title',
      title: { before: 'Write to', key: 'hello@warmcup.com', after: '' },
    });
  }
});

test('the last shot shows the street address if there is nothing else, or else it is shown where it is said', () => {
  const script = [
    'Bread like it used to be, in all of its glory.',
    'You find our bakery at 12 Main Street, right by the old church.',
    'We bake for the whole town, day after day after day.',
    'Come by and see us soon.',
  ];
  const keys = (scenes: string[]) => shotList(request({ scenes })).map(({ title }) => title?.key);
  expect(keys(script).filter((key) => key === '12 Main Street')).toHaveLength(1);
  expect(keys(script).at(-1)).toBe('12 Main Street');
  expect(shotList(request({ scenes: script })).at(-1)!.title!.before).toBe('Come by and see us soon');
  const online = shotList(request({ scenes: [...script.slice(0, 3), 'Or order it all at warmbread.com.'] }));
  expect(online.at(-1)!.title).toMatchObject({ key: 'warmbread.com', after: '12 Main Street' });
});

test('the last shot repeats a price only in small', () => {
  const price = 'Every loaf costs you only 3 euros.';
  const call = 'Come by and see us soon, all of you, for it.';
  const titlesOf = (scenes: string[]) => shotList(request({ scenes })).map(({ title }) => title);
  const soon = titlesOf(['Bread like it used to be, in all of its glory.', price, call]);
  expect(soon.filter((title) => title?.key === '3 euros')).toHaveLength(1);
  const later = titlesOf([
    price,
    'It is bread like it used to be, in all of its glory and with all of its crust.',
    call,
  ]);
  for (const titles of [soon, later])
    expect(titles.at(-1)).toMatchObject({ key: 'Come by and see us soon', after: 'Every loaf costs you only 3 euros' });
});

test('a short hook has a shot of its own, so that a claim after it is shown too', () => {
  const scenes = ['Your skin knows it. 9 out of 10 women see the change.', 'And so it goes for everybody, everywhere.'];
  const [first, second] = shotList(request({ scenes }));
  expect(first).toMatchObject({ endMs: 1600, title: { key: 'Your skin knows it' } });
  expect(second!.title).toMatchObject({ key: '9 out of 10', after: 'women see the change' });
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

test('without titles, the presenter is first and last in the same setting, and the last shot tells how to reach the client', () => {
  const told = [...scenes.slice(0, 3), 'Order at warmcup.com!'];
  const shots = shotList(request({ scenes: told, engine: { ...engine, subjects: ['presenter', 'place'] } }));
  const at = { subject: 'presenter', place: 'A rooftop terrace at sunset.' };
  for (const shot of [shots[0], shots.at(-1)]) expect(shot).toMatchObject(at);
  expect(shots.at(-1)!.title).toMatchObject({ before: 'Order', key: 'warmcup.com' });
});

test('a long last sentence begins with the presenter and ends with the end card', () => {
  const scenes = [
    'Bread like it used to be.',
    'If you want to taste it too, and we hope that you do, then order today at warmbread.com.',
  ];
  const [, presenter, card] = shotList(request({ scenes, about: [] })).slice(-3);
  expect(presenter).toMatchObject({ subject: 'presenter', scene: 1 });
  expect(card).toMatchObject({ subject: 'title', title: { key: 'warmbread.com' } });
  expect(card!.endMs - card!.startMs).toBeGreaterThan(1800);
});

test('the shot before the end card does not show the words of the card, and each has the text that is spoken in it', () => {
  const scenes = ['Others charge 30% more. Our bread is fresh every single day of the week. Order at x.com.'];
  const [before, card] = spokenShots(request({ scenes, about: ['A small bakery'], narrationMode: 'voiceover' })).slice(
    -2,
  );
  expect(before).toMatchObject({ subject: 'place', title: null, text: 'Our bread is fresh every single day of' });
  expect(card).toMatchObject({ title: { before: 'Order', key: 'x.com' }, text: 'the week. Order at x.com.' });
});

test('a sentence with two claims is cut between them', () => {
  const scenes = [
    'Well, here we are, my friends.',
    'It costs you only $1,200, and it is yours on May 3.',
    'And we never hurry it, whatever the weather is.',
    'Come by and see us soon.',
  ];
  const titles = shotList(request({ scenes })).map(({ title }) => title?.key);
  expect(titles.slice(1, 3)).toEqual(['$1,200', 'May 3']);
});

test('a title is seen from the moment its words are spoken, for more than a second', () => {
  const scenes = [
    'Well, here we are, my dear friends.',
    'Every bag that you buy in our shop today saves you 20%.',
    'Bring your friends along with you, and stay a while with us.',
    'Come by and see us soon.',
  ];
  const words = spoken(scenes);
  const spokenMs = words.find(({ text }) => text === '20%.')!.startMs;
  const saving = shotList(request({ scenes: [scenes[0]!, scenes.slice(1, 3).join(' '), scenes[3]!] })).find(
    ({ title }) => title?.key === '20%',
  )!;
  expect(Math.abs(saving.title!.keyMs - spokenMs)).toBeLessThan(200);
  expect(saving.endMs - saving.title!.keyMs).toBeGreaterThanOrEqual(1200);
});

test('a place that a sentence names is shown in its shot, before other places of the brief', () => {
  const scenes = [
    'Every morning at five we light all of the ovens.',
    'Our flour comes from a farm in the mountains, far away.',
    'And we never hurry a loaf, whatever the weather is.',
    'Come by and see us soon.',
  ];
  const [, farm] = shotList(request({ scenes, about: ['In a bright kitchen.', 'On a sunny beach'] }));
  expect(engine.readPlace(farm!.place).kind).toBe('mountains');
});

test('without elements, the middle shows places and numbers from the script', () => {
  const shots = shotList(request());
  expect(placesOf(shots)[0]).toMatch(/^Our little shop/);
  expect(shots.find(({ title }) => title?.key === '20%')?.title).toMatchObject({
    before: 'Every bag you buy now saves you',
    key: '20%',
    after: '',
  });
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

test('between the presenter in one place and in another is a push', () => {
  const scenes = [
    'Well, here we are again.',
    'In the library of our town people drink our coffee.',
    'Come and see us soon.',
  ];
  const shots = shotList(request({ scenes, about: ['In a bright kitchen.'] }));
  expect(shots.map(({ transition }) => transition)).toEqual(['cut', 'push', 'push']);
});

test('every element is shown if there are enough shots', () => {
  const shown = (over: Partial<ShotListRequest>) => shotList(request(over)).flatMap(({ element }) => element ?? []);
  expect(shown({ elements: roles('prop', 'prop') })).toEqual([0, 1]);
  expect(shown({ scenes: ['A single sentence, nothing more.'], elements: roles('prop') })).toEqual([0]);
});

test('every sentence has words on the screen in a film with the presenter, but not beside the caption of an element', () => {
  const captioned = [{ role: 'product' as const, caption: 'A bag of beans' }];
  for (const elements of [[], roles('product'), captioned]) {
    for (const { element, title, phrases } of shotList(request({ elements }))) {
      const hasWords = title !== null || phrases!.length > 0;
      expect(hasWords).toBe(element === null || elements !== captioned);
    }
  }
});

test('a sentence before the call has its own shot, and the number that the end card shows is in no words before it', () => {
  const scenes = ['Here we are again.', 'You can call us at 0117 496 0123 now. Come by and see us soon, my friends.'];
  const [, before, card] = shotList(request({ scenes, about: [] }));
  expect(before).toMatchObject({ title: null, phrases: [{ text: 'You can call us' }] });
  expect(card).toMatchObject({ title: { key: '0117 496 0123' }, phrases: [] });
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

test('a script without numbers or places has one title from its words', () => {
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

test('the list has only subjects that the engine can render', () => {
  const subjectsOf = (subjects: ShotListRequest['engine']['subjects']) =>
    shotList(request({ elements: roles('product', 'setting'), engine: { ...engine, subjects } })).map(
      (shot) => shot.subject,
    );
  expect(new Set(subjectsOf(['presenter']))).toEqual(new Set(['presenter']));
  expect(subjectsOf(['presenter', 'split'])).toContain('split');
  expect(subjectsOf(['presenter', 'split'])).not.toContain('element');
});

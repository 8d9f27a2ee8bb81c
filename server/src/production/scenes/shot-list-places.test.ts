// The places of the shot list: the setting, other places, and when they are seen.
import { expect, test } from 'vitest';
import { type Shot, type ShotListRequest, shotList } from './shot-list.ts';
import { engine, request } from './testing-shot-lists.ts';

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

test('between the presenter in one place and in another is a push', () => {
  const scenes = [
    'Well, here we are again.',
    'In the library of our town people drink our coffee.',
    'Come and see us soon.',
  ];
  const shots = shotList(request({ scenes, about: ['In a bright kitchen.'] }));
  expect(shots.map(({ transition }) => transition)).toEqual(['cut', 'push', 'push']);
});

const plain = [
  'Does your bike squeak every time you brake?',
  'Nobody here counts the hours, and nobody hurries you.',
  'We take our time, because good things need it.',
  'People remember how it felt, long after they went away.',
  'And so it goes, day after day, week after week.',
  'We like what we do, and everybody feels it.',
  'Write to us and tell us what you think about it.',
];

test('a film of five shots whose words name no place has a second place of its trade, unless it is fast or a voice-over', () => {
  const kinds = (over: Partial<ShotListRequest>) =>
    new Set(shotList(request({ scenes: plain, about: [], ...over })).map(({ place }) => engine.readPlace(place).kind));
  expect(kinds({})).toEqual(new Set(['workshop', 'street']));
  expect(kinds({ fast: true })).toEqual(new Set(['workshop']));
  expect(kinds({ scenes: plain.slice(0, 3) })).toEqual(new Set(['workshop']));
  expect(kinds({ narrationMode: 'voiceover' })).toEqual(new Set(['workshop']));
});

test('the second place of the brief is seen in the middle of a film of five shots', () => {
  for (const [idea, ...kinds] of [
    ['Uno chef nella cucina del suo ristorante, poi una terrazza la sera', 'kitchen', 'rooftop'],
    ['A financial adviser in a bright office, later a couple at home', 'office', 'living-room'],
  ] as const) {
    const shots = shotList(request({ scenes: plain, about: [idea] }));
    expect(new Set(shots.map(({ place }) => engine.readPlace(place).kind))).toEqual(new Set(kinds));
  }
});

test('a film whose client names a place stays there, whatever its trade is', () => {
  for (const place of ['In our bright kitchen at home', 'A rooftop terrace at sunset.']) {
    const shots = shotList(request({ scenes: plain, about: [place] }));
    expect(new Set(shots.map((shot) => shot.place))).toEqual(new Set([place]));
  }
});

test('the setting is in the season and at the time of day of the script, unless the brief names its own or the script several', () => {
  const placeOf = (about: string, ...scenes: string[]) =>
    engine.readPlace(shotList(request({ scenes, about: [about] }))[0]!.place);
  const garden = 'A woman in a garden';
  expect(placeOf(garden, 'Jetzt im November pflanzen wir Rosen.', 'Wir beraten Sie gern.').season).toBe('in autumn');
  expect(placeOf(`${garden} in spring`, 'Now in November, plan your beds.', 'Call us.').season).toBe('in spring');
  expect(placeOf(garden, 'Our huts are warm in winter and cool in summer.', 'Call us.').season).toBeUndefined();
  expect(placeOf(garden, 'We plant in spring.', 'You harvest in autumn.').season).toBeUndefined();
  expect(placeOf('A man in a café', 'Every morning starts with us.', 'Come by.').time).toBe('in the morning');
  expect(placeOf('A man in a bedroom', 'You do not sleep well at night.', 'We help.').time).toBeUndefined();
});

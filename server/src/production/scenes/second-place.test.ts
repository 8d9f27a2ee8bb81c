// The second place of a film.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { expect, test } from 'vitest';
import { withSecondPlace } from './second-place.ts';

const read = (words: string) => ({
  kind: /clinic|lobby|street/.exec(words)?.[0] ?? null,
  isNamed: true,
  time: undefined,
  weather: undefined,
  season: undefined,
});
const home = 'a clinic';
const trade = ['a clinic', 'a lobby'];
type Framing = SceneShot['framing'];
const look = (framing: Framing | 'title', place = home) => ({
  subject: framing === 'title' ? ('title' as const) : ('presenter' as const),
  framing: framing === 'title' ? ('wide' as const) : framing,
  element: null,
  title: null,
  place,
});
const looks = (...framings: (Framing | 'title')[]) => framings.map((framing) => look(framing));

test('in the middle of a film, the presenter is in another place of its trade, and at the end they are back', () => {
  const planned = withSecondPlace(looks('wide', 'title', 'medium', 'wide', 'medium', 'wide'), home, trade, read);
  expect(planned.map(({ place }) => place)).toEqual([home, home, 'a lobby', 'a lobby', 'a lobby', home]);
});

test('a shot of the presenter without a neighbour in its place has the framing that is painted there anyway', () => {
  const planned = withSecondPlace(looks('wide', 'title', 'wide', 'title', 'medium'), home, trade, read);
  expect(planned.map(({ place }) => place)).toEqual([home, home, 'a lobby', 'a lobby', home]);
  expect(planned.map(({ framing }) => framing)).toEqual(['wide', 'wide', 'medium', 'wide', 'wide']);
});

test('neighbouring shots of the presenter keep their framings at home; elsewhere one framing is painted, with its close-up', () => {
  const framings = ['wide', 'medium', 'wide', 'wide', 'close', 'medium', 'wide'] as const;
  const planned = withSecondPlace(looks(...framings), home, trade, read);
  expect(planned.map(({ place }) => place === home)).toEqual([true, true, true, false, false, false, true]);
  expect(planned.map(({ framing }) => framing)).toEqual([
    'wide',
    'medium',
    'wide',
    'medium',
    'close',
    'medium',
    'wide',
  ]);
});

test('elsewhere, large words are in a medium framing, which has room for them below the face', () => {
  const words = { before: '', key: 'In 24 hours', after: '', keyMs: 0 };
  const film = looks('wide', 'medium', 'wide', 'medium', 'wide', 'medium', 'wide').map((one, index) => ({
    ...one,
    title: index === 4 ? words : null,
  }));
  const planned = withSecondPlace(film, home, trade, read).filter(({ place }) => place !== home);
  expect(planned.map(({ framing }) => framing)).toEqual(['close', 'medium', 'close']);
});

test('a film that has two places, or whose trade has one, is as it is', () => {
  const two = [...looks('wide', 'title'), look('medium', 'a street'), ...looks('wide', 'medium')];
  expect(withSecondPlace(two, home, trade, read)).toEqual(two);
  const one = looks('wide', 'title', 'medium', 'wide', 'medium');
  expect(withSecondPlace(one, home, ['a clinic'], read)).toEqual(one);
  expect(withSecondPlace(one, home, [], read)).toEqual(one);
});

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
const looks = (...places: string[]) =>
  places.map((place, index) => ({
    subject: index === 1 ? ('title' as const) : ('presenter' as const),
    framing: 'wide' as SceneShot['framing'],
    element: null,
    title: null,
    place,
  }));
const home = 'a clinic';
const trade = ['a clinic', 'a lobby'];

test('in the middle of a film, the presenter is in another place of its trade, and at the end they are back', () => {
  const planned = withSecondPlace(looks(home, home, home, home, home, home), home, trade, read);
  expect(planned.map(({ place }) => place)).toEqual([home, home, 'a lobby', 'a lobby', 'a lobby', home]);
  expect(planned.map(({ framing }) => framing)).toEqual(['wide', 'wide', 'medium', 'medium', 'medium', 'wide']);
});

test('a film that has two places, or whose trade has one, is as it is', () => {
  const two = looks(home, home, 'a street', home, home);
  expect(withSecondPlace(two, home, trade, read)).toEqual(two);
  const one = looks(home, home, home, home, home);
  expect(withSecondPlace(one, home, ['a clinic'], read)).toEqual(one);
  expect(withSecondPlace(one, home, [], read)).toEqual(one);
});

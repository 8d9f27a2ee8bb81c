// Which shot of a film becomes its close-up.
import { expect, test } from 'vitest';
import { withCloseUp } from './close-up.ts';

const look = (key?: string, place = 'home') => ({
  subject: 'presenter' as const,
  framing: 'medium' as 'close' | 'medium',
  element: null,
  title: key === undefined ? null : { before: 'Only', key, after: '', keyMs: 0 },
  place,
});
const closest = (...looks: ReturnType<typeof look>[]) =>
  withCloseUp([look(), ...looks], 'home').findIndex(({ framing }) => framing === 'close');

test('a shot in the setting without a claim is the close-up, never the hook', () => {
  expect(closest(look('$5'), look(undefined, 'a beach'), look())).toBe(3);
  expect(closest()).toBe(-1);
});

test('a claim in the setting is closer than another place, of which less would be seen, but not a share', () => {
  expect(closest(look(undefined, 'a beach'), look('$5'))).toBe(2);
  expect(closest(look('9 out of 10'), look(undefined, 'a beach'))).toBe(2);
  expect(closest(look('9 out of 10'))).toBe(-1);
});

test('a film with a close-up gets no other', () => {
  const looks = [look(), { ...look(), framing: 'close' as const }, look()];
  expect(withCloseUp(looks, 'home')).toEqual(looks);
});

// How near a person is seen in a first frame.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';
import { planFirstStill, planStill } from './plan-still.ts';

const personOf = (words: string): Person => createPerson(parseDescription(words), `${words}#0`);

test('most people who hold nothing speak from nearby, some are seen with their hands', () => {
  const framings = Array.from({ length: 100 }, (_, i) =>
    planFirstStill(personOf(`a woman of ${20 + (i % 50)} in a blue shirt ${i}`), 'a kitchen'),
  ).map(({ framing }) => framing);
  const near = framings.filter((framing) => framing === 'near').length;
  expect(near).toBeGreaterThan(50);
  expect(framings.filter((framing) => framing === 'medium').length).toBe(100 - near);
  expect(near).toBeLessThan(90);
});

test.each(['a barista holding a mug', 'a man with crossed arms', 'a florist with a bouquet of flowers'])(
  'the hands of %s are seen',
  (words) => {
    for (let i = 0; i < 8; i++)
      expect(planFirstStill({ ...personOf(words), seed: `seed ${i}` }, 'a café').framing).toBe('medium');
  },
);

test('words decide how near a person is', () => {
  const person = personOf('a man in a suit');
  for (const [scene, framing] of [
    ['a wide shot of an office', 'wide'],
    ['close-up in an office', 'close'],
  ] as const)
    for (let i = 0; i < 8; i++) expect(planFirstStill({ ...person, seed: `seed ${i}` }, scene).framing).toBe(framing);
  expect(planStill(person, 'an office').framing).toBe('medium');
});

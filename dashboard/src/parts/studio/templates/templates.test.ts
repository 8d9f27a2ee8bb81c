// The templates: enough of them, each with a script of a good length.
import { expect, test } from 'vitest';
import { templates } from './templates.ts';

test('there are templates for at least 15 goals, in both modes', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBeGreaterThanOrEqual(15);
  expect(new Set(templates.map(({ draft }) => draft.mode)).size).toBe(2);
});

test('no two templates show the same presenter or place, and none replaces the chosen presenter', () => {
  expect(new Set(templates.map(({ still }) => still.presenter)).size).toBe(templates.length);
  expect(new Set(templates.map(({ still }) => still.place)).size).toBe(templates.length);
  for (const { draft } of templates) expect(draft).not.toHaveProperty('characterId');
});

test.each(templates)('the script of the template "$name" has 25 to 75 words', ({ draft }) => {
  const words = draft.script.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(25);
  expect(words).toBeLessThanOrEqual(75);
});

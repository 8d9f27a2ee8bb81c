// Edit instructions: their effect on a presenter's look, and the report of applied and unapplied ones.
import { describe, expect, test } from 'vitest';
import { describePhotoPresenter } from './describe-photo-presenter.ts';
import { readEdits } from './edits.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { plainSelection } from './photo-fixtures.ts';

const changedIn = (look: Look) =>
  Object.fromEntries(Object.entries(look).filter(([name, value]) => PLAIN_LOOK[name as keyof Look] !== value));

/** An instruction, its effect on the look, and its description; null if it is not applied. */
type Case = readonly [instruction: string, look: Partial<Look>, applied: string | null];

const placeCase = (place: string): Case => [place, { place }, 'another background in scenes without a place'];

const cases: readonly Case[] = [
  ['Put me in a dark suit', {}, null],
  ['put on glasses', {}, null],
  ['Make my hair darker', {}, null],
  ['a golden necklace', {}, null],
  ['brighten my teeth', {}, null],
  ['Remove my warm red lipstick', {}, null],
  ['dark blue eyes', {}, null],
  ['make me look younger', {}, null],
  ['Add a golden retriever', {}, null],
  ['make me look cool', {}, null],
  ["Don't smile", {}, null],
  ['remove the smile', {}, null],
  ['stop smiling', {}, null],
  ['without a smile', {}, null],
  ['no longer so happy', {}, null],
  ['Give me a warm smile', { smile: 0.7 }, 'a slight smile'],
  ['put on a smile', { smile: 0.7 }, 'a slight smile'],
  ['less warm', { warmth: -0.4 }, 'cooler'],
  ['It is too dark', { brightness: 0.45 }, 'brighter'],
  ['remove the saturation', { saturation: -0.35 }, 'more muted'],
  ['no longer so cold', { warmth: 0.55 }, 'warmer'],
  ['not too dark', {}, 'not darker'],
  ['please do not zoom in closer', {}, 'not framed closer'],
  ['do not remove the warmth', {}, null],
  ['add warmth', { warmth: 0.55 }, 'warmer'],
  ['black and white', { saturation: -1 }, 'black and white'],
  placeCase('Put me before a bright white background'),
  placeCase('stand in a forest'),
  ['Put me in a good light', {}, null],
  ['make the background darker', {}, null],
  ['Remove the background', {}, 'a plain background in scenes without a place'],
  ["don't change the background", {}, null],
];

describe.each(cases)('“%s”', (instruction, look, applied) => {
  const edits = readEdits(instruction, PLAIN_LOOK, true);
  test(applied === null ? 'changes nothing' : `is ${applied}`, () => expect(changedIn(edits.look)).toEqual(look));
  test(`is reported as ${applied === null ? 'not applied' : 'applied'}`, () => {
    const text = describePhotoPresenter(plainSelection, edits, true);
    if (applied === null) {
      expect(text).toContain(`Edits not applied: “${instruction}”.`);
      expect(text).not.toContain('Applied edits');
    } else {
      expect(text).toContain(`Applied edits: ${applied}.`);
      expect(text).not.toContain('not applied');
    }
  });
});

const read = (words: string, isCutOut = true) => {
  const { look, applied, notApplied } = readEdits(words, PLAIN_LOOK, isCutOut);
  return { look: changedIn(look), applied, notApplied };
};

test('each of several instructions is reported separately', () => {
  expect(read('Warmer and closer, smile a little, give me a hat. Remove my glasses!')).toEqual({
    look: { warmth: 0.55, closeness: 1.2, smile: 0.7 },
    applied: ['warmer', 'framed closer', 'a slight smile'],
    notApplied: ['give me a hat', 'Remove my glasses'],
  });
  expect(read('Put me in a modern office wearing a dark suit')).toEqual({
    look: { place: 'Put me in a modern office' },
    applied: ['another background in scenes without a place'],
    notApplied: ['wearing a dark suit'],
  });
});

test('an adjective without a noun belongs to its neighbour', () => {
  expect(read('Make my hair longer and darker')).toMatchObject({
    look: {},
    notApplied: ['Make my hair longer', 'darker'],
  });
  expect(read('dark, curly hair')).toMatchObject({ look: {}, notApplied: ['dark', 'curly hair'] });
  expect(read('warmer, no beard')).toMatchObject({ look: { warmth: 0.55 }, notApplied: ['no beard'] });
});

test('without a cut-out the place stays, and the report says so', () => {
  expect(read('a white background', false)).toEqual({ look: {}, applied: [], notApplied: ['a white background'] });
  expect(read('keep the background', false)).toMatchObject({
    applied: ["the photo's surroundings kept"],
    notApplied: [],
  });
});

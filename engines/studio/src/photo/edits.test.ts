// What edit instructions do to a presenter's look, and what is said of each wish: done, or not done.
import { describe, expect, test } from 'vitest';
import { describePortrayal } from './describe-portrayal.ts';
import { readEdits } from './edits.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { portrayed } from './photo-fixtures.ts';

const changedIn = (look: Look) =>
  Object.fromEntries(Object.entries(look).filter(([name, value]) => PLAIN_LOOK[name as keyof Look] !== value));

/** A wish, what it changes in the look, and how the text lists it: done as that, or not done. */
type Case = readonly [wish: string, look: Partial<Look>, done: string | null];

const elsewhere = (place: string): Case => [place, { place }, 'another background wherever a scene names none'];

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
  ['Give me a warm smile', { smile: 0.7 }, 'a little smile'],
  ['put on a smile', { smile: 0.7 }, 'a little smile'],
  ['less warm', { warmth: -0.4 }, 'cooler'],
  ['It is too dark', { brightness: 0.45 }, 'brighter'],
  ['remove the saturation', { saturation: -0.35 }, 'more muted'],
  ['no longer so cold', { warmth: 0.55 }, 'warmer'],
  ['not too dark', {}, 'not darker'],
  ['please do not zoom in closer', {}, 'not framed closer'],
  ['do not remove the warmth', {}, null],
  ['add warmth', { warmth: 0.55 }, 'warmer'],
  ['black and white', { saturation: -1 }, 'black and white'],
  elsewhere('Put me before a bright white background'),
  elsewhere('stand in a forest'),
  ['Put me in a good light', {}, null],
  ['make the background darker', {}, null],
  ['Remove the background', {}, 'a plain background wherever a scene names none'],
  ["don't change the background", {}, null],
];

describe.each(cases)('“%s”', (wish, look, done) => {
  const edits = readEdits(wish, PLAIN_LOOK, true);
  test(done === null ? 'changes nothing' : `is ${done}`, () => expect(changedIn(edits.look)).toEqual(look));
  test(`is said to be ${done === null ? 'not done' : 'done'}`, () => {
    const text = describePortrayal(portrayed, edits, true);
    if (done === null) {
      expect(text).toContain(`Not done: “${wish}”.`);
      expect(text).not.toContain('this was done');
    } else {
      expect(text).toContain(`Of the edit instructions this was done: ${done}.`);
      expect(text).not.toContain('Not done');
    }
  });
});

const read = (words: string, stands = true) => {
  const { look, done, left } = readEdits(words, PLAIN_LOOK, stands);
  return { look: changedIn(look), done, left };
};

test('of several wishes each is answered for itself', () => {
  expect(read('Warmer and closer, smile a little, give me a hat. Remove my glasses!')).toEqual({
    look: { warmth: 0.55, closeness: 1.2, smile: 0.7 },
    done: ['warmer', 'framed closer', 'a little smile'],
    left: ['give me a hat', 'Remove my glasses'],
  });
  expect(read('Put me in a modern office wearing a dark suit')).toEqual({
    look: { place: 'Put me in a modern office' },
    done: ['another background wherever a scene names none'],
    left: ['wearing a dark suit'],
  });
});

test('a word that leaves unsaid what it is about belongs to what stands beside it', () => {
  expect(read('Make my hair longer and darker')).toMatchObject({ look: {}, left: ['Make my hair longer', 'darker'] });
  expect(read('dark, curly hair')).toMatchObject({ look: {}, left: ['dark', 'curly hair'] });
  expect(read('warmer, no beard')).toMatchObject({ look: { warmth: 0.55 }, left: ['no beard'] });
});

test('who could not be cut out keeps their own place, and that is said', () => {
  expect(read('a white background', false)).toEqual({ look: {}, done: [], left: ['a white background'] });
  expect(read('keep the background', false)).toMatchObject({ done: ['the surroundings of the photo kept'], left: [] });
});

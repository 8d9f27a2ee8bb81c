// Which words stand together, on how many lines, and that they fit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, visualOrder } from './direction.ts';
import { type CaptionGroup, planCaptions } from './layout.ts';
import { readable } from './readable.ts';

const WIDEST = 340;
const FONT = 32;

const spoken = (text: string, eachMs = 300) =>
  text.split(' ').map((word, i) => ({ text: word, startMs: i * eachMs, endMs: (i + 1) * eachMs - 10 }));

const textOf = ({ lines }: CaptionGroup) => lines.map((line) => line.words.map(({ text }) => text).join(' '));

describe('captions', () => {
  test('begin anew after a sentence', () => {
    const groups = planCaptions(spoken('Good morning. We bake bread.'), WIDEST, FONT);
    expect(groups.map(textOf)).toEqual([['Good morning.'], ['We bake bread.']]);
  });

  test('stand on at most two lines, none wider than asked', () => {
    const text = 'Welcome to the NEIGHBORHOOD association for extraordinarily long-winded announcements of all kinds';
    for (const { lines } of planCaptions(spoken(text), WIDEST, FONT)) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { width } of lines) {
        expect(width).toBeLessThanOrEqual(WIDEST + 0.01);
      }
    }
  });

  test('shrink a long word, and break only an endless one', () => {
    const [shrunk] = planCaptions(spoken('Antidisestablishmentarian'), WIDEST, FONT);
    expect(textOf(shrunk!)).toEqual(['Antidisestablishmentarian']);
    expect(shrunk!.fontPx).toBeLessThan(FONT);
    const [broken] = planCaptions(spoken(`https://example.com/${'a'.repeat(60)}`), WIDEST, FONT);
    expect(broken!.lines).toHaveLength(2);
  });

  test('follow each other without overlap, in time with the words', () => {
    const groups = planCaptions(
      spoken('One two three. Four five six. Seven eight nine ten eleven twelve.'),
      WIDEST,
      FONT,
    );
    groups.forEach((group, i) => {
      expect(group.startMs).toBe(group.wordStartsMs[0]);
      expect(group.endMs).toBeLessThanOrEqual(groups[i + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    });
    expect(groups.flatMap(({ wordStartsMs }) => wordStartsMs)).toHaveLength(12);
  });

  test('whatever is said, fits', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => text.replace(/\s/g, '') || 'a');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        for (const { lines } of planCaptions(spoken(words.join(' ')), WIDEST, FONT)) {
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(WIDEST + 0.01);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('what can be read', () => {
  test.each([
    ['fresh,', 'fresh,'],
    ['Größe', 'Größe'],
    ['Çağla', 'Çağla'],
    ['3.99', '3.99'],
    ['€20', '€20'],
    ['мир!', 'мир!'],
    ['مرحبا', 'مرحبا'],
    ['bread🍞', 'bread'],
    ['👩‍👩‍👧', undefined],
    ['🇫🇷', undefined],
    ['👍🏽', undefined],
    ['©2026', '©2026'],
    ['世界', undefined],
    ['नमस्ते', undefined],
  ])('%s is shown as %s', (word, shown) => {
    expect(readable(word)).toBe(shown);
  });
});

describe('the order of words on a line', () => {
  test('runs from the left in Latin and from the right in Arabic', () => {
    expect(visualOrder(['one', 'two', 'three'], 'ltr')).toEqual([0, 1, 2]);
    expect(visualOrder(['مرحبا', 'بكم', 'اليوم'], 'rtl')).toEqual([2, 1, 0]);
  });

  test('keeps Latin words inside Arabic in their own order', () => {
    expect(visualOrder(['متجر', 'Green', 'Room', 'الجديد'], 'rtl')).toEqual([3, 1, 2, 0]);
  });

  test('is the line’s own for numbers', () => {
    expect(visualOrder(['سعر', '20', '30'], 'rtl')).toEqual([2, 1, 0]);
    expect(directionOf('20 %')).toBeUndefined();
  });
});

// Tests the layout of captions: phrases, lines, drawable words, and the order of words in both directions.
import { splitWords } from '@greenroom/engine-kit/text/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Direction, mainDirection, visualOrder } from './direction.ts';
import { drawableText } from './drawable-text.ts';
import { type CaptionGroup, planCaptions } from './layout.ts';

const MAX_WIDTH = 340;
const FONT = 32;

const spoken = (text: string, eachMs = 300) =>
  splitWords(text).map((word, i) => ({ text: word, startMs: i * eachMs, endMs: (i + 1) * eachMs - 10 }));

const plan = (text: string) => planCaptions(spoken(text), MAX_WIDTH, FONT).groups;

const textOf = ({ lines }: CaptionGroup) => lines.map((line) => line.words.map(({ text }) => text).join(' '));

describe('captions', () => {
  test('start again after a sentence', () => {
    const groups = plan('Good morning. We bake bread.');
    expect(groups.map(textOf)).toEqual([['Good morning.'], ['We bake bread.']]);
  });

  test('take at most two lines, none wider than asked', () => {
    const text = 'Welcome to the NEIGHBORHOOD association for extraordinarily long-winded announcements of all kinds';
    for (const { lines } of plan(text)) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { width } of lines) {
        expect(width).toBeLessThanOrEqual(MAX_WIDTH + 0.01);
      }
    }
  });

  test('shrink a long word, and break only a very long one', () => {
    const [shrunk] = plan('Antidisestablishmentarian');
    expect(textOf(shrunk!)).toEqual(['Antidisestablishmentarian']);
    expect(shrunk!.fontPx).toBeLessThan(FONT);
    const [whole] = plan('https://greenroom.example/offers');
    expect(textOf(whole!)).toEqual(['https://greenroom.example/offers']);
    const [broken] = plan(`https://example.com/${'a'.repeat(28)}/${'b'.repeat(40)}`);
    expect(textOf(broken!)).toEqual([`https://example.com/${'a'.repeat(28)}/`, 'b'.repeat(40)]);
  });

  test('follow each other without overlap, in time with the words', () => {
    const groups = plan('One two three. Four five six. Seven eight nine ten eleven twelve.');
    groups.forEach((group, i) => {
      expect(group.startMs).toBe(group.wordStartsMs[0]);
      expect(group.endMs).toBeLessThanOrEqual(groups[i + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    });
    expect(groups.flatMap(({ wordStartsMs }) => wordStartsMs)).toHaveLength(12);
  });

  test('keep phone numbers, prices and addresses whole, whatever their length', () => {
    const linesOf = (words: readonly string[]) => {
      const timed = words.map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 290 }));
      return planCaptions(timed, MAX_WIDTH, FONT).groups.flatMap(textOf);
    };
    for (const [words, whole] of [
      [
        ['Call', 'us', 'today', 'at', '+1 (555) 123-4567', 'or', '1-800-555-0199.'],
        ['+1 (555) 123-4567', '1-800-555-0199.'],
      ],
      [
        ['Nur', '1 299,00 €', 'statt', '10 599,00 € –', 'ruf', '+49 30 123456', 'an.'],
        ['1 299,00 €', '10 599,00 €', '+49 30 123456'],
      ],
      [
        ['Appelez', 'vite', 'le', '01 23 45 67 89', 'dès', '1 299 €', 'seulement'],
        ['01 23 45 67 89', '1 299 €'],
      ],
      [['See', 'https://example.com/sale-2026', 'for', 'it'], ['https://example.com/sale-2026']],
    ] as const) {
      const lines = linesOf(words);
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const each of whole) expect([each, lines.some((line) => line.includes(each))]).toEqual([each, true]);
    }
  });

  test('leave no word of a sentence alone', () => {
    const text =
      'Our flour comes from a small mill by the river, and every single morning we bake bread, slowly, for all who love it. ' +
      'We never hurry a loaf, so come by on Monday and bring the family along.';
    const groups = plan(text);
    expect(groups.flatMap(textOf).join(' ')).toBe(text);
    expect(Math.min(...groups.map(({ wordStartsMs }) => wordStartsMs.length))).toBeGreaterThan(1);
  });

  test('stay through a short silence, and disappear in a long one', () => {
    const words = [0, 300, 1000, 4000].map((startMs, i) => ({
      text: ['Hello', 'there.', 'Friends.', 'Bye.'][i]!,
      startMs,
      endMs: startMs + 250,
    }));
    const { groups } = planCaptions(words, MAX_WIDTH, FONT);
    expect(groups.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 1000],
      [1000, 1600],
      [4000, 4600],
    ]);
  });

  test('put no space between words of a script that has none', () => {
    const [{ lines }] = plan('今天天气很好。') as [CaptionGroup];
    const [first, second] = lines[0]!.words;
    expect(second!.x).toBeCloseTo(first!.x + first!.width);
  });

  test('start no line with an ending of the word before', () => {
    const groups = plan('毎朝五時に窯に火を入れ、焼きたてのパンをゆっくり焼きます。');
    for (const [first] of groups.flatMap(textOf)) {
      expect('にをはがのてた').not.toContain(first);
    }
  });

  test('fit on their lines for any words', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => text.replace(/\s/g, '') || 'a');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        for (const { lines } of plan(words.join(' '))) {
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(MAX_WIDTH + 0.01);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a word as it can be shown', () => {
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
    ['👩🏽‍🚀🚀', undefined],
    ['🇩🇪🇫🇷 Hallo', 'Hallo'],
    ['hi 👍🏽 there', 'hi there'],
    ['with 👨‍👩‍👧‍👦 us', 'with us'],
    ['from 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} with', 'from with'],
    ['❤️‍🔥 hot', 'hot'],
    ['1️⃣ first', '1 first'],
    ['☺\uFE0E', undefined],
    ['bread🥐coffee', 'bread coffee'],
    ['today 🎉!', 'today!'],
    ['Shop™now', 'Shop™now'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['🇫🇷', undefined],
    ['👍🏽', undefined],
    ['©2026', '©2026'],
    ['世界', '世界'],
    ['नमस्ते', 'नमस्ते'],
    ['ψωμί 🍞.', 'ψωμί.'],
    ['𒀀𒀁', undefined],
  ])('%s is shown as %s', (word, shown) => {
    expect(drawableText(word)).toBe(shown);
  });
});

describe('the order of words on a line', () => {
  const order = (text: string, line: Direction = mainDirection(text)) =>
    visualOrder(text.split(' '), line).map(({ text: shown }) => shown);

  test('runs from the left in Latin and from the right in Arabic', () => {
    expect(order('one two three')).toEqual(['one', 'two', 'three']);
    expect(order('مرحبا بكم اليوم')).toEqual(['اليوم', 'بكم', 'مرحبا']);
  });

  test('keeps Latin words inside Arabic in their own order, and lets their marks follow the line', () => {
    expect(order('متجر «Green Room», الجديد')).toEqual(['الجديد', '»,', 'Green', 'Room', '«', 'متجر']);
    expect(order('He said "مرحبا بكم." twice')).toEqual(['He', 'said', '"', 'بكم', 'مرحبا', '."', 'twice']);
  });

  test('runs from the right in Arabic with brands, prices and an address', () => {
    const text = 'متجر Green Room يقدم iPhone 15 Pro بسعر 1,299 دولار على example.com/summer/offers اليوم';
    expect(mainDirection(text)).toBe('rtl');
    expect(order('بسعر 1,299 دولار', mainDirection(text))).toEqual(['دولار', '1,299', 'بسعر']);
    expect(order('على example.com/offers اليوم')).toEqual(['اليوم', 'example.com/offers', 'على']);
    expect(mainDirection('Say مرحبا to the new Green Room')).toBe('ltr');
  });

  test('keeps the groups of a phone number in their order from the left', () => {
    for (const phone of ['+44 20 7946 0958', '(555) 123-4567']) {
      const ordered = visualOrder(['اتصل', `${phone}.`], 'rtl').map(({ text, direction }) => [text, direction]);
      expect(ordered).toEqual([
        ['.', 'rtl'],
        [phone, 'ltr'],
        ['اتصل', 'rtl'],
      ]);
    }
  });

  test('splits a word with letters of both directions', () => {
    expect(order('בואו ל-Green Room!', 'rtl')).toEqual(['!', 'Green', 'Room', 'ל-', 'בואו']);
  });

  test('puts numbers in the direction of the word before them', () => {
    expect(order('سعر 20 30')).toEqual(['30', '20', 'سعر']);
    expect(order('هاتف iPhone 15 جديد')).toEqual(['جديد', 'iPhone', '15', 'هاتف']);
    expect(order('20 %', 'rtl')).toEqual(['%', '20']);
  });
});

test.each([
  ['izgara kahvaltı için', 'İZGARA KAHVALTI İÇİN'],
  ['καλημέρα', 'ΚΑΛΗΜΕΡΑ'],
  ['straße', 'STRASSE'],
])('capitals of "%s" are those of its language', (script, capitals) => {
  const words = script.split(' ').map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
  const { text } = planCaptions(words, 2_000, 20, { uppercase: true });
  expect(text).toBe(capitals);
});

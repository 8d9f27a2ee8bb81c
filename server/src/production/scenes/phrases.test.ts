// The phrases of a shot: all of its words in time with the speech, but not those that a title shows.
import { columnCount } from '@greenroom/engine-kit/text/characters';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { describe, expect, test } from 'vitest';
import { labelStart, phrasesIn } from './phrases.ts';
import { type Piece, piecesOf } from './shot-pieces.ts';

const WORD_MS = 250;
const piecesIn = (text: string): Piece[] => {
  const words = splitWords(text).map((word, index) => ({
    text: word,
    startMs: index * WORD_MS,
    endMs: (index + 1) * WORD_MS - 50,
  }));
  return piecesOf({ scenes: [text], words, speechMs: words.length * WORD_MS }, false);
};
const pieceOf = (text: string): Piece => piecesIn(text)[0]!;
const textsOf = (text: string, title: Parameters<typeof phrasesIn>[1] = null) =>
  piecesIn(text).flatMap((piece) => phrasesIn(piece, title).map((phrase) => phrase.text));

describe('without a title', () => {
  test.each([
    ['We have never been so proud.', ['We have never been so proud']],
    [
      'Then we test it on the streets of the city, in any weather.',
      ['Then we test it', 'on the streets of the city', 'in any weather'],
    ],
    ['We do not sell bread that we would not eat.', ['We do not sell bread', 'that we would not eat']],
    ['Compramos todo fresco en el mercado del barrio.', ['Compramos todo fresco', 'en el mercado del barrio']],
    [
      'Wir backen jeden Morgen ohne Eile mit dem Mehl der alten Mühle.',
      ['Wir backen jeden Morgen', 'ohne Eile mit dem Mehl', 'der alten Mühle'],
    ],
    ['Nous cuisons notre pain dans un four en pierre.', ['Nous cuisons notre pain', 'dans un four en pierre']],
    [
      'Мы не спешим, потому что хороший хлеб требует времени.',
      ['Мы не спешим', 'потому что хороший', 'хлеб требует времени'],
    ],
    ['نخبز خبزنا في فرن حجري قديم من دون أي عجلة.', ['نخبز خبزنا في فرن حجري قديم', 'من دون أي عجلة']],
    [
      'You find us at 12 Main Street, right by the church.',
      ['You find us', 'at 12 Main Street', 'right by the church'],
    ],
    [
      'Call us whenever you like at 0117 496 0123, day or night.',
      ['Call us whenever you like', 'at 0117 496 0123', 'day or night'],
    ],
    [
      'Last year all of us put away two thousand five hundred dollars for you.',
      ['Last year all', 'of us put away', 'two thousand five hundred dollars', 'for you'],
    ],
    [
      'For this, please never call 0117 496 0123 after six in the evening.',
      ['For this, please', 'never call 0117 496 0123', 'after six in the evening'],
    ],
    ['Am 3. Mai feiern wir unser Jubiläum mit euch allen.', ['Am 3. Mai feiern wir unser', 'Jubiläum mit euch allen']],
    ['Wir feiern am 3. Mai 2027 unser Jubiläum mit euch.', ['Wir feiern am 3. Mai 2027', 'unser Jubiläum mit euch']],
  ])('“%s” is shown in phrases that end before the words that lead to the next one', (text, phrases) => {
    expect(textsOf(text)).toEqual(phrases);
  });

  test.each([
    '我们每天清晨在河边的老磨坊里烤面包，从不着急，因为好东西需要时间。',
    '毎朝五時に窯に火を入れ、焼きたてのパンをゆっくり焼きます。',
    'เราอบขนมปังทุกเช้าด้วยแป้งจากโรงสีเก่าริมแม่น้ำโดยไม่เร่งรีบ',
  ])('%s, which has no spaces, is shown whole in short phrases', (text) => {
    const texts = textsOf(text);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join('').replaceAll(/[，。、 ]/gu, '')).toBe(text.replaceAll(/[，。、 ]/gu, ''));
    for (const phrase of texts) expect(columnCount(phrase)).toBeLessThanOrEqual(28);
  });

  test('numbers and dates are whole in scripts without spaces, and spaces are where they are written', () => {
    expect(textsOf('请打电话010-12345678预订今天的面包，我们每天早上都开门。')[0]).toBe('请打电话010-12345678');
    expect(textsOf('我们从5月3日到5月14日在河边的市场等着大家来。').join()).toContain('5月14日');
    expect(textsOf('เปิดวันที่ 3 พฤษภาคม 2026 ราคา 1,299 บาท โทรหาเราได้ทุกวัน').join()).toContain('1,299 บาท');
  });

  test('each phrase appears when its first word is spoken', () => {
    const [first, second] = phrasesIn(pieceOf('Compramos todo fresco en el mercado del barrio.'), null);
    expect(first!.startMs).toBeLessThan(WORD_MS / 2);
    expect(second!.startMs).toBe(3 * WORD_MS);
  });
});

describe('beside a label', () => {
  const label = { before: 'We rest our dough for', key: '24', after: 'hours', keyMs: 10 * WORD_MS };

  test('the words of the label are in no phrase, and those before and after it are', () => {
    const text = 'Here in our own bakery, we rest our dough for 24 hours, because good bread needs all of its time.';
    expect(textsOf(text, label)).toEqual(['Here in our own bakery', 'because good bread', 'needs all of its time']);
  });

  test('a word or two before or after it are not shown, and neither is what has no time', () => {
    expect(textsOf('So, we rest our dough for 24 hours, never more.', label)).toEqual([]);
  });

  test('what is before it keeps a letter that could be a conjunction, and loses a conjunction', () => {
    const phrases = (word: string) =>
      textsOf(`Our juice is rich in vitamin ${word} for 24 hours.`, { ...label, before: 'for' });
    expect(phrases('E').at(-1)).toMatch(/vitamin E$/);
    expect(phrases('C and').at(-1)).toMatch(/vitamin C$/);
  });

  test('one that is shown from the start has no phrases before it', () => {
    expect(textsOf('Here in our own bakery, we rest our dough for 24 hours.', { ...label, keyMs: 0 })).toEqual([]);
  });

  test.each([
    ['Dear neighbours', 'Dear neighbours, we will not close the bakery by the river next week.'],
    ['Good news', 'Good news, it is not true that our bread has sugar in it.'],
    ['Liebe Nachbarn', 'Liebe Nachbarn, wir werden nicht schließen und backen weiter für euch.'],
  ])('after “%s”, no phrase says the opposite because its negation was left out', (key, text) => {
    const phrases = textsOf(text, { before: '', key, after: '', keyMs: 0 });
    for (const said of phrases.slice(0, 1)) expect(said).toMatch(/not|nicht/);
  });

  test('the first phrase after it waits until the label was read', () => {
    const piece = pieceOf('Get 20% off, but not on wedding cakes or drinks.');
    const phrases = phrasesIn(piece, { before: 'Get', key: '20%', after: 'off', keyMs: WORD_MS });
    expect(phrases).toEqual([{ text: 'but not on wedding cakes or drinks', startMs: 1500 }]);
  });

  test.each([
    ['En', 'Renovamos toda la cocina entera de tu casa desde el suelo al techo en 15 días.', '15', 'días'],
    ['Nur', 'Unsere Kultur der guten Küche aus der Natur gibt es hier für euch nur 3 Tage.', '3', 'Tage'],
  ])('“%s” is found before the number, not inside another word', (before, text, key, after) => {
    const piece = pieceOf(text);
    const start = labelStart(piece, { before, key, after, keyMs: 60_000 });
    expect(start).toBe(piece.timedWords().find((word) => word.text === before.toLowerCase())!.startMs);
  });

  test('it appears with its first word', () => {
    const piece = pieceOf('Here in our own bakery, we rest our dough for 24 hours.');
    expect(labelStart(piece, label)).toBe(5 * WORD_MS);
    expect(labelStart(piece, { before: '', key: 'Elsewhere', after: '', keyMs: 1234 })).toBe(1234);
  });
});

// Tests where sentences and clauses end, in many scripts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitClauses, splitParagraphs, splitSentences } from './sentences.ts';

const splits = (...sentences: string[]) => expect(splitSentences(sentences.join(' '))).toEqual(sentences);

test('a sentence ends after its end mark and closing quotes and brackets', () => {
  splits('Try it today!', 'Why wait?', 'It works.');
  splits('She said "yes."', '(Really?)', 'Then she bought two…');
  splits('Wait...', 'What?!', 'Done.');
});

test('titles, initials and other abbreviations do not end a sentence', () => {
  splits('Dr. Smith and Mrs. J. Doe recommend it.', 'So do we.');
  splits('Pick a colour, e.g. Red or No. 5.', 'Then pay.');
  splits('Do not say no.', 'Say yes.', 'So do I.', 'Great.');
  splits('Wir liefern z.B. Brot am 3. Mai.', 'Bestellen Sie jetzt!');
  splits('El Sr. García y la Dra. López lo usan.', '¿Y usted?');
  splits('Open from 9 a.m. to 5 p.m. every day.', 'See you!');
  splits('We open at 9 a.m. Monday and close at 5 p.m.', 'Come by on Mon. Jan. 5 or Tue. 6!');
  splits('We moved to 12 Main St.', 'Find us near St. Mary on Oak Dr. today.');
  splits('Nur 5 Mio. Euro, Tel. 030, Mo.-Fr. 9 Uhr.', 'Bis bald.');
  splits('Il sig. Rossi e la dott. Bianchi.', 'Basta.');
});

test('decimals, prices, addresses and versions do not end a sentence', () => {
  splits('It is 3.5 times faster and costs $1,299.99 today.', 'Go to shop.example.com/now.', 'Version 2.0.1 is out.');
  splits('Besuchen Sie www.beispiel.de.', 'Danke.');
});

test('full-width, Arabic, Urdu, Hindi and Amharic marks end a sentence', () => {
  expect(splitSentences('今天就试试吧！只要九十九元。你还在等什么？')).toEqual([
    '今天就试试吧！',
    '只要九十九元。',
    '你还在等什么？',
  ]);
  expect(splitSentences('「今すぐ。」試して。')).toEqual(['「今すぐ。」', '試して。']);
  splits('هل أنت مستعد؟', 'اطلبه الآن.');
  splits('کیا آپ تیار ہیں؟', 'ابھی منگوائیں۔');
  splits('क्या आप तैयार हैं?', 'आज ही मंगाइए।');
  splits('ዛሬ ይዘዙ።', 'እናመሰግናለን።');
});

test('a line break ends a sentence unless the next line starts with a lower-case letter', () => {
  expect(splitSentences('Fresh coffee\nFresh bread\n\nEvery day')).toEqual([
    'Fresh coffee',
    'Fresh bread',
    'Every day',
  ]);
  expect(splitSentences('A text that was wrapped\nby hand. And more.')).toEqual([
    'A text that was wrapped\nby hand.',
    'And more.',
  ]);
});

test('a text without end marks is one sentence, and white space is none', () => {
  expect(splitSentences('  just words ')).toEqual(['just words']);
  expect(splitSentences(' \n ')).toEqual([]);
});

test('only white space is dropped', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aB1 .,!?…。、।؟\n"»)—:;é中'), maxLength: 60 });
  const solid = (text: string) => text.replace(/\s+/gu, '');
  fc.assert(
    fc.property(letters, (text) => {
      expect(solid(splitSentences(text).join(''))).toBe(solid(text));
      expect(solid(splitClauses(text).join(''))).toBe(solid(text));
    }),
  );
});

test('clauses end at commas, semicolons, colons and dashes, not inside numbers or times', () => {
  expect(splitClauses('At 10:30, for $1,299, you get it: today — not tomorrow.')).toEqual([
    'At 10:30,',
    'for $1,299,',
    'you get it:',
    'today —',
    'not tomorrow.',
  ]);
  expect(splitClauses('新鲜的咖啡，每天早上，都在这里。')).toEqual(['新鲜的咖啡，', '每天早上，', '都在这里。']);
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029'])(
  '%j is a line break: it ends a sentence unless a lower-case letter follows, and an empty line always does',
  (lineBreak) => {
    expect(splitSentences(`Bread${lineBreak}Coffee`)).toEqual(['Bread', 'Coffee']);
    expect(splitSentences(`Bread${lineBreak} and coffee`)).toEqual([`Bread${lineBreak} and coffee`]);
    expect(splitSentences(`Bread${lineBreak} ${lineBreak}and coffee`)).toEqual(['Bread', 'and coffee']);
    expect(splitParagraphs(`Bread${lineBreak}Coffee${lineBreak}${lineBreak}Tea`)).toEqual([
      `Bread${lineBreak}Coffee`,
      'Tea',
    ]);
  },
);

// The built-in speech's pace against measurements.
import { estimateSpeechMs, hurryFor } from '@greenroom/engine-kit/text/speech-length';
import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

const seconds = (text: string, language: string) => estimateSpeechMs(text, language, paceOf) / 1000;

/** Measured on the built-in speech at the default speed, one voice. */
test.each([
  [
    'en',
    11.3,
    'Stop scrolling for a second. If your skin feels dry by noon, you are probably using the wrong moisturizer. Here is what dermatologists recommend instead.',
  ],
  [
    'en',
    8.8,
    'Our new running shoes weigh only 180 grams. That’s less than an apple. Put them on, forget about them, and run.',
  ],
  [
    'de',
    8.8,
    'Unsere neuen Laufschuhe wiegen nur 180 Gramm. Das ist weniger als ein Apfel. Anziehen, vergessen, loslaufen.',
  ],
  [
    'es',
    11.6,
    'La nueva colección ya está aquí: telas más suaves, colores más vivos y precios desde 29,99 euros. Pide antes del viernes y el envío es gratis.',
  ],
  ['zh', 9.4, '我们的新跑鞋只有180克，比一个苹果还轻。穿上它，忘掉它，跑起来。'],
  ['ar', 10.9, 'أحذيتنا الجديدة للجري تزن 180 غراما فقط. أقل من تفاحة واحدة. البسها، وانسها، واركض.'],
  ['hi', 8.9, 'हमारे नए जूतों का वज़न सिर्फ़ 180 ग्राम है। यह एक सेब से भी कम है। पहनिए, भूल जाइए और दौड़िए।'],
])('an estimate for %s is slightly above the measured %d seconds', (language, measured, text) => {
  expect(seconds(text, language)).toBeGreaterThan(measured * 0.95);
  expect(seconds(text, language)).toBeLessThan(measured * 1.25);
});

test.each([
  ['en', 'Fresh bread is good. '],
  ['de', 'Das Brot ist gut. '],
])('%s: a script that fits in a hurry is estimated at the limit at most', (language, sentence) => {
  const estimatedIn = (text: string, hurry: number) => estimateSpeechMs(text, language, paceOf, hurry);
  let crowded = 0;
  for (let sentences = 10; estimatedIn(sentence.repeat(sentences), 1) <= 59_000; sentences++) {
    const text = sentence.repeat(sentences);
    const ms = estimatedIn(text, hurryFor(text, language, paceOf, 59_000));
    expect(ms).toBeLessThanOrEqual(59_000);
    expect(ms).toBeLessThanOrEqual(estimatedIn(text, 0));
    if (ms === 59_000) crowded++;
  }
  expect(crowded).toBeGreaterThan(2);
});

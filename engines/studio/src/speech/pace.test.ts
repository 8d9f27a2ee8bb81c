// The built-in speech's pace against measurements.
import { estimateSpeechMs } from '@greenroom/engine-kit/text/speech-length';
import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

const seconds = (text: string, language: string) => estimateSpeechMs(text, language, paceOf) / 1000;

/** Measured on the built-in speech at the default speed, one voice. */
test.each([
  [
    'en',
    10.5,
    'Stop scrolling for a second. If your skin feels dry by noon, you are probably using the wrong moisturizer. Here is what dermatologists recommend instead.',
  ],
  [
    'en',
    8.1,
    'Our new running shoes weigh only 180 grams. That’s less than an apple. Put them on, forget about them, and run.',
  ],
  [
    'de',
    7.5,
    'Unsere neuen Laufschuhe wiegen nur 180 Gramm. Das ist weniger als ein Apfel. Anziehen, vergessen, loslaufen.',
  ],
  [
    'es',
    10.3,
    'La nueva colección ya está aquí: telas más suaves, colores más vivos y precios desde 29,99 euros. Pide antes del viernes y el envío es gratis.',
  ],
  ['zh', 8.2, '我们的新跑鞋只有180克，比一个苹果还轻。穿上它，忘掉它，跑起来。'],
  ['ar', 9.2, 'أحذيتنا الجديدة للجري تزن 180 غراما فقط. أقل من تفاحة واحدة. البسها، وانسها، واركض.'],
  ['hi', 7.5, 'हमारे नए जूतों का वज़न सिर्फ़ 180 ग्राम है। यह एक सेब से भी कम है। पहनिए, भूल जाइए और दौड़िए।'],
])('an estimate for %s is slightly above the measured %d seconds', (language, measured, text) => {
  expect(seconds(text, language)).toBeGreaterThan(measured * 0.95);
  expect(seconds(text, language)).toBeLessThan(measured * 1.25);
});

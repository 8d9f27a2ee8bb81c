// Language detection, for short texts and mixed ones.
import { LANGUAGES } from '@greenroom/engine-kit/text/languages';
import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const SHORT: Record<string, string[]> = {
  en: ['Hi there!', 'Fresh coffee, every morning.', 'Buy now', 'Say hello to glowing skin'],
  de: ['Jetzt bestellen!', 'Frischer Kaffee, jeden Morgen.', 'Hallo zusammen, ich bin Anna'],
  fr: ['Commandez maintenant !', 'Découvrez notre nouvelle collection.', 'Bonjour à tous'],
  es: ['¡Compra ahora!', 'Café fresco cada mañana.', 'Hola a todos, soy Ana'],
  it: ['Caffè fresco ogni mattina.', 'Scopri la nuova collezione', 'Ciao a tutti'],
  pt: ['Compre agora!', 'Café fresco todas as manhãs.', 'Olá a todos'],
  nl: ['Bestel nu!', 'Elke ochtend verse koffie.', 'Hallo allemaal'],
  pl: ['Zamów teraz!', 'Świeża kawa każdego ranka.'],
  sv: ['Beställ nu!', 'Färskt kaffe varje morgon.'],
  da: ['Frisk kaffe hver morgen.'],
  fi: ['Tilaa nyt!', 'Tuoretta kahvia joka aamu.'],
  tr: ['Her sabah taze kahve.'],
  cs: ['Objednejte nyní!', 'Čerstvá káva každé ráno.'],
  ro: ['Comandă acum!', 'Cafea proaspătă în fiecare dimineață.'],
  hu: ['Rendelje meg most!', 'Friss kávé minden reggel.'],
  id: ['Pesan sekarang!', 'Kopi segar setiap pagi.'],
  vi: ['Đặt hàng ngay!', 'Cà phê tươi mỗi sáng.'],
  fil: ['Sariwang kape tuwing umaga.'],
  ru: ['Закажите сейчас!', 'Свежий кофе каждое утро.'],
  uk: ['Замовляйте зараз!', 'Свіжа кава щоранку.'],
  bg: ['Прясно кафе всяка сутрин.'],
  ar: ['اطلب الآن!', 'قهوة طازجة كل صباح.'],
  fa: ['همین حالا سفارش دهید!'],
  he: ['הזמינו עכשיו!'],
  el: ['Παραγγείλτε τώρα!'],
  hi: ['अभी ऑर्डर करें!'],
  ja: ['今すぐ注文！', 'コーヒー', '新しいスマートボトルを見てください。'],
  zh: ['立即下单！', '全新 SmartBottle 现已上市。', 'iPhone 手机壳，今天七折。'],
  ko: ['지금 주문하세요!', '새로운 SmartBottle을 만나보세요.'],
  th: ['สั่งซื้อเลย!'],
  ta: ['இப்போதே ஆர்டர் செய்யுங்கள்!'],
};

test.each(Object.entries(SHORT))('one short line of %s is enough', (language, lines) => {
  expect(lines.map((line) => [line, detectLanguage(line)])).toEqual(lines.map((line) => [line, language]));
});

test('a text without letters has no language', () => {
  expect(['', '  ', '123 456', '🔥🔥🔥', '!?'].map(detectLanguage)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a foreign name does not change the language of a text', () => {
  expect(detectLanguage('Our café serves the best 抹茶 latte in the whole city, every single day.')).toBe('en');
  expect(detectLanguage('Das neue MacBook Pro von Apple ist da, und es ist schneller als je zuvor.')).toBe('de');
});

test('every detected language is in LANGUAGES', () => {
  for (const line of Object.values(SHORT).flat()) expect(LANGUAGES).toContain(detectLanguage(line));
});

// Tests which language a code or a name means.
import { expect, test } from 'vitest';
import { LANGUAGES, languageCode, languageName } from './languages.ts';

const means = (code: string, ...hints: string[]) =>
  expect(Object.fromEntries(hints.map((hint) => [hint, languageCode(hint)]))).toEqual(
    Object.fromEntries(hints.map((hint) => [hint, code])),
  );

test('codes of two or three letters are recognized, with or without a region or script, in any case', () => {
  means('de', 'de', 'DE', 'deu', 'ger', 'de-AT', 'de_DE', ' de ');
  means('zh', 'zh', 'zho', 'chi', 'cmn', 'zh-Hant-TW', 'zh_CN');
  means('pt', 'pt-BR', 'por');
  means('es', 'es-419', 'spa');
  means('he', 'he', 'iw');
  means('no', 'no', 'nb', 'nn-NO', 'nob');
  means('fil', 'fil', 'tl', 'tgl');
  means('yue', 'yue');
  means('sr', 'sr-Latn', 'sh');
});

test('names are recognized in English, in the language itself and in other major languages', () => {
  means('en', 'English', 'english', 'British English', 'English (US)', 'inglés', 'anglais');
  means('de', 'German', 'Deutsch', 'alemán', 'Tedesco');
  means('es', 'Spanish', 'español', 'espanol', 'Mexican Spanish', 'Spanish (Mexico)', 'castellano');
  means('pt', 'Portuguese', 'Português', 'Brazilian Portuguese');
  means('zh', 'Chinese', 'Mandarin', 'Mandarin Chinese', '中文', '普通话');
  means('ja', 'Japanese', '日本語');
  means('ko', 'Korean', '한국어');
  means('ar', 'Arabic', 'العربية', 'Egyptian Arabic');
  means('hi', 'Hindi', 'हिन्दी');
  means('ru', 'Russian', 'русский', 'Русский');
  means('el', 'Greek', 'Ελληνικά');
  means('fa', 'Persian', 'Farsi', 'فارسی');
  means('uk', 'Ukrainian', 'українська');
  means('vi', 'Vietnamese', 'Tiếng Việt');
  means('tr', 'Turkish', 'Türkçe', 'turkce');
  means('nl', 'Dutch', 'Nederlands', 'Flemish');
  means('sw', 'Swahili', 'Kiswahili');
  means('no', 'Norwegian', 'norsk', 'Norwegian Bokmål');
});

test('text that names no language returns undefined', () => {
  for (const hint of [
    '',
    '   ',
    'xx',
    'zz-ZZ',
    'Klingonese',
    'the',
    '12',
    '--',
    'e',
    'en us fr',
    '💬',
    'a'.repeat(64),
  ]) {
    expect([hint, languageCode(hint)]).toEqual([hint, undefined]);
  }
});

test('every language is found under its own code and its English name', () => {
  expect(LANGUAGES.length).toBeGreaterThan(100);
  for (const code of LANGUAGES) expect([code, languageCode(code)]).toEqual([code, code]);
  for (const code of LANGUAGES) expect([code, languageCode(languageName(code))]).toEqual([code, code]);
});

test('languages are found by their own names and by their codes of three letters', () => {
  const named = LANGUAGES.filter((code) => Intl.DisplayNames.supportedLocalesOf([code]).length > 0);
  expect(named.length).toBeGreaterThan(80);
  for (const code of named) {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code)!;
    expect([code, own, languageCode(own)]).toEqual([code, own, code]);
  }
  means('fr', 'fra', 'fre');
  means('nl', 'nld', 'dut');
  means('cs', 'ces', 'cze');
  means('hi', 'hin');
  means('ar', 'ara', 'arb');
  means('sw', 'swa', 'swh');
  means('tr', 'tur');
});

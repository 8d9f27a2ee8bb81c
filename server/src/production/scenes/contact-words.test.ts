// How to reach the client, from the words of a script.
import { expect, test } from 'vitest';
import { contactWordsOf } from './contact-words.ts';

test.each([
  ['Order at warmcup.com. Or call 0800 123 4567.', 'warmcup.com'],
  ['Find us (https://www.warmcup.com/shop?x=1).', 'https://www.warmcup.com/shop?x=1'],
  ['Schreibt an hallo@kaffee-müller.de!', 'hallo@kaffee-müller.de'],
  ['Call +1 (555) 010-9988 now.', '+1 (555) 010-9988'],
  ['Only $5 today. Appelez le 01 23 45 67 89.', '01 23 45 67 89'],
  ['From $30, and for friends $20 a month.', '$20'],
  ['Hasta el domingo, 30 % en todo.', '30 %'],
  ['You find us at 12 Main Street, right by the church.', '12 Main Street'],
  ['Estamos en la calle Mayor 15, cerca del metro.', 'calle Mayor 15'],
  ['Venez au 12 rue de la Paix, au fond de la cour.', '12 rue de la Paix'],
  ['Unser Laden liegt in der Berliner Straße 12a.', 'Berliner Straße 12a'],
  ['Siamo in via Roma 22, sotto i portici.', 'via Roma 22'],
  ['Мы на улице Ленина, дом 5.', 'улице Ленина, дом 5'],
  ['我们在中山路12号。', '中山路12号'],
  ['渋谷区道玄坂2丁目10にあります。', '渋谷区道玄坂2丁目10'],
  ['今日、warmcup.comで注文してください。', 'warmcup.com'],
  ['今天就在warmcup.com/cn下单，享受八折优惠。', 'warmcup.com/cn'],
  ['请写信至hallo@warmcup.com。', 'hallo@warmcup.com'],
  ['สั่งวันนี้ที่warmcup.comเลย', 'warmcup.com'],
  ['现在就到 warmcup.com/菜单 看看。', 'warmcup.com/菜单'],
  ['请拨打电话010-12345678。', '010-12345678'],
  ['لطفاً با ۰۲۱-۱۲۳۴۵۶۷۸ تماس بگیرید.', '۰۲۱-۱۲۳۴۵۶۷۸'],
  ['12 Main Street, and only $5.', '$5'],
])('%s', (script, key) => {
  expect(contactWordsOf(script)?.key).toBe(key);
});

test.each([
  'Since 1998 we sold 2.000.000 loaves, from 2019-2024 alone.',
  'On 25.11.2026 we open.Come by.',
  'We have 12 children in a class.',
  'E.g. this one, z.B. jenes.',
  'Pay via PayPal 24/7, and ask via WhatsApp 24 hours a day.',
  'Platz 3 im Test, und am 3. Mai feiern wir.',
  '我们已经帮助了1000000位顾客。',
  '我们于2024-01-15开业，2026-11-25。',
  '우리는 고객 1000000명을 도왔습니다.',
  '价格1234567元。',
  '',
])('none in “%s”', (script) => {
  expect(contactWordsOf(script)).toBeUndefined();
});

test('the street address stands below a web address or a telephone number', () => {
  expect(contactWordsOf('Come to 12 Main Street. Or order at warmcup.com.')).toEqual({
    before: '',
    key: 'warmcup.com',
    after: '12 Main Street',
  });
  expect(contactWordsOf('Berliner Straße 12a. Ruft an: 030 1234567')?.after).toBe('Berliner Straße 12a');
  expect(contactWordsOf('Order at warmcup.com.')?.after).toBe('');
  expect(contactWordsOf('Donaudampfschifffahrtsstraße 1, oder warmcup.com')?.after).toBe('');
});

test('a price that has been shown is not shown again: the street address is, if there is one', () => {
  expect(contactWordsOf('Two loaves for $5. Come by.', ['Bread', '$5'])).toBeUndefined();
  expect(contactWordsOf('Two loaves for $5. Come to 12 Main Street.', ['Only $5 today'])?.key).toBe('12 Main Street');
  expect(contactWordsOf('Two loaves for $5. Come by.', ['$59', '$5.50'])?.key).toBe('$5');
});

test.each(['ご注文は東京123.comへ。', '请访问寿司-tokyo.com。'])(
  'no part of a name in two scripts is an address: %s',
  (script) => {
    expect(['123.com', '-tokyo.com', 'tokyo.com']).not.toContain(contactWordsOf(script)?.key);
  },
);

// The words of the end card, and when it begins.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { endCardOf, endCardStart } from './end-card.ts';

test.each([
  [
    'Order today at huila-coffee.com and get 20% off until Friday.',
    { before: 'Order today at', key: 'huila-coffee.com', after: '20% off until Friday' },
  ],
  ['Send us a photo today and order your first bag at x.com.', { before: 'order your first bag at', key: 'x.com' }],
  ['Book your free trial of our new software today at x.com.', { before: 'Book at', key: 'x.com' }],
  ['Reserva tu mesa en nuestra terraza en terraza.es.', { before: 'Reserva en', key: 'terraza.es' }],
  ['Reserva mesa en la terraza o en terraza.es.', { before: 'Reserva mesa en la terraza', key: 'terraza.es' }],
  ['Compra tus entradas en la taquilla del teatro o en teatro.es.', { before: 'Compra en', key: 'teatro.es' }],
  ['Réservez une table en terrasse dès maintenant sur x.fr.', { before: 'Réservez sur', key: 'x.fr' }],
  ['Prove hoje o pão mais famoso de toda a cidade em x.pt.', { before: 'Prove em', key: 'x.pt' }],
  ['Llámanos hoy mismo sin compromiso alguno y reserva en x.es.', { before: 'reserva en', key: 'x.es' }],
  ['Rufen Sie an: 030 1234567.', { before: 'Rufen Sie an', key: '030 1234567' }],
  [
    'Order at x.com and drink real coffee by Friday.',
    { before: 'Order at', key: 'x.com', after: 'Drink real coffee by Friday' },
  ],
  ['Book at x.com or pay full price elsewhere.', { before: 'Book at', key: 'x.com', after: '' }],
  ["Don't order at x.com and waste your money.", { key: 'x.com', after: '' }],
  ['Try it at x.com, it is not free.', { before: 'Try it at', key: 'x.com', after: '' }],
  [
    'Bestell auf x.de und genieße echten Kaffee.',
    { before: 'Bestell auf', key: 'x.de', after: 'Genieße echten Kaffee' },
  ],
  ['Get 20% off until Sunday.', { before: 'Get', key: '20%', after: 'off until Sunday' }],
  ['Get 20% off. Order at x.com.', { before: 'Order at', key: 'x.com', after: 'Get 20% off' }],
  ['We fix bikes. Winter service now $59. Call 555 0142.', { key: '555 0142', after: 'Winter service now $59' }],
  [
    'Der Kurs kostet 89 Euro statt 120. Plätze gibt es unter x.de.',
    { key: 'x.de', after: 'Der Kurs kostet 89 Euro statt 120' },
  ],
  ['The average was $520 a year. Get a quote at x.com.', { before: 'Get a quote at', key: 'x.com', after: '' }],
  [
    'La primera clase cuesta 15 euros. Reserva hoy en x.es.',
    { before: 'Reserva hoy en', key: 'x.es', after: 'La primera clase cuesta 15 euros' },
  ],
  [
    'We fix bikes. We love them. Your tune-up costs $49. You trust us. Call 555 0142 and book your place.',
    { before: 'Call', key: '555 0142', after: 'Your tune-up costs $49' },
  ],
  [
    'We fix bikes. We love them. It takes a day and costs $49, with no hidden extras. Call 555 0142.',
    { key: '555 0142', after: 'It takes a day and costs $49' },
  ],
  ['Others are slow. It hurts. A repair costs $90 with no guarantee. Call 555 0142.', { key: '555 0142', after: '' }],
  [
    'Agencies take months. We know. A logo costs $900, no extras. With us you draw it. Call 555 0142.',
    { key: '555 0142', after: '' },
  ],
  ['Dentists overcharge. We know. It costs $400. We do it free. Book at x.com.', { after: 'We do it free' }],
  ['Klempner sind teuer. Jeder weiß es. Das kostet 300 €. Wir nicht. Bestelle auf x.de.', { key: 'x.de', after: '' }],
  ['Most banks say that you pay nothing. Choose x.com.', { before: 'Choose', key: 'x.com', after: '' }],
  ['Rich people pay nothing. Join us at x.com.', { before: 'Join us at', key: 'x.com', after: '' }],
  [
    'Wenn nichts kommt, zahlst du nichts. Starte auf x.de.',
    { key: 'x.de', after: 'Wenn nichts kommt, zahlst du nichts' },
  ],
  ['We do not answer the phone at all on Sundays. 0800 123 456.', { before: '', key: '0800 123 456' }],
  ['Nunca llames a quien te pide mucho dinero por teléfono cada semana. shop.es.', { before: '', key: 'shop.es' }],
  [
    'Was $149, now $99. Only this week at shoe.com.',
    { before: 'Only this week at', key: 'shoe.com', after: 'Was $149, now $99' },
  ],
  [
    'We come soon. Never call 020 7946 0500 in the night, call 020 7946 0999.',
    { before: 'call', key: '020 7946 0999', after: '' },
  ],
  [
    'Visit 14 Orchard Street or order at bean.com.',
    { before: 'Visit 14 Orchard Street or order at', key: 'bean.com', after: '' },
  ],
  [
    'Text me at 555 010 4477 before Friday and the first walk is free.',
    { key: '555 010 4477', after: 'The first walk is free' },
  ],
  ['Order at bakery.com before Friday and pay full price.', { key: 'bakery.com', after: '' }],
  ['Bel 020 123 4567 of kom langs op Damrak 12.', { before: 'Bel', key: '020 123 4567', after: 'Damrak 12' }],
  ['x.com.', { before: '', key: 'x.com' }],
  ['Most pay too much. It costs $90. We do it well. We love it. Call 555 0142.', { key: '555 0142', after: '' }],
  [
    'If you get nothing back, you pay nothing. Start free today at x.com.',
    { before: 'Start free today at', key: 'x.com', after: 'If you get nothing back, you pay nothing' },
  ],
  ['A course used to cost $900. Get a quote at x.com.', { before: 'Get a quote at', key: 'x.com', after: '' }],
  [
    'Your first bag is free, you only pay the shipping. Start at x.com.',
    { before: 'Start at', key: 'x.com', after: 'Your first bag is free, you only pay the shipping' },
  ],
  ['Free for your first five invoices. Go to x.com.', { key: 'x.com', after: 'Free for your first five invoices' }],
  ['Half price on your first box. Order at x.com.', { key: 'x.com', after: 'Half price on your first box' }],
  ['Tu primera caja, a mitad de precio. Pide en x.es.', { after: 'Tu primera caja, a mitad de precio' }],
  ['Sopralluogo gratuito: chiama 02 5550 1234.', { before: 'chiama', after: 'Sopralluogo gratuito' }],
  ['初回は無料です。予約は x.jp へ。', { key: 'x.jp', after: '初回は無料です' }],
  ['The first loaf is free. Come by today.', { key: 'Come by today', after: 'The first loaf is free' }],
  ['We bake. The first loaf is free if you buy twenty of them in one week. Order at x.com.', { after: '' }],
  ['Nothing on the internet is free. Read on at x.com.', { key: 'x.com', after: '' }],
  ['Others say that the first month is free. Look at x.com.', { key: 'x.com', after: '' }],
  ['Is anything free? Look at x.com.', { key: 'x.com', after: '' }],
  [
    'Il menù costa 28 euro. E il tiramisù lo offriamo noi. Prenota un tavolo allo 055 123 4567.',
    { key: '055 123 4567', after: 'Il tiramisù lo offriamo noi' },
  ],
  [
    'Gleitsichtbrillen jetzt ab 189 Euro statt 249. Termin unter x.de.',
    { key: 'x.de', after: 'Gleitsichtbrillen jetzt ab 189 Euro statt 249' },
  ],
  ['Was $149, now $99. They last for years. Order at x.com.', { key: 'x.com', after: 'Was $149, now $99' }],
  ['Still paying $90? Call 555 0142.', { key: '555 0142', after: '' }],
  ['Der Sehtest kostet nichts. Termin unter x.de.', { key: 'x.de', after: 'Der Sehtest kostet nichts' }],
  ['$49 before, $29 today. Order at x.com.', { key: 'x.com', after: '$49 before $29 today' }],
  ['De R$ 199 por R$ 99. Peça em x.com.br.', { key: 'x.com.br', after: 'De R$ 199 por R$ 99' }],
  ['Früher: 49 €, jetzt: 29 €. Bestell auf x.de.', { key: 'x.de', after: 'Früher: 49 €, jetzt 29 €' }],
  ['Two loaves for $7.50. Come by today.', { before: 'Two loaves for', key: '$7.50', after: 'Come by today' }],
  ['You find us at 12 Main Street. Come by.', { before: 'Come by', key: '12 Main Street', after: '' }],
  [
    'Get yours for $129 at x.com. Shipping is free until Sunday.',
    { before: 'Get yours for $129 at', key: 'x.com', after: 'Shipping is free until Sunday' },
  ],
  ['Come and see at x.com. We are open until we are not.', { key: 'x.com', after: '' }],
  [
    'Your first bag costs $9 instead of $18. Order at x.com and drink up.',
    { before: 'Order at', key: 'x.com', after: 'Your first bag costs $9 instead of $18' },
  ],
  [
    'Esta semana cuesta 29 euros en lugar de 59. Apúntate en x.es y cena mejor hoy.',
    { before: 'Apúntate en', key: 'x.es', after: 'Esta semana cuesta 29 euros en lugar de 59' },
  ],
  [
    'Your search ends here. Order at x.com and drink real coffee by Friday.',
    { before: 'Order at', key: 'x.com', after: 'Drink real coffee by Friday' },
  ],
  [
    'Order at x.com and drink real coffee by Friday. Your search ends here.',
    { before: 'Order at', key: 'x.com', after: 'Drink real coffee by Friday' },
  ],
  ['Order at x.com.\n\nshipping is free until Sunday.', { key: 'x.com', after: 'Shipping is free until Sunday' }],
  ['Today a repair costs $90. Order at x.com.', { before: 'Order at', key: 'x.com', after: '' }],
  ['A flat tyre costs you an hour. Today it costs $40. Order at x.com.', { key: 'x.com', after: '' }],
  ['Heute im Laden kostet eine Reparatur 90 €. Bestell auf x.de.', { key: 'x.de', after: '' }],
  ['Today a class costs only $9. Order at x.com.', { key: 'x.com', after: 'Today a class costs only $9' }],
  [
    'Today a class costs $9 instead of $18. Order at x.com.',
    { key: 'x.com', after: 'Today a class costs $9 instead of $18' },
  ],
  ['Our coffee is roasted every day. You find it all at shop.com.', { before: 'You find it all at', key: 'shop.com' }],
  ['We roast our coffee every single day. shop.com.', { before: 'Visit', key: 'shop.com' }],
  ['Tostamos nuestro café todos los días. shop.es.', { before: 'Visita', key: 'shop.es' }],
  ['Wir rösten unseren Kaffee jeden Tag. 030 1234567.', { before: 'Jetzt anrufen', key: '030 1234567' }],
  ['We roast our coffee every single day. hello@shop.com.', { before: '', key: 'hello@shop.com' }],
  ['Melde dich für unseren neuen Kurs in der Küche noch heute bei x.de an.', { before: 'Jetzt besuchen', key: 'x.de' }],
  ['Come and see how easy it can be.', { before: '', key: 'Come and see', after: 'how easy it can be' }],
  ['Find out how we bake.', { before: '', key: 'Find out', after: 'how we bake' }],
  ['Ven y mira cómo horneamos.', { before: '', key: 'Ven y mira', after: 'cómo horneamos' }],
  ['This is how we bake.', { before: '', key: 'This is how we bake', after: '' }],
  ['That is why we bake.', { before: '', key: 'That is why we bake', after: '' }],
  ['You know what you want.', { before: '', key: 'You know what you want', after: '' }],
  ['Das ist wie früher.', { before: '', key: 'Das ist wie früher', after: '' }],
  ['Es pan como el de antes.', { before: '', key: 'Es pan como el de antes', after: '' }],
  ['Prueba un pan como el de antes.', { before: '', key: 'Prueba un pan como el de antes', after: '' }],
  ['We bake for you. Come by and taste it.', { before: '', key: 'Come by and taste it', after: '' }],
  ['我们每天都开门。', { key: '我们每天都开门' }],
])('%s', (script, words) => {
  expect(endCardOf(script, [])).toMatchObject(words);
});

test('a script whose last sentence is long and has no number has no end card', () => {
  expect(
    endCardOf('We bake for people who love good food and have the time to wait for it all day.', []),
  ).toBeUndefined();
});

test('a short last piece is the end card, a long one ends with it, and a short video has none', () => {
  const pieces = (...ends: number[]) => ends.map((endMs, index) => ({ startMs: ends[index - 1] ?? 0, endMs }));
  expect(endCardStart(pieces(3000, 6000), [], undefined, true)).toBe(3000);
  const words = [{ startMs: 6500 }, { startMs: 7000 }];
  const startMs = endCardStart(pieces(3000, 9500), words, 7000, true)!;
  expect(Math.abs(startMs - 7000)).toBeLessThan(50);
  expect(endCardStart(pieces(3000, 9500), words, 4000, true)).toBe(3000);
  expect(endCardStart(pieces(3000), [], undefined, false)).toBeUndefined();
});

test('reading takes time proportional to the length of the text', () => {
  expectLinear((text) => endCardOf(text, []), {
    words: ['order ', 'at ', 'and ', 'x.com ', '$5 ', 'May 3 ', '. ', ', '],
  });
});

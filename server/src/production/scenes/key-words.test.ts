// The key words of sentences, for titles.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { contactWordsOf } from './contact-words.ts';
import { asTitle, hasClaim, hookOf, keyWordsOf, offerOf, openingOf } from './key-words.ts';

test.each([
  'It is not true at all that 9 out of 10 patients are afraid of pain.',
  'No customer of ours has ever lost more than 20% of the money in their fund.',
  'Es stimmt überhaupt nicht, was alle sagen, und kein einziger unserer vielen Kunden hat bei uns je auch nur 20 % seines Geldes verloren.',
  'Er is bij ons in al die jaren niet een van onze klanten geweest die ooit meer dan 20 % van zijn geld heeft verloren.',
  'Ни один из наших многих клиентов за все эти годы не потерял у нас на бирже больше чем 20 % своих денег.',
  'Ninguno de nuestros muchos clientes ha perdido nunca más de 20 % de su dinero en un año.',
])('a claim that does not fit is not shown without its negation: %s', (text) => {
  expect(keyWordsOf(text)).toBeUndefined();
});

test.each([
  ['First visit: 45 minutes for 39 pounds.', { before: 'First visit: 45 minutes for', key: '39 pounds', after: '' }],
  [
    'You are not alone: 8 in 10 adults know that pain.',
    { before: 'You are not alone', key: '8 in 10', after: 'adults know that pain' },
  ],
])('a claim has the words before its colon if they fit: %s', (text, words) => {
  expect(keyWordsOf(text)).toEqual(words);
});

test.each([
  'Other gyms charge $150.',
  'Our course of one long week saves you from the $49 that the other shops ask for the very same thing.',
  'My old phone plan was really slow and it cost me as much as $80 a month for years.',
  'Die meisten Agenturen in unserer Stadt verlangen für eine neue Seite mindestens 5000 € im Voraus.',
  'Las otras academias de la ciudad te piden casi siempre una matrícula de 90 € al empezar el curso.',
  'La plupart des agences de la ville vous demandent au moins 5 000 € avant de commencer.',
])('the price of others is no price of the client: %s', (text) => {
  expect(offerOf(text)).toBeUndefined();
});

test.each([
  'Call 912 345 678 whenever you have some time for us and for yourself.',
  'Llámanos al 912 345 678 cuando quieras, que siempre estamos muy cerca de ti.',
])('groups of digits without a currency may be a telephone number, and claim nothing: %s', (text) => {
  expect(hasClaim(text)).toBe(false);
});

test.each([
  ['Save 20% on your first order.', { before: 'Save', key: '20%', after: 'on your first order' }],
  ['Now only $1,299.00 a year!', { before: 'Now only', key: '$1,299.00', after: 'a year!' }],
  ['We are there for you 24/7, wherever you are.', { before: 'We are there for you', key: '24/7', after: '' }],
  ['Nur noch 15 % bis Sonntag.', { before: 'Nur noch', key: '15 %', after: 'bis Sonntag' }],
  ['خصم 30% على أول طلب.', { before: 'خصم', key: '30%', after: 'على أول طلب' }],
  ['Our accountants in the city office do all of it for you in 3 days.', { before: 'in', key: '3', after: 'days' }],
  [
    'Every loaf rests for 18 hours before it is baked in our oven.',
    { before: 'Every loaf rests for', key: '18', after: 'hours' },
  ],
  [
    'Bei Klarsicht dauert der Sehtest 15 Minuten und kostet nichts.',
    { before: 'Bei Klarsicht dauert der Sehtest', key: '15', after: 'Minuten' },
  ],
  ['9 out of 10 customers buy a second one.', { before: '', key: '9 out of 10', after: 'customers buy a second one' }],
  ['Over 2000 happy offices have it.', { before: 'Over', key: '2000', after: 'happy offices have it' }],
  [
    'Most agencies need 6 weeks for a new site and charge you about $5,000 before you have even seen one page.',
    { before: 'Most agencies need', key: '6', after: 'weeks' },
  ],
  [
    'The big gyms in this town make you sign for 12 months and pay a joining fee of $150 up front every time.',
    { before: '', key: '12', after: 'months' },
  ],
  ['It takes 45 minutes and costs $49.', { before: 'It takes 45 minutes and costs', key: '$49', after: '' }],
  ['Other gyms ask $150 but you pay $20.', { before: 'Other gyms ask $150 but you pay', key: '$20', after: '' }],
  ['Most of our classes cost $15.', { before: 'Most of our classes cost', key: '$15', after: '' }],
  ['Die meisten unserer Kurse kosten 15 €.', { before: 'Die meisten unserer Kurse kosten', key: '15 €', after: '' }],
  ['Get the big breakfast for $9.', { before: 'Get the big breakfast for', key: '$9', after: '' }],
  ['$149 before, $99 today.', { before: '$149 before', key: '$99', after: 'today' }],
  ['Antes 49 euros, hoy 29.', { before: 'Antes 49 euros, hoy', key: '29', after: '' }],
  ['Now $99, was $149.', { before: 'Now', key: '$99', after: 'was $149' }],
  [
    'Con i nostri pannelli solari la maggior parte delle famiglie paga il 60 per cento in meno.',
    { before: '', key: '60 per cento', after: 'in meno' },
  ],
  [
    'Tres entrenamientos de 20 minutos a la semana bastan para sentir la diferencia.',
    { before: 'Tres entrenamientos de', key: '20', after: 'minutos a la semana' },
  ],
  [
    'Con nosotros, las familias de toda la ciudad y de los pueblos ahorran de media más de 240 euros al año en su factura.',
    { before: 'más de', key: '240 euros', after: 'al año' },
  ],
  [
    'Il massaggio dura 2 ore e mezza nel nostro bel centro termale vicino al mare.',
    { before: 'Il massaggio dura', key: '2', after: 'ore e mezza' },
  ],
  ['Half price on your first box.', { before: '', key: 'Half price', after: 'on your first box' }],
  ['Oggi tutto a metà prezzo.', { before: 'Oggi tutto', key: 'a metà prezzo', after: '' }],
  ['Con nosotros pagas la mitad.', { before: 'Con nosotros pagas', key: 'la mitad', after: '' }],
  ['Only $49 instead of $99.', { before: 'Only', key: '$49', after: 'instead of $99' }],
  ['Our most popular class costs $15.', { before: 'Our most popular class costs', key: '$15', after: '' }],
  [
    'Our team builds your whole new site in this town for $900 before you have paid us one cent for it.',
    { before: '', key: '$900', after: '' },
  ],
  ['Le cours coûte 1 500 € par an.', { before: 'Le cours coûte', key: '1 500 €', after: 'par an' }],
  ['Le cours coûte 1\u00a0500\u00a0€ par an.', { before: 'Le cours coûte', key: '1\u00a0500\u00a0€', after: 'par an' }],
  ['Le cours coûte 1\u202f500,50 € par an.', { before: 'Le cours coûte', key: '1\u202f500,50 €', after: 'par an' }],
  [
    'In 2 Minuten statt 1 500 € beim Anwalt bekommst du deinen Vertrag von uns ganz bequem.',
    { before: 'In', key: '2', after: 'Minuten' },
  ],
  ['Since March 1,200 customers came.', { before: 'Since March', key: '1,200', after: 'customers came' }],
  ['In May 20% off everything.', { before: 'In May', key: '20%', after: 'off everything' }],
  ['In May 30€ for all of it.', { before: 'In May', key: '30€', after: 'for all of it' }],
  ['In June 5 euros a loaf.', { before: 'In June', key: '5 euros', after: 'a loaf' }],
  ['Only in May 3.5 million people saw it.', { before: 'Only in May', key: '3.5', after: 'million people saw it' }],
  ['And in December 15 percent off.', { before: 'in December', key: '15 percent', after: 'off' }],
  ['In June 10 coaches train you.', { before: 'In June', key: '10', after: 'coaches train you' }],
  ['In May 9 out of 10 came back.', { before: 'In May', key: '9 out of 10', after: 'came back' }],
  ['Since March 1 we are open every day.', { before: 'Since', key: 'March 1', after: 'we are open every day' }],
  ['On May 3 doors open for everybody.', { before: 'On', key: 'May 3', after: 'doors open for everybody' }],
  ['It is yours until May 3, 2027.', { before: 'It is yours until', key: 'May 3', after: '' }],
  ['Was $149, now $99.', { before: 'Was $149, now', key: '$99', after: '' }],
  ['Früher 149 Euro, jetzt nur 99 Euro.', { before: 'Früher 149 Euro, jetzt nur', key: '99 Euro', after: '' }],
  ['Antes R$ 149, agora R$ 99 por mês.', { before: 'Antes R$ 149, agora', key: 'R$ 99', after: 'por mês' }],
  ['Było 300 zł, teraz 199 zł.', { before: 'Było 300 zł, teraz', key: '199 zł', after: '' }],
  ['Раньше 3000 рублей, теперь 1990 рублей.', { before: 'Раньше 3000 рублей, теперь', key: '1990 рублей', after: '' }],
  ['Eskiden 900 TL, şimdi 650 TL.', { before: 'Eskiden 900 TL, şimdi', key: '650 TL', after: '' }],
  ['20 Prozent auf jeden Schnitt.', { before: '', key: '20 Prozent', after: 'auf jeden Schnitt' }],
  ['Cuma gününe kadar %20 indirim.', { before: 'Cuma gününe kadar', key: '%20', after: 'indirim' }],
  [
    'With us, in our shop and online and everywhere, you save up to 30% on each of your bags before May ends.',
    { before: 'you save up to', key: '30%', after: 'on each' },
  ],
  ['Девять из десяти возвращаются.', { before: '', key: 'Девять из десяти', after: 'возвращаются' }],
  ['Mais de 2000 clientes.', { before: 'Mais de', key: '2000', after: 'clientes' }],
  ['No forms.', { before: '', key: 'No forms', after: '' }],
  ['Свежий хлеб каждый день!', { before: '', key: 'Свежий хлеб каждый день!', after: '' }],
])('%s', (text, words) => {
  expect(keyWordsOf(text)).toEqual(words);
});

test.each([
  'We bake slowly, for people who love good food and have the time to wait for it.',
  'Take the A40 to the north and leave it at the second exit, please.',
  'On the 1st day of the course you order a coffee in Spanish, all by yourself.',
  'In 2024 we moved to the other side of the river, and we like it there.',
  'Since 1998 we bake bread for everybody in town, and on Sundays for the others too.',
  'You find us at 12 Main Street, next to the old church on the hill, every day.',
  'Unser Laden liegt in der Hauptstraße 12 in der Nähe vom Rathaus, gleich nebenan.',
  'Am 3. Mai feiern wir unser Jubiläum mit euch allen, mit viel Musik und Kuchen.',
  'En la 2ª clase invitas a tus amigos, y en la 3ª ya eres el maestro de todos.',
  'Platform 9 is right below the windows, and nobody who works here hears a thing.',
  '今日も新鮮なパンを。',
  '🎉🎉',
  '',
])('no key words in “%s”', (text) => {
  expect(keyWordsOf(text)).toBeUndefined();
});

test.each([
  'Myth: 80% of people fail at diets.',
  'Mito 3: el 90% de las dietas funciona.',
  'Mythe : 70 % des gens ratent.',
])('a myth claims nothing: %s', (text) => {
  expect(hasClaim(text)).toBe(false);
});

test('of a list after a colon, no title has only the first thing', () => {
  const keyOf = (text: string) => keyWordsOf(text, true)?.key;
  expect(keyOf('Pensiamo a tutto noi: progetto, permessi, montaggio in due giorni.')).toBe('Pensiamo a tutto noi');
});

test('with `longer`, a whole clause is a title', () => {
  const text = 'Made of one piece of steel, it survives every fall that a bottle can have.';
  expect(keyWordsOf(text)).toBeUndefined();
  expect(keyWordsOf(text, true)).toEqual({ before: '', key: 'Made of one piece of steel', after: '' });
});

test.each([
  ['save', '20%', 'Save'],
  ['iPhones from', '300 €', 'iPhones from'],
  ['example.com: only', '3 €', 'example.com: only'],
  ['ilk ışıkla', '3', 'İlk ışıkla'],
  ['خصم', '30%', 'خصم'],
])('a title of “%s %s” begins with “%s”', (before, key, shown) => {
  expect(asTitle({ before, key, after: '' })).toEqual({ before: shown, key, after: '' });
});

test('a key without words before it starts the title with a capital', () => {
  expect(asTitle({ before: '', key: 'silence is a gift', after: '' }).key).toBe('Silence is a gift');
});

test('reading takes time proportional to the length of the text', () => {
  const words = [
    '9 out of ',
    '1 ',
    '123 ',
    'most ',
    'our ',
    'that the other ',
    'the big a ',
    '1999 ',
    'over ',
    'calle ',
    'May 3 ',
    'on June 10 ',
    '12 Main ',
    'a.b',
    'am 3. ',
    'in ',
    '$1 ',
    '@a.',
    'Rua A ',
    'улица А ',
    'was $1, now ',
  ];
  expectLinear((text) => keyWordsOf(text, true), { words });
  expectLinear((text) => hookOf(text), { words });
  expectLinear((text) => contactWordsOf(text), { words });
});

test('a film opens with its whole first sentence, if that fits a label: half of a question asks nothing', () => {
  const question = 'Does your back hurt when you get up in the morning?';
  expect(openingOf(`${question} You are not alone.`)).toEqual({ before: '', key: question, after: '' });
  expect(hookOf(question)).toBeUndefined();
  expect(openingOf(`${question.slice(0, -1)} after all of those long hours at your desk?`)).toBeUndefined();
  const keyOf = (text: string) => openingOf(text)?.key;
  const late = 'How often have you come too late because the brakes of your bike did not work any more';
  expect(keyOf(`${late}, or because the chain came off?`)).toBeUndefined();
  expect(keyOf('The rent is due, the car is broken, and the two kids need some new shoes for school.')).toBe(
    'The rent is due, the car is broken',
  );
  expect(keyOf('A new bike? No need.')).toBe('A new bike? No need');
  expect(keyOf('Our coffee is cheap. You never have to wait.')).toBe('Our coffee is cheap');
  expect(keyWordsOf('or after eight hours at work?', true)).toBeUndefined();
  expect(keyWordsOf('but cannot find the words? You need to speak.', true)).toBeUndefined();
});

test('a part of a question has its mark, so that it is seen to go on', () => {
  const question = 'Do you know what your car costs, or do you only look when all of the money is gone?';
  expect(openingOf(question)?.key).toBe('Do you know what your car costs,');
});

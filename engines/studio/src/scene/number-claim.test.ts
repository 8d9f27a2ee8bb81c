// Numbers in phrases of the speech.
import { expect, test } from 'vitest';
import { numberClaim } from './number-claim.ts';

test.each([
  ['for fifteen years', 'for', '15', 'years'],
  ['you sit down two minutes later', 'you sit down', '2', 'minutes later'],
  ['en 30 minutos', 'en', '30', 'minutos'],
])('what a phrase counts is in digits: %s', (phrase, before, key, after) => {
  expect(numberClaim(phrase, '')).toEqual({ before, key, after });
});

test.each(['bring it before nine', 'one of them', 'we explain every step', 'nothing is better'])(
  'a phrase without a counted thing has no number: %s',
  (phrase) => {
    expect(numberClaim(phrase, '$')).toBeUndefined();
  },
);

test.each([
  ['I put away two thousand five hundred dollars', 'I put away', '2,500', 'dollars'],
  ['Über zweitausendfünfhundert Patienten', 'Über', '2.500', 'Patienten'],
  ['Mesas que duran treinta y cinco años', 'Mesas que duran', '35', 'años'],
  ['Chez nous et avec vous, deux mille cinq cents artisans', 'Chez nous et avec vous,', '2 500', 'artisans'],
  ['Trentotto ricette che sono di casa', '', '38', 'ricette che sono di casa'],
  ['São dois mil e quinhentos clientes', 'São', '2.500', 'clientes'],
  ['Ponad dwa tysiące pięćset klientów jest', 'Ponad', '2 500', 'klientów jest'],
  ['мы и две тысячи пятьсот клиентов', 'мы и', '2 500', 'клиентов'],
  ['bu ve bu için iki bin beş yüz kişi', 'bu ve bu için', '2.500', 'kişi'],
  ['een tweeëndertig dagen durende reis van ons', 'een', '32', 'dagen durende reis van ons'],
])('a number in words is read whole: %s', (phrase, before, key, after) => {
  expect(numberClaim(phrase, phrase)).toEqual({ before, key, after });
});

test.each([
  'once you try it',
  'mil gracias por confiar en nosotros y por estar',
  'il massaggio dura due ore e mezza per te e per me',
  'nach vier Fünftel der Strecke ist es nicht mehr weit',
  'the rent is due today',
  'it takes two and a half hours',
  'three euros fifty for all of it',
  'instead of five euros',
  '8 in 10 adults know that pain',
  'one in four people has it',
  'come to 14 Orchard Street',
  'on Level 3 biology',
  'never call 020 7946 050 today',
  'tu sei pronto e il vino non è dolce',
  'je dois vous le dire',
])('words that only look like a number with its noun claim nothing: %s', (phrase) => {
  expect(numberClaim(phrase, phrase)).toBeUndefined();
});

test.each([
  'clients gave us four point eight stars of all',
  'for families since nineteen ninety eight parties',
  'y para la ciudad dos millones quinientos mil panes',
  'для вас и для вашей семьи две с половиной тысячи хлебов',
])('a part of a number is no number: %s', (phrase) => {
  expect(numberClaim(phrase, phrase)).toBeUndefined();
});

test('nothing that is paid is zero in the currency of the speech', () => {
  expect(numberClaim('you pay nothing', 'The average is $740.')).toEqual({ before: 'you pay', key: '$0', after: '' });
  expect(numberClaim('no pagas nada', 'Cuesta 29 euros.')).toEqual({ before: 'pagas', key: '0 €', after: '' });
  expect(numberClaim('und kostet nichts', 'Ab 189 Euro.')).toEqual({ before: 'kostet', key: '0 €', after: '' });
  expect(numberClaim('y no te cuesta nada', '29 euros')).toEqual({ before: 'te cuesta', key: '0 €', after: '' });
  expect(numberClaim('you pay nothing', 'It is easy.')).toBeUndefined();
});

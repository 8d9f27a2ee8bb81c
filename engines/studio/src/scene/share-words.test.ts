// Shares of people in titles and phrases.
import { expect, test } from 'vitest';
import { shareOf } from './share-words.ts';

test.each([
  ['', '9 out of 10', 'customers', 9, 10],
  ['', 'Nine out of ten', 'patients feel better', 9, 10],
  ['', '8 in 10', 'adults know that pain', 8, 10],
  ['One in three', '', 'of us', 1, 3],
  ['', 'Every third customer', 'comes back', 1, 3],
  ['Schon', 'neun von zehn', 'Kunden', 9, 10],
  ['', 'eine von drei', 'Frauen', 1, 3],
  ['', 'Jeder Dritte', '', 1, 3],
  ['', 'Jede vierte Familie', 'spart', 1, 4],
  ['', '9 de cada 10', 'clientes', 9, 10],
  ['A', 'uno de cada tres', '', 1, 3],
  ['', '4 clients sur 5', 'reviennent', 4, 5],
  ["C'est le cas", "d'un adulte", 'sur trois', 1, 3],
  ['', 'sei su dieci', '', 6, 10],
  ['', 'Un italiano su tre', 'dorme male', 1, 3],
  ['', 'Um em cada três', 'clientes', 1, 3],
  ['', 'één op de drie', 'klanten', 1, 3],
  ['', 'dziewięć na dziesięć', 'osób', 9, 10],
  ['', 'Co trzeci', '', 1, 3],
  ['', 'девять из десяти', 'клиентов', 9, 10],
  ['', 'Каждый третий', '', 1, 3],
  ['Her', 'üç kişiden biri', '', 1, 3],
  ['', '10 müşteriden 9', '', 9, 10],
])('"%s %s %s" is %i of %i', (before, key, after, part, whole) => {
  expect(shareOf({ before, key, after })).toEqual({ part, whole });
});

test.each([
  ['', '24', 'hours'],
  ['', '20% off', ''],
  ['', '98 out of 100', 'people'],
  ['', '11 out of 10', 'people'],
  ['', '9 people', ''],
  ['', '2 lessons in 3', 'days'],
  ['', 'Two people in three', 'days'],
  ['Get', '2 packs of 6', ''],
  ['', '2 of 3', '-inch screws'],
  ['Step', '2 out of 3', ''],
  ['Teil', '2 von 3', ''],
  ['Not', '9 out of 10', ''],
  ['', '4 out of 5', 'stars'],
  ['', '9 out of 10', 'dogs ask for more'],
  ['', '7 jours sur 7', ''],
  ['', 'une nuit sur trois', ''],
  ['', 'jeder dritte Tag', ''],
  ['', 'on and on', ''],
  ['', '', ''],
])('"%s %s%s" is no share of people', (before, key, after) => {
  expect(shareOf({ before, key, after })).toBeUndefined();
});

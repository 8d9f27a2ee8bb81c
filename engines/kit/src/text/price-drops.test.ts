// Prices and those that they replace.
import { expect, test } from 'vitest';
import { priceDropIn } from './price-drops.ts';

test.each([
  ['Was $149, now $99', '$149', '$99'],
  ['Now $99, was $149', '$149', '$99'],
  ['$149 before, $99 today', '$149', '$99'],
  ['It costs $9 a month instead of $18', '$18', '$9'],
  ['Instead of $99 only $49', '$99', '$49'],
  ['From $149 down to $99', '$149', '$99'],
  ['Früher 149 Euro, jetzt nur 99 Euro', '149 Euro', '99 Euro'],
  ['Früher: 149 €, jetzt: 99 €', '149 €', '99 €'],
  ['Antes 49 euros, hoy 29', '49 euros', '29'],
  ['De R$ 199 por apenas R$ 99', 'R$ 199', 'R$ 99'],
  ['Antes R$ 149, agora R$ 99 por mês', 'R$ 149', 'R$ 99'],
  ["190 euros au lieu de 260 jusqu'au 15 décembre", '260', '190 euros'],
  ['Avant 29 euros par mois, maintenant 19 euros', '29 euros', '19 euros'],
  ['Da 49 euro a 29 euro', '49 euro', '29 euro'],
  ['Prima 89 euro al mese, ora 59 euro', '89 euro', '59 euro'],
  ['Eerst 1.200 euro, nu 950 euro', '1.200 euro', '950 euro'],
  ['Było 300 zł, teraz 199 zł', '300 zł', '199 zł'],
  ['Раньше 3000 ₽, теперь 1990 ₽', '3000 ₽', '1990 ₽'],
  ['Eskiden 900 TL, şimdi 650 TL', '900 TL', '650 TL'],
])('the old price and the new one: %s', (text, old, now) => {
  const drop = priceDropIn(text)!;
  expect([drop.old.text, drop.now.text]).toEqual([old, now]);
});

test.each([
  'Classes from $49 to $99',
  'From 9 to 5',
  '29 euros avant 18 heures',
  'Was 30 minutes, now 20 minutes',
  'Was $49, now $149',
  'Two loaves for $7.50, one for $4',
])('no price is replaced: %s', (text) => {
  expect(priceDropIn(text)).toBeUndefined();
});

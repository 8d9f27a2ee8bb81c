// Which words name a price.
import { expect, test } from 'vitest';
import { namesOldPrice, namesPrice, oldNumberIn, reductionIn } from './price.ts';

test.each([
  ...['Your first bag costs $9', '29 euros en lugar de 59', '99 €', '1.200 reais', '20 pounds a month'],
  ...['Nur 499 kr', 'kr 499', '499,- kr', 'Only 99 zł', 'Only Rs 4,999 today', 'Only 199 AED', 'Za 499 Kč', '4990 Ft'],
  ...['Hanya Rp 150.000 saja', 'Nur 1299 CAD', '99 cents', 'Just 30 bucks', 'Only R 499', 'R499', '250 lei'],
  ...['Chỉ 199.000 đ', '199 ₺', 'السعر 250 ريال', '٢٥٠ درهم', '100元', '1万円', '100美元'],
])('a price: %s', (text) => {
  expect(namesPrice(text)).toBe(true);
});

test.each([
  ...['120 recetas', 'More than 2,000 riders', 'Save some euros', '3 hours', '6 ft tall', 'R2 is here', 'CAD in 3D'],
  ...['Lose 10 pounds in 4 weeks', '50 pounds lighter', '2024年元旦', '2歳から元気に', '3元気', '3日で円満', '单元3'],
])('no price: %s', (text) => {
  expect(namesPrice(text)).toBe(false);
});

test.each([
  ['instead of $18', true],
  ['en lugar de 59', true],
  ['statt 18 €', true],
  ['en lugar de 59 euros', true],
  ['instead of 3 hours', false],
  ['now $18', false],
])('only what another price replaces is an old price: %s', (text, isOld) => {
  expect(namesOldPrice(text)).toBe(isOld);
});

test.each([
  ['Was $149, now $99', '$149', 'now $99'],
  ['Früher 149 Euro, jetzt nur 99 Euro', '149', 'jetzt nur 99 Euro'],
  ['Antes 60 euros, ahora 39 euros', '60', 'ahora 39 euros'],
  ['Antes R$ 149, agora R$ 99 por mês', 'R$ 149', 'agora R$ 99 por mês'],
  ['Avant 29 euros par mois, maintenant 19 euros', '29', 'maintenant 19 euros'],
  ['Prima 89 euro al mese, ora 59 euro', '89', 'ora 59 euro'],
  ['Eerst 1.200 euro, nu 950 euro', '1.200', 'nu 950 euro'],
  ['Było 300 zł, teraz 199 zł', '300', 'teraz 199 zł'],
  ['Раньше 3000 ₽, теперь 1990 ₽', '3000', 'теперь 1990 ₽'],
  ['Eskiden 900 TL, şimdi 650 TL', '900', 'şimdi 650 TL'],
])('the old price and the new one: %s', (text, old, now) => {
  expect(reductionIn(text)).toEqual({ old, now });
});

test('what was is an old price, if it is money', () => {
  expect(namesOldPrice('Was $149')).toBe(true);
  expect(namesOldPrice('Was 30 minutes')).toBe(false);
  expect(oldNumberIn({ before: 'Was $149, now', key: '$99', after: '' })).toBe('$149');
  expect(oldNumberIn({ before: 'Costs', key: '29 euros', after: 'en lugar de 59 euros' })).toBe('59');
  expect(oldNumberIn({ before: 'It was our', key: '$99', after: '' })).toBeUndefined();
});

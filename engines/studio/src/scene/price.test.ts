// Which words name a price.
import { expect, test } from 'vitest';
import { namesOldPrice, namesPrice, oldNumberIn } from './price.ts';

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

test('what was is an old price, if it is money', () => {
  expect(namesOldPrice('Was $149')).toBe(true);
  expect(namesOldPrice('Was 30 minutes')).toBe(false);
  expect(oldNumberIn({ before: 'Was $149, now', key: '$99', after: '' })).toBe('$149');
  expect(oldNumberIn({ before: 'Costs', key: '29 euros', after: 'en lugar de 59 euros' })).toBe('59');
  expect(oldNumberIn({ before: '', key: '190 euros', after: "au lieu de 260 jusqu'au 15 décembre" })).toBe('260');
  expect(oldNumberIn({ before: 'Was', key: '$149', after: '' })).toBe('$149');
  expect(oldNumberIn({ before: 'It was our', key: '$99', after: '' })).toBeUndefined();
});

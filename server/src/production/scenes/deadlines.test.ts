// Sentences that say when something ends.
import { expectLinear } from '@greenroom/engine-kit/testing/linear-time';
import { expect, test } from 'vitest';
import { endsSoon } from './deadlines.ts';

test.each([
  'Shipping is free until Sunday',
  'The offer ends on Friday',
  'Open until the end of the month',
  'It is yours until May 3',
  'Only today',
  'Der Versand ist gratis bis Sonntag',
  'Nur bis zum 3. Mai',
  'Das gilt bis heute um 18 Uhr',
  'El envío es gratis hasta el domingo',
  'Solo hasta el 3 de mayo',
  'La livraison est offerte jusqu’à dimanche',
  "C'est offert jusqu'au 3 mai",
  'O envio é grátis até sexta',
  'La spedizione è gratis fino a domenica',
  'De verzending is gratis tot en met zondag',
])('a deadline: %s', (sentence) => {
  expect(endsSoon(sentence)).toBe(true);
});

test.each([
  'Der Akku ist tot',
  'Bis bald',
  'Bis morgen',
  '¡Hasta luego',
  '¡Hasta el lunes',
  'Tot ziens',
  'Até logo',
  'Perfect for your tot',
  'Your search ends here',
  'We are open until we are done',
  'Für Hunde bis 30 kg',
  'Gratis hasta agotar existencias',
])('no deadline: %s', (sentence) => {
  expect(endsSoon(sentence)).toBe(false);
});

test('reading takes time proportional to the length of the text', () => {
  expectLinear(endsSoon, { words: ['until ', 'the ', 'bis ', 'zum ', '3', '.', 'Sunday ', 'fino a ', ' '] });
});

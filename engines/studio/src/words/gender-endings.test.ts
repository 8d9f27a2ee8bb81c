// The endings of trades and peoples tell a person's gender in languages that have them.
import { expect, test } from 'vitest';
import { genderOfEnding } from './gender-endings.ts';

test.each([
  ['Erzieherin mit Sommersprossen', 'female'],
  ['Versicherungsmakler, Anfang 40', 'male'],
  ['Directrice, 52 ans, foulard rouge', 'female'],
  ['Jeune Maghrébin, veste noire', 'male'],
  ['Corredor de fincas, 25 años, gorra amarilla', 'male'],
  ['Influencer mexicana de 22 años', 'female'],
  ['Confeiteira de 38 anos, avental rosa', 'female'],
  ['Arrotino con la barba', 'male'],
  ['Fioraia con gli occhiali', 'female'],
  ['بائعة زهور بفستان أصفر', 'female'],
])('"%s" is %s', (text, gender) => {
  expect(genderOfEnding(text)).toBe(gender);
});

test.each(['Estetista con gli occhiali', 'Camisa roja, pelo corto', 'Filipino nurse, 30', 'Dentista con gafas'])(
  '"%s" tells no gender',
  (text) => {
    expect(genderOfEnding(text)).toBeUndefined();
  },
);

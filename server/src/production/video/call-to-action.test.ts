// Tests of whether a script says how to act on it.
import { expect, test } from 'vitest';
import { hasCallToAction } from './call-to-action.ts';

test.each([
  ['en', 'Our mugs keep coffee hot. More at warmcup.com.'],
  ['en', 'Our phone is always answered: 0800 123 4567.'],
  ['en', 'A third off every shoe, now from $59.'],
  ['en', 'Maple, cinnamon and orange. Our autumn menu starts on Monday.'],
  ['en', 'Sundays are for brunch, and brunch is with us.'],
  ['en', 'Weekend brunch is back. So book a table, the terrace is small.'],
  ['en', 'We have a new roaster, and the first cup is free.'],
  ['es', 'Pan recién hecho cada día. ¡Reserva el tuyo!'],
  ['es', 'La taza mantiene el café caliente. Guarda esto para luego.'],
  ['de', 'Wir backen jeden Morgen. Kommen Sie vorbei.'],
  ['fr', 'Du pain frais tous les matins. Abonnez-vous à notre lettre.'],
  ['it', 'Il pane è fresco. Prenota il tuo.'],
  ['pt', 'O pão é fresco. Peça o seu.'],
])('a script has a call to action (%s): %s', (language, script) => {
  expect(hasCallToAction(script, language)).toBe(true);
});

test.each([
  ['en', 'At five in the morning, the farm is already awake. And then the beans are in your cup. You may march on.'],
  ['en', 'Our book is in good order. Nothing comes without work, but we call it a joy.'],
  ['es', 'A las cinco la finca ya está despierta. Tres semanas después, el café llega a tu taza.'],
  ['de', 'Um fünf Uhr ist die Farm schon wach. Drei Wochen später ist der Kaffee in deiner Tasse.'],
])('a script has none (%s): %s', (language, script) => {
  expect(hasCallToAction(script, language)).toBe(false);
});

test('a script in an unknown language, or in one without a list of requests, is taken to have one, and so is none', () => {
  expect(hasCallToAction('Bara ett kaffe.', 'sv')).toBe(true);
  expect(hasCallToAction('Just coffee.', null)).toBe(true);
  expect(hasCallToAction('', 'en')).toBe(true);
});

// Which icon belongs to the words of a film.
import { expect, test } from 'vitest';
import { subjectIcon } from './subject-icon.ts';

test.each([
  ['Your morning coffee has a story.', 'coffee'],
  ['This bike will outlive you. We deliver to your house.', 'bicycle'],
  ['Afraid of the dentist? You are not alone.', 'tooth'],
  ['¿Te gustaría cocinar como tu abuela? Compramos todo en el mercado.', 'cooking-pot'],
  ['Pão fresco todas as manhãs.', 'bread'],
  ['Votre vélo est prêt en trois jours.', 'bicycle'],
  ['Deine neue Wohnung wartet.', 'house-line'],
  ['Il tuo cane merita di più.', 'paw-print'],
  ['قهوة طازجة كل صباح', 'coffee'],
  ['हर सुबह ताज़ी कॉफ़ी', 'coffee'],
  ['毎朝、焼きたてのパン屋の香り。', 'bread'],
  ['每天早上一杯好咖啡', 'coffee'],
  // A thing comes before the services that its film speaks of.
  ['Doctors recommend our serum, and delivery is free.', 'drop'],
])('%s: %s', (words, icon) => {
  expect(subjectIcon(words)).toBe(icon);
});

test.each([
  'Of course we can help you.',
  'Your back pain ends here.',
  'Book today, and chat with us.',
  'Nous travaillons le soir, car vous aussi.',
  'That comes in handy.',
  '家庭で楽しめます',
  '我们的服务很好',
])('words that only look like a thing have no icon: %s', (words) => {
  expect(subjectIcon(words)).toBeUndefined();
});

// Which thing the words of a film are about.
import { expect, test } from 'vitest';
import { subjectThing } from './subject-thing.ts';

test.each([
  ['Your morning coffee has a story.', 'coffee'],
  ['This bike will outlive you. We deliver to your house.', 'bicycle'],
  ['Afraid of the dentist? You are not alone.', 'tooth'],
  ['¿Te gustaría cocinar como tu abuela? Compramos todo en el mercado.', 'cooking-pot'],
  ['Pão fresco todas as manhãs.', 'bread'],
  ['Votre vélo est prêt en trois jours.', 'bicycle'],
  ['Deine neue Wohnung wartet.', 'house'],
  ['I nostri gatti dormono meglio.', 'cat'],
  ['قهوة طازجة كل صباح', 'coffee'],
  ['हर सुबह ताज़ी कॉफ़ी', 'coffee'],
  ['毎朝、焼きたてのパン屋の香り。', 'bread'],
  ['每天早上一杯好咖啡', 'coffee'],
  ['Gut versichert, auch im Urlaub.', 'shield'],
  ['Un vino tinto para la cena.', 'wine'],
  ['Our cleaners come on time.', 'spray-bottle'],
  ['Book a cleaner in London today.', 'spray-bottle'],
  ['Una copa de buen vino.', 'wine'],
  ['Assaggia il nostro vino.', 'wine'],
  ['El mejor helado de Madrid.', 'ice-cream'],
  // The trades of these figures of speech mean what they say.
  ['Fresh bread and butter every morning.', 'bread'],
  ['Our sliced bread is baked daily.', 'bread'],
  ['Enjoy a piece of cake with us.', 'cake'],
  ['The price of a coffee is two euros.', 'coffee'],
  ['Un café al día es bueno.', 'coffee'],
  ['Our chef studied French pastry. Try our cake.', 'cake'],
  ['Physiotherapie ohne Wartezeit.', 'stethoscope'],
  // A thing comes before the services that its film speaks of.
  ['Doctors recommend our serum, and delivery is free.', 'serum'],
])('%s: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

test('a film is not about a thing that its words deny', () => {
  expect(subjectThing('No coffee. No crash. Just focus that lasts.')).toBeUndefined();
  expect(subjectThing('You studied Spanish for years and still cannot order a coffee.')).toBeUndefined();
  expect(subjectThing("You don't need a lawyer for your insurance.")).toBe('shield');
  expect(subjectThing('No coffee is like our coffee.')).toBe('coffee');
});

test.each([
  'Of course we can help you.',
  'Get cleaner skin in four weeks.',
  'Wait in our waiting room while we change your tires.',
  'Getting started is a piece of cake, and the best thing since sliced bread.',
  'For less than a cup of coffee a day. Weniger als ein Kaffee am Tag. Por menos de un café al día.',
  'Baby steps, and no couch potato: music to your ears.',
  'Mi abuela vino de Italia con el viento helado.',
  'Your back pain ends here.',
  'Book today, and chat with us.',
  'The best hot dog in town, and a glass of water.',
  'A novel way to save, says Steve Jobs.',
  'Sugar cane and pastel colours, auto-saved.',
  'Nous travaillons le soir, car vous aussi, et au cours de la semaine.',
  'On vous livre, et tout brille.',
  'That comes in handy.',
  'Gift ist es nicht, sagt die Praxis: eine Tasse, zwei Zahnräder, der Kurs steigt.',
  'Estoy seguro de que la crema solar y la receta médica ayudan.',
  'No seu tempo livre, ao ar livre, com a Receita Federal.',
  'Il tuo piano: camera doppia, pasta al dente, dispositivi mobili, macchina pronta.',
  'Du vet att det är gift.',
  '家庭で楽しめます。歯ごたえ、靴下、ティーバッグを採用。',
  '我们的服务很好。市场营销，天猫，选手表现。',
  'उपयोग, प्रतियोगिता, जिम्मेदारी, बीमारी, टैक्सी और पंचायत',
  'أهمية بالغة، سفراء',
])('words that only look like a thing are about none: %s', (words) => {
  expect(subjectThing(words)).toBeUndefined();
});

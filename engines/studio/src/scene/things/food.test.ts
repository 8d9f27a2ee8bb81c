// Words that name things of food and clothes.
import { expect, test } from 'vitest';
import { namesIn as namedIn } from '../named-things.ts';
import { subjectThing } from '../subject-thing.ts';
import { foodDetails, foodThings } from './food.ts';
import { wearDetails, wearThings } from './wear.ts';

const own = new Set([...foodThings, ...foodDetails, ...wearThings, ...wearDetails].map(([name]) => name));
/** Without the things of other fields. */
const namesIn = (text: string) => [...new Set(namedIn(text, undefined).filter((name) => own.has(name)))];

test.each([
  ['Pescado fresco cada mañana.', 'fish'],
  ['Knackige Salate zum Mitnehmen.', 'salad'],
  ['Le petit-déjeuner est inclus.', 'breakfast'],
  ['O café da manhã está incluído.', 'breakfast'],
  ['Du miel de lavande récolté en Provence.', 'honey'],
  ['Nos croissants sortent du four.', 'croissant'],
  ['Aperitivo con vista, ogni venerdì.', 'cocktail'],
  ['مشاوي على الفحم كل يوم.', 'barbecue'],
  ['नए चश्मे, आज ही।', 'eyeglasses'],
  ['धूप का चश्मा, आधे दाम पर।', 'sunglasses'],
  ['Gafas de sol polarizadas.', 'sunglasses'],
  ['濃厚なチーズが自慢です。', 'cheese'],
  ['新鲜牛奶，清晨送达。', 'milk'],
])('food and clothes that words name: %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  'Say cheese! A cocktail of vitamins, in salad days.',
  'A fragrance-free cleansing milk, and a salary cap. Perfume-free.',
  'Honey, there is a dress code. She dresses well, and they wear many hats.',
  'Hamburger Familien vertrauen uns, sagt Dr. Burger: Er hat Zeit. Das ist doch Käse.',
  'Vuestra luna de miel. Agua salada, leche corporal y un brote de acné. Siempre bien vestido.',
  'Un intérêt croissant. Du pain sur la planche. Trois parfums, un lait corporel. Tu montres tes dents.',
  'Roupa de cama, na lua de mel com Mel. A cena mudou.',
  'Abito a Milano, basta bollette salate. Un latte detergente, il profumo di casa, il tuo Miele.',
  'السلطات المحلية وشهر العسل',
  'हर चीज़ एक जगह।',
  'はい、チーズ！ いいですし、メールアドレスはエンドレス。お茶目なモビール。',
  '选手表现很好，小鲜肉在汉堡市。苹果手机维修。',
])('words that only look like food or clothes have none: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ['Two burgers for the price of one.', 'burger'],
  ['Una carnicería de toda la vida.', 'steak'],
  ['Unsere Brauerei braut seit 1880.', 'beer'],
  ['Notre fromagerie affine depuis 1950.', 'cheese'],
  ['Tu vestido de novia, a medida.', 'dress'],
  ['Lo zaino che ti segue ovunque.', 'backpack'],
  ['A perfume that lasts all day.', 'perfume'],
  ['職人が握る寿司です。', 'sushi'],
  // What is eaten in passing is not what the film is about.
  ['Stay with us: breakfast is included, with milk from a farm.', undefined],
])('food and clothes that a film is about: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

test.each([
  ["Pomodori dell'orto, colti stamattina.", 'tomatoes'],
  ['Olio del frantoio sul pane.', 'olive-oil'],
  ['Aceite de oliva de Jaén.', 'olive-oil'],
  ['Ogni mattina stendiamo la sfoglia.', 'dough'],
  ['Der Teig ruht zwei Tage.', 'dough'],
  ['E il tiramisù lo offriamo noi.', 'cake'],
  ['Vino del paese.', 'wine'],
  ['Il menù di tre portate.', 'plate'],
])('what a restaurant serves: %s', (text, name) => {
  expect(namesIn(text)).toContain(name);
});

test('a menu is a plate in films about food, and far-sighted people only hold it', () => {
  expect(namedIn('Die Speisekarte wechselt jede Woche.', 'pasta')).toEqual(['plate']);
  expect(namedIn('Sie halten die Speisekarte immer weiter weg?', 'eyeglasses')).toEqual([]);
});

test.each([
  ['Quando hai mangiato una pasta fatta a mano?', 'pasta'],
  ['Olio extravergine d’oliva dal nostro frantoio.', 'olive-oil'],
  ['Gleitsichtbrillen jetzt günstiger.', 'eyeglasses'],
  ['Bei Klarsicht dauert der Sehtest 15 Minuten.', 'eyeglasses'],
  ['Il nostro esame della vista è gratuito.', 'eyeglasses'],
])('restaurants and opticians: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

test.each([
  'Cuesta una pasta. La sobremesa es sagrada, y a la postre todo cambia.',
  'Sfoglia il catalogo. Pétri de talent.',
  '番茄钟',
])('words that only look like a meal name nothing: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

// Words that name things of the home, animals and the garden.
import { expect, test } from 'vitest';
import { namesIn as namedIn } from '../named-things.ts';
import { subjectThing } from '../subject-thing.ts';
import { homeDetails, homeThings } from './home.ts';

const own = new Set([...homeThings, ...homeDetails].map(([name]) => name));
/** Without the things of other fields. */
const namesIn = (text: string) => [...new Set(namedIn(text, undefined).filter((name) => own.has(name)))];

test.each([
  ['Premium dog food, delivered to your dog.', 'pet-bowl dog'],
  ['Tu perro y tu gato comen mejor.', 'dog cat'],
  ['Hundefutter für Ihren Hund.', 'pet-bowl dog'],
  ['Des croquettes pour chat au saumon.', 'pet-bowl'],
  ['Ração fresca para o seu cachorro.', 'pet-bowl dog'],
  ['Rasen mähen, Hecken schneiden, Bäume fällen.', 'lawn-mower hedge-shears tree'],
  ['Nous tondons votre pelouse et taillons vos haies.', 'lawn-mower hedge-shears'],
  ['芝刈りから生垣の剪定まで。', 'lawn-mower hedge-shears'],
])('animals are apart from their food, and the trade of the garden has its tools: %s', (text, names) => {
  expect(namesIn(text).join(' ')).toBe(names);
});

test.each([
  'It is raining cats and dogs in the dog days.',
  'A otro perro con ese hueso: aquí hay gato encerrado.',
  'El barco se hunde. Para que podamos ayudarte, llama.',
  'Un cachorro-quente, um temps de chien, parlez sur le chat.',
  'Da liegt der Hund begraben. Wie Hund und Katze.',
  'Build your family tree, and hedge your bets. He hedges his bets.',
  'カーペットとペットボトル。熱い猫背。天猫和热狗。',
])('figures of speech with animals and plants have none: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ['Con placas solares baja tu factura de la luz.', 'solar-panel light-bulb'],
  ['Abbassa la bolletta della luce con i pannelli solari.', 'light-bulb solar-panel'],
  ['Vos panneaux solaires remboursés en huit ans.', 'solar-panel'],
  ['Speichern Sie Solarstrom im Batteriespeicher.', 'solar-panel battery'],
  ['Eigener Strom vom Dach, auch im Winter.', 'light-bulb snowflake'],
  ['Heat pumps cut your heating costs in half this winter.', 'radiator snowflake'],
  ['Charge your car at home, from a normal socket.', 'plug'],
  ['Protect your skin from the sun.', 'sun'],
  ['ألواح شمسية لمنزلك', 'solar-panel'],
  ['बिजली का बिल कम करें', 'light-bulb'],
])('energy, heat and the seasons are shown: %s', (text, names) => {
  expect(namesIn(text).join(' ')).toBe(names);
});

test.each([
  'There is light at the end of the tunnel, and nothing new under the sun.',
  'Gegen den Strom schwimmen. Ein Platz an der Sonne. Dr. Anna Winter hilft.',
  'Recharge your batteries at our hotel, plug in the app.',
  'Una batería de cocina y clases de batería. Il corso di batteria.',
  'Nos vemos en la Puerta del Sol. Dar a luz sin miedo.',
  'The view of the caldera. Our solar system has eight planets.',
])('figures of speech with light and weather have none: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ['Neue Fenster und Türen vom Fachbetrieb.', 'window door'],
  ["Des fenêtres neuves avant l'hiver.", 'window snowflake'],
  ['Cambia la bañera por un plato de ducha.', 'bathtub'],
  ['La lavatrice si è rotta?', 'washing-machine'],
  ['Our electric drill and our hammer last a lifetime.', 'drill hammer'],
  ['Locked out of your home? Cerrajeros 24 horas.', 'key'],
  ['洗濯機の修理、お風呂も。', 'washing-machine bathtub'],
  ['门窗定制', 'window'],
])('the fittings and the machines of a home are shown: %s', (text, names) => {
  expect(namesIn(text).join(' ')).toBe(names);
});

test.each([
  'A small window of opportunity, for Windows 11. Das Geld aus dem Fenster werfen.',
  'It opens new doors for your career: our open house, our journées portes ouvertes.',
  'Mit der Tür ins Haus, eine Tür weiter. De porta em porta, porta innovazione.',
  'A laundry list of wishes, a baby shower, une douche froide.',
  'Das ist der Hammer! We hammer out a deal and drill down.',
  '部门专门窗口，热门窗外，土木工程。窓口で。',
])('figures of speech with windows, doors and tools have none: %s', (text) => {
  expect(namesIn(text).filter((name) => name !== 'baby-bottle')).toEqual([]);
});

test.each([
  ['Your dog deserves the best food for dogs.', 'dog'],
  ['Mähen, düngen, schneiden: wir pflegen Ihren Garten.', 'lawn-mower'],
  ['Podamos tus setos cada mes.', 'hedge-shears'],
  ['Jardinier à Lyon, depuis vingt ans.', 'hedge-shears'],
])('a film about animals or a garden shows them: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

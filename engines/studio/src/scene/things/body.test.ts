// Words that name things of health, beauty, sport and leisure.
import { expect, test } from 'vitest';
import { namesIn as namedIn } from '../named-things.ts';
import { subjectThing } from '../subject-thing.ts';
import { bodyDetails, bodyThings } from './body.ts';
import { leisureDetails, leisureThings } from './leisure.ts';

const own = new Set([...bodyThings, ...bodyDetails, ...leisureThings, ...leisureDetails].map(([name]) => name));
/** Without the things of other fields. */
const namesIn = (text: string) => [...new Set(namedIn(text, undefined).filter((name) => own.has(name)))];

test.each([
  ['Your back hurts after a day at the desk.', 'spine'],
  ['Votre dos mérite mieux.', 'spine'],
  ['Sit without back pain.', 'spine'],
  ['पीठ दर्द से छुटकारा पाएँ।', 'spine'],
  ['Knieschmerzen? Das muss nicht sein.', 'knee'],
  ['Zeig dein Lächeln wieder.', 'smile'],
  ['Il tuo sorriso torna a brillare.', 'smile'],
  ['Escovas de dentes feitas de bambu.', 'toothbrush'],
  ['Luce tus uñas de gel.', 'nail-polish'],
  ['أحمر شفاه يدوم طويلا', 'lipstick'],
  ['Un massage vous attend.', 'spa-stones'],
  ['Das Ergebnis kommt in 5 Sekunden.', 'stopwatch'],
  ['¿Odias correr?', 'sneaker'],
  ['Allenamenti per chi ha poco spazio.', 'dumbbell'],
  ['Unroll your yoga mat.', 'yoga-mat'],
  ['Curso de primeiros socorros.', 'plaster'],
  ["Can't sleep?", 'moon'],
  ['告别失眠。', 'moon'],
])('health, beauty and sport: %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  "We've got your back. He went behind your back, in your back office.",
  'Wir halten Ihnen den Rücken frei. Hinter deinem Rücken.',
  'Dar la espalda a las costas. On travaille dans votre dos.',
  'Service with a smile. Cela vous fera sourire.',
  'The makeup of the board brought it to its knees. A joint account.',
  'Luchamos con uñas y dientes, jusqu’au bout des ongles.',
  "Don't throw in the towel, says Rossi SpA.",
  'Running a business, running costs: das läuft. Corremos con los gastos.',
  'The second time, a second later. Staff training, and a model trained on data.',
  'Our data centre never sleeps. Sleep well knowing that your data is safe.',
  'プランニング、ランニングコスト、スネイルクリーム。',
])('figures of speech and other words of the body name nothing: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ['Football boots that last.', 'football'],
  ['تعلم كرة القدم معنا', 'football'],
  ['Tennisunterricht für alle.', 'tennis'],
  ['Aulas de natação para todos.', 'goggles'],
  ['Una tienda de campaña para cuatro.', 'tent'],
  ['Segeln lernen am See.', 'sailing-boat'],
  ['Five steps from the beach.', 'palm-beach'],
  ['À deux pas de la plage.', 'palm-beach'],
  ['Alles für den Geburtstag.', 'balloons'],
  ['Des jeux vidéo pour tous.', 'game-controller'],
  ['Your podcast, edited by us.', 'microphone'],
  ['子どもの絵画教室。', 'palette'],
  ['El cine vuelve a tu barrio.', 'clapper'],
  ['Location de scooters à Nice.', 'scooter'],
])('sport, travel and leisure: %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each([
  'American football, table tennis, tennis elbow. Estrena tus tenis. Ricco di calcio.',
  "It's plain sailing: we are all in the same boat.",
  'Choisissez une plage horaire. Il tente sa chance. Long Beach traffic.',
  'The two parties agreed on a balloon payment. Gaming the system, with a game plan.',
  'Unsere Palette ist groß. On livre par palette. A thin film of oil. Großes Kino.',
  'Genug Platz im Kofferraum. Fußballen. Support tickets. You are welcome.',
  'リヴァプール、ロングビーチ、ブートキャンプ、エチケット。',
])('figures of speech and other words of leisure name nothing: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ['The toothbrush that cleans where others miss.', 'toothbrush'],
  ['Maquillaje que dura todo el día.', 'lipstick'],
  ['Dein Nagelstudio in Köln.', 'nail-polish'],
  ['マッサージで疲れを癒す。', 'spa-stones'],
  ['Un tapis de yoga en liège.', 'yoga-mat'],
  ['Yoga for busy parents. Unroll your mat.', 'lotus'],
  // Health films have the thing of their trade.
  ['Teeth whitening at your dentist.', 'tooth'],
  ['Our 20-minute workouts fit any day.', 'dumbbell'],
])('what a film is about: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

test.each([
  ['Escuela de fútbol para niños.', 'football'],
  ['Tennis lessons for beginners.', 'tennis'],
  ['Schwimmkurs für Kinder ab vier.', 'goggles'],
  ['Dieses Zelt steht sofort.', 'tent'],
  ['Un voilier pour la journée.', 'sailing-boat'],
  ['Birthday parties without the stress.', 'balloons'],
  ['Für Gamer, die gewinnen wollen.', 'game-controller'],
  ['Clases de canto para adultos.', 'microphone'],
  ['Corso di pittura per tutti.', 'palette'],
  ['Wedding videographer in Leeds.', 'clapper'],
  ['Noleggia uno scooter elettrico.', 'scooter'],
  // A cake for a birthday is a cake.
  ['For every birthday: our cake.', 'cake'],
])('what a film is about: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

test.each([
  ['Two drops, thirty seconds, done.', 'serum', 'serum'],
  ['Dos gotas cada noche.', 'serum', 'serum'],
  ['Le test de vue est offert.', 'eyeglasses', 'eye-chart'],
  ['Sie suchen sich eine Fassung aus.', 'eyeglasses', 'eyeglasses'],
  ['Choose your frames today.', 'eyeglasses', 'eyeglasses'],
  ['We bring the boxes.', 'truck', 'boxes'],
  ['Nous apportons les cartons.', 'truck', 'boxes'],
  ['We bring the van.', 'truck', 'truck'],
  ['Vom Klavier bis zum Geschirr.', 'truck', 'piano'],
  ['From the piano to the plates.', 'truck', 'piano'],
])('words that are certain in a film about their trade: %s', (text, subject, name) => {
  expect(namedIn(text, subject)).toContain(name);
});

test.each([
  'Un piano per tutti, al primo piano, piano piano.',
  'Tick all the boxes. Prices drop. The frame of mind.',
  'Una mudanza de aires. Uma mudança de hábitos. A moving story.',
  'Vitamin C and hyaluronic acid.',
])('and say nothing elsewhere: %s', (text) => {
  expect(namedIn(text, undefined)).toEqual([]);
});

test.each([
  ['Moving day should not end your friendships.', 'truck'],
  ['Dein Umzug ohne Stress.', 'truck'],
  ['Tu mudanza en un día.', 'truck'],
  ['Votre déménagement sans stress.', 'truck'],
  ['Il trasloco in un giorno.', 'truck'],
  ['Sua mudança em um dia.', 'truck'],
  ['搬家不累。', 'truck'],
  ['Clases de piano para adultos.', 'piano'],
  ['My skin was tired, and so was I.', 'serum'],
  ['¿Entiendes las series en inglés?', 'translate'],
  ['Where did your money go last month?', 'coins'],
])('what a film is about: %s', (words, name) => {
  expect(subjectThing(words)).toBe(name);
});

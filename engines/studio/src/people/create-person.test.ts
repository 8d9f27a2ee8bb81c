// Persons created from descriptions: repeatable, as described, varied, and put into words.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { describeInterpretation, describePerson } from './describe-person.ts';
import { mouthDrop, plan } from './head.ts';
import { parseDescription } from './parse-description.ts';
import { holdsProp } from './props.ts';
import { applyPalette } from './reference-palette.ts';
import { garments, hairStyles } from './traits.ts';

const personFrom = (text: string, attempt = 0) => createPerson(parseDescription(text), `${text}#${attempt}`);

test('where words tell no gender, a haircut does', () => {
  const genders = (words: string) =>
    new Set(Array.from({ length: 8 }, (_, i) => createPerson(parseDescription(words), `seed ${i}`).gender));
  expect(genders('Chris, 35, fitness coach, fade haircut')).toEqual(new Set(['male']));
  expect(genders('a shop owner with a bob')).toEqual(new Set(['female']));
  expect(genders('a shop owner')).toEqual(new Set(['female', 'male']));
});

test('hair that is only called short tells no gender and is cut by it', () => {
  const people = Array.from({ length: 12 }, (_, i) =>
    createPerson(parseDescription('nurse, 50, short auburn hair, teal scrubs'), `seed ${i}`),
  );
  const cuts = new Set(people.map(({ gender, hair }) => `${gender} ${hair.style}`));
  expect(cuts).toEqual(new Set(['female pixie', 'male crop']));
});

test('a head wrap tells a woman, and bares ears that wear earrings', () => {
  for (let attempt = 0; attempt < 12; attempt++) {
    const { gender, earrings } = personFrom('coffee farmer, 40, head wrap', attempt);
    expect([gender, earrings === 'none']).toEqual(['female', false]);
  }
  expect(personFrom('a man with a head wrap').gender).toBe('male');
  expect(personFrom('bearded farmer in a head wrap').gender).toBe('male');
});

test('no chin is far below the mouth, and every nose leaves room for an upper lip', () => {
  for (const gender of ['man', 'woman'])
    for (let i = 0; i < 200; i++) {
      const person = personFrom(`a ${gender} of ${20 + (i % 60)}, ${i}`);
      const mouth = plan.mouth + mouthDrop(person);
      expect(plan.chin + person.face.length - mouth).toBeLessThan(gender === 'man' ? 76 : 73);
      expect(mouth - plan.noseBase - person.face.noseLength).toBeGreaterThan(17);
    }
});

test('the same description creates the same person', () => {
  expect(personFrom('a friendly baker')).toEqual(personFrom('a friendly baker'));
});

test('another attempt keeps the described traits and changes the others', () => {
  const text = 'a woman with short curly red hair and glasses';
  const [first, second] = [personFrom(text), personFrom(text, 1)];
  expect(second.gender).toBe('female');
  expect(second.hair.style).toBe(first.hair.style);
  expect(second.hair.colours).toEqual(first.hair.colours);
  expect(second.glasses).not.toBe('none');
  expect(second.face).not.toEqual(first.face);
});

test('undescribed people vary in gender, age, skin, hair and clothes', () => {
  const people = Array.from({ length: 300 }, (_, i) => createPerson({}, `seed ${i}`));
  expect(new Set(people.map(({ gender }) => gender)).size).toBe(2);
  expect(new Set(people.map(({ hair }) => hair.style)).size).toBeGreaterThan(14);
  expect(new Set(people.map(({ clothes }) => clothes.garment)).size).toBeGreaterThan(9);
  expect(new Set(people.map(({ skin }) => skin[3])).size).toBeGreaterThan(100);
  const ages = people.map(({ age }) => age);
  expect(Math.min(...ages)).toBeLessThan(25);
  expect(Math.max(...ages)).toBeGreaterThan(60);
  expect(people.some(({ facialHair }) => facialHair === 'full-beard')).toBe(true);
  expect(people.every(({ gender, facialHair }) => gender === 'male' || facialHair === 'none')).toBe(true);
});

test('a described person without an age is neither young nor old, unless the beard is grey', () => {
  const ages = (text: string) => Array.from({ length: 60 }, (_, attempt) => personFrom(text, attempt).age);
  for (const text of [
    '微笑的护士，蓝色护士服，丸子头',
    'a woman with a white hair clip',
    'a friendly baker in an apron',
  ]) {
    expect(Math.min(...ages(text))).toBeGreaterThanOrEqual(24);
    expect(Math.max(...ages(text))).toBeLessThanOrEqual(46);
  }
  expect(Math.min(...ages('a man with a grey beard'))).toBeGreaterThanOrEqual(54);
});

test('a described person under 60 with covered ears has no glasses, jewellery or beard that the words do not name', () => {
  const people = (text: string) => Array.from({ length: 60 }, (_, attempt) => personFrom(text, attempt));
  for (const text of ['a woman of 50 with long red hair', 'ein Mann in einem blauen Hemd', 'a man of 58, smiling'])
    for (const { glasses, earrings, necklace, facialHair } of people(text))
      expect([glasses, earrings, necklace, facialHair]).toEqual(['none', 'none', 'none', 'none']);
  expect(people('a woman').some(({ earrings }) => earrings !== 'none')).toBe(true);
  expect(people('a woman of 50 with pearl earrings').every(({ earrings }) => earrings === 'pearls')).toBe(true);
});

test('a woman whose hair bares the ears wears earrings, and some old people spectacles, unless words deny them', () => {
  const people = (text: string) => Array.from({ length: 60 }, (_, attempt) => personFrom(text, attempt));
  expect(people('a woman of 40 with short hair').every(({ earrings }) => earrings !== 'none')).toBe(true);
  expect(people('a woman of 40 with short hair, no jewellery').every(({ earrings }) => earrings === 'none')).toBe(true);
  const withGlasses = people('a woman of 70').filter(({ glasses }) => glasses !== 'none').length;
  expect(withGlasses).toBeGreaterThan(8);
  expect(withGlasses).toBeLessThan(45);
  expect(people('a woman of 70 without glasses').every(({ glasses }) => glasses === 'none')).toBe(true);
});

test('the clothes of twenty people whose words name none differ', () => {
  for (const words of ['a founder', 'a manager', 'a friendly woman of 30', 'a man of 65']) {
    const looks = new Map<string, number>();
    for (let attempt = 0; attempt < 20; attempt++) {
      const { garment, colour, pattern } = personFrom(words, attempt).clothes;
      const look = `${garment} ${colour} ${pattern}`;
      looks.set(look, (looks.get(look) ?? 0) + 1);
    }
    expect(Math.max(...looks.values()), words).toBeLessThan(3);
  }
});

test('a woman with short hair has the jaw, brows and lips of a woman', () => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { face } = personFrom('a woman of 40 with short hair', attempt);
    expect(face.jaw).toBeLessThan(-0.35);
    expect(face.browThickness).toBeLessThan(0.95);
    expect(face.lipFullness).toBeGreaterThan(1);
  }
});

test.each([
  ['a barista of 30', ['mug', 'cup']],
  ['a florist of 30', ['bouquet']],
  ['a professor of 60', ['book', 'notebook']],
  ['a barber of 30', ['scissors']],
  ['a furniture maker of 50', ['hammer']],
  ['a painter of 50', ['brushes']],
  ['a lawyer of 50', ['folder']],
  ['a pizza chef of 50', ['pizza']],
  ['a wine maker of 60', ['wine']],
  ['a gardener of 50', ['plant']],
  ['a baker of 40', ['bread']],
  ['a chef of 40', ['whisk']],
  ['a foreman of 50', ['clipboard']],
  ['an estate agent of 40', ['tablet']],
  ['a content creator of 30', ['phone']],
  ['a plumber of 50', ['wrench']],
  ['a financial adviser of 40', ['chart']],
  ['asesora financiera de 40 años', ['chart']],
  ['a young dad of 30', ['drawing']],
  ['mamá de 30 años', ['drawing']],
  ['a skater of 18', ['skateboard']],
] as const)('most people described as "%s" hold something of %j, unless a pose is described', (words, held) => {
  const posed = (more: string) =>
    Array.from({ length: 60 }, (_, i) => createPerson(parseDescription(`${words}${more}`), `trade ${i}`).body.arms);
  const things = posed('').filter(holdsProp);
  expect(new Set(things)).toEqual(new Set(held));
  expect(things.length).toBeGreaterThan(40);
  expect(things.length).toBeLessThan(60);
  expect(new Set(posed(', arms folded'))).toEqual(new Set(['folded']));
});

test('people whose words name neither a thing nor a trade with one have empty hands', () => {
  for (const words of ['a woman of 40', 'a dancer', 'a game developer', 'an ice skater', 'a pilot of 47'])
    for (let attempt = 0; attempt < 60; attempt++)
      expect(holdsProp(personFrom(words, attempt).body.arms), words).toBe(false);
});

test('the arms of a woman in a headscarf are covered, unless words say otherwise', () => {
  const garmentsOf = (text: string) =>
    new Set(Array.from({ length: 60 }, (_, attempt) => personFrom(text, attempt).clothes.garment));
  for (const short of ['t-shirt', 'polo', 'dress']) expect(garmentsOf('a woman in a blue hijab')).not.toContain(short);
  expect(garmentsOf('a woman in a blue hijab and a t-shirt')).toContain('t-shirt');
});

test('a man with long hair looks like a man', () => {
  for (let attempt = 0; attempt < 40; attempt++) {
    const { face, facialHair } = personFrom('ragazzo di 30 anni con capelli lunghi', attempt);
    expect(face.jaw).toBeGreaterThan(0.7);
    expect(face.lash).toBeLessThan(0.05);
    expect(facialHair).toBe('stubble');
    expect(personFrom('a clean-shaven man with long hair', attempt).facialHair).toBe('none');
  }
});

test('a garment of one colour has no pattern of two, unless the words ask for it', () => {
  const patterns = (text: string) =>
    new Set(Array.from({ length: 100 }, (_, attempt) => personFrom(text, attempt).clothes.pattern));
  expect(patterns('a woman in a white blouse')).toEqual(new Set(['plain']));
  expect(patterns('a woman in a blouse')).toContain('striped');
  expect(patterns('a woman in a striped white blouse')).toEqual(new Set(['striped']));
});

test('nobody has locs by chance at sixty, or with fair skin', () => {
  const styles = (text: string) =>
    new Set(Array.from({ length: 200 }, (_, attempt) => personFrom(text, attempt).hair.style));
  expect(styles('a Black man of 30')).toContain('locs');
  expect(styles('a Black man of 61')).not.toContain('locs');
  expect(styles('a fair-skinned man of 30')).not.toContain('locs');
  expect(styles('a fair-skinned man of 61 with locs')).toEqual(new Set(['locs']));
});

test('a person is plain JSON', () => {
  const person = personFrom('a man with a turban');
  expect(JSON.parse(JSON.stringify(person))).toEqual(person);
});

test('the text describes the person and names the traits taken from the description', () => {
  const text = 'a bald man in his forties with a full beard in a navy suit';
  const described = parseDescription(text);
  const prose = `${describePerson(createPerson(described, text))} ${describeInterpretation(text, described)}`;
  expect(prose).toMatch(/man in the mid forties/);
  expect(prose).toMatch(/bald head/);
  expect(prose).toMatch(/full beard/);
  expect(prose).toMatch(/navy suit/);
  expect(prose).toMatch(/Taken from the description: .*garment/);
});

test('the text lists unsupported words and says that real people are not copied and presenters are adults', () => {
  const textOf = (text: string) => describeInterpretation(text, parseDescription(text));
  expect(textOf('a man with a monocle, a parrot and a neck tattoo in a blue shirt')).toMatch(
    /Not drawn: neck tattoo, monocle, parrot\.$/,
  );
  expect(textOf('Brad Pitt')).toMatch(/brad, pitt.*Real people are not copied/);
  expect(textOf('a little girl in a yellow dress')).toMatch(/minimum age is 18/);
  expect(textOf('a man with a bike helmet')).toMatch(/Not drawn: bike helmet\.$/);
  expect(textOf('hombre con casco de bicicleta')).toMatch(/Not drawn: bike helmet\.$/);
  expect(textOf("a chef in a white chef's jacket")).not.toMatch(/Not drawn/);
  expect(
    textOf('a bride with a veil, a doctor with a stethoscope, an Indian woman in a sari, one in a kimono'),
  ).not.toMatch(/Not drawn/);
  expect(textOf('a man in a Tang jacket with a kufi')).toMatch(/Not drawn: tang jacket, kufi\.$/);
  expect(textOf('a woman with a bindi, a low ponytail, big hoops, a floral dress')).not.toMatch(/Not drawn/);
  for (const hat of [
    'beret',
    'flat cap',
    'head wrap',
    'hard hat',
    'safety helmet',
    'chef’s hat',
    'straw hat',
    'sun hat',
  ])
    expect(textOf(`a woman with a ${hat}`)).not.toMatch(/Not drawn/);
  expect(textOf('A woman in her thirties with long straight brown hair in a navy blazer')).not.toMatch(/Not drawn/);
  expect(textOf('')).toBe('');
});

test('any text creates a person that can be described', () => {
  for (const text of [
    '😀🎉',
    '<script>alert(1)</script>',
    'a golden retriever',
    'x'.repeat(9000),
    'ليس له معنى',
    '\n\t',
    'hair: ; eyes:',
    'no no not without nor',
  ])
    expect(
      `${describePerson(personFrom(text))} ${describeInterpretation(text, parseDescription(text))}`.length,
    ).toBeLessThan(900);
});

test('every garment and every hair style has a description', () => {
  for (const garment of garments)
    for (const hairStyle of hairStyles)
      expect(describePerson(createPerson({ garment, hairStyle }, garment))).not.toMatch(/undefined|\{c\}/);
});

test('reference pictures colour the clothes only if the description names no colour', () => {
  const palette = { accent: '#c01818', ground: '#304050' };
  const plain = createPerson(parseDescription('a shop owner'), 'seed');
  const dressed = createPerson(applyPalette(parseDescription('a shop owner'), palette), 'seed', palette.ground);
  expect(dressed.clothes.colour).toBe('#c01818');
  expect(dressed.mood).toBe('#304050');
  expect(dressed.face).toEqual(plain.face);
  expect(applyPalette(parseDescription('in a green shirt'), palette).clothesColour).not.toBe('#c01818');
});

test('hats that have a usual colour are named with it', () => {
  const proseOf = (text: string) => describePerson(createPerson(parseDescription(text), text));
  expect(proseOf('a builder with a hard hat')).toMatch(/ yellow hard hat/);
  expect(proseOf('a builder with a red hard hat')).toMatch(/ red hard hat/);
  expect(proseOf('麦わら帽子の女性')).toMatch(/ sand straw hat/);
});

test('a tie is drawn, on a suit if the words name no garment', () => {
  for (const [words, tie] of [
    ['an elderly man with a bow tie', 'bow'],
    ['a man of 40, tie, short hair', 'tie'],
  ] as const)
    expect(personFrom(words).clothes).toMatchObject({ garment: 'suit', tie });
  const described = personFrom('a man in a navy suit with a red tie');
  expect(describePerson(described)).toMatch(/navy suit with a (\w+ )?red tie/);
  expect(personFrom('a man with a beard and no tie').clothes.tie).toBe('none');
});

test.each([
  ['a Black woman with short hair', 'short-curls'],
  ['a Black woman of 40 with sleek short hair', 'pixie'],
  ['a Black woman of 40 with short hair, not curly', 'pixie'],
  ['a Black man with short hair', 'fade'],
  ['a Black man with short hair, no fade', 'crop'],
  ['a blonde woman with short hair', 'pixie'],
])('%s: %s', (text, style) => {
  for (let i = 0; i < 5; i++) expect(createPerson(parseDescription(text), `${i}`).hair.style).toBe(style);
});

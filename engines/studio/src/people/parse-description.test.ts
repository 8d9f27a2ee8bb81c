// Descriptions are parsed into traits.
import { expect, test } from 'vitest';
import { lightness, rgb } from '../paint/colour.ts';
import type { DescribedTraits } from './described-traits.ts';
import { parseDescription } from './parse-description.ts';

const cases: readonly (readonly [string, Partial<DescribedTraits>])[] = [
  [
    'A woman in her thirties with long wavy auburn hair',
    { gender: 'female', age: 35, hairStyle: 'long-wavy', hairColour: 'auburn' },
  ],
  [
    '35-year-old man, bald, with a full beard',
    { gender: 'male', age: 35, hairStyle: 'bald', facialHair: 'full-beard' },
  ],
  [
    'young man with short grey curly hair and no beard',
    { gender: 'male', age: 23, hairStyle: 'short-curls', hairColour: 'grey', facialHair: 'none' },
  ],
  ['a teenager with red curls', { age: 18, hairColour: 'red' }],
  ['a kind doctor', { garment: 'lab-coat', stethoscope: true }],
  ['Médica de 35 anos com jaleco', { garment: 'lab-coat', stethoscope: true }],
  ['a hiker of 30, woman', { accessories: { backpack: '' } }],
  ['a woman of 60 with pearls', { necklace: 'pearls' }],
  ['a woman of 60 with pearl earrings', { earrings: 'pearls' }],
  ['a dancer, woman, yellow top', { garment: 'sportswear' }],
  ['a surfer, woman of 22', { hairStyle: 'long-wavy' }],
  ['a skater of 18, white T-shirt', { headwear: 'cap' }],
  ['a skater of 18, white T-shirt, arms folded', { headwear: 'cap', graphic: true }],
  ['Nora, a vet in green scrubs', { garment: 'scrubs', emblem: 'paw' }],
  ['Sofía, 22', { gender: 'female' }],
  ['a doctor in a blue jumper', { garment: 'jumper' }],
  ['a woman of about thirty', { gender: 'female', age: 30 }],
  ['a thirty-five-year-old man', { gender: 'male', age: 35 }],
  ['a clean-shaven gentleman in his late fifties', { gender: 'male', age: 58, facialHair: 'none' }],
  ['woman without glasses, green eyes', { glasses: 'none', eyes: 'green' }],
  ['man with round glasses', { glasses: 'round' }],
  ['he wears sunglasses', { gender: 'male', glasses: 'sun' }],
  ['an elderly woman with white curly hair', { age: 71, hairStyle: 'curls', hairColour: 'white' }],
  [
    'Black woman with an afro and gold hoop earrings',
    { gender: 'female', skin: 'deep', hairStyle: 'afro', earrings: 'hoops', metal: '#e2b348' },
  ],
  ['Japanese man with black hair', { gender: 'male', origin: 'east-asian', eastAsian: true, hairColour: 'black' }],
  ['a woman with her hair pinned up', { gender: 'female', hairStyle: 'bun' }],
  ['Indian woman, hair in a bun', { origin: 'south-asian', hairStyle: 'bun' }],
  ['a woman with a ponytail', { hairStyle: 'ponytail' }],
  ['a bob with a fringe', { hairStyle: 'fringe' }],
  ['a man with a blond fringe', { gender: 'male', hairStyle: 'pixie', hairColour: 'blonde' }],
  ['a man with long wavy red hair', { gender: 'male', hairStyle: 'long-wavy', hairColour: 'red' }],
  ['a Nordic man with locs', { origin: 'nordic', eastAsian: false, hairStyle: 'locs' }],
  ['bangs and freckles', { hairStyle: 'fringe', freckles: 1 }],
  ['a woman wearing a teal hijab', { gender: 'female', headwear: 'headscarf' }],
  ['Sikh man with an orange turban', { headwear: 'turban', origin: 'south-asian' }],
  ['a guy in a baseball cap, no facial hair', { headwear: 'cap' }],
  ['man with stubble', { facialHair: 'stubble' }],
  ['man with a thick black moustache', { facialHair: 'moustache' }],
  ['someone with a goatee', { facialHair: 'goatee', gender: 'male' }],
  ['not bald', { hairStyle: 'crop' }],
  ['pearl earrings, no necklace', { earrings: 'pearls', necklace: 'none' }],
  ['a nurse in scrubs', { garment: 'scrubs' }],
  ['Amara, 40, Kenyan coffee farmer', { gender: 'female', age: 40, origin: 'african' }],
  ['a chef in a white apron', { garment: 'apron' }],
  ['in a knitted jumper', { garment: 'jumper', pattern: 'knit' }],
  ['wearing a striped t-shirt', { garment: 't-shirt', pattern: 'striped' }],
  ['a leather jacket over a white tee', { garment: 'jacket', pattern: 'leather' }],
  ['in a turtleneck', { garment: 'turtleneck' }],
  ['a woman in a navy blazer over a white turtleneck', { garment: 'blazer', inner: 'turtleneck' }],
  ['a doctor in a white coat over a green blouse', { garment: 'lab-coat', inner: 'blouse' }],
  ['Japanese woman in an indigo kimono', { garment: 'kimono', gender: 'female' }],
  ['a heavy man, serious', { build: 'heavy', mood: 'serious' }],
  ['salt-and-pepper hair, short beard', { hairColour: 'salt-and-pepper', facialHair: 'short-beard' }],
  ['man without a beard or a moustache', { gender: 'male', facialHair: 'none' }],
  ["a guy who doesn't wear glasses", { glasses: 'none' }],
  ['a woman with neither glasses nor earrings', { glasses: 'none', earrings: 'none' }],
  ['glasses-free, beardless, hatless', { glasses: 'none', facialHair: 'none', headwear: 'none' }],
  ['not a woman', { gender: 'male' }],
  ['anything but a suit; maybe a polo', { garment: 'polo' }],
  ['she is not blonde, she has red curls', { gender: 'female', hairColour: 'red' }],
  ['His beard is grey. His hair is black.', { beardColour: 'grey', hairColour: 'black' }],
  ['salt and pepper stubble', { facialHair: 'stubble', beardColour: 'salt-and-pepper' }],
  [
    'hair: black, long; eyes: blue; top: red sweater',
    { hairStyle: 'long-straight', hairColour: 'black', eyes: 'blue' },
  ],
  ['Asian girl brown eyes black hair', { origin: 'east-asian', eyes: 'brown', hairColour: 'black' }],
  ['woman with curly hair in a bun', { hairStyle: 'bun', wave: 1 }],
  ['hair that is grey and curly, on a woman', { hairStyle: 'curls', hairColour: 'grey' }],
  ['a sixty-something lady with a pearl necklace', { age: 65, necklace: 'pearls' }],
  ['shoulder-length wavy chestnut hair, woman', { hairStyle: 'long-wavy', hairLength: -0.8, hairColour: 'auburn' }],
  ['a woman with wavy hair, waving at the viewer', { hairStyle: 'long-wavy', arms: 'palm' }],
  ['a man in a navy suit, no tie, arms folded', { garment: 'suit', tie: 'none', arms: 'folded' }],
  ['a man with his hands in his pockets', { arms: 'pockets' }],
  ['a woman with one hand in her pocket', { arms: 'pocket' }],
  ['a man with his hands on his hips', { arms: 'hips' }],
  ['a woman with one hand on her hip', { arms: 'hip' }],
  ['a man of 50, fingers interlaced', { arms: 'interlaced' }],
  ['a teacher with a book, arms folded', { arms: 'folded' }],
  ['a barista with a cup of coffee', { arms: 'mug' }],
  ['a woman with a bouquet of roses', { arms: 'bouquet' }],
  ['a site engineer carrying a clipboard', { arms: 'clipboard' }],
  ['a woman holding her smartphone', { arms: 'phone' }],
  ['a man with a takeaway cup', { arms: 'cup' }],
  ['a student with a red notebook', { arms: 'notebook' }],
  ['eine Studentin mit einem Notizbuch', { arms: 'notebook' }],
  ['a plumber holding a wrench', { arms: 'wrench', usualArms: 'wrench' }],
  ['older gentleman in a blazer and a bow tie', { garment: 'blazer', tie: 'bow' }],
  ['construction worker in a hi-vis vest', { garment: 'waistcoat', clothesColour: '#d9de3c' }],
  ['a lawyer in a blue shirt', { garment: 'blazer', inner: 'shirt' }],
  ['a photographer', { accessories: { camera: '' } }],
  ['a tailor', { accessories: { 'measuring-tape': '' } }],
  ['a woman in a summer dress', { garment: 'dress', neckline: 'straps' }],
  ['a bride', { gender: 'female', garment: 'dress' }],
  ['a yoga teacher', { garment: 'sportswear' }],
  ['long auburn waves and an off-white blouse', { gender: 'female', hairColour: 'auburn' }],
  ['a 6 year old girl', { gender: 'female', age: 18 }],
  ['ein älterer Mann mit Bart und ohne Brille', { gender: 'male', age: 71, facialHair: 'full-beard', glasses: 'none' }],
  [
    'une femme blonde aux yeux bleus, en robe rouge',
    { gender: 'female', hairColour: 'blonde', eyes: 'blue', garment: 'dress' },
  ],
  [
    'una mujer joven con pelo rizado negro y gafas',
    { gender: 'female', age: 23, hairStyle: 'curls', hairColour: 'black' },
  ],
  ['молодой человек с бородой', { gender: 'male', age: 23, facialHair: 'full-beard' }],
  ['यंग इंडियन महिला, लाल साड़ी', { gender: 'female', age: 23, garment: 'sari' }],
  ['امرأة محجبة', { gender: 'female', headwear: 'headscarf' }],
  ['一位戴眼镜的年轻女性，长发', { gender: 'female', glasses: 'square', hairStyle: 'long-straight' }],
  ['um homem alto negro', { gender: 'male', skin: 'deep' }],
  ['uma mulher jovem negra', { gender: 'female', age: 23, skin: 'deep' }],
  ['uma médica negra', { gender: 'female', skin: 'deep', garment: 'lab-coat' }],
  ['Friendly Black barber in his 50s', { gender: 'male', skin: 'deep', age: 55 }],
  ['a White plumber of 45', { skin: 'fair' }],
  ['Yoga teacher, Indian, long hair in a braid', { gender: 'female', origin: 'south-asian' }],
  ['a Black woman with natural hair', { hairStyle: 'afro' }],
  ['a Black woman with a high puff', { hairStyle: 'bun', wave: 1 }],
  ['an Afro-Brazilian woman with braids', { skin: 'deep', hairStyle: 'braids' }],
  ['a woman with a low bun', { hairStyle: 'bun', hairCut: { shape: 'low' } }],
  ['a man with messy blond hair', { hairStyle: 'quiff', hairColour: 'blonde' }],
  ['a woman with bleached hair', { hairColour: 'platinum' }],
  ['a man with a three-day beard', { facialHair: 'stubble' }],
  ['a runner in a running shirt', { garment: 'sportswear' }],
  ['F/34, Turkish', { gender: 'female', age: 34, origin: 'anatolian' }],
  ["I'm 34, a baker", { age: 34 }],
  ['a bakery mascot called Dave', { gender: 'male' }],
  ['Junge Ärztin mit Brille', { gender: 'female', age: 23 }],
  ['Junge mit Brille', { gender: 'male' }],
  ['Jardineira portuguesa', { gender: 'female' }],
  ['Mulher com jardineira', { gender: 'female', garment: 'dungarees' }],
  ['30代後半の男性', { gender: 'male', age: 38 }],
  ['90后女主播', { gender: 'female', age: 35 }],
  ['a Black doctor', { skin: 'deep', garment: 'lab-coat' }],
  ['Une Parisienne rousse', { gender: 'female', hairColour: 'red' }],
  ['un jeune roux', { gender: 'male', age: 23, hairColour: 'red' }],
  ['una rubia joven con pecas', { gender: 'female', age: 23, hairColour: 'blonde', freckles: 1 }],
  ['a man with a beret', { gender: 'male', headwear: 'beret' }],
  ['a man in a flat cap', { gender: 'male', headwear: 'flat-cap' }],
  ['big gold hoops', { earrings: 'big-hoops', metal: '#e2b348' }],
  ['a woman with large earrings', { earrings: 'hoops' }],
  ['a man with a long grey beard', { facialHair: 'long-beard', beardColour: 'grey' }],
  ['a woman with her hair tied back', { hairStyle: 'low-ponytail' }],
  ['a woman in a floral dress', { garment: 'dress', pattern: 'floral' }],
  ['a man with a long beard and a moustache', { facialHair: 'long-beard' }],
  ['a woman with a bindi', { bindi: true }],
  ['👨🏿‍🦲', { gender: 'male', skin: 'deep', hairStyle: 'bald' }],
  ['no glasses and a polo shirt', { glasses: 'none', garment: 'polo' }],
];

test.each(cases)('"%s" gives the expected traits', (text, described) => {
  expect(parseDescription(text)).toMatchObject(described);
});

test('a colour may follow its noun', () => {
  expect(parseDescription('hijab in dusty pink').headwearColour).toBe(
    parseDescription('a dusty pink hijab').headwearColour,
  );
  expect(parseDescription('a dress, red').hairDye).toBeUndefined();
  expect(rgb(parseDescription('una mujer con vestido verde').clothesColour!)[1]).toBeGreaterThan(100);
});

test('a shaded colour applies to the garment after it', () => {
  const described = parseDescription('A man in a dark green blazer over a white shirt');
  const [red, green, blue] = rgb(described.clothesColour!);
  expect(described.garment).toBe('blazer');
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
  expect(green).toBeLessThan(100);
  expect(Math.min(...rgb(described.secondColour!))).toBeGreaterThan(200);
});

test('the main colour is that of the top under an apron', () => {
  const described = parseDescription('a red sweater under a navy apron');
  expect(described.garment).toBe('apron');
  expect(rgb(described.clothesColour!)[0]).toBeGreaterThan(150);
  expect(rgb(described.secondColour!)[2]).toBeGreaterThan(rgb(described.secondColour!)[0]);
});

test('dyed hair takes any colour, and eye colour does not change hair colour', () => {
  expect(rgb(parseDescription('woman with pink hair').hairDye!)[0]).toBeGreaterThan(200);
  const described = parseDescription('blue eyes and brown hair');
  expect(described).toMatchObject({ eyes: 'blue', hairColour: 'brown' });
  expect(described.hairDye).toBeUndefined();
});

test('the gender of an article counts only if it is that of a person', () => {
  expect(parseDescription('une personne rousse').gender).toBeUndefined();
  expect(parseDescription('une barbe rousse').gender).toBe('male');
  expect(parseDescription("a chef in a black chef's hat").skin).toBeUndefined();
});

test('words that name no trait give no traits', () => {
  expect(parseDescription('somebody trustworthy for a bank')).toEqual({});
  expect(parseDescription('')).toEqual({});
});

test.each([
  ['a man with a long, thick beard', { facialHair: 'long-beard' }],
  ['a woman with long, straight, black hair', { hairStyle: 'long-straight', hairColour: 'black' }],
  ['a woman in a long, dark coat, with red hair', { garment: 'coat', hairColour: 'red' }],
])('several words for one beard or head of hair belong together: %s', (description, traits) => {
  expect(parseDescription(description)).toMatchObject(traits);
});

test('candy floss is no beard', () => {
  expect(parseDescription('une femme qui vend de la barbe à papa').facialHair).toBeUndefined();
});

test.each([
  'una chica',
  'ragazza',
  'uma moça',
  'ein Mädchen',
  'eine junge Frau',
  'une fille',
  '女孩',
  'un chico',
  'ragazzo',
])('"%s" is young', (text) => expect(parseDescription(text).age).toBeLessThan(30));

test('a shade without a colour is light or dark, and a bald person without a gender is a man', () => {
  const light = (text: string) => lightness(rgb(parseDescription(text).clothesColour!));
  expect(light('une femme en chemise claire')).toBeGreaterThan(0.75);
  expect(light('Hombre con traje oscuro')).toBeLessThan(0.25);
  expect(parseDescription('a trainer with a shaved head').gender).toBe('male');
  expect(parseDescription('a bald woman').gender).toBe('female');
});

test.each<readonly [string, DescribedTraits['casual']]>([
  ['a woman in a grey jacket', undefined],
  ['donna con giacca nera', undefined],
  ['紺のジャケットを着た男性', undefined],
  ['un homme en veste bleue', undefined],
  ['a man in a denim jacket', true],
  ['a man in a jacket with a zip', true],
  ['hombre con cazadora negra', true],
  ['uomo con giubbotto blu', true],
  ['穿蓝色夹克的男士', true],
  ['a builder with a hard hat and a yellow jacket', 'work'],
  ['Installatore, giacca da lavoro arancione', 'work'],
  ['man in a grey work jacket', 'work'],
])('the jacket of "%s" is casual: %s', (text, casual) => {
  const described = parseDescription(text);
  expect(described.garment).toBe('jacket');
  expect(described.casual).toBe(casual);
});

test.each([
  'a woman in a kimono',
  'mujer con kimono rojo',
  'femme en kimono',
  'Frau im Kimono',
  'donna in kimono',
  'mulher de quimono',
  'امرأة ترتدي كيمونو',
  'किमोनो पहने महिला',
  '着物を着た女性',
  '浴衣の女性',
  '穿和服的女士',
])('"%s" wears a kimono', (text) => {
  expect(parseDescription(text).garment).toBe('kimono');
});

test.each(['call me on my mobile phone', 'a founder of a notebook company', 'eine Frau mit einem Notebook'])(
  'what words only name is not held: %s',
  (text) => {
    expect(parseDescription(text).arms).toBeUndefined();
  },
);

test('usual wear that words deny is not worn', () => {
  expect(parseDescription('a doctor without a stethoscope').stethoscope).toBeUndefined();
  expect(parseDescription('a hiker without a backpack').accessories).toBeUndefined();
  expect(parseDescription('a skater of 18 in a white T-shirt, no cap').headwear).toBe('none');
});

// Describes a person in plain English, and the traits that came from the description.
import { nearestColourName } from './colour-name.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { Person } from './person.ts';
import { type Accessory, coversHair } from './traits.ts';
import { unsupportedWordsNote } from './unsupported-words.ts';

const hairText: Record<Person['hair']['style'], string> = {
  bald: 'a bald head',
  buzz: 'very short {c} hair',
  crop: 'short cropped {c} hair',
  quiff: 'short {c} hair swept up from the forehead',
  'side-part': 'short {c} hair parted at the side',
  receding: 'receding {c} hair',
  fade: 'short coily {c} hair with faded sides',
  'short-curls': 'short curly {c} hair',
  pixie: 'short {c} hair with a fringe',
  bob: 'a {c} bob',
  fringe: 'a {c} bob with a full fringe',
  'long-straight': 'long straight {c} hair',
  'long-wavy': 'long wavy {c} hair',
  'long-curls': 'long curly {c} hair',
  curls: 'full {c} curls to the chin',
  afro: 'a round {c} afro',
  bun: '{c} hair gathered in a bun',
  ponytail: '{c} hair in a ponytail',
  braids: 'two {c} braids',
  locs: '{c} locs',
  'box-braids': 'long {c} box braids',
  cornrows: '{c} cornrows',
  'slick-back': '{c} hair combed back',
  curtains: 'short {c} hair parted in the middle',
  shag: '{c} hair falling to the jaw',
  'low-ponytail': '{c} hair tied back low',
  'side-braid': '{c} hair in a braid over one shoulder',
  'messy-bun': '{c} hair in a loose bun',
  'afro-puffs': '{c} hair in two afro puffs',
};

const facialText: Partial<Record<Person['facialHair'], string>> = {
  stubble: 'light stubble',
  moustache: 'a moustache',
  goatee: 'a goatee',
  'short-beard': 'a short beard',
  'full-beard': 'a full beard',
  'long-beard': 'a long beard',
};

const armsText: Partial<Record<Person['body']['arms'], string>> = {
  folded: 'with arms folded',
  clasped: 'with hands clasped in front',
  interlaced: 'with fingers interlaced in front',
  hip: 'with one hand on the hip',
  hips: 'with hands on the hips',
  wrist: 'with one hand on the other wrist',
  elbow: 'with one hand on the other arm',
  palm: 'with one open hand raised',
  heart: 'with one hand on the chest',
  mug: 'holding a mug',
  cup: 'holding a paper cup',
  phone: 'holding a phone',
  notebook: 'holding a notebook',
  wrench: 'holding a wrench',
  scissors: 'holding scissors and a comb',
  hammer: 'holding a hammer',
  brushes: 'holding paint brushes',
  whisk: 'holding a whisk',
  pizza: 'holding a pizza',
  skateboard: 'holding a skateboard',
  wine: 'holding a glass of wine',
  plant: 'holding a plant in a pot',
  bread: 'holding bread',
  tablet: 'holding a tablet',
  chart: 'holding a tablet with a chart',
  drawing: "holding a child's drawing",
  clipboard: 'holding a clipboard',
  folder: 'holding a folder',
  book: 'holding a book',
  bouquet: 'holding a bouquet',
};

const ageText = (age: number): string => {
  const part = age % 10 < 4 ? 'early' : age % 10 < 7 ? 'mid' : 'late';
  const decades = ['', 'teens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
  return age < 20 ? 'in the late teens' : `in the ${part} ${decades[Math.floor(age / 10)]}`;
};

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** The person in English prose, for the text of a character sheet. */
export const describePerson = (person: Person): string => {
  const { gender, age, hair, clothes, glasses, headwear, facialHair, earrings, necklace } = person;
  const she = gender === 'female';
  const face = [
    coversHair.has(headwear)
      ? article(`${nearestColourName(person.headwearColour)} ${headwear}`)
      : hairText[hair.style].replace('{c}', nearestColourName(hair.colours[1]!, 'hair')),
    `${nearestColourName(person.iris, 'eyes')} eyes`,
    ...(facialText[facialHair] ? [facialText[facialHair]] : []),
    ...(person.freckles > 0 ? ['freckles'] : []),
    ...(person.bindi ? ['a bindi'] : []),
  ];
  const worn = [
    clothesText(clothes),
    ...(headwear in hatText ? [article(`${nearestColourName(person.headwearColour)} ${hatText[headwear]}`)] : []),
    ...(glasses === 'none' ? [] : [glasses === 'sun' ? 'sunglasses' : `${glasses} glasses`]),
    ...(earrings === 'none'
      ? []
      : [
          { studs: 'ear studs', hoops: 'hoop earrings', 'big-hoops': 'big hoop earrings', pearls: 'pearl earrings' }[
            earrings
          ],
        ]),
    ...(clothes.scarf ? [article(`${nearestColourName(clothes.scarf)} scarf`)] : []),
    ...Object.entries(person.accessories ?? {}).map(([name, colour]) =>
      accessoryText[name as Accessory].replace('{c}', nearestColourName(colour)),
    ),
    ...(person.stethoscope ? ['a stethoscope'] : []),
    ...(necklace === 'none' ? [] : [necklace === 'pearls' ? 'a string of pearls' : 'a fine necklace']),
  ];
  const skin = nearestColourName(person.skin[3]!, 'skin');
  const arms = armsText[person.body.arms];
  return `An invented ${she ? 'woman' : 'man'} ${ageText(age)} with ${skin} skin, ${joinWithAnd(face)}. ${she ? 'She' : 'He'} wears ${joinWithAnd(worn)}${arms ? `, ${arms}` : ''}.`;
};

/** Garments with a plural or mass name take no article. */
const plural = new Set(['dungarees', 'scrubs', 'sportswear']);

const clothesText = ({ garment, pattern, colour, second, tie, tieColour }: Person['clothes']): string => {
  const over = garment === 'apron' || garment === 'dungarees';
  const words = `${over ? '' : patternText[pattern]}${nearestColourName(over ? second : colour)} ${garment.replace('-', ' ')}`;
  const whole = plural.has(garment) ? words : article(words);
  if (over) return `${whole} over ${article(`${patternText[pattern]}${nearestColourName(colour)} top`)}`;
  const tieText = article(tieColour ? nearestColourName(tieColour) : '').trim();
  if (tie === 'none' || !['suit', 'blazer', 'waistcoat', 'shirt'].includes(garment)) return whole;
  return `${whole} with ${tieText} ${tie === 'bow' ? 'bow tie' : 'tie'}`;
};

const accessoryText: Record<Accessory, string> = {
  headphones: '{c} headphones',
  'headphones-around-neck': '{c} headphones around the neck',
  backpack: 'a {c} backpack',
  lanyard: 'a {c} lanyard with a badge',
  dupatta: 'a {c} dupatta',
  watch: 'a watch',
  bracelet: 'bracelets',
  tattoos: 'tattoos on the arms',
  'measuring-tape': 'a {c} measuring tape around the neck',
  braces: '{c} braces',
  whistle: 'a whistle around the neck',
  towel: 'a towel around the neck',
  camera: 'a camera around the neck',
  guitar: 'a guitar on the back',
  surfboard: 'a {c} surfboard',
};

/** Headwear that shows the hair. */
const hatText: Partial<Record<Person['headwear'], string>> = {
  cap: 'cap',
  beanie: 'beanie',
  'hard-hat': 'hard hat',
  'chef-hat': 'chef’s hat',
  'straw-hat': 'straw hat',
  beret: 'beret',
  'flat-cap': 'flat cap',
  veil: 'veil',
  'cowboy-hat': 'cowboy hat',
};

const patternText: Record<Person['clothes']['pattern'], string> = {
  plain: '',
  knit: 'knitted ',
  woven: 'woven ',
  striped: 'striped ',
  dotted: 'dotted ',
  checked: 'checked ',
  leather: 'leather ',
  floral: 'floral ',
  print: 'printed ',
  reflective: 'reflective ',
};

const joinWithAnd = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Traits that a client is told of: the others follow from language and origin. */
type ToldTrait = Exclude<
  keyof DescribedTraits,
  'eastAsian' | 'likelyOrigin' | 'usualArms' | 'usualGarments' | 'anyHairTexture'
>;

const traitNames: Record<Exclude<ToldTrait, 'mood' | 'makeUp' | 'excluded'>, string> = {
  gender: 'gender',
  age: 'age',
  skin: 'skin',
  origin: 'origin',
  freckles: 'freckles',
  hairStyle: 'hair style',
  hairColour: 'hair colour',
  hairDye: 'dyed hair',
  wave: 'waves in the hair',
  hairLength: 'length of the hair',
  hairCut: 'shape of the hair',
  eyes: 'eyes',
  facialHair: 'facial hair',
  beardColour: 'colour of the beard',
  glasses: 'glasses',
  glassesColour: 'frame colour',
  headwear: 'headwear',
  headwearColour: 'headwear colour',
  earrings: 'earrings',
  bindi: 'bindi',
  necklace: 'necklace',
  accessories: 'accessories',
  stethoscope: 'stethoscope',
  scarf: 'scarf',
  metal: 'metal of the jewellery',
  lipstick: 'lipstick',
  garment: 'garment',
  inner: 'garment underneath',
  casual: 'cut of the jacket',
  clothesColour: 'colour of the clothes',
  secondColour: 'second colour of the clothes',
  tie: 'tie',
  tieColour: 'colour of the tie',
  pattern: 'pattern of the clothes',
  secondPattern: 'second pattern of the clothes',
  neckline: 'neckline',
  loose: 'loose fit',
  rolled: 'rolled sleeves',
  graphic: 'picture on the T-shirt',
  emblem: 'emblem',
  arms: 'arms',
  build: 'build',
};

/** The trait in the list of described ones, with its value where `describePerson` does not mention it. */
const traitText = (key: ToldTrait, described: DescribedTraits): string => {
  if (key === 'mood') return `a ${described.mood} expression`;
  if (key === 'makeUp') return described.makeUp ? 'make-up' : 'no make-up';
  if (key === 'excluded')
    return `excluded traits (${Object.values(described.excluded ?? {})
      .flat()
      .join(', ')
      .replaceAll('-', ' ')})`;
  return traitNames[key];
};

const isTold = (key: keyof DescribedTraits): key is ToldTrait =>
  key !== 'eastAsian' &&
  key !== 'likelyOrigin' &&
  key !== 'usualArms' &&
  key !== 'usualGarments' &&
  key !== 'anyHairTexture';

/** Which traits came from the description and which words are not supported, for the end of a sheet's text. */
export const describeInterpretation = (description: string, described: DescribedTraits): string => {
  const keys = (Object.keys(described) as (keyof DescribedTraits)[]).filter(isTold);
  const note = unsupportedWordsNote(description);
  if (keys.length === 0 && description.trim() === '') return '';
  const taken =
    keys.length === 0
      ? 'The description names no supported trait; every trait is chosen at random.'
      : `Taken from the description: ${joinWithAnd(keys.map((key) => traitText(key, described)))}. All other traits are chosen at random and stay the same.`;
  return note === '' ? taken : `${taken} ${note}`;
};

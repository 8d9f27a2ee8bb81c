// A person in plain English: who it is, and which of it was asked for.
import { nearestColourName } from './colour-name.ts';
import { notDrawn } from './not-drawn.ts';
import type { Person } from './person.ts';
import type { Said } from './said.ts';

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
  'slick-back': '{c} hair combed back',
  curtains: 'short {c} hair parted in the middle',
  shag: '{c} hair falling to the jaw',
};

const facialText: Partial<Record<Person['facialHair'], string>> = {
  stubble: 'light stubble',
  moustache: 'a moustache',
  goatee: 'a goatee',
  'short-beard': 'a short beard',
  'full-beard': 'a full beard',
};

const armsText: Partial<Record<Person['body']['arms'], string>> = {
  folded: 'with arms folded',
  clasped: 'with hands clasped in front',
};

const ageText = (age: number): string => {
  const part = age % 10 < 4 ? 'early' : age % 10 < 7 ? 'mid' : 'late';
  const decades = ['', 'teens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
  return age < 20 ? 'in the late teens' : `in the ${part} ${decades[Math.floor(age / 10)]}`;
};

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** Who it is, in English prose. */
export const describePerson = (person: Person): string => {
  const { gender, age, hair, clothes, glasses, headwear, facialHair, earrings, necklace } = person;
  const she = gender === 'female';
  const face = [
    headwear === 'headscarf' || headwear === 'turban'
      ? article(`${nearestColourName(person.headwearColour)} ${headwear}`)
      : hairText[hair.style].replace('{c}', nearestColourName(hair.colours[1]!, 'hair')),
    `${nearestColourName(person.iris, 'eyes')} eyes`,
    ...(facialText[facialHair] ? [facialText[facialHair]] : []),
    ...(person.freckles > 0 ? ['freckles'] : []),
  ];
  const worn = [
    clothesText(clothes),
    ...(headwear === 'cap' || headwear === 'beanie'
      ? [article(`${nearestColourName(person.headwearColour)} ${headwear}`)]
      : []),
    ...(glasses === 'none' ? [] : [glasses === 'sun' ? 'sunglasses' : `${glasses} glasses`]),
    ...(earrings === 'none'
      ? []
      : [{ studs: 'ear studs', hoops: 'hoop earrings', pearls: 'pearl earrings' }[earrings]]),
    ...(necklace === 'none' ? [] : [necklace === 'pearls' ? 'a string of pearls' : 'a fine necklace']),
  ];
  const skin = nearestColourName(person.skin[3]!, 'skin');
  const arms = armsText[person.body.arms];
  return `An invented ${she ? 'woman' : 'man'} ${ageText(age)} with ${skin} skin, ${listed(face)}. ${she ? 'She' : 'He'} wears ${listed(worn)}${arms ? `, ${arms}` : ''}.`;
};

/** Garments that are many in one take no article. */
const plural = new Set(['dungarees', 'scrubs', 'sportswear']);

const clothesText = ({ garment, pattern, colour, second, tie }: Person['clothes']): string => {
  const over = garment === 'apron' || garment === 'dungarees';
  const words = `${over ? '' : patternText[pattern]}${nearestColourName(over ? second : colour)} ${garment.replace('-', ' ')}`;
  const whole = plural.has(garment) ? words : article(words);
  if (over) return `${whole} over ${article(`${patternText[pattern]}${nearestColourName(colour)} top`)}`;
  if (tie === 'bow' && ['suit', 'blazer', 'waistcoat'].includes(garment)) return `${whole} with a bow tie`;
  return tie === 'tie' && ['suit', 'waistcoat'].includes(garment) ? `${whole} with a tie` : whole;
};

const patternText: Record<Person['clothes']['pattern'], string> = {
  plain: '',
  knit: 'knitted ',
  woven: 'woven ',
  striped: 'striped ',
  dotted: 'dotted ',
  checked: 'checked ',
  leather: 'leather ',
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const names: Record<Exclude<keyof Said, 'mood' | 'makeUp' | 'not'>, string> = {
  gender: 'gender',
  age: 'age',
  skin: 'skin',
  eastern: 'features',
  freckles: 'freckles',
  hairStyle: 'hair style',
  hairColour: 'hair colour',
  hairDye: 'dyed hair',
  wave: 'waves in the hair',
  hairLength: 'length of the hair',
  eyes: 'eyes',
  facialHair: 'facial hair',
  beardColour: 'colour of the beard',
  glasses: 'glasses',
  glassesColour: 'frame colour',
  headwear: 'headwear',
  headwearColour: 'headwear colour',
  earrings: 'earrings',
  necklace: 'necklace',
  metal: 'metal of the jewellery',
  lipstick: 'lipstick',
  garment: 'garment',
  clothesColour: 'colour of the clothes',
  secondColour: 'second colour of the clothes',
  tie: 'tie',
  pattern: 'pattern of the clothes',
  arms: 'arms',
  build: 'build',
};

/** What the prose about the person does not tell is named with what was understood. */
const wordFor = (key: keyof Said, said: Said): string => {
  if (key === 'mood') return `a ${said.mood} expression`;
  if (key === 'makeUp') return said.makeUp ? 'make-up' : 'no make-up';
  if (key === 'not')
    return `what was ruled out (${Object.values(said.not ?? {})
      .flat()
      .join(', ')
      .replaceAll('-', ' ')})`;
  return names[key];
};

/** Which traits a description settled and what of it is not drawn, for the end of a sheet's text. */
export const understood = (description: string, said: Said): string => {
  const keys = (Object.keys(said) as (keyof Said)[]).filter((key) => key !== 'eastern');
  const left = notDrawn(description);
  if (keys.length === 0 && description.trim() === '') return '';
  const settled =
    keys.length === 0
      ? 'The description named no trait that is drawn; all of it was chosen freely.'
      : `Taken from the description: ${listed(keys.map((key) => wordFor(key, said)))}. Everything else was chosen freely and stays the same.`;
  return left === '' ? settled : `${settled} ${left}`;
};

// Creates a person from the described traits; the seed decides the others, within plausible combinations.
import { blend, hex, type Rgb, rgb } from '../paint/colour.ts';
import { smooth } from '../paint/curve.ts';
import { createRandom, type Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import { dyed, hairColours, irises, type SkinTone, skinBetween } from './palettes.ts';
import type { FaceShape, Person } from './person.ts';
import { randomBody } from './random-body.ts';
import { randomClothes } from './random-clothes.ts';
import {
  browShades,
  randomEyeColour,
  randomHairColour,
  randomHairCut,
  randomHairStyle,
  randomSkinTone,
} from './random-colouring.ts';
import { randomFace } from './random-face.ts';
import type { Accessory, ArmPose, Garment } from './traits.ts';

/** Hats that have one colour unless words say otherwise. */
const usualHatColours: Partial<Record<Person['headwear'], string>> = {
  'hard-hat': '#f2b51d',
  'chef-hat': '#f3f0ea',
  'straw-hat': '#d6bc86',
  veil: '#f6f3ee',
  'cowboy-hat': '#8a6440',
  ghutra: '#f4f1ea',
};

/** Usual colours of accessories. Metal ones have that of the jewellery. */
const accessoryColours: Record<Exclude<Accessory, 'bracelet'>, readonly string[]> = {
  headphones: ['#2b2d33', '#e9e6df', '#b8433f', '#3d5a80'],
  'headphones-around-neck': ['#e9e6df', '#b8433f', '#2b2d33', '#2fa39a'],
  backpack: ['#37475c', '#8a3f37', '#5b6b52', '#2c2c30', '#c98a3a'],
  lanyard: ['#2f5d8a', '#b8433f', '#2f6f73', '#33353c'],
  dupatta: ['#d9a42f', '#b8433f', '#2f5d50', '#6b3f5f', '#e3b7ae'],
  watch: ['#3a241a', '#22242a', '#7a5232', '#c9ced4'],
  tattoos: ['#2b3b4c'],
  'measuring-tape': ['#f0a8b4', '#f2c230', '#f7d94c'],
  braces: ['#8c2f3f', '#33405f', '#2b2622', '#6b4a38'],
  whistle: ['#b8433f', '#2b2d33', '#3d5a80'],
  towel: ['#3d6fb0', '#b8433f', '#2f8a6a', '#33353c'],
  camera: ['#2b2622', '#7a4a2a', '#33405f'],
  guitar: ['#b5713a', '#7a3f24', '#c9963b'],
  surfboard: ['#2fa39a', '#e2552f', '#3d7fc0', '#f0b93a'],
};

const accessoriesOf = (
  { accessories }: DescribedTraits,
  metal: string,
  random: Random,
): Pick<Person, 'accessories'> => {
  if (!accessories) return {};
  const coloured = Object.entries(accessories).map(([name, colour]) => [
    name,
    colour || (name === 'bracelet' ? metal : random.pick(accessoryColours[name as keyof typeof accessoryColours])),
  ]);
  return { accessories: Object.fromEntries(coloured) };
};

/** Whether words describe more than a gender. No beard is then grown that they do not name, and little worn: small earrings, and the spectacles of old people. */
const isDescribed = ({
  gender: _,
  eastAsian: _1,
  likelyOrigin: _2,
  usualArms: _3,
  ...others
}: DescribedTraits): boolean => Object.keys(others).length > 0;

/** An age that words do not name: with a grey beard an old one, of other described people that of most presenters. */
const randomAge = (described: DescribedTraits, randomFor: (trait: string) => Random): number => {
  const { beardColour } = described;
  if (beardColour === 'grey' || beardColour === 'white') return randomFor('age c').between(54, 68);
  return randomFor('age').pickWeighted([
    [randomFor('age a').between(24, 34), 6],
    // The weights have one sum, so that the age of almost all people is the same if words describe more of them.
    [randomFor('age b').between(33, 41), isDescribed(described) ? 3.8 : 3],
    [randomFor('age c').between(50, 70), isDescribed(described) ? 0 : 0.8],
  ]);
};

/** Styles that are worn more by women, so that other features must tell the gender of a man with them. */
const womensStyles = new Set<Person['hair']['style']>([
  'long-straight',
  'long-wavy',
  'long-curls',
  'bob',
  'ponytail',
  'bun',
]);

/** Long styles of women and men. */
const anybodys = new Set<Person['hair']['style']>(['locs', 'box-braids', 'braids', 'shag']);

/** The face with a jaw, brows and lips that are clearly a man's. */
const clearlyMale = (face: FaceShape): FaceShape => ({
  ...face,
  jaw: Math.max(face.jaw, 0.8),
  chin: Math.max(face.chin, 0.6),
  full: Math.min(face.full, 0.25),
  ridge: Math.max(face.ridge, 0.7),
  browThickness: Math.max(face.browThickness, 1.4),
  browArch: Math.min(face.browArch, 0.35),
  lipFullness: Math.min(face.lipFullness, 0.9),
  lash: Math.min(face.lash, 0.04),
});

/** Styles that hide nothing of the face and are worn more by men, so that other features must tell the gender of a woman with them. */
const mensStyles = new Set<Person['hair']['style']>([
  'pixie',
  'crop',
  'quiff',
  'side-part',
  'curtains',
  'buzz',
  'bald',
  'fade',
  'short-curls',
  'slick-back',
]);

/** Who wears a style, where words tell nothing else. Hair that is only called short is anybody's. */
const usualGender = ({ hairStyle: style, anyHairTexture }: DescribedTraits): Person['gender'] | undefined => {
  if (style === undefined || style === 'pixie' || style === 'short-curls' || anyHairTexture) return undefined;
  return womensStyles.has(style) ? 'female' : mensStyles.has(style) ? 'male' : undefined;
};

/** The face with a jaw, brows and lips that are clearly a woman's. Each keeps some of its own, or short hair would come with one face. */
const clearlyFemale = (face: FaceShape): FaceShape => ({
  ...face,
  jaw: Math.min(face.jaw, -0.5 + 0.2 * face.jaw),
  chin: Math.min(face.chin, -0.3 + 0.3 * face.chin),
  ridge: 0,
  eyeWidth: Math.max(face.eyeWidth, 1.06 + 0.06 * face.eyeWidth),
  browThickness: Math.min(face.browThickness, 0.66 + 0.18 * face.browThickness),
  browArch: Math.max(face.browArch, 0.35),
  lipFullness: Math.max(face.lipFullness, 0.84 + 0.3 * face.lipFullness),
  lipBow: Math.max(face.lipBow, 0.4),
  ear: Math.min(face.ear, 0.9),
});

/** Lips of a woman whose make-up words leave open: pale, of their own colour, or in coral, rose, berry or red. */
const madeUp = (lip: Rgb, skin: Rgb, random: Random): Rgb => {
  const [colour, share] = random.pickWeighted<readonly [Rgb, number]>([
    [[skin, 0.22], 1],
    [[skin, 0.06], 2],
    [[[210, 100, 84], 0.45], 1.2],
    [[[194, 82, 102], 0.42], 1.2],
    [[[150, 56, 72], 0.42], 0.9],
    [[[184, 62, 62], 0.45], 0.8],
  ]);
  return blend(blend(lip, colour, share), skin, 0.04);
};

/** Hair or a head wrap that bares the ears of a woman goes with small earrings, which tell her from a man; of others, words must name them. */
const randomEarrings = (
  style: Person['hair']['style'],
  wears: Person['headwear'],
  age: number,
  isOpen: boolean,
  randomFor: (trait: string) => Random,
): Person['earrings'] => {
  const baresEars =
    wears === 'headwrap' || mensStyles.has(style) || ['bun', 'messy-bun', 'ponytail', 'low-ponytail'].includes(style);
  if (!isOpen && !baresEars) return 'none';
  return randomFor('earrings').pickWeighted([
    ['none', baresEars ? 0 : 3],
    ['studs', 3],
    ['hoops', baresEars ? 2.4 : 1.5],
    ['pearls', age > 45 ? 3 : 0.5],
  ] as const);
};

/** Hair whose strands turn grey from the late forties on, the light ones first. */
const greying = (colours: readonly string[], age: number, random: Random): string[] => {
  const share = smooth(46, 62, age) * random.between(0.2, 0.5);
  return colours.map((shade, i) => hex(blend(rgb(shade), rgb(hairColours.grey[i]!), share * (i === 2 ? 1 : 0.6))));
};

/** Grey strands and a receding hairline of middle age, for hair whose colour words leave open. */
const middleAge = (
  { hairColour, hairDye, beardColour }: DescribedTraits,
  gender: Person['gender'],
  age: number,
  random: Random,
): Pick<Person['hair'], 'grey' | 'recession'> => {
  const [share, part, recedes] = [random.between(0.55, 1), random.between(0.4, 1), random.chance(0.55)];
  const isOpen = hairColour === undefined && hairDye === undefined && beardColour === undefined;
  const grey = isOpen ? share * (gender === 'male' ? smooth(36, 56, age) : 0.45 * smooth(40, 58, age)) : 0;
  const recession = gender === 'male' && recedes ? part * smooth(36, 52, age) : 0;
  return { ...(grey > 0 && { grey }), ...(recession > 0 && { recession }) };
};

/** Very dark skin goes with coily hair unless words say otherwise, short hair is cut by gender, and such a woman's braids are many thin ones. */
const describedStyle = ({ hairStyle, anyHairTexture }: DescribedTraits, gender: Person['gender'], skin: SkinTone) => {
  const isVeryDark = skin === 'ebony' || skin === 'deep';
  if (!anyHairTexture) return isVeryDark && hairStyle === 'braids' && gender === 'female' ? 'box-braids' : hairStyle;
  if (isVeryDark) return gender === 'male' ? 'fade' : 'short-curls';
  return gender === 'male' ? 'crop' : 'pixie';
};

/** Forearms would cross a kimono's hanging sleeves; folded arms look wrong over a sari or a dress, and a dress has no pockets. */
export const armsIn = (garment: Garment, arms: ArmPose): ArmPose => {
  if (garment === 'kimono') return 'hanging';
  if (garment !== 'sari' && garment !== 'dress') return arms;
  return arms === 'folded' ? 'clasped' : arms === 'pocket' || arms === 'pockets' ? 'hanging' : arms;
};

/**
 * The same traits and seed create the same person. Each trait has its own random stream, so that describing one trait does not
 * change another. `mood` is the mean colour of reference pictures, `#rrggbb`.
 */
export const createPerson = (described: DescribedTraits, seed: string, mood?: string): Person => {
  const randomFor = (trait: string) => createRandom(`${seed}/${trait}`);
  const gender = described.gender ?? usualGender(described) ?? randomFor('gender').pick(['female', 'male'] as const);
  const age = described.age ?? Math.round(randomAge(described, randomFor));
  const skin = described.skin ?? randomSkinTone(described, randomFor('skin'));
  const hairColour =
    described.hairColour ?? described.beardColour ?? randomHairColour(skin, age, described, randomFor('hair colour'));
  const hair = described.hairDye
    ? dyed(described.hairDye)
    : described.hairColour
      ? [...hairColours[hairColour]]
      : greying(hairColours[hairColour], age, randomFor('greying'));
  const style =
    describedStyle(described, gender, skin) ?? randomHairStyle(gender, age, skin, described, randomFor('hair style'));
  const drift = randomFor('skin drift').between(-0.35, 0.35);
  // Golden skin mixed with its neighbours turns pink or khaki.
  const tones = skinBetween(skin, skin === 'golden' ? drift * 0.25 : drift);
  const clothes = randomClothes(described, gender, age, randomFor('clothes'));
  const lip = rgb(tones[5]!);
  const metal = described.metal ?? randomFor('metal').pick(['#e2b348', '#d8dde4', '#dba27a']);
  const wears = described.headwear ?? 'none';
  const turn = randomFor('carriage');
  const shape = randomFace(gender, age, skin, described, randomFor('face'));
  // A bald skull is seen to its top, and looks higher.
  // A headscarf covers the temples and the sides of the cheeks, and a face looks narrow in it.
  const face =
    style === 'bald'
      ? { ...shape, forehead: shape.forehead! * 0.93 }
      : wears === 'headscarf'
        ? { ...shape, width: Math.max(1.02, shape.width), full: Math.max(0.3, shape.full) }
        : shape;
  const body = randomBody(described, gender, age, randomFor('body'));
  const isLongHairedMan = gender === 'male' && (womensStyles.has(style) || anybodys.has(style));
  const isOpen = !isDescribed(described);
  const undescribedFacialHair = (): Person['facialHair'] => {
    if (gender === 'female' || age < 22) return 'none';
    if (isLongHairedMan) return 'stubble';
    if (!isOpen) return 'none';
    return randomFor('beard').pickWeighted([
      ['none', 5],
      ['stubble', 3],
      ['short-beard', 1.6],
      ['full-beard', 1],
      ['moustache', 0.3],
      ['goatee', 0.3],
    ] as const);
  };
  const facialHair = described.facialHair ?? undescribedFacialHair();
  // Lips stand out less in a beard, whose contrast is stronger.
  const lipShade = facialHair === 'none' || facialHair === 'stubble' ? 0.22 : 0.4;
  return {
    seed,
    edition: 2,
    gender,
    age,
    skin: tones,
    freckles:
      described.freckles ??
      (age < 40 &&
      ['porcelain', 'fair'].includes(skin) &&
      randomFor('freckles').chance(hairColour === 'red' || hairColour === 'auburn' ? 0.6 : 0.12)
        ? 0.7
        : 0),
    hair: {
      style,
      colours: hair,
      beard:
        described.beardColour || described.hairColour
          ? [...hairColours[described.beardColour ?? hairColour]]
          : greying(hairColours[hairColour], age, randomFor('greying beard')),
      brows: browShades(hairColour, age, gender),
      wave:
        described.wave ??
        (style === 'long-wavy'
          ? randomFor('wave').between(0.55, 1)
          : style === 'long-straight'
            ? randomFor('wave').between(0, 0.15)
            : randomFor('wave').between(0, 0.45)),
      length:
        described.hairLength ?? randomFor('length').around(isLongHairedMan ? -0.4 : 0, isLongHairedMan ? 0.4 : 0.9),
      parting: randomFor('parting').chance(0.5) ? 1 : -1,
      ...middleAge(described, gender, age, randomFor('middle age')),
      cut: randomHairCut(gender, age, described, randomFor('cut')),
    },
    iris: irises[described.eyes ?? randomEyeColour(skin, hairColour, described, randomFor('eyes'))],
    lip: hex(
      gender === 'male'
        ? blend(lip, rgb(tones[2]!), lipShade)
        : described.lipstick
          ? blend(lip, rgb(described.lipstick), 0.75)
          : described.makeUp === false
            ? blend(lip, rgb(tones[2]!), 0.3)
            : madeUp(lip, rgb(tones[2]!), randomFor('lip')),
    ),
    facialHair,
    glasses:
      described.glasses ??
      (randomFor('glasses').chance(age >= 60 ? 0.4 : !isOpen ? 0 : age > 45 ? 0.25 : 0.1)
        ? randomFor('frames').pick(['round', 'square'] as const)
        : 'none'),
    glassesColour:
      described.glassesColour ??
      randomFor('frame colour').pick(['#20262e', '#3a1d16', '#5a2a22', '#4a1a2c', '#2c3a4a']),
    headwear: wears,
    headwearColour:
      described.headwearColour ??
      usualHatColours[wears] ??
      randomFor('headwear colour').pick(['#2f7f86', '#7c4a5c', '#4a5d7c', '#8a6a4a', '#566b4e', '#a4546a']),
    ...(wears === 'headscarf' && {
      headscarf: randomFor('headscarf').pick(['draped', 'wrapped', 'thrown'] as const),
    }),
    ...(wears === 'headwrap' && { headwrap: randomFor('wrap').pick(['knot', 'bun', 'fan'] as const) }),
    earrings:
      described.earrings ?? (gender === 'female' ? randomEarrings(style, wears, age, isOpen, randomFor) : 'none'),
    ...(described.bindi && { bindi: true as const }),
    necklace:
      described.necklace ??
      (isOpen && gender === 'female' && randomFor('necklace').chance(0.25)
        ? age > 50 && randomFor('pearls').chance(0.4)
          ? 'pearls'
          : 'chain'
        : 'none'),
    ...(described.stethoscope && { stethoscope: true as const }),
    ...accessoriesOf(described, metal, randomFor('accessories')),
    metal,
    mood: mood ?? null,
    clothes,
    face: isLongHairedMan
      ? clearlyMale(face)
      : gender === 'female' && mensStyles.has(style)
        ? clearlyFemale(face)
        : face,
    body:
      described.arms === undefined
        ? { ...body, arms: armsIn(clothes.garment, body.arms), isPoseRandom: true as const }
        : body,
    carriage: {
      // Jaw, ears and hair hardly follow a turn: in a larger one the face would look crooked.
      yaw: turn.pick([-1, 1]) * turn.between(0.02, 0.055),
      pitch: turn.around(0, 0.014),
      roll: turn.between(-0.068, 0.068),
    },
    camera: {
      near: randomFor('near').between(-1, 1),
      low: randomFor('low').between(-1, 1),
      aside: randomFor('aside').between(-1, 1),
    },
  };
};

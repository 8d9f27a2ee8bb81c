// Draws plausible combinations of skin, hair and eye colours for traits that the description leaves open.
import { blend, hex, rgb } from '../paint/colour.ts';
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import { type Origin, origins } from './origins.ts';
import { type EyeColour, type HairColour, hairColours, type SkinTone } from './palettes.ts';
import type { HairCut, Person } from './person.ts';
import type { HairStyle } from './traits.ts';

type Gender = Person['gender'];

const originOf = ({ origin, likelyOrigin }: DescribedTraits): Origin | undefined => {
  const name = origin ?? likelyOrigin;
  return name && origins[name];
};

const lightTones: readonly SkinTone[] = ['porcelain', 'fair'];
const darkTones: readonly SkinTone[] = ['brown', 'deep', 'ebony'];

const coilyStyles = new Set<HairStyle | undefined>(['afro', 'locs', 'fade', 'cornrows']);

/** Tones of people of whom words tell nothing. */
const commonTones: readonly (readonly [SkinTone, number])[] = [
  ['porcelain', 1],
  ['fair', 2.4],
  ['golden', 1],
  ['olive', 2],
  ['tan', 1.2],
  ['brown', 1],
  ['deep', 1.2],
  ['ebony', 0.6],
];

/** A random skin tone: fair hair, freckles and light eyes mostly come with light skin, coily hair with dark. */
export const randomSkinTone = (described: DescribedTraits, random: Random): SkinTone => {
  const { hairColour, hairStyle, freckles, eyes, eastAsian } = described;
  const fairHair =
    hairColour && ['red', 'auburn', 'blonde', 'dark blonde', 'platinum', 'light brown'].includes(hairColour);
  const origin = originOf(described);
  if (origin) {
    const likely = fairHair || freckles ? lightTones : coilyStyles.has(hairStyle) ? darkTones : undefined;
    const tones = origin.skins.filter(([tone]) => likely?.includes(tone) ?? true);
    return random.pickWeighted(tones.length > 0 ? tones : origin.skins);
  }
  if (eastAsian) return 'golden';
  if (fairHair || freckles)
    return random.pickWeighted([
      ['porcelain', 3],
      ['fair', 5],
    ] as const);
  if (hairColour === 'brown') return random.pick(['porcelain', 'fair', 'fair', 'fair', 'olive', 'olive']);
  if (eyes === 'blue' || eyes === 'green' || eyes === 'grey')
    return random.pickWeighted([
      ['porcelain', 3],
      ['fair', 4],
      ['olive', 2],
      ['tan', 1],
    ] as const);
  if (coilyStyles.has(hairStyle)) return random.pick(['brown', 'deep', 'deep', 'ebony']);
  if (hairStyle && fallingStyles.has(hairStyle))
    return random.pick(['porcelain', 'fair', 'fair', 'olive', 'tan', 'golden']);
  return random.pickWeighted(commonTones);
};

/** Styles of men's hair that coily hair cannot have. */
const fallingStyles = new Set<HairStyle>(['curtains']);

/** A random natural hair colour; repeated draws avoid the excluded ones. */
export const randomHairColour = (
  skin: SkinTone,
  age: number,
  described: DescribedTraits,
  random: Random,
): HairColour => {
  const { excluded: not, eastAsian } = described;
  const usual = skin === 'deep' || skin === 'ebony' ? undefined : originOf(described)?.hair;
  const isBlack = skin === 'golden' && eastAsian !== false && !not?.hairColours?.includes('black');
  const draws = Array.from({ length: not?.hairColours ? 12 : 1 }, () => randomNaturalColour(skin, age, usual, random));
  const drawn = draws.find((colour) => !not?.hairColours?.includes(colour)) ?? draws[0]!;
  return isBlack && !['grey', 'white', 'salt-and-pepper'].includes(drawn) ? 'black' : drawn;
};

const randomNaturalColour = (skin: SkinTone, age: number, usual: Origin['hair'], random: Random): HairColour => {
  // Below fifty, a few strands are grey, which are drawn over any colour.
  if (age > 49 && random.chance((age - 44) / 26))
    return random.chance((age - 58) / 22) ? 'white' : random.pick(['grey', 'salt-and-pepper']);
  if (usual) return random.pickWeighted(usual);
  const light: (readonly [HairColour, number])[] = [
    ['dark brown', 3],
    ['brown', 3],
    ['light brown', 2],
    ['blonde', 1.6],
    ['dark blonde', 1.6],
    ['auburn', 1],
    ['red', 0.6],
    ['black', 0.8],
  ];
  if (skin === 'porcelain' || skin === 'fair') return random.pickWeighted(light);
  if (skin === 'olive')
    return random.pickWeighted([
      ['dark brown', 4],
      ['black', 3],
      ['brown', 2],
    ] as const);
  return random.pickWeighted([
    ['black', 5],
    ['dark brown', skin === 'ebony' || skin === 'deep' ? 0.2 : 3],
  ] as const);
};

/** Hair styles and their weights. A described hair colour rules out baldness. */
const weightedStyles = (
  gender: Gender,
  age: number,
  skin: SkinTone,
  described: DescribedTraits,
): (readonly [HairStyle, number])[] => {
  const isDark = skin === 'ebony' || skin === 'deep';
  const isStraight = originOf(described)?.isStraight;
  const coily = isStraight ? 0.15 : isDark ? 4 : skin === 'brown' ? 1.4 : 0.25;
  const curly = described.eastAsian ? 0.15 : isStraight ? 0.4 : 1;
  // A man's short hair is all curls or none, and in these regions hardly ever curled.
  const isSleek = described.eastAsian || originOf(described) === origins['south-asian'];
  const locs = coily > 1 && age < 50 ? coily : 0;
  if (gender === 'female')
    return [
      ['long-straight', 3],
      ['long-wavy', 3.4],
      ['bob', 2.4],
      ['fringe', 1.3],
      ['bun', 1.5],
      ['ponytail', 1.4],
      ['pixie', age > 50 ? 2 : 0.8],
      ['long-curls', (1 + coily * 0.4) * curly],
      ['curls', (0.8 + coily * 0.4) * curly],
      ['afro', coily * 0.8],
      ['locs', locs * 0.3],
      ['box-braids', coily > 1 ? coily * 0.5 : 0],
      ['shag', 1],
      ['slick-back', 0.5],
    ];
  // Coily hair neither parts nor falls.
  const straight = coily > 1 ? 0.5 / coily : 1;
  return [
    ['side-part', 3 * straight],
    ['quiff', (age < 45 ? 1.5 : 0.3) * straight],
    ['crop', 3 * straight],
    ['buzz', isStraight ? 0.2 : (age < 36 ? 0.8 : 0.4) + coily * 0.4],
    ['short-curls', isSleek ? 0 : (1.4 + coily * 0.2) * curly],
    ['fade', isSleek ? 0 : coily],
    ['receding', age > 45 ? 2.4 : 0],
    ['bald', described.hairColour || described.hairDye ? 0 : age >= 50 ? 1.2 : 0.1],
    ['curtains', (age < 40 ? 1.8 : 0.2) * straight],
    ['slick-back', 1.3 * straight],
    ['locs', locs * 0.25],
    ['afro', isSleek ? 0 : coily * 0.3],
  ];
};

export const randomHairStyle = (
  gender: Gender,
  age: number,
  skin: SkinTone,
  described: DescribedTraits,
  random: Random,
): HairStyle => {
  const styles = weightedStyles(gender, age, skin, described);
  const style = random.pickWeighted(styles, described.excluded?.hairStyles);
  return tiesHair(described.headwear) && falling.has(style) ? 'low-ponytail' : style;
};

/** Who wears one of these for work has long hair tied. */
const tiesHair = (wears: DescribedTraits['headwear']): boolean =>
  wears === 'hard-hat' || wears === 'straw-hat' || wears === 'chef-hat';

const falling = new Set<HairStyle>(['bob', 'curls', 'fringe', 'shag', 'long-straight', 'long-wavy', 'long-curls']);

export const randomHairCut = (
  gender: Gender,
  age: number,
  { hairStyle, hairCut, excluded }: DescribedTraits,
  random: Random,
): HairCut => {
  const cut: HairCut = {
    volume: random.between(-1, 1),
    height: random.between(-1, 1),
    part: random.between(-1, 1),
    fringe: random.pickWeighted([
      ['none', 4],
      ['swept', 2.4],
      ['curtain', 2],
    ] as const),
    shape: random.pick(['low', 'side', 'high'] as const),
  };
  // A bun that words name is in sight.
  if (hairStyle === 'bun' && cut.shape === 'low') cut.shape = 'high';
  // From the late thirties on, a man's hair is not brushed up or into his forehead.
  if (gender === 'male' && age >= 36) cut.shape = 'side';
  const fringe = gender === 'male' || excluded?.hairStyles?.includes('fringe') ? 'none' : cut.fringe;
  return { ...cut, fringe, ...hairCut };
};

/** Eye colours and their weights: light ones go with light skin, and most often with fair hair. */
const weightedEyes = (skin: SkinTone, hair: HairColour): readonly (readonly [EyeColour, number])[] => {
  if (skin === 'porcelain' || skin === 'fair') {
    const isDark = hair === 'black' || hair === 'dark brown' || hair === 'brown';
    return [
      ['blue', isDark ? 2 : 3],
      ['green', 2],
      ['grey', 1.6],
      ['hazel', 1.6],
      ['amber', 0.8],
      ['brown', isDark ? 2.4 : 0.6],
    ];
  }
  if (skin === 'olive')
    return [
      ['brown', 2.4],
      ['dark brown', 1.4],
      ['hazel', 2],
      ['amber', 1.4],
      ['green', 0.9],
      ['grey', 0.2],
    ];
  if (skin === 'tan' || skin === 'brown')
    return [
      ['brown', 2.4],
      ['dark brown', 2.4],
      ['amber', 1.4],
      ['hazel', 1.2],
    ];
  return [
    ['dark brown', 3],
    ['brown', 2],
    ['amber', 0.6],
  ];
};

export const randomEyeColour = (
  skin: SkinTone,
  hair: HairColour,
  described: DescribedTraits,
  random: Random,
): EyeColour =>
  random.pickWeighted(
    skin === 'golden' || originOf(described)?.hasDarkEyes
      ? [
          ['dark brown', 3],
          ['brown', 2],
        ]
      : weightedEyes(skin, hair),
  );

/** Shades of the brows: darker than light hair, greying later than the head, and never dyed. */
export const browShades = (colour: HairColour, age: number, gender: Gender): string[] => {
  if (colour === 'white')
    return age > 71
      ? hairColours.grey.map((shade, i) => hex(blend(rgb(shade), rgb(hairColours.white[i]!), 0.45)))
      : [...hairColours.grey];
  if (colour === 'platinum' || colour === 'blonde')
    return [...hairColours[gender === 'male' ? 'dark blonde' : 'light brown']];
  if (colour === 'grey' && age < 62) return [...hairColours['salt-and-pepper']];
  return [...hairColours[colour]];
};

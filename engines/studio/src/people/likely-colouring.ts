// What goes together in people: skin, hair and eyes that are likely where the words leave them open.
import type { Chance } from '../paint/chance.ts';
import { blend, hex, rgb } from '../paint/colour.ts';
import { type EyeColour, type HairColour, hairColours, type SkinTone, skinTones } from './palettes.ts';
import type { Person } from './person.ts';
import type { Said } from './said.ts';
import type { HairStyle } from './traits.ts';

type Gender = Person['gender'];

/** Fair hair, freckles and light eyes mostly come with light skin, coily hair with dark. */
export const likelySkin = ({ hairColour, hairStyle, freckles, eyes, eastern }: Said, lot: Chance): SkinTone => {
  if (eastern) return 'golden';
  const fairHair =
    hairColour && ['red', 'auburn', 'blonde', 'dark blonde', 'platinum', 'light brown'].includes(hairColour);
  if (fairHair || freckles)
    return lot.weigh([
      ['porcelain', 3],
      ['fair', 5],
      ['olive', 1],
    ] as const);
  if (eyes === 'blue' || eyes === 'green' || eyes === 'grey')
    return lot.weigh([
      ['porcelain', 3],
      ['fair', 4],
      ['olive', 2],
      ['tan', 1],
    ] as const);
  if (hairStyle === 'afro' || hairStyle === 'locs' || hairStyle === 'fade')
    return lot.pick(['brown', 'deep', 'deep', 'ebony']);
  return lot.pick(skinTones);
};

/** A few draws find one that was not ruled out. */
export const natural = (skin: SkinTone, age: number, { not }: Said, lot: Chance): HairColour => {
  const draws = Array.from({ length: not?.hairColours ? 12 : 1 }, () => anyNatural(skin, age, lot));
  return draws.find((colour) => !not?.hairColours?.includes(colour)) ?? draws[0]!;
};

const anyNatural = (skin: SkinTone, age: number, lot: Chance): HairColour => {
  if (age > 48 && lot.yes((age - 44) / 26))
    return lot.yes((age - 58) / 22) ? 'white' : lot.pick(['grey', 'salt-and-pepper']);
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
  if (skin === 'porcelain' || skin === 'fair') return lot.weigh(light);
  if (skin === 'olive')
    return lot.weigh([
      ['dark brown', 4],
      ['black', 3],
      ['brown', 2],
    ] as const);
  return lot.weigh([
    ['black', 5],
    ['dark brown', 3],
  ] as const);
};

/** Whoever has hair of a colour is not bald. */
const usualStyles = (gender: Gender, age: number, skin: SkinTone, said: Said): (readonly [HairStyle, number])[] => {
  const coily = skin === 'ebony' || skin === 'deep' ? 4 : skin === 'brown' ? 1.4 : 0.25;
  if (gender === 'female')
    return [
      ['long-straight', 3],
      ['long-wavy', 3.4],
      ['bob', 2.4],
      ['fringe', 1.3],
      ['bun', 1.5],
      ['ponytail', 1.4],
      ['pixie', age > 50 ? 2 : 0.8],
      ['long-curls', 1 + coily * 0.4],
      ['curls', 0.8 + coily * 0.4],
      ['afro', coily * 0.8],
      ['braids', 0.3 + coily * 0.3],
      ['locs', coily * 0.3],
      ['box-braids', coily * 0.5],
      ['shag', 1],
      ['slick-back', 0.5],
    ];
  return [
    ['side-part', 3],
    ['quiff', 2.4],
    ['crop', 2.6],
    ['buzz', 0.8 + coily * 0.4],
    ['short-curls', 1.4],
    ['fade', coily],
    ['receding', age > 45 ? 2.4 : 0],
    ['bald', said.hairColour || said.hairDye ? 0 : age > 40 ? 1.2 : 0.3],
    ['curtains', age < 40 ? 1.4 : 0.2],
    ['shag', age < 40 ? 0.2 : 0],
    ['slick-back', 1],
    ['locs', coily * 0.25],
    ['afro', coily * 0.3],
  ];
};

export const usualStyle = (gender: Gender, age: number, skin: SkinTone, said: Said, lot: Chance): HairStyle => {
  const styles = usualStyles(gender, age, skin, said);
  return lot.weigh(styles, said.not?.hairStyles);
};

export const usualEyes = (skin: SkinTone, lot: Chance): EyeColour =>
  skin === 'porcelain' || skin === 'fair'
    ? lot.pick(['blue', 'green', 'grey', 'hazel', 'brown', 'brown'])
    : skin === 'olive'
      ? lot.pick(['brown', 'hazel', 'dark brown', 'green'])
      : lot.pick(['dark brown', 'dark brown', 'brown']);

/** Brows are darker than light hair, keep some colour longer than the head, and are never dyed with it. */
export const browsFor = (colour: HairColour, age: number, gender: Gender): string[] => {
  if (colour === 'white')
    return age > 71
      ? hairColours.grey.map((shade, i) => hex(blend(rgb(shade), rgb(hairColours.white[i]!), 0.45)))
      : [...hairColours.grey];
  if (colour === 'platinum' || colour === 'blonde')
    return [...hairColours[gender === 'male' ? 'dark blonde' : 'light brown']];
  if (colour === 'grey' && age < 62) return [...hairColours['salt-and-pepper']];
  return [...hairColours[colour]];
};

// A whole person from what was said of them: everything unsaid is drawn by lot from the seed, within what goes together.
import { type Chance, chance } from '../paint/chance.ts';
import { blend, hex, rgb } from '../paint/colour.ts';
import {
  dyed,
  type EyeColour,
  type HairColour,
  hairColours,
  irises,
  type SkinTone,
  skinBetween,
  skinTones,
} from './palettes.ts';
import type { BodyShape, Clothes, FaceShape, Person } from './person.ts';
import type { Said } from './said.ts';
import type { Garment, HairStyle } from './traits.ts';

type Gender = Person['gender'];

/** The same words and seed make the same person; every trait has a lot of its own, so that saying one does not move another. */
export const castPerson = (said: Said, seed: string, mood?: string): Person => {
  const lot = (trait: string) => chance(`${seed}/${trait}`);
  const gender = said.gender ?? lot('gender').pick(['female', 'male'] as const);
  const age =
    said.age ??
    Math.round(
      lot('age').weigh([
        [lot('age a').between(21, 34), 6],
        [lot('age b').between(34, 50), 3],
        [lot('age c').between(50, 70), 0.8],
      ]),
    );
  const skin = said.skin ?? likelySkin(said, lot('skin'));
  const hairColour = said.hairColour ?? natural(skin, age, lot('hair colour'));
  const hair = said.hairDye ? dyed(said.hairDye) : [...hairColours[hairColour]];
  const style = said.hairStyle ?? usualStyle(gender, age, skin, lot('hair style'));
  const tones = skinBetween(skin, lot('skin drift').between(-0.35, 0.35));
  const clothes = dress(said, gender, age, lot('clothes'));
  const lip = rgb(tones[5]!);
  const wears = said.headwear ?? 'none';
  const turn = lot('carriage');
  return {
    seed,
    gender,
    age,
    skin: tones,
    freckles:
      said.freckles ??
      (['porcelain', 'fair'].includes(skin) &&
      lot('freckles').yes(hairColour === 'red' || hairColour === 'auburn' ? 0.6 : 0.12)
        ? 0.7
        : 0),
    hair: {
      style,
      colours: hair,
      brows: browsFor(hair, hairColour, age, gender),
      wave:
        said.wave ??
        (style === 'long-wavy'
          ? lot('wave').between(0.55, 1)
          : style === 'long-straight'
            ? lot('wave').between(0, 0.15)
            : lot('wave').between(0, 0.45)),
      parting: lot('parting').yes(0.5) ? 1 : -1,
    },
    iris: irises[said.eyes ?? usualEyes(skin, lot('eyes'))],
    lip: hex(
      gender === 'male'
        ? blend(lip, rgb(tones[2]!), 0.52)
        : said.lipstick
          ? blend(lip, rgb(said.lipstick), 0.75)
          : blend(lip, rgb(tones[2]!), lot('lip').between(0, 0.2)),
    ),
    facialHair:
      gender === 'female'
        ? (said.facialHair ?? 'none')
        : (said.facialHair ??
          lot('beard').weigh([
            ['none', 5],
            ['stubble', 3],
            ['short-beard', 1.6],
            ['full-beard', 1],
            ['moustache', 0.3],
            ['goatee', 0.3],
          ] as const)),
    glasses:
      said.glasses ??
      (lot('glasses').yes(age > 45 ? 0.25 : 0.1) ? lot('frames').pick(['round', 'square'] as const) : 'none'),
    glassesColour:
      said.glassesColour ?? lot('frame colour').pick(['#20262e', '#3a1d16', '#5a3a22', '#8a6a3a', '#2c3a4a']),
    headwear: wears,
    headwearColour:
      said.headwearColour ??
      lot('headwear colour').pick(['#2f7f86', '#7c4a5c', '#4a5d7c', '#8a6a4a', '#566b4e', '#a4546a']),
    earrings:
      said.earrings ??
      (gender === 'female'
        ? lot('earrings').weigh([
            ['none', 3],
            ['studs', 3],
            ['hoops', 1.5],
            ['pearls', age > 45 ? 2 : 0.5],
          ] as const)
        : 'none'),
    necklace: said.necklace ?? (gender === 'female' && lot('necklace').yes(0.25)),
    metal: said.metal ?? lot('metal').pick(['#e2b348', '#d8dde4', '#dba27a']),
    mood: mood ?? null,
    clothes,
    face: faceShape(gender, age, skin, said, lot('face')),
    body: bodyShape(said, lot('body')),
    carriage: {
      yaw: turn.between(0.085, 0.135) * (turn.yes(0.5) ? 1 : -1),
      pitch: turn.near(0, 0.03),
      roll: turn.near(0, 0.034),
    },
  };
};

/** Fair hair, freckles and light eyes mostly come with light skin, coily hair with dark. */
const likelySkin = ({ hairColour, hairStyle, freckles, eyes, eastern }: Said, lot: Chance): SkinTone => {
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

const natural = (skin: SkinTone, age: number, lot: Chance): HairColour => {
  if (age > 48 && lot.yes((age - 44) / 26))
    return age > 64 && lot.yes(0.6) ? 'white' : lot.pick(['grey', 'salt-and-pepper']);
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

const usualStyle = (gender: Gender, age: number, skin: SkinTone, lot: Chance): HairStyle => {
  const coily = skin === 'ebony' || skin === 'deep' ? 4 : skin === 'brown' ? 1.4 : 0.25;
  if (gender === 'female')
    return lot.weigh([
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
    ] as const);
  return lot.weigh([
    ['side-part', 3],
    ['quiff', 2.4],
    ['crop', 2.6],
    ['buzz', 0.8 + coily * 0.4],
    ['short-curls', 1.4],
    ['fade', coily],
    ['receding', age > 45 ? 2.4 : 0],
    ['bald', age > 40 ? 1.2 : 0.3],
    ['locs', coily * 0.25],
    ['afro', coily * 0.3],
  ] as const);
};

const usualEyes = (skin: SkinTone, lot: Chance): EyeColour =>
  skin === 'porcelain' || skin === 'fair'
    ? lot.pick(['blue', 'green', 'grey', 'hazel', 'brown', 'brown'])
    : skin === 'olive'
      ? lot.pick(['brown', 'hazel', 'dark brown', 'green'])
      : lot.pick(['dark brown', 'dark brown', 'brown']);

/** Brows are darker than light hair and keep some colour longer than the head. */
const browsFor = (hair: readonly string[], colour: HairColour, age: number, gender: Gender): string[] => {
  if (colour === 'white') return [...hairColours.grey];
  if (colour === 'platinum' || colour === 'blonde')
    return [...hairColours[gender === 'male' ? 'dark blonde' : 'light brown']];
  if (colour === 'grey' && age < 62) return [...hairColours['salt-and-pepper']];
  return [...hair];
};

const faceShape = (gender: Gender, age: number, skin: SkinTone, said: Said, lot: Chance): FaceShape => {
  const male = gender === 'male';
  const heritage = skin === 'ebony' || skin === 'deep' ? 1 : skin === 'brown' ? 0.45 : 0;
  const eastern = said.eastern ?? (skin === 'golden' && lot.yes(0.85));
  const round = said.build === 'heavy' ? 0.5 : said.build === 'slim' ? -0.2 : 0;
  return {
    width: lot.near(male ? 1.025 : 0.995, 0.035),
    length: lot.near(male ? 3 : -1, 9),
    jaw: lot.near(male ? 0.5 : -0.3, 0.4),
    chin: lot.near(male ? 0.5 : -0.1, 0.45),
    full: lot.near(0.15 + round, 0.45),
    cheekbone: lot.between(0.15, 0.9),
    ridge: male ? lot.between(0.3, 0.75) : lot.between(0, 0.15),
    noseWidth: lot.near(1.0 + heritage * 0.17 + (male ? 0.06 : 0) - (eastern ? -0.03 : 0), 0.1),
    noseLength: lot.near(male ? 2 : -1.5, 5) + (age > 60 ? 2 : 0),
    noseTip: lot.between(0.2, 0.9),
    bridge: lot.near(eastern ? 0.78 : 1 - heritage * 0.14, 0.13),
    eyeWidth: lot.near(1.02, 0.06),
    eyeOpen: lot.near(eastern ? 0.88 : 1, 0.09) - Math.max(0, age - 50) * 0.0035,
    eyeTilt: lot.near(eastern ? 4 : 2.2, 1.7),
    eyeGap: lot.near(0, 2.6),
    monolid: eastern && lot.yes(0.7),
    browThickness: lot.near(male ? 1.22 : 0.96, 0.24),
    browArch: lot.near(male ? 0.55 : 1, 0.4),
    browHeight: lot.near(male ? 0 : 2, 3),
    lipFullness: lot.near((male ? 0.96 : 1.04) + heritage * 0.2, 0.16) - Math.max(0, age - 50) * 0.005,
    mouthWidth: lot.near(1.0, 0.08),
    smile: said.mood === 'serious' ? 0.12 : said.mood === 'cheerful' ? 1 : lot.between(0.5, 0.9),
    lash: male ? lot.between(0.02, 0.16) : lot.between(0.5, 1),
    lopsided: {
      brow: lot.near(0, 1),
      eye: lot.near(0, 1),
      mouth: lot.near(0, 1),
      nose: lot.near(0, 1),
      jaw: lot.near(0, 1),
    },
  };
};

const bodyShape = ({ build }: Said, lot: Chance): BodyShape => ({
  shoulders: lot.near(build === 'muscular' ? 1.1 : build === 'slim' ? 0.94 : 1, 0.05),
  weight: lot.near(build === 'heavy' ? 0.85 : build === 'slim' ? -0.25 : build === 'muscular' ? 0.15 : 0.08, 0.18),
  neck: lot.near(build === 'heavy' ? -5 : 0, 6),
  turn: lot.near(0, 1),
  slope: lot.between(0.1, 0.85) * (build === 'muscular' ? 0.6 : 1),
});

const fabrics = [
  '#24506b',
  '#7a2f3a',
  '#2f5d50',
  '#c9a063',
  '#d9a42f',
  '#b8433f',
  '#3d5a80',
  '#5b6b52',
  '#6b3f5f',
  '#3a3f4a',
  '#2fa39a',
  '#c9705a',
  '#e9dfd2',
  '#f1ece2',
  '#8a9bb0',
  '#a7633c',
  '#4a4f7a',
  '#d7b7a8',
  '#7f8f6a',
  '#20242c',
];

const usualGarments = (gender: Gender, age: number): (readonly [Garment, number])[] => [
  ['t-shirt', age < 45 ? 2.2 : 0.8],
  ['jumper', 2.4],
  ['turtleneck', 1.2],
  ['shirt', gender === 'male' ? 3 : 1.4],
  ['polo', gender === 'male' ? 1.2 : 0.4],
  ['blazer', 2.6],
  ['cardigan', gender === 'female' ? 1.6 : 0.6],
  ['hoodie', age < 40 ? 1.1 : 0.2],
  ['jacket', 1],
  ['blouse', gender === 'female' ? 2.2 : 0],
  ['dress', gender === 'female' ? 1 : 0],
  ['v-neck', 0.8],
];

const dress = (said: Said, gender: Gender, age: number, lot: Chance): Clothes => {
  const garment = said.garment ?? lot.weigh(usualGarments(gender, age));
  const usual: Partial<Record<Garment, string>> = {
    scrubs: '#3f7f8c',
    'lab-coat': '#5f86a8',
    suit: '#2b3140',
    dungarees: '#efe7da',
    apron: '#f1ece2',
  };
  const colour = said.clothesColour ?? usual[garment] ?? lot.pick(fabrics);
  const seconds: Partial<Record<Garment, string>> = { apron: '#37475c', dungarees: '#3f5c80' };
  const light = rgb(colour)[1] > 150;
  const second =
    said.secondColour ??
    seconds[garment] ??
    lot.pick(light ? ['#33404f', '#5a4636', '#2f4a45', '#ffffff'] : ['#f3ece0', '#e8eef2', '#f1e4d6', '#dfe8ee']);
  const pattern =
    said.pattern ??
    (garment === 'jumper' || garment === 'turtleneck' || garment === 'cardigan'
      ? 'knit'
      : garment === 'shirt' || garment === 'blazer' || garment === 'jacket'
        ? lot.weigh([
            ['plain', 3],
            ['woven', 2],
          ] as const)
        : garment === 't-shirt' || garment === 'blouse' || garment === 'dress'
          ? lot.weigh([
              ['plain', 5],
              ['striped', 0.8],
              ['dotted', 0.6],
            ] as const)
          : 'plain');
  return { garment, colour, second, pattern };
};

// Things that words name are in the picture.
import { expect, test } from 'vitest';
import { contrast } from '../paint/colour.ts';
import { createPerson } from './create-person.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';
import { planStill } from './plan-still.ts';
import { paintFrame } from './still.ts';

const [width, height] = [180, 320];

/** Frontal and of usual build, so that clothes are where regions are measured. */
const frontal = { turn: 0, lean: 0, shoulders: 1, weight: 0.1, neck: -20, girth: { neck: 1, waist: 1, arms: 1 } };

const personOf = (words: string): Person => {
  const person = createPerson(parseDescription(words), 'worn');
  const body = { ...person.body, ...frontal, arms: 'hanging' as const };
  return { ...person, body, camera: { near: 0, low: 0 } };
};

/** Share of the pixels of a region (left, right, top, bottom) by which two pictures differ. */
const differ = (
  a: Person,
  b: Person,
  [left, right, top, bottom]: readonly [number, number, number, number],
): number => {
  const [one, other] = [a, b].map((person) => paintFrame(planStill(person, 'studio'), width, height));
  let changed = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      if ([0, 1, 2].some((k) => Math.abs(one![at + k]! - other![at + k]!) > 24)) changed++;
    }
  return changed / (right - left) / (bottom - top);
};

const chest = [50, 130, 190, 310] as const;

test('a stethoscope is on the chest', () => {
  const { stethoscope, ...without } = personOf('a doctor of 40 with a stethoscope');
  expect(stethoscope).toBe(true);
  expect(differ({ ...without, stethoscope: true }, without, chest)).toBeGreaterThan(0.04);
  expect(personOf('a doctor without a stethoscope').stethoscope).toBeUndefined();
});

test('a scarf is around the neck, with its ends on the chest', () => {
  const { clothes, ...person } = personOf('a woman of 30 in a navy coat with a red scarf, bun');
  expect(clothes.scarf).toBeDefined();
  const { scarf: _, ...without } = clothes;
  const [worn, bare] = [clothes, without].map((clothes): Person => ({ ...person, clothes }));
  expect(differ(worn!, bare!, [80, 100, 164, 186])).toBeGreaterThan(0.8);
  expect(differ(worn!, bare!, [84, 104, 200, 230])).toBeGreaterThan(0.4);
  expect(personOf('a woman in a headscarf').clothes.scarf).toBeUndefined();
});

test.each([
  ['a jumper', 'a green jumper over a white shirt', [70, 110, 160, 190]],
  ['a V-neck', 'a green v-neck over a white shirt', [70, 110, 160, 190]],
  ['an open shirt', 'a checked shirt over a white t-shirt', [80, 100, 190, 260]],
] as const)('%s shows what is worn under it', (_, words, region) => {
  const { clothes, ...person } = personOf(`a man of 40 in ${words}`);
  expect(clothes.inner).toBeDefined();
  const { inner: _inner, ...single } = clothes;
  expect(differ({ ...person, clothes }, { ...person, clothes: single }, region)).toBeGreaterThan(0.1);
});

test('a blouse is tucked into trousers, and a jumper ends at the hips', () => {
  const { clothes, ...person } = personOf('a woman of 30 in a green blouse, bun');
  const recoloured = (garment: 'blouse' | 'jumper', colour: string): Person => ({
    ...person,
    clothes: { ...clothes, garment, colour, pattern: 'plain' },
    camera: { near: -0.7, low: 1 },
  });
  const [waist, ribs] = [
    [80, 100, 263, 268],
    [80, 100, 242, 252],
  ] as const;
  const changed = (garment: 'blouse' | 'jumper', region: typeof waist | typeof ribs) =>
    differ(recoloured(garment, '#c04040'), recoloured(garment, '#c040a0'), region);
  expect(changed('blouse', waist)).toBeLessThan(0.1);
  expect(changed('jumper', waist)).toBeGreaterThan(0.9);
  expect(changed('blouse', ribs)).toBeGreaterThan(0.8);
});

test('the trousers of a jumpsuit have the colour of its bodice', () => {
  const { clothes, ...person } = personOf('a woman of 30 in a red jumpsuit, bun');
  const recoloured = (colour: string): Person => ({
    ...person,
    clothes: { ...clothes, colour, pattern: 'plain' },
    camera: { near: -1, low: 1 },
  });
  const waist = [80, 100, 289, 296] as const;
  expect(differ(recoloured('#c04040'), recoloured('#c040a0'), waist)).toBeGreaterThan(0.6);
});

test('a pilot has stripes of rank on the shoulders, and a flight attendant a scarf instead', () => {
  const { clothes, ...person } = personOf('airline pilot, 47, man in uniform');
  expect(clothes).toMatchObject({ garment: 'uniform-jacket', tie: 'tie' });
  expect(differ({ ...person, clothes }, { ...person, clothes: { ...clothes, tie: 'none' } }, chest)).toBeGreaterThan(
    0.02,
  );
  expect(personOf('a flight attendant, woman of 30').clothes).toMatchObject({
    garment: 'uniform-jacket',
    tie: 'none',
    scarf: expect.any(String),
  });
});

test('a safety vest has reflective tape', () => {
  const person = personOf('a man of 40 in a hi-vis vest');
  const plain: Person = { ...person, clothes: { ...person.clothes, pattern: 'plain' } };
  expect(differ(person, plain, chest)).toBeGreaterThan(0.15);
});

test.each([
  ['braces', 'a man of 40 in a white shirt and red braces', 0.05],
  ['whistle', 'a referee of 30, man, black polo', 0.03],
] as const)('%s are seen on the chest', (name, words, share) => {
  const { accessories, ...person } = personOf(words);
  expect(accessories).toHaveProperty(name);
  expect(differ({ ...person, accessories: accessories! }, person, chest)).toBeGreaterThan(share);
});

test('braces hold trousers over a tucked shirt, and are not claimed where a jacket hides them', () => {
  expect(parseDescription('a man in braces')).toMatchObject({ garment: 'shirt', accessories: { braces: '' } });
  expect(parseDescription('a man in a suit and braces').accessories).not.toHaveProperty('braces');
  expect(parseDescription('a dentist who sells clear braces').accessories).toBeUndefined();
});

test('a dress with bare shoulders shows the skin above its band', () => {
  const { clothes, ...person } = personOf('a woman of 30 in a green off-the-shoulder dress, pixie');
  expect(clothes.neckline).toBe('off-shoulder');
  const square: Person = { ...person, clothes: { ...clothes, neckline: 'square' } };
  expect(differ({ ...person, clothes }, square, [56, 70, 172, 186])).toBeGreaterThan(0.6);
});

test('a work jacket has pockets, and tape where its colour is bright', () => {
  const { clothes, ...person } = personOf('a man of 40 in a grey work jacket over a white t-shirt');
  expect(clothes).toMatchObject({ casual: 'work', pattern: 'plain' });
  const bomber: Person = { ...person, clothes: { ...clothes, casual: true } };
  expect(differ({ ...person, clothes }, bomber, chest)).toBeGreaterThan(0.05);
  expect(personOf('a man in an orange work jacket').clothes.pattern).toBe('reflective');
});

test('the pattern of a shirt is drawn on the shirt, not on the jacket over it', () => {
  const { clothes, ...person } = personOf('a man of 40 in a navy blazer over a striped shirt');
  expect(clothes).toMatchObject({ inner: 'shirt', secondPattern: 'striped' });
  expect(clothes.pattern).not.toBe('striped');
  const { secondPattern: _, ...plain } = clothes;
  expect(differ({ ...person, clothes }, { ...person, clothes: plain }, [80, 100, 190, 260])).toBeGreaterThan(0.1);
});

test('a sari leaves one shoulder of the blouse visible', () => {
  const { clothes, ...person } = personOf('a woman in a green sari');
  expect(clothes.garment).toBe('sari');
  const second: Person = { ...person, clothes: { ...clothes, second: '#2040c0' } };
  const draped = { ...person, clothes: { ...clothes, second: '#e0e0e0' } };
  expect(differ(draped, second, [44, 80, 176, 220])).toBeGreaterThan(0.4);
  expect(differ(draped, second, [104, 126, 200, 240])).toBeLessThan(0.2);
});

test('the scrubs of a vet have a paw on the chest', () => {
  const { clothes, ...vet } = personOf('a veterinarian of 40 in green scrubs, man');
  expect(clothes.emblem).toBe('paw');
  const { emblem, ...plain } = clothes;
  expect(differ({ ...vet, clothes }, { ...vet, clothes: plain }, chest)).toBeGreaterThan(0.01);
});

test('a sari has pleats below the waist and a border that is not in its colour', () => {
  const { clothes, ...person } = personOf('a woman in a green sari');
  const plain: Person = { ...person, clothes: { ...clothes, garment: 'dress' } };
  const sari: Person = { ...person, clothes };
  expect(differ(sari, plain, [70, 110, 285, 318])).toBeGreaterThan(0.1);
  const reddish = (p: Person) => {
    const frame = paintFrame(planStill(p, 'studio'), width, height);
    let gold = 0;
    for (let y = 190; y < 260; y++)
      for (let x = 50; x < 120; x++) {
        const at = (y * width + x) * 4;
        if (frame[at]! > frame[at + 1]! + 20 && frame[at + 1]! > frame[at + 2]! + 30) gold++;
      }
    return gold;
  };
  expect(reddish(sari)).toBeGreaterThan(150);
});

test.each([
  ['a woman of 30 with blue headphones, bun', 'headphones', [40, 140, 48, 130]],
  [
    'a woman of 30 with white headphones around her neck, black t-shirt, bun',
    'headphones-around-neck',
    [56, 124, 142, 188],
  ],
  ['a man of 30 with an orange backpack, white t-shirt', 'backpack', [44, 136, 180, 240]],
  ['a man of 30 with a red lanyard, white t-shirt', 'lanyard', [70, 110, 170, 290]],
  ['a woman of 30 in a blue kameez with a yellow dupatta, bun', 'dupatta', [60, 120, 190, 240]],
  ['a man of 30 with a black watch, white t-shirt, hand on his chest', 'watch', [56, 76, 202, 222]],
  ['a fashion designer of 30, woman, black t-shirt, bun', 'measuring-tape', [56, 124, 160, 260]],
  ['a fitness coach of 30, man, black t-shirt', 'towel', [50, 130, 150, 250]],
  ['a photographer of 30, man, white t-shirt', 'camera', [60, 120, 190, 250]],
  ['a surfer of 30, man, white t-shirt', 'surfboard', [8, 40, 60, 140]],
  ['a guitarist of 30, man, white t-shirt', 'guitar', [40, 140, 180, 260]],
  ['a man of 30 with tattoos, white t-shirt, arms folded', 'tattoos', [30, 150, 232, 252]],
] as const)('"%s" has them where they are worn, and nowhere else', (words, name, region) => {
  const described = createPerson(parseDescription(words), 'worn');
  const { accessories, ...without } = {
    ...described,
    body: { ...described.body, ...frontal, mirrored: true as const },
  };
  expect(Object.keys(accessories!)).toEqual([name]);
  const worn: Person = { ...without, accessories: accessories! };
  expect(differ(worn, without, region)).toBeGreaterThan(0.08);
  expect(differ(worn, without, [82, 98, 100, 138])).toBe(0);
});

test('sleeves that hide tattoos are not worn by people whose words name no garment', () => {
  for (let seed = 0; seed < 20; seed++)
    expect(['t-shirt', 'polo', 'dress']).toContain(
      createPerson(parseDescription('a person with tattoos'), `${seed}`).clothes.garment,
    );
});

test('a kimono has a white under-collar, an obi, and sleeves that hide the waist beside the arms', () => {
  const { clothes, ...person } = personOf('a woman in an indigo kimono');
  const kimono: Person = { ...person, clothes: { ...clothes, pattern: 'plain' } };
  expect(
    differ(kimono, { ...kimono, clothes: { ...clothes, pattern: 'plain', second: '#30a040' } }, [66, 114, 290, 314]),
  ).toBeGreaterThan(0.6);
  const red: Person = { ...kimono, clothes: { ...clothes, pattern: 'plain', colour: '#c03030' } };
  expect(differ(kimono, red, [34, 50, 286, 310])).toBeGreaterThan(0.5);
  // Throat and under-collar keep their colours.
  expect(differ(kimono, red, [84, 94, 172, 190])).toBeLessThan(0.2);
});

test('a jacket is drawn with lapels, unlike a casual one, and shows what is worn under it', () => {
  const { clothes, ...person } = personOf('a woman in a navy jacket over a white t-shirt');
  const jacket: Person = { ...person, clothes };
  expect(differ(jacket, { ...person, clothes: { ...clothes, casual: true } }, chest)).toBeGreaterThan(0.1);
  expect(differ(jacket, { ...person, clothes: { ...clothes, inner: 'shirt' } }, [78, 100, 168, 200])).toBeGreaterThan(
    0.1,
  );
});

test('a light apron is seen on the top below it', () => {
  for (const words of [
    'a baker in a white apron',
    'boulanger, tablier blanc',
    'a cook in a white apron over a white shirt',
  ]) {
    const { clothes, ...person } = personOf(words);
    const rgba = paintFrame(planStill({ ...person, clothes }, 'studio'), width, height);
    const meanAt = (x: number, y: number) => {
      const sum = [0, 0, 0];
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          for (const k of [0, 1, 2]) sum[k]! += rgba[((y + dy) * width + x + dx) * 4 + k]! / 25;
      return sum as [number, number, number];
    };
    expect(contrast(meanAt(90, 226), meanAt(90, 200)), words).toBeGreaterThan(0.06);
  }
});

test('a hood stands up beside the neck', () => {
  const { clothes, ...person } = personOf('a woman in a pink hoodie, hair in a bun');
  const jumper: Person = { ...person, clothes: { ...clothes, garment: 'jumper' } };
  for (const [left, right] of [
    [56, 62],
    [120, 126],
  ] as const)
    expect(differ({ ...person, clothes }, jumper, [left, right, 140, 150])).toBeGreaterThan(0.7);
});

test('headscarves are worn in three ways, all around the face', () => {
  const person = personOf('a woman of 30 in a blue hijab');
  const [draped, wrapped, thrown] = (['draped', 'wrapped', 'thrown'] as const).map(
    (headscarf): Person => ({ ...person, headscarf }),
  );
  for (const [a, b] of [
    [draped!, wrapped!],
    [draped!, thrown!],
    [wrapped!, thrown!],
  ] as const) {
    expect(differ(a, b, [50, 130, 160, 220])).toBeGreaterThan(0.12);
    expect(differ(a, b, [78, 102, 100, 140])).toBeLessThan(0.02);
  }
  // The throat is covered in every one.
  const pink: Person = { ...wrapped!, headwearColour: '#c07090', clothes: { ...wrapped!.clothes, garment: 'v-neck' } };
  const blue: Person = { ...pink, headwearColour: '#3060b0' };
  expect(differ(pink, blue, [86, 94, 178, 190])).toBeGreaterThan(0.9);
  // Stored people of earlier builds keep theirs.
  const { headscarf: _, ...stored } = person;
  expect(differ(stored, draped!, [40, 140, 40, 220])).toBe(0);
});

test.each([
  ['blouse', ['collar', 'bow', 'open']],
  ['dress', ['wrap', 'boat', 'square', 'straps']],
] as const)('the necklines of a %s differ', (garment, necklines) => {
  const { clothes, ...person } = personOf(`a woman of 30 in a green ${garment}, bun`);
  const worn = necklines.map((neckline): Person => ({ ...person, clothes: { ...clothes, neckline } }));
  for (const [i, a] of worn.entries())
    for (const b of worn.slice(i + 1)) expect(differ(a, b, [66, 114, 160, 220])).toBeGreaterThan(0.06);
  const { neckline: _, ...stored } = clothes;
  expect(differ({ ...person, clothes: stored }, worn[0]!, chest)).toBe(0);
});

test('a bridal veil is beside the face, not over it', () => {
  const person = personOf('a bride of 30 with a veil and a bun');
  expect(person.headwear).toBe('veil');
  const without: Person = { ...person, headwear: 'none' };
  expect(differ(person, without, [34, 50, 80, 150])).toBeGreaterThan(0.25);
  expect(differ(person, without, [76, 104, 90, 140])).toBeLessThan(0.02);
});

test.each([
  ['bride, wedding dress', true, 'veil'],
  ['novia de 30 años', true, 'veil'],
  ['a woman in a wedding dress, no veil', true, 'none'],
  ['bride in a red wedding dress', false, 'veil'],
  ['mother of the bride in a blue dress', false, 'none'],
])('"%s": a wedding dress is white unless words name a colour, and goes with a veil', (words, white, headwear) => {
  const { clothes, headwear: worn } = personOf(words);
  expect([clothes.colour === '#f4f1ea', worn]).toEqual([white, headwear]);
});

test.each(['a coach in a black sports bra', 'Trainerin, schwarzer Sport-BH', 'entraîneuse, brassière noire'])(
  '"%s" bares the midriff, a tank top does not',
  (words) => {
    const { clothes, ...person } = personOf(words);
    const { neckline: _, ...tank } = clothes;
    expect(differ({ ...person, clothes }, { ...person, clothes: tank }, [70, 110, 264, 274])).toBeGreaterThan(0.5);
  },
);

test('a vest with a hard hat is a safety vest, in any language', () => {
  expect(personOf('Engenheiro com capacete de obra e colete amarelo').clothes.pattern).toBe('reflective');
  expect(personOf('Engenheiro com colete amarelo').clothes.pattern).not.toBe('reflective');
});

test.each([
  ['a woman of 30 in a trench coat', 'coat', [60, 120, 240, 300]],
  ['a woman of 30 in a rain jacket', 'jacket', [70, 110, 170, 240]],
  ['a police officer of 40, woman', 'shirt', [50, 130, 190, 250]],
  ['a woman of 30 in denim dungarees', 'apron', [60, 120, 170, 270]],
] as const)('the clothes of "%s" are not those of a %s', (words, other, region) => {
  const { clothes, ...person } = personOf(words);
  expect(clothes.garment).not.toBe(other);
  const worn: Person = { ...person, clothes };
  expect(differ(worn, { ...person, clothes: { ...clothes, garment: other } }, region)).toBeGreaterThan(0.05);
});

test('a three-piece suit has a waistcoat, in the colour of the suit', () => {
  const { clothes, ...person } = personOf('a man of 45 in a three-piece suit, grey');
  const { inner, ...two } = clothes;
  expect(inner).toBe('waistcoat');
  expect(differ({ ...person, clothes }, { ...person, clothes: two }, [78, 102, 220, 256])).toBeGreaterThan(0.2);
  expect(personOf('a man of 45 in a suit').clothes.inner).toBeUndefined();
});

test('a floral apron has flowers, and the top below it has none', () => {
  const { clothes, ...person } = personOf('a baker of 40 in a floral apron');
  const { secondPattern, ...woven } = clothes;
  expect(secondPattern).toBe('floral');
  expect(clothes.pattern).not.toBe('floral');
  expect(differ({ ...person, clothes }, { ...person, clothes: woven }, [66, 114, 250, 300])).toBeGreaterThan(0.1);
});

test('sleeves that are rolled up bare the forearms, and belong to a shirt', () => {
  const { clothes, ...person } = personOf('a pub owner of 40, man, sleeves rolled up');
  expect(clothes).toMatchObject({ garment: 'shirt', rolled: true });
  const { rolled: _, ...long } = clothes;
  expect(differ({ ...person, clothes }, { ...person, clothes: long }, [20, 50, 270, 310])).toBeGreaterThan(0.2);
  expect(personOf('a man of 40 in a jumper with rolled-up sleeves').clothes.rolled).toBeUndefined();
});

test('an oversized T-shirt is wider and has longer sleeves', () => {
  const { clothes, ...person } = personOf('a man of 25 in an oversized red t-shirt');
  const { loose, ...usual } = clothes;
  expect(loose).toBe(true);
  const change = (region: Parameters<typeof differ>[2]) =>
    differ({ ...person, clothes }, { ...person, clothes: usual }, region);
  // Beside the usual sleeve, over the bare arm, and on the chest.
  expect(change([13, 17, 222, 246])).toBeGreaterThan(0.5);
  expect(change([15, 36, 242, 256])).toBeGreaterThan(0.7);
  expect(change([66, 96, 200, 240])).toBeLessThan(0.05);
});

test('the three ways to tie a head wrap differ above the forehead', () => {
  const person = personOf('a woman of 40 in a yellow headwrap');
  const ties = (['knot', 'bun', 'fan'] as const).map((headwrap): Person => ({ ...person, headwrap }));
  for (const [i, tie] of ties.entries())
    expect(differ(tie, ties[(i + 1) % 3]!, [55, 125, 20, 80])).toBeGreaterThan(0.15);
});

test.each([
  ['a man of 40 in a cowboy hat', 'straw-hat'],
  ['a woman of 40 in a yellow headwrap', 'turban'],
  ['an Emirati man of 45 in a thawb', 'none'],
  ['a man of 30 in a wool cap', 'cap'],
] as const)('the headwear of "%s" is no %s', (words, headwear) => {
  const person = personOf(words);
  expect(differ(person, { ...person, headwear }, [55, 125, 30, 90])).toBeGreaterThan(0.15);
  expect(differ(person, { ...person, headwear }, [84, 96, 120, 140])).toBeLessThan(0.05);
});

test('hair that is tied back shows its tail over a shoulder, and so does one braid', () => {
  for (const words of ['a man of 30 with long dark hair tied back', 'a woman of 30 with a dark braid']) {
    const person = personOf(`${words}, white t-shirt`);
    const short: Person = { ...person, hair: { ...person.hair, style: 'slick-back' } };
    const sides = (
      [
        [56, 72],
        [108, 124],
      ] as const
    ).map(([left, right]) => differ(person, short, [left, right, 170, 200]));
    expect(Math.max(...sides), words).toBeGreaterThan(0.2);
    expect(Math.min(...sides), words).toBeLessThan(0.05);
  }
});

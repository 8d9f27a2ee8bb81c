// Negated traits of a description are excluded from the person.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { describeInterpretation } from './describe-person.ts';
import type { DescribedTraits } from './described-traits.ts';
import { parseDescription } from './parse-description.ts';

test.each<readonly [string, Partial<DescribedTraits>]>([
  ['a woman, not smiling', { gender: 'female', mood: 'serious' }],
  ['a man with no smile', { gender: 'male', mood: 'serious' }],
  ["a man who doesn't smile", { gender: 'male', mood: 'serious' }],
  ['an unsmiling woman', { gender: 'female', mood: 'serious' }],
  ['a non-smiling chef', { mood: 'serious', garment: 'apron' }],
  ['a woman without a smile', { gender: 'female', mood: 'serious' }],
  ['a man who never smiles', { gender: 'male', mood: 'serious' }],
  ['a man who is not cheerful', { gender: 'male', mood: 'serious' }],
  ['not serious, a cheerful man', { gender: 'male', mood: 'cheerful' }],
  ['a woman with no make-up', { gender: 'female', makeUp: false }],
  ['a woman without lipstick', { gender: 'female', makeUp: false }],
  ['a woman without jewellery', { earrings: 'none', necklace: 'none' }],
  ['a woman wearing neither a necklace nor earrings', { earrings: 'none', necklace: 'none' }],
  ['a man not wearing glasses', { glasses: 'none' }],
  ['a man in a suit who never wears a tie', { garment: 'suit', tie: 'none' }],
  ['a clean-shaven man', { facialHair: 'none' }],
  ['a man without any facial hair', { facialHair: 'none' }],
  ['a bald man', { hairStyle: 'bald' }],
  ['a man with no hair', { hairStyle: 'bald' }],
  ['a man who is no longer bald', { gender: 'male', hairStyle: 'crop' }],
  ["he isn't bald", { hairStyle: 'crop' }],
  ['a man with neither beard nor glasses', { facialHair: 'none', glasses: 'none' }],
  ['no beard and moustache', { facialHair: 'none' }],
  ['a man without a hat but with glasses', { headwear: 'none', glasses: 'square' }],
  ['a builder, no hard hat', { headwear: 'none' }],
  ['a chef without a chef’s hat', { headwear: 'none' }],
  ['a woman with a hijab but no glasses', { headwear: 'headscarf', glasses: 'none' }],
  ['a woman with no fringe and long hair', { hairStyle: 'long-straight' }],
  ['a woman without freckles', { freckles: 0 }],
  ['a man, no tie, no jacket, white shirt', { tie: 'none', garment: 'shirt' }],
  ['a doctor without a white coat', { excluded: { garments: ['lab-coat', 'coat'] } }],
  ['not old and not young', { age: 43 }],
])('"%s" gives the expected traits', (text, described) => {
  expect(parseDescription(text)).toMatchObject(described);
});

test('excluded traits are never drawn at random, and the sheet names them', () => {
  for (let i = 0; i < 80; i++) {
    const personFrom = (text: string) => createPerson(parseDescription(text), `${text}${i}`);
    expect(personFrom('a woman whose hair is not curly').hair.style).not.toMatch(/curl/);
    expect(personFrom('no hoodie, no t-shirt').clothes.garment).not.toMatch(/hoodie|t-shirt/);
    expect(personFrom('a man who does not smile').face.smile).toBeLessThan(0.2);
  }
  const text = 'an unsmiling woman, no hoodie, without make-up';
  expect(describeInterpretation(text, parseDescription(text))).toMatch(
    /a serious expression.*no make-up.*excluded traits \(hoodie\)/,
  );
});

test.each([
  ['dark brown skin', 'deep'],
  ['a dark-brown-skinned man', 'deep'],
  ['her skin is a deep brown', 'deep'],
  ['brown skin', 'brown'],
  ['light brown skin', 'tan'],
  ['very dark skin', 'ebony'],
  ['an olive complexion', 'olive'],
  ['fair skin and dark brown hair', 'fair'],
])('"%s" gives the skin tone %s', (text, skin) => {
  expect(parseDescription(text).skin).toBe(skin);
});

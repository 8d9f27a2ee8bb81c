// Reference pictures change the mood of first frames.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { moodOf, moodText } from './mood.ts';
import { parseDescription } from './parse-description.ts';
import { planStill } from './plan-still.ts';
import { applyPalette, type Palette } from './reference-palette.ts';
import { paintFrame } from './still.ts';

const darkWarm: Palette = { accent: '#b8431f', ground: '#3a2416' };
const brightCool: Palette = { accent: '#3f8fd0', ground: '#c8dcec' };

/** Mean lightness of a first frame, and by how much red exceeds blue in it. */
const frame = (palette: Palette | undefined, words: string, scene: string) => {
  const described = parseDescription(words);
  const person = createPerson(palette ? applyPalette(described, palette) : described, words, palette?.ground);
  const rgba = paintFrame(planStill(person, scene), 120, 214);
  let [light, warmth] = [0, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    light += rgba[i]! * 0.2126 + rgba[i + 1]! * 0.7152 + rgba[i + 2]! * 0.0722;
    warmth += rgba[i]! - rgba[i + 2]!;
  }
  return { light: (light * 4) / rgba.length, warmth: (warmth * 4) / rgba.length };
};

test('a dark warm reference and a bright cool one make visibly different first frames of one presenter', () => {
  const [dark, plain, bright] = [darkWarm, undefined, brightCool].map((palette) =>
    frame(palette, 'a woman in a grey blazer', 'an office'),
  );
  expect(dark!.light).toBeLessThan(plain!.light - 15);
  expect(bright!.light).toBeGreaterThan(plain!.light + 10);
  expect(dark!.warmth).toBeGreaterThan(plain!.warmth + 5);
  expect(bright!.warmth).toBeLessThan(plain!.warmth - 5);
});

test('a time of day in the words is kept, and the grade still shows the mood', () => {
  const person = (palette: Palette) => createPerson({}, 'hour', palette.ground);
  expect(planStill(person(darkWarm), 'a kitchen').place.time).toBe('night');
  expect(planStill(person(darkWarm), 'a kitchen in the morning').place.time).toBe('morning');
  expect(planStill(person(darkWarm), 'a kitchen at noon').place.time).toBe('day');
  const [dark, bright] = [darkWarm, brightCool].map((palette) =>
    frame(palette, 'a woman in a grey blazer', 'an office in the morning'),
  );
  expect(bright!.light - dark!.light).toBeGreaterThan(20);
});

test('a garment with a usual colour keeps it despite reference pictures', () => {
  const dressed = (words: string) => createPerson(applyPalette(parseDescription(words), darkWarm), words).clothes;
  const plain = (words: string) => createPerson(parseDescription(words), words).clothes;
  for (const words of ['a doctor', 'a banker', 'a nurse in scrubs', 'a chef'])
    expect(dressed(words).colour).toBe(plain(words).colour);
  expect(dressed('a doctor').second).toBe(darkWarm.accent);
  expect(dressed('a teacher').colour).toBe(darkWarm.accent);
});

test('a mood has a text', () => {
  expect([darkWarm, brightCool].map(({ ground }) => moodText(moodOf(ground)))).toEqual([
    'dark and warm',
    'bright and cool',
  ]);
});

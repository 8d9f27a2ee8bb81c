// From a person and the words of a scene to what a still is painted from.
import { inEnglish } from '../places/foreign-words.ts';
import { hourWords } from '../places/place-words.ts';
import type { PlacePlan } from '../places/plan.ts';
import { planPlace } from '../places/read-place.ts';
import { hourOf, moodOf } from './mood.ts';
import type { Person } from './person.ts';
import type { Framing } from './rig.ts';
import type { StillRecipe } from './still.ts';

/** A place that the person stands out from: its colours keep away from skin, hair and cloth. */
const placeFor = (person: Person, scene: string): PlacePlan => {
  const place = planPlace({
    words: scene,
    seed: person.seed,
    avoid: [
      person.skin[3]!,
      person.clothes.colour,
      person.headwear === 'none' ? person.hair.colours[1]! : person.headwearColour,
    ],
    mood: person.mood,
  });
  return person.mood === null || namesHour(scene) ? place : { ...place, time: hourOf(moodOf(person.mood)) };
};

const namesHour = (scene: string): boolean => {
  const words = inEnglish(scene.toLowerCase());
  return /\b(day\w*|noon|midday|afternoon)\b/.test(words) || hourWords.some(([, pattern]) => pattern.test(words));
};

/** The same person and words make the same recipe. */
export const planStill = (person: Person, scene: string): StillRecipe => ({
  kind: 'painted',
  person,
  place: placeFor(person, scene),
  framing: framingOf(scene),
});

const framingOf = (scene: string): Framing => {
  const text = scene.toLowerCase();
  if (/\bclose[ -]?up|\bheadshot|\bportrait of\b|\bface fills/.test(text)) return 'close';
  return /\bwide (shot|view|angle)|\bfull[ -]?(body|length)|\bfrom (a distance|afar)/.test(text) ? 'wide' : 'medium';
};

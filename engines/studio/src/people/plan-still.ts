// Plans a still: place, time of day and framing, from a person and the words of a scene.
import { placesInEnglish } from '../places/foreign-words.ts';
import { hourWords } from '../places/place-words.ts';
import type { PlacePlan } from '../places/plan.ts';
import { planPlace } from '../places/plan-place.ts';
import { hasThingBehind } from './accessories/behind.ts';
import { firstViewpoint, hasBrim } from './first-viewpoint.ts';
import { moodOf, timeOfDayFor } from './mood.ts';
import type { Person } from './person.ts';
import { holdsProp } from './props.ts';
import type { Framing } from './rig.ts';
import type { StillRecipe } from './still.ts';
import type { Accessory, ArmPose, Garment } from './traits.ts';

/** A place whose colours contrast with the person's skin, hair and clothes. */
const placeFor = (person: Person, scene: string): PlacePlan => {
  const place = planPlace({
    words:
      person.clothes.garment === 'kimono' && !TEA_ROOM_ABROAD.test(scene)
        ? scene.replace(TEA_ROOM, 'japanese $&')
        : scene,
    seed: person.seed,
    avoid: [
      person.skin[3]!,
      person.clothes.colour,
      person.headwear === 'none' ? person.hair.colours[1]! : person.headwearColour,
    ],
    mood: person.mood,
  });
  return person.mood === null || namesTimeOfDay(scene) ? place : { ...place, time: timeOfDayFor(moodOf(person.mood)) };
};

/** A tea room is a café, but not that of a person in a kimono, unless it is of another country. */
const TEA_ROOM =
  /(?<!\b(?:chinese|taiwanese|korean|vietnamese|indian|persian|turkish|russian|moroccan|english|british|scottish|irish|victorian|french)[ -](?:style )?)\btea[ -]?(?:room|house)s?\b/giu;

/** "A tea house in Shanghai". */
const TEA_ROOM_ABROAD =
  /\b[Tt]ea[ -]?(?:[Rr]oom|[Hh]ouse)s? in (?!(?:Japan|Kyoto|Tokyo|Osaka|Nara|Kanazawa|Kamakura|Uji)\b)\p{Lu}/u;

const namesTimeOfDay = (scene: string): boolean => {
  const words = placesInEnglish(scene.toLowerCase());
  return /\b(day\w*|noon|midday|afternoon)\b/.test(words) || hourWords.some(([, pattern]) => pattern.test(words));
};

/** Deterministic: the same person and words make the same recipe. */
export const planStill = (person: Person, scene: string): StillRecipe => ({
  kind: 'painted',
  person,
  place: placeFor(person, scene),
  framing: framingOf(scene),
});

/** Poses of one hand before the chest that only words ask for. */
const single = new Set<ArmPose>(['heart', 'elbow']);

/** Poses whose hands or elbows are at the hips, or far beside the body; hands nearer to the floor are in no first frame. */
const wide = new Set<ArmPose>(['palm', 'hip', 'hips', 'clasped', 'interlaced', 'wrist', 'folded']);

/** Garments that are told from tops by their bib or waist. */
const toWaist = new Set<Garment>(['dress', 'jumpsuit', 'apron', 'dungarees', 'sari', 'kimono']);
/** Accessories that reach below the chest, or are there. */
const longWorn = ['lanyard', 'measuring-tape', 'camera', 'guitar', 'tattoos'] satisfies Accessory[];

/**
 * The recipe of a first frame. Hands are in it as a whole or not at all: before the chest they are seen from the waist up, at the
 * hips, on folded arms or beside the shoulder from farther away. Without words that ask for a pose, arms hold a thing, or hang at the
 * sides of a person, who is seen from so near that their ends are not missed: buyers prefer the larger face to any pose. A garment
 * that is seen from farther away goes with clasped hands.
 */
export const planFirstStill = (person: Person, scene: string): StillRecipe => {
  const recipe = planStill(person, scene);
  if (recipe.framing !== 'medium') return recipe;
  const { arms, isPoseRandom = false } = person.body;
  if (holdsProp(arms) || (!isPoseRandom && single.has(arms)))
    return { ...recipe, viewpoint: firstViewpoint(person, 'waist') };
  if (!isPoseRandom && wide.has(arms)) return { ...recipe, viewpoint: firstViewpoint(person, 'hips') };
  const posed = (pose: ArmPose): Person => ({ ...person, body: { ...person.body, arms: pose } });
  const { garment } = person.clothes;
  if (isPoseRandom && toWaist.has(garment) && garment !== 'kimono') {
    const clasped = posed('interlaced');
    return { ...recipe, person: clasped, viewpoint: firstViewpoint(clasped, 'hips') };
  }
  const hanging = posed('hanging');
  return {
    ...recipe,
    person: hanging,
    viewpoint: firstViewpoint(hanging, isWornLow(hanging) ? 'waist' : 'chest'),
  };
};

/** Whether clothes or accessories are told by what is seen of them from the waist up, or are wider than a near frame. */
const isWornLow = (person: Person): boolean =>
  hasThingBehind(person) ||
  hasBrim(person) ||
  person.headwear === 'ghutra' ||
  toWaist.has(person.clothes.garment) ||
  person.clothes.graphic === true ||
  longWorn.some((accessory) => person.accessories?.[accessory] !== undefined) ||
  // A headscarf covers what hangs around the neck.
  (person.headwear === 'headscarf' && person.accessories !== undefined);

const framingOf = (scene: string): Framing => {
  const text = scene.toLowerCase();
  if (/\bclose[ -]?up|\bheadshot|\bportrait of\b|\bface fills/.test(text)) return 'close';
  return /\bwide (shot|view|angle)|\bfull[ -]?(body|length)|\bfrom (a distance|afar)/.test(text) ? 'wide' : 'medium';
};

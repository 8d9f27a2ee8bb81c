// The places of a scenes film: what its words are a picture of, and how a place that they name looks in this film.
import type { PlaceKind, Season, TimeOfDay, Weather } from '../../../../engines/studio/src/places/plan.ts';
import { planPlace } from '../../../../engines/studio/src/places/read-place.ts';

const planOf = (words: string) => planPlace({ words, seed: '', avoid: [] });

/** What the words are a picture of: the same for "our shop" and "the shop". */
export const placeKindOf = (words: string): PlaceKind => planOf(words).kind;

/** Whether a place stands in the words that could be shown by itself. */
export const namesPlace = (words: string): boolean => !['abstract', 'studio'].includes(placeKindOf(words));

/**
 * The place that the words name, or `home`, the words for where the film plays, where they name none or the same one. What they
 * leave open of hour, weather and season is as it is there.
 */
export const placeNear = (home: string, words: string): string => {
  if (!namesPlace(words) || placeKindOf(words) === placeKindOf(home)) return home;
  const [there, here] = [planOf(home), planOf(words)];
  const said = [
    here.time === 'day' && HOURS[there.time],
    here.weather === 'clear' && WEATHERS[there.weather],
    here.season === 'summer' && SEASONS[there.season],
  ];
  return [words, ...said.filter(Boolean)].join(' ');
};

/** As `planPlace` reads them; what it takes for granted needs no words. */
const HOURS: Readonly<Record<TimeOfDay, string>> = {
  morning: 'in the morning',
  day: '',
  golden: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};
const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: '',
  cloudy: 'under clouds',
  rain: 'in the rain',
  snow: 'in the snow',
  fog: 'in the fog',
};
const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'in spring',
  summer: '',
  autumn: 'in autumn',
  winter: 'in winter',
};

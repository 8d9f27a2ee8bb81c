// Reads the place in the description of a scene, for the planner of scenes videos.
import type { ScenePlace } from '@greenroom/engine-kit/ports/scene-clip';
import type { Season, TimeOfDay, Weather } from '../places/plan.ts';
import { namedSeason, namedTime, planPlace, toldPlace } from '../places/plan-place.ts';

export const readScenePlace = (words: string): ScenePlace => {
  const { weather } = planPlace({ words, seed: '', avoid: [] });
  const told = toldPlace(words);
  const time = namedTime(words);
  const season = namedSeason(words);
  return {
    kind: told === undefined || told.kind === 'studio' ? null : told.kind,
    isNamed: told?.isNamed ?? false,
    // A time that only the seed chooses is none of the scene's: the presenter's place has its own.
    time: time && HOURS[time],
    weather: WEATHERS[weather],
    season: season && SEASONS[season],
  };
};

/** Phrases that `planPlace` reads as these values; clear weather, its default, needs none. */
const HOURS: Readonly<Record<TimeOfDay, string>> = {
  morning: 'in the morning',
  day: 'by day',
  golden: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};
const WEATHERS: Readonly<Record<Weather, string | undefined>> = {
  clear: undefined,
  cloudy: 'under clouds',
  rain: 'in the rain',
  snow: 'in the snow',
  fog: 'in the fog',
};
const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'in spring',
  summer: 'in summer',
  autumn: 'in autumn',
  winter: 'in winter',
};

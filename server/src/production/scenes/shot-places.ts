// The places of a scenes film: how a place that words name looks in this film.
import type { ScenePlace } from '@greenroom/engine-kit/ports/scene-clip';

/** The engine's reading of words. */
export type ReadPlace = (words: string) => ScenePlace;

/**
 * The place that the words name, or `home`, the words for where the film plays, where they name none or the same one. The
 * time of day, weather and season that they leave open are those of `home`.
 */
export const placeNear = (home: string, words: string, read: ReadPlace): string => {
  const [there, here] = [read(home), read(words)];
  if (here.kind === null || here.kind === there.kind) return home;
  const added = [here.time ? '' : there.time, here.weather ? '' : there.weather, here.season ? '' : there.season];
  return [words, ...added.filter(Boolean)].join(' ');
};

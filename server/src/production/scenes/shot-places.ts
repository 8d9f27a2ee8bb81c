// The places of a scenes video: time of day, weather and season stay consistent between them.
import type { ScenePlace } from '@greenroom/engine-kit/ports/scene-clip';

/** The engine's interpretation of words as a place. */
export type ReadPlace = (words: string) => ScenePlace;

/**
 * The place that the words name, with the time of day, weather and season of `home` unless they name others. Returns
 * `home`, the setting of the video, if they name no place or the same one.
 */
export const placeNear = (home: string, words: string, read: ReadPlace): string => {
  const [there, here] = [read(home), read(words)];
  if (here.kind === null || here.kind === there.kind) return home;
  const added = [here.time ? '' : there.time, here.weather ? '' : there.weather, here.season ? '' : there.season];
  return [words, ...added.filter(Boolean)].join(' ');
};

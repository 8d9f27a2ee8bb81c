// The places of a scenes video: time of day, weather and season stay consistent between them.
import type { ScenePlace } from '@greenroom/engine-kit/ports/scene-clip';

/** The engine's interpretation of words as a place. */
export type ReadPlace = (words: string) => ScenePlace;

const AND = '(?:and|y|und|et|e)';
const THEN = '(?:then|later|afterwards|finally|luego|después|dann|danach|später|puis|ensuite|depois|poi|dopo|infine)';
const IN = '(?:in|inside|on|at|by|from|en|im|am|auf|vor|dans|sur|à|au|em|na|no|nel|nella|sul|sulla|al|alla)';
/** Before the words of another place: "in the kitchen, then on the beach". Others describe the same: "a café, on a terrace". */
const PARTS = new RegExp(`\\s(?=(?:${AND}\\s)?${THEN}\\s|${AND}\\s${IN}\\s)|(?<=[.;!?])\\s(?=${IN}\\s)`, 'iu');

/** The words of each place that `words` name one after the other; `words` alone if they name one or none. */
export const placesIn = (words: string, read: ReadPlace): string[] => {
  const found: { text: string; kind: string | null }[] = [];
  for (const text of words.split(PARTS)) {
    const last = found.at(-1);
    const { kind } = read(text);
    if (last && (kind === null || last.kind === null || kind === last.kind)) {
      last.text += ` ${text}`;
      last.kind ??= kind;
    } else found.push({ text, kind });
  }
  return found.map(({ text }) => text);
};

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

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

/**
 * The setting with the season and the time of day that the script names, unless it names several, or the setting its own: no
 * blossoms while the script says "now in November". A day may be any day, and the night would make the whole film dark.
 */
export const placeInTimeOf = (script: readonly string[], home: string, read: ReadPlace): string => {
  const here = read(home);
  if (here.kind === null) return home;
  const told = script.map(read);
  const hours = HOURS.map((words) => read(words).time);
  const added = [
    here.season ? undefined : theOnly(told.map(({ season }) => season)),
    here.time ? undefined : theOnly(told.map(({ time }) => time).filter((time) => hours.includes(time))),
  ];
  return [home, ...added.filter((words) => words !== undefined)].join(' ');
};
/** The times of day that a script may give to its setting. */
const HOURS = ['in the morning', 'at sunset', 'in the evening'];

const theOnly = (words: readonly (string | undefined)[]): string | undefined => {
  const [first, ...others] = new Set(words.filter((word) => word !== undefined));
  return others.length === 0 ? first : undefined;
};

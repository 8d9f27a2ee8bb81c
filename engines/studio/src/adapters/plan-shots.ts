// What a scenes video is about, and its shots with the things that are shown for a moment.
import { withBeats, withLists } from '../scene/beats.ts';
import { type PlannedShot, withCutAways } from '../scene/cut-aways.ts';
import { labelText } from '../scene/label-text.ts';
import { namedIn, namedThings } from '../scene/named-things.ts';
import { namesPrice } from '../scene/price.ts';
import { shareOf } from '../scene/share-figure.ts';
import { subjectThing } from '../scene/subject-thing.ts';
import type { SceneClipInput } from './scene-clip.ts';

/** So many words tell what a film is about. */
const SUBJECT_WORDS = 16;

/** What a film is about: it says so at its beginning, and later it names other things too. */
export const filmThingOf = ({ words }: SceneClipInput['timings']): string | undefined =>
  subjectThing(
    words
      .slice(0, SUBJECT_WORDS)
      .map(({ text }) => text)
      .join(' '),
  );

/** The thing of a title card; undefined if it has none. */
export const cardThingOf = ({ title, isPhrase }: PlannedShot, filmThing: string | undefined): string | undefined =>
  title === null || shareOf(title)
    ? undefined
    : (namedIn(labelText(title), filmThing) ??
      subjectThing(labelText(title)) ??
      (isPhrase ? undefined : filmThing) ??
      (namesPrice(labelText(title)) ? 'coins' : undefined));

/** The shots with lists, cut-aways and beats; a film with pictures of the client shows those instead of things. */
export const plannedShots = ({ shots, elements, timings, fast }: SceneClipInput): PlannedShot[] => {
  const listed = withLists(shots, timings.words);
  return withBeats(elements.length > 0 ? listed : withThings(listed, timings), timings.words, !fast);
};

const withThings = (shots: readonly PlannedShot[], timings: SceneClipInput['timings']): PlannedShot[] => {
  const filmThing = filmThingOf(timings);
  const cards = shots.slice(0, -1).flatMap((shot) => {
    const name = shot.subject === 'title' ? cardThingOf(shot, filmThing) : undefined;
    return name ? [{ name, startMs: shot.startMs }] : [];
  });
  // The figure of a share fills while it is spoken, and a hook has a thing beside it.
  const canShow = ({ title, startMs, list }: PlannedShot) =>
    list === undefined && (title === null || (shareOf(title) === undefined && startMs > 0));
  return withCutAways(shots, namedThings(timings.words, filmThing), cards, canShow);
};

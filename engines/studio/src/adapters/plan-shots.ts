// What a scenes video is about, and its shots with the things that are shown for a moment.
import { withBeats, withLists } from '../scene/beats.ts';
import { type PlannedShot, withCutAways } from '../scene/cut-aways.ts';
import { labelText } from '../scene/label-text.ts';
import { type NamedThing, namedIn, namedThings } from '../scene/named-things.ts';
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
      (namesPrice(labelText(title)) ? 'coins' : undefined) ??
      (isPhrase ? undefined : filmThing));

/** The shots with lists, cut-aways and beats; a film with pictures of the client shows those instead of things. */
export const plannedShots = ({ shots, elements, timings, fast }: SceneClipInput): PlannedShot[] => {
  const filmThing = filmThingOf(timings);
  const named = namedThings(timings.words, filmThing);
  const listed = withHookThing(withLists(shots, timings.words), named, filmThing);
  const shown = elements.length > 0 ? listed : withThings(listed, named, filmThing);
  return withBeats(shown, timings.words, !fast);
};

/** The presenter says the hook beside the first thing that it names, or else beside that of the film. */
const withHookThing = (
  [first, ...others]: readonly PlannedShot[],
  named: readonly NamedThing[],
  filmThing: string | undefined,
): PlannedShot[] => {
  const isHook = first!.startMs === 0 && first!.subject === 'presenter';
  const name = named.find(({ startMs }) => startMs < first!.endMs)?.name ?? filmThing;
  return [isHook && name ? { ...first!, beside: [{ name, startMs: 0 }] } : first!, ...others];
};

const withThings = (
  shots: readonly PlannedShot[],
  named: readonly NamedThing[],
  filmThing: string | undefined,
): PlannedShot[] => {
  const shown = shots.slice(0, -1).flatMap((shot) => {
    const { startMs, list = [], beside = [] } = shot;
    const card = shot.subject === 'title' ? cardThingOf(shot, filmThing) : undefined;
    const listed = list
      .filter((item) => item.startMs >= startMs)
      .map((item) => ({ name: namedIn(item.text, filmThing), startMs: item.startMs }));
    return [{ name: card, startMs }, ...beside, ...listed].flatMap(({ name, startMs }) =>
      name ? [{ name, startMs }] : [],
    );
  });
  // The figure of a share fills while it is spoken, and a hook has a thing beside it.
  const canShow = ({ title, startMs, list }: PlannedShot) =>
    list === undefined && (title === null || (shareOf(title) === undefined && startMs > 0));
  return withCutAways(shots, named, shown, canShow);
};

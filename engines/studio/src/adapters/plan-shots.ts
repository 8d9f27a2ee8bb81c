// What a scenes video is about, and its shots with the things that are shown for a moment.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { MOST_SEEN, type PlannedShot, withCutAways } from '../scene/cut-aways.ts';
import { labelText } from '../scene/label-text.ts';
import { type NamedThing, namedThings } from '../scene/named-things.ts';
import { shareOf } from '../scene/share-figure.ts';
import { SHOT } from '../scene/shots.ts';
import { subjectThing } from '../scene/subject-thing.ts';
import type { SceneClipInput } from './scene-clip.ts';

/** So many words tell what a film is about. */
const SUBJECT_WORDS = 16;

/** What a film is about: it says so at its beginning, and later it names other things too. */
const filmThingOf = ({ words }: SceneClipInput['timings']): string | undefined =>
  subjectThing(
    words
      .slice(0, SUBJECT_WORDS)
      .map(({ text }) => text)
      .join(' '),
  );

/** The thing that the words of a title card name, or else that of the film; a share has a figure. */
const cardThingOf = ({ title }: SceneShot, filmThing: string | undefined): string | undefined => {
  if (title === null || shareOf(title)) return undefined;
  const words = labelText(title)
    .split(/\s+/u)
    .map((text) => ({ text, startMs: 0, endMs: 0 }));
  return namedThings(words, filmThing).find(({ name }) => name !== 'clock')?.name ?? filmThing;
};

/** A presenter who is seen for longer without anything new is seen from nearer or farther. */
const MAX_UNCUT_MS = 4000;
const MIN_PART_MS = 1600;
const FRAMES_BEFORE = 3;
const FRAME_MS = 1000 / SHOT.framesPerSecond;

/** The framings after a cut within a shot: the first one that the next shot does not have, or else the first. */
const OTHER = { wide: ['medium', 'close'], medium: ['close'], close: ['medium'] } as const;

/** Cuts a long shot of the presenter where new words appear. */
const withCuts = (shot: PlannedShot, next: PlannedShot | undefined): PlannedShot[] => {
  const { title, phrases = [], startMs, endMs } = shot;
  if (shot.subject !== 'presenter' || shot.thing || shot.beside || shot.element !== null) return [shot];
  if (startMs === 0 || endMs - startMs <= MAX_UNCUT_MS) return [shot];
  const middle = (startMs + endMs) / 2;
  const [at] = [...phrases.map((phrase) => phrase.startMs), ...(title ? [title.keyMs] : [])]
    .map((ms) => (Math.round(ms / FRAME_MS) - FRAMES_BEFORE) * FRAME_MS)
    .filter((ms) => ms - startMs >= MIN_PART_MS && endMs - ms >= MIN_PART_MS)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (at === undefined) return [shot];
  const others = OTHER[shot.framing];
  const framing = others.find((other) => other !== next?.framing) ?? others[0];
  return [{ ...shot, endMs: at }, ...withCuts({ ...shot, startMs: at, framing, transition: 'cut' }, next)];
};

/**
 * The shots with the things that they show: beside the presenter with the first words, on cards, and where they are named. A film with
 * pictures of the client shows those where things are named.
 */
export const plannedShots = ({ shots, elements, timings, fast }: SceneClipInput): PlannedShot[] => {
  const filmThing = filmThingOf(timings);
  const end = shots.length - 1;
  const shown: NamedThing[] = filmThing && shots[0]!.startMs === 0 ? [{ name: filmThing, startMs: 0 }] : [];
  const canSee = (name: string | undefined): name is string =>
    name !== undefined && shown.filter((one) => one.name === name).length < MOST_SEEN;
  const withCards = shots.map((shot, index): PlannedShot => {
    const thing = shot.subject === 'title' && index < end ? cardThingOf(shot, filmThing) : undefined;
    if (!canSee(thing)) return shot;
    shown.push({ name: thing, startMs: shot.startMs });
    return { ...shot, thing };
  });
  // The figure of a share fills while it is spoken, and a hook has a thing beside it.
  const canShow = ({ title, startMs }: SceneShot) => title === null || (shareOf(title) === undefined && startMs > 0);
  const named = elements.length > 0 ? [] : namedThings(timings.words, filmThing);
  const planned = withCutAways(withCards, named, shown, canShow);
  if (filmThing) {
    const [first, last] = [planned[0]!, planned.at(-1)!];
    const later = planned.filter(({ thing, beside }) => [thing, beside?.name].includes(filmThing)).length;
    if (first.startMs === 0) planned[0] = { ...first, beside: { name: filmThing, startMs: 0 } };
    if (planned.length > 1 && later + 1 < MOST_SEEN) planned[planned.length - 1] = { ...last, thing: filmThing };
  }
  return fast ? planned : planned.flatMap((shot, index) => withCuts(shot, planned[index + 1]));
};

// The title cards of a scenes video: their words, and whether the presenter is above them.
import { mainDirection } from '@greenroom/captions/direction';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { joinWords } from '@greenroom/engine-kit/text/words';
import type { Canvas } from '@napi-rs/canvas';
import { goingOn } from '../scene/card-entrance.ts';
import { withFigure } from '../scene/card-figure.ts';
import type { Rows } from '../scene/card-parts.ts';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { denies } from '../scene/denied.ts';
import { LOGO_ROOM, withEndLogo } from '../scene/end-logo.ts';
import { labelText } from '../scene/label-text.ts';
import { CONJUNCTION, ENDS_SENTENCE } from '../scene/list-items.ts';
import type { SpokenPromise } from '../scene/offer-words.ts';
import type { Frame, Overlay } from '../scene/overlay.ts';
import { genderIn } from '../scene/people-words.ts';
import { FIGURE, shareFigure } from '../scene/share-figure.ts';
import { shareOf } from '../scene/share-words.ts';
import { framesUntil } from '../scene/shots.ts';
import { titleCard } from '../scene/title-card.ts';
import { isAddress } from '../words/address.ts';
import { spokenAfter } from '../words/spoken-after.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { BEFORE_SPOKEN, enteringAt } from './shot-labels.ts';

type Title = NonNullable<SceneShot['title']>;

/** Of the last words on a card. */
const MIN_READ_MS = 1500;
/** Frames before rings around the button of an end card begin, or later with its words. */
const RINGS_AFTER = 12;
/** Of what one gets, after the address. */
const PROMISE_LETTERS = 48;
/** The times of a word and of its title may differ by so much. */
const NEAR_MS = 120;
/** A title that ends so close to the end of the speech is the end card. */
const END_MS = 100;

export const showsPresenter = ({ subject, thing }: PlannedShot): boolean =>
  thing === undefined && (subject === 'presenter' || subject === 'split');

/**
 * @param cardFrame with an accent that is seen on the ground of a card
 * @param logo of the client, once it is read
 */
export const createShotCards = (
  { shots, timings, fast }: Pick<SceneClipInput, 'timings' | 'fast'> & { shots: readonly PlannedShot[] },
  {
    speechMs,
    frame,
    cardFrame,
    logo,
  }: {
    speechMs: number;
    frame: Frame;
    cardFrame: Frame;
    logo: () => Canvas | undefined;
  },
) => {
  const isEndCard = (shot: SceneShot): boolean =>
    shot.subject === 'title' && shot === shots.at(-1) && shot.startMs > 0 && shot.endMs > speechMs - END_MS;

  /** When the parts of a title are spoken; its last words may be those of another sentence. */
  const spokenIn = (shot: SceneShot, { after, keyMs }: Title) => {
    const spokenMs = spokenAfter(timings.words, keyMs, after);
    // Long enough to be read.
    const afterMs = spokenMs === undefined ? undefined : Math.min(spokenMs, shot.endMs - MIN_READ_MS);
    const fromKey = timings.words.filter(({ startMs }) => startMs >= keyMs - 1);
    return {
      key: framesUntil(keyMs, shot) - BEFORE_SPOKEN,
      // The first picture of a film is its thumbnail.
      wordsAt: shot.startMs === 0 ? [] : fromKey.map(({ startMs }) => framesUntil(startMs, shot) - BEFORE_SPOKEN),
      after: afterMs === undefined ? undefined : framesUntil(afterMs, shot) - BEFORE_SPOKEN,
    };
  };

  /** What one gets, after the address in its sentence: "and drink real coffee by Friday". */
  const promiseAfter = ({ key, after, keyMs }: Title, shot: SceneShot): SpokenPromise | undefined => {
    const lastWord = key.slice(key.lastIndexOf(' ') + 1);
    const at = timings.words.findIndex(({ text, startMs }) => startMs >= keyMs - NEAR_MS && text.startsWith(lastWord));
    const [first, ...rest] = at < 0 ? [] : timings.words.slice(at + 1);
    const last = rest.findIndex(({ text }) => ENDS_SENTENCE.test(text));
    const clause = rest.slice(0, last + 1);
    const text = joinWords(clause.map((word) => word.text)).replace(ENDS_SENTENCE, '');
    const isPromise = first !== undefined && CONJUNCTION.test(`${first.text.toLowerCase()} `) && clause.length > 1;
    const isContact = isAddress(key) || !/\p{L}/u.test(key);
    if (!isPromise || !isContact || [...text].length > PROMISE_LETTERS || denies(text)) return undefined;
    if (after !== '' && text.toLowerCase().includes(after.toLowerCase())) return undefined;
    const spoken = Math.min(clause[0]!.startMs, shot.endMs - MIN_READ_MS);
    const [initial = '', ...others] = text;
    const written = initial.toLocaleUpperCase() + others.join('');
    return { text: written, at: Math.max(0, framesUntil(spoken, shot) - BEFORE_SPOKEN) };
  };

  const cardOf = ({ sinceMs, ...shot }: PlannedShot, rows?: Rows, tallest?: number): Overlay | undefined => {
    if (sinceMs === undefined) return newCardOf(shot, rows, tallest);
    const card = newCardOf({ ...shot, startMs: sinceMs }, rows, tallest);
    return card && goingOn(card, framesUntil(shot.startMs, { startMs: sinceMs }));
  };

  const newCardOf = ({ title, ...shot }: SceneShot, rows?: Rows, tallest?: number): Overlay | undefined => {
    if (title === null) return undefined;
    const end = rows && { ...rows, ringsAt: Math.max(RINGS_AFTER, framesUntil(title.keyMs, shot)) };
    const spoken = spokenIn({ title, ...shot }, title);
    const promise = end && promiseAfter(title, { title, ...shot });
    const words = (rows = end) =>
      (promise && titleCard(title, { ...spoken, promise }, cardFrame, rows, tallest)) ??
      titleCard(title, spoken, cardFrame, rows, tallest);
    const picture = logo();
    if (!picture || !end) return words();
    // The words count more than the logo, which is in a corner too.
    const below = words({ ...end, top: end.top + LOGO_ROOM });
    return below ? withEndLogo(below, picture, frame) : words();
  };

  /** The card with the share that it names as a figure; undefined if it names none. */
  const withShare = (card: Overlay, shot: SceneShot): Overlay | undefined => {
    const { title } = shot;
    const share = title && shareOf(title);
    if (!share || !frame.faces) return undefined;
    const text = labelText(title);
    const direction = mainDirection(text);
    const after = enteringAt(shot, framesUntil(title.keyMs, shot));
    const place = { ...FIGURE.onCard, direction, after, plate: undefined, colour: cardFrame.accent };
    const faces = frame.faces(genderIn(text), share.whole);
    return withFigure(card, (tallest) => shareFigure(share, faces, place, tallest, frame), frame);
  };

  /** A framing in which the presenter is painted anyway at the place of a card. */
  const panelFraming = ({ place }: SceneShot): 'wide' | 'medium' | undefined => {
    const seen = shots.filter((one) => one.place === place && one.element === null && showsPresenter(one));
    if (seen.some(({ framing }) => framing === 'wide')) return 'wide';
    return seen.length > 0 && !fast ? 'medium' : undefined;
  };

  /** A list has the presenter above it too. */
  const isBesideList = (shot: PlannedShot): boolean => {
    const at = shots.indexOf(shot);
    return [at - 1, at + 1].some((near) => shots[near]?.list !== undefined);
  };

  /** Whether the presenter is seen above the words of a card, because it has nothing else. */
  const hasPanel = (shot: PlannedShot): boolean =>
    shot.subject === 'title' &&
    shot.title !== null &&
    shot.startMs > 0 &&
    !isEndCard(shot) &&
    !isBesideList(shot) &&
    shareOf(shot.title) === undefined &&
    shot.below === undefined &&
    panelFraming(shot) !== undefined;

  return { cardOf, withShare, isEndCard, hasPanel, panelFraming };
};

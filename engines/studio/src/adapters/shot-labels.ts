// The words of a shot beside the presenter or over a picture: its title and the phrases around it, each when it is spoken.
import { mainDirection } from '@greenroom/captions/direction';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { lightness, rgb } from '../paint/colour.ts';
import { INK, PAPER } from '../scene/card-colours.ts';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { labelText } from '../scene/label-text.ts';
import { numberClaim } from '../scene/number-claim.ts';
import type { Frame, Overlay } from '../scene/overlay.ts';
import { genderIn } from '../scene/people-words.ts';
import { hookWords, keyLabel, overlaid, phraseLabels } from '../scene/picture-overlays.ts';
import { namesPrice } from '../scene/price.ts';
import { FIGURE, shareFigure } from '../scene/share-figure.ts';
import { type Share, shareIn, shareOf } from '../scene/share-words.ts';
import { framesUntil } from '../scene/shots.ts';
import { plainWord } from '../words/plain-word.ts';
import { spokenAfter } from '../words/spoken-after.ts';

type Title = NonNullable<SceneShot['title']>;

/** Words appear so many frames before they are spoken. */
export const BEFORE_SPOKEN = 3;
/** The first words of a shot appear with it, unless they are spoken much later. */
const MAX_WAIT_MS = 1000;
/** The last line of a claim is seen at least so long. */
const READ_FRAMES = 30;
/** A price is seen so long, or so long after its number or its last word. */
const PRICE_MS = { max: 3000, afterLast: 1000, afterKey: 1500 };

/** Rings in a lighter accent are not seen on white. */
const PALE_ACCENT = 0.75;
/** Between a figure and the label below it, and the face above it, as a share of the height. */
const FIGURE_GAP = 0.012;

/** The frames of words in a shot. `after`: undefined if they are visible from its first frame on. */
interface Seen {
  after: number | undefined;
  until: number;
}

/** When words are shown in a shot that are spoken from `fromMs` until others begin. */
const seenIn = (shot: SceneShot, starts: readonly number[], fromMs: number): Seen => {
  const next = Math.min(...starts.filter((ms) => ms > fromMs));
  const until = framesUntil(next, shot) - BEFORE_SPOKEN;
  // The shot before has shown them.
  if (fromMs < shot.startMs) return { after: undefined, until };
  const isFirst = fromMs === Math.min(...starts);
  const after =
    isFirst && fromMs - shot.startMs < MAX_WAIT_MS ? 0 : Math.max(0, framesUntil(fromMs, shot) - BEFORE_SPOKEN);
  return { after: enteringAt(shot, after), until };
};

/** Whether a title begins with the first word that is spoken from its time on. */
const isSpokenFrom = ({ before, key, keyMs }: Title, words: readonly SpokenWord[]): boolean => {
  const [first] = splitWords(before || key);
  const said = words.find(({ startMs }) => startMs >= keyMs - 1);
  return first !== undefined && said !== undefined && isSame(said.text, first);
};

const isSame = (one: string, other: string): boolean => plainWord(one) === plainWord(other);

/** When the words after a title are spoken; undefined if they are not found. */
const spokenRest = ({ keyMs, after }: Title, words: readonly SpokenWord[]): Omit<SpokenWord, 'text'> | undefined => {
  const startMs = spokenAfter(words, keyMs, after);
  const first = words.findIndex((word) => word.startMs === startMs);
  const last = words[first + splitWords(after).length - 1];
  return first < 0 || last === undefined ? undefined : { startMs: startMs!, endMs: last.endMs };
};

/** A price is not seen longer, also over a cut, but until all of its words have been said: without it, they mean nothing. */
const brief = (title: Title, shot: SceneShot, { after, until }: Seen, words: readonly SpokenWord[]): Seen => {
  if (!namesPrice(labelText(title))) return { after, until };
  const rest = title.after === '' ? undefined : spokenRest(title, words);
  // The number may be said late in its label.
  const saidMs = spokenAfter(words, title.keyMs - 1, title.key) ?? title.keyMs;
  const untilMs = Math.max(
    title.keyMs + PRICE_MS.max,
    saidMs + PRICE_MS.afterKey,
    rest === undefined ? 0 : rest.endMs + PRICE_MS.afterLast,
  );
  return { after, until: Math.min(until, framesUntil(untilMs, shot)) };
};

/** From the first frame of a video on, because feeds show it as the thumbnail. */
export const enteringAt = ({ startMs }: SceneShot, after: number): number | undefined =>
  startMs === 0 && after <= 0 ? undefined : Math.max(0, after);

/**
 * @param words of the whole speech
 * @param chinY of the presenter, as a share of the frame, if labels must be below it
 */
export const labelOf = (
  shot: SceneShot,
  words: readonly SpokenWord[],
  frame: Frame,
  chinY?: number,
): Overlay | undefined => {
  const { title, endMs, phrases = [] } = shot;
  const starts = [...phrases, ...(title ? [{ startMs: title.keyMs }] : [])].map(({ startMs }) => startMs);
  const frameCount = framesUntil(endMs, shot);
  const isSeen = ({ after = 0, until }: Seen): boolean => until > 0 && after < frameCount;
  const wordsFrom = (ms: number): number[] =>
    words.filter((word) => word.startMs >= ms - 1).map((word) => framesUntil(word.startMs, shot) - BEFORE_SPOKEN);
  // The shot before has shown all lines in time.
  const linesIn = (ms: number, seen: Seen): number[] =>
    ms < shot.startMs ? [] : inTime(wordsFrom(ms), seen, frameCount);
  const shown = phrases
    .map(({ text, startMs }) => ({ text, startMs, ...seenIn(shot, starts, startMs), wordsAt: wordsFrom(startMs) }))
    .filter(isSeen);
  const speech = speechOf(words);
  const labels = shown.flatMap((phrase) => {
    const claim = numberClaim(phrase.text, speech);
    const label = claim && keyLabel(claim, phrase.after, frame, chinY, linesIn(phrase.startMs, phrase));
    if (label) return [untilFrame(label, phrase.until)];
    const [said] = phraseLabels([phrase], frame, chinY);
    const share = said && shareIn(phrase.text);
    const figure = share && figureAbove(said, { share, text: phrase.text, after: phrase.after }, frame, chinY);
    return [...(said ? [said] : []), ...(figure ? [untilFrame(figure, phrase.until)] : [])];
  });
  const seen = title && brief(title, shot, seenIn(shot, starts, title.keyMs), words);
  if (!seen || !isSeen(seen)) return overlaid(labels);
  // The first picture of a film is its thumbnail, and has all words.
  const isHook = shot.startMs === 0;
  const isBuilt = !isHook && isSpokenFrom(title, words);
  const linesAt = isBuilt ? linesIn(title.keyMs, seen) : [];
  const hookAt = isHook ? wordsFrom(0) : undefined;
  return overlaid([...labels, ...titleLabel(title, seen, frame, { chinY, hookAt, linesAt })]);
};

const speechOf = (words: readonly SpokenWord[]): string => words.map(({ text }) => text).join(' ');

/** Whether a label with a large number is among the words of a shot. @param words of the whole speech */
export const hasClaim = ({ title, phrases = [] }: SceneShot, words: readonly SpokenWord[]): boolean => {
  const speech = speechOf(words);
  return title !== null || phrases.some(({ text }) => numberClaim(text, speech) !== undefined);
};

/** Frames before words come in: when they are spoken, but long enough to be read. */
const inTime = (wordsAt: readonly number[], { until }: Seen, frameCount: number): number[] =>
  wordsAt.map((at) => Math.min(at, Math.max(0, Math.min(until, frameCount) - READ_FRAMES)));

const titleLabel = (
  title: Title,
  { after, until }: Seen,
  frame: Frame,
  { chinY, hookAt, linesAt }: { chinY: number | undefined; hookAt: number[] | undefined; linesAt: number[] },
): Overlay[] => {
  const share = shareOf(title);
  const hook = hookAt && after === undefined && !share ? hookWords(title, frame, chinY, hookAt) : undefined;
  const label = hook ?? keyLabel(title, after, frame, chinY, linesAt);
  if (label === undefined) return [];
  // The figure comes in with its number.
  const numberAt = linesAt[splitWords(title.before).length] ?? after;
  const figure = share && figureAbove(label, { share, text: labelText(title), after: numberAt }, frame, chinY);
  return [label, ...(figure ? [figure] : [])].map((overlay) => untilFrame(overlay, until));
};

const untilFrame = (overlay: Overlay, until: number): Overlay => ({
  ...overlay,
  layers: overlay.layers.map((layer) => ({ ...layer, until: Math.min(until, layer.until ?? until) })),
});

/** A share as a figure above its label; undefined if it would be over the presenter's face. */
const figureAbove = (
  label: Overlay,
  { share, text, after }: { share: Share; text: string; after: number | undefined },
  frame: Frame,
  chinY = 0,
): Overlay | undefined => {
  if (!frame.faces) return undefined;
  const plate = lightness(rgb(frame.accent)) > PALE_ACCENT ? INK : PAPER;
  const place = { ...FIGURE.onPresenter, direction: mainDirection(text), after, plate, colour: frame.accent };
  const bottom = label.top - Math.round(frame.height * FIGURE_GAP);
  const faces = frame.faces(genderIn(text), share.whole);
  const figure = shareFigure(share, faces, place, bottom - frame.height * (chinY + FIGURE_GAP), frame);
  return figure && { top: bottom - figure.tall, layers: figure.layers };
};

/** Where the presenter makes room for a claim, which begins on the other side, or for a thing; undefined for other words. */
export const sideOf = (
  { title, startMs }: SceneShot,
  hasThing: boolean,
  turn: number,
): 'left' | 'right' | undefined => {
  if (title !== null && (title.before !== '' || title.after !== ''))
    return mainDirection(labelText(title)) === 'rtl' ? 'left' : 'right';
  // The first shot has a logo in its left corner.
  return hasThing ? (startMs > 0 && turn % 2 === 0 ? 'right' : 'left') : undefined;
};

/** Whether a cut to a shot changes nothing of the presenter, who must then be nearer or farther: in a wide framing, every second one is. */
export const isSameAgain = (shots: readonly PlannedShot[], index: number): boolean => {
  const [before, shot] = [shots[index - 1], shots[index]!];
  const shown = [before, shot].every(
    (one) =>
      one?.subject === 'presenter' &&
      one.framing === 'wide' &&
      one.place === shot.place &&
      one.element === shot.element &&
      one.thing === undefined &&
      one.list === undefined,
  );
  // A thing beside them needs the room.
  return shown && shot.beside === undefined && !isSameAgain(shots, index - 1);
};

// Things that the words name: for a moment, one is seen instead of the presenter, or as a sticker beside them.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { ListItem } from './list-items.ts';
import type { NamedThing } from './named-things.ts';
import { BEFORE_PHRASE_MS, FRAME_MS, onFrame } from './shots.ts';

/**
 * `thing`: what is shown instead of the presenter. `beside`: what appears beside them, each when it is named. `list`: what they list, on a panel
 * below them. `isPhrase`: a title that is a phrase of the speech. `below`: what is below the words of a title card. `sinceMs`: when these
 * words were first seen, on the same card with another picture.
 */
export type PlannedShot = SceneShot & {
  thing?: string;
  beside?: readonly NamedThing[];
  list?: readonly ListItem[];
  isPhrase?: true;
  below?: string;
  sinceMs?: number;
};

/** How long a thing is seen; `whole`: if it ends with a phrase, which is then not seen again behind it. */
const SEEN_MS = { min: 1500, wanted: 2000, max: 3000, whole: 3400 };
/** Before and after it, the presenter is seen for at least so long, or not at all. */
const MIN_REST_MS = 1000;
/** It may be seen so long before its words are spoken, and so long after them. */
const MAX_EARLY_MS = 900;
const MAX_LATE_MS = 400;
const MAX_WHOLE_MS = 4000;
/** The film begins with the presenter. */
const MIN_HOOK_MS = 1000;
/** A thing is not seen so soon before a card with its picture. */
const BEFORE_CARD_MS = 5000;
/** One cut-away for so much of the film. */
const FILM_MS_PER_THING = 7000;
/** A sticker is seen for so long before the next one, and before the end of its shot. After a cut-away, the next thing is one. */
const BESIDE_MS = { min: 500, atEnd: 600 };
/** After the first cut-away, things that are named so soon after one another are stickers. */
const ROW_MS = 900;

/**
 * Cuts shots of the presenter where things are named. Not over the last shot, nor beside an element.
 * @param named in the order of the speech
 * @param shown things that title cards, lists and the hook show
 * @param canShow whether a shot of the presenter may show something else
 */
export function withCutAways(
  shots: readonly PlannedShot[],
  named: readonly NamedThing[],
  shown: readonly NamedThing[],
  canShow: (shot: PlannedShot, thing: NamedThing) => boolean,
): PlannedShot[] {
  const most = Math.max(1, Math.round((shots.at(-1)!.endMs - shots[0]!.startMs) / FILM_MS_PER_THING));
  let planned = [...shots];
  const cuts: (NamedThing & Span)[] = [];
  const stickers: NamedThing[] = [];
  const isFree = ({ startMs, endMs }: Span): boolean =>
    cuts.every((cut) => startMs >= cut.endMs + MIN_REST_MS || endMs <= cut.startMs - MIN_REST_MS) &&
    stickers.every((one) => one.startMs >= endMs || one.startMs <= startMs - BESIDE_MS.min);
  const replace = (shot: PlannedShot, ...parts: readonly PlannedShot[]): void => {
    planned = planned.flatMap((one) => (one === shot ? parts : [one]));
  };
  for (const thing of named) {
    const { startMs } = thing;
    const shot = planned.slice(0, -1).find((one) => startMs >= one.startMs && startMs < one.endMs);
    if (shot === undefined || shot.element !== null || shot.thing !== undefined) continue;
    if (shot.subject !== 'presenter' || !canShow(shot, thing)) continue;
    // Once in a film, besides its end card.
    const isSeen = (one: NamedThing) => one.name === thing.name && one.startMs - startMs < BEFORE_CARD_MS;
    if ([...cuts, ...stickers, ...shown].some(isSeen)) continue;
    const earliest = Math.max(shot.startMs, (shot.beside?.at(-1)?.startMs ?? 0) + BESIDE_MS.min);
    const seenMs = Math.max(earliest, Math.min(startMs, shot.endMs - BESIDE_MS.atEnd));
    const isSoon = startMs - seenMs <= MAX_EARLY_MS && seenMs - startMs <= MAX_LATE_MS;
    const canBeSticker = isSoon && shot.startMs > 0 && shot.endMs - seenMs >= BESIDE_MS.min;
    const others = named.filter((one) => one.startMs > startMs && one.startMs < (thing.untilMs ?? shot.endMs));
    const canFill = cuts.length < most && !thing.isSmall;
    const span = canFill ? spansIn(shot, thing, others).find(isFree) : undefined;
    const isRow = named.some((one) => one.startMs > startMs && one.startMs < Math.min(startMs + ROW_MS, shot.endMs));
    const isTurn = stickers.length < cuts.length || shot.beside !== undefined || (cuts.length > 0 && isRow);
    if (span && !(isTurn && canBeSticker)) {
      cuts.push({ ...thing, ...span });
      replace(shot, ...cutIn(shot, { ...thing, ...span }));
    } else if (canBeSticker) {
      const sticker = { ...thing, startMs: seenMs };
      stickers.push(sticker);
      // A close-up has no room beside the face.
      const framing = shot.framing === 'close' ? 'medium' : shot.framing;
      replace(shot, { ...shot, framing, beside: [...(shot.beside ?? []), sticker] });
    }
  }
  return planned;
}

interface Span {
  startMs: number;
  endMs: number;
}

/** When the thing can be seen: from the beginning of the shot, or after the presenter was seen. The best first. */
function spansIn(
  { startMs, endMs, phrases = [] }: SceneShot,
  { startMs: namedMs, untilMs }: NamedThing,
  others: readonly NamedThing[],
): Span[] {
  // To the end of the clause, or else of a phrase.
  const ends = [...(untilMs ? [untilMs] : []), ...phrases.map((phrase) => phrase.startMs)].map((ms) =>
    onFrame(ms - BEFORE_PHRASE_MS),
  );
  // Not within a phrase.
  const begins = (ms: number): boolean =>
    ms === startMs || phrases.length === 0 || ends.some((end) => Math.abs(end - ms) <= BEFORE_PHRASE_MS);
  const soon = namedMs - 3 * FRAME_MS;
  const first = startMs === 0 ? MIN_HOOK_MS : startMs;
  const later = startMs === 0 ? MIN_HOOK_MS : startMs + MIN_REST_MS;
  // With its phrase, if its word is a later one of it; a long shot is cut anyway.
  const begun = endMs - startMs > MAX_WHOLE_MS ? [] : ends.filter((ms) => ms >= later && ms < soon);
  const starts = soon < later ? [first, later] : [soon, ...begun];
  return starts
    .map((wanted) => {
      const isLast = endMs - wanted <= SEEN_MS.max;
      const latest = endMs - MIN_REST_MS;
      const least = wanted + SEEN_MS.min;
      const nextMs = Math.min(latest, ...others.map((one) => one.startMs).filter((ms) => ms >= least));
      const whole = ends.find((ms) => ms >= least && ms <= Math.min(wanted + SEEN_MS.whole, nextMs));
      const to = isLast ? endMs : (whole ?? Math.min(wanted + SEEN_MS.wanted, latest));
      const from = wanted < later ? wanted : onFrame(Math.max(later, Math.min(wanted, to - SEEN_MS.min)));
      return { startMs: from, endMs: isLast ? endMs : onFrame(to) };
    })
    .filter(
      (span) =>
        begins(span.startMs) &&
        span.endMs - span.startMs >= SEEN_MS.min - FRAME_MS &&
        namedMs - span.startMs <= MAX_EARLY_MS &&
        span.startMs - namedMs <= MAX_LATE_MS,
    );
}

/** The presenter before the thing, the thing, and the presenter again. */
function cutIn({ beside, ...shot }: PlannedShot, { name, startMs, endMs }: NamedThing & Span): PlannedShot[] {
  const { transition } = shot;
  return [
    { ...shot, ...(beside && { beside }), endMs: startMs },
    { ...shot, startMs, endMs, thing: name, transition: startMs === shot.startMs ? transition : ('cut' as const) },
    { ...shot, startMs: endMs, transition: 'cut' as const },
  ].filter((part) => part.endMs > part.startMs);
}

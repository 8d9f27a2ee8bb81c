// Things that the words name: for a moment, one is seen instead of the presenter, or as a sticker beside them.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { BesideThing, NamedThing, Span, SpokenThing } from './named-things.ts';
import { SHOT } from './shots.ts';

/** `thing`: what is shown instead of the presenter, or below the words of a title. `beside`: what appears beside them when it is named. */
export type PlannedShot = SceneShot & { thing?: string; beside?: BesideThing };

const FRAME_MS = 1000 / SHOT.framesPerSecond;
/** How long a thing is seen: while its clause is spoken. */
const SEEN_MS = { min: 1100, max: 2400 };
/** Before and after it, the presenter is seen for at least so long, or not at all. */
const MIN_REST_MS = 1000;
/** It may be seen so long before its words are spoken, and so long after them. */
const MAX_EARLY_MS = 900;
const MAX_LATE_MS = 400;
/** Of the end of a shot after its clause. */
const MAX_AFTER_MS = 450;
/** The film begins with the presenter. */
const MIN_HOOK_MS = 1000;
/** The same thing is not seen again sooner, nor so near a card with a picture of it, nor more often in a film. */
const AGAIN_MS = 8000;
const NEAR_CARD_MS = 5000;
export const MOST_SEEN = 2;
/** One cut-away for so much of the film. */
const FILM_MS_PER_THING = 6000;
/** A sticker is seen for at least so long. After a cut-away, the next thing is one. */
export const MIN_BESIDE_MS = 1500;
/** Says so little that anything else is shown instead. */
const LAST_RESORT = 'clock';

const onFrame = (ms: number): number => Math.round(ms / FRAME_MS) * FRAME_MS;

/**
 * Cuts shots of the presenter where things are named. Not over the last shot, nor beside an element.
 * @param named in the order of the speech
 * @param shown things that title cards show
 * @param canShow whether a shot of the presenter may show something else
 */
export function withCutAways(
  shots: readonly SceneShot[],
  named: readonly SpokenThing[],
  shown: readonly NamedThing[],
  canShow: (shot: SceneShot) => boolean,
): PlannedShot[] {
  const lengthMs = shots.at(-1)!.endMs - shots[0]!.startMs;
  const most = Math.max(1, Math.round(lengthMs / FILM_MS_PER_THING));
  const isSeen = (things: readonly NamedThing[], { name, startMs }: NamedThing, within: number): boolean =>
    things.some((one) => one.name === name && Math.abs(one.startMs - startMs) < within);
  const cuts = new Map<SceneShot, SpokenThing & Span>();
  const stickers = new Map<SceneShot, SpokenThing>();
  const isFree = ({ startMs, endMs }: Span): boolean =>
    cuts.values().every((cut) => startMs >= cut.endMs + MIN_REST_MS || endMs <= cut.startMs - MIN_REST_MS);
  const isLast = ({ name }: NamedThing): number => Number(name === LAST_RESORT);
  for (const thing of named.toSorted((one, other) => isLast(one) - isLast(other))) {
    const { name, startMs } = thing;
    const shot = shots.slice(0, -1).find((one) => startMs >= one.startMs && startMs < one.endMs);
    if (shot === undefined || cuts.has(shot) || stickers.has(shot) || shot.element !== null) continue;
    if (shot.subject !== 'presenter' || !canShow(shot)) continue;
    const seen = [...cuts.values(), ...stickers.values()];
    if (isSeen(seen, thing, AGAIN_MS) || isSeen(shown, thing, NEAR_CARD_MS)) continue;
    const times = [...seen, ...shown].filter((one) => one.name === name).length;
    if (times >= (name === LAST_RESORT ? 1 : MOST_SEEN)) continue;
    // The second time it looks different.
    const isStuck = [...stickers.values(), ...shown].some((one) => one.name === name);
    const isCut = cuts.values().some((one) => one.name === name);
    const sticks = !isStuck && canStick(shot) && shot.endMs - startMs >= MIN_BESIDE_MS;
    const span = isCut || cuts.size >= most ? undefined : spansIn(shot, thing).find(isFree);
    if (sticks && (span === undefined || stickers.size < cuts.size)) stickers.set(shot, thing);
    else if (span) cuts.set(shot, { ...thing, ...span });
  }
  return shots.flatMap((shot) => {
    const [cut, beside] = [cuts.get(shot), stickers.get(shot)];
    if (cut) return cutIn(shot, cut);
    return beside ? [{ ...shot, beside }] : [shot];
  });
}

/** A close-up has no room beside the face, and the first words have a thing already. */
const canStick = ({ framing, startMs }: SceneShot): boolean => framing !== 'close' && startMs > 0;

/** When the thing can be seen: from the beginning of the shot, or after the presenter was seen. The best first. */
function spansIn(shot: SceneShot, { startMs: namedMs, clause }: SpokenThing): Span[] {
  const first = shot.startMs === 0 ? MIN_HOOK_MS : shot.startMs;
  const later = shot.startMs === 0 ? MIN_HOOK_MS : shot.startMs + MIN_REST_MS;
  // Earlier, if the rest of its clause would be too short.
  const soon = Math.max(
    clause.startMs,
    Math.min(namedMs - 3 * FRAME_MS, Math.min(clause.endMs, shot.endMs) - SEEN_MS.min),
  );
  const starts = soon < later ? [first, later] : [soon];
  return starts
    .map((wanted) => {
      const startMs = wanted < later ? wanted : onFrame(wanted);
      const saidMs = Math.min(clause.endMs, startMs + SEEN_MS.max);
      const restMs = shot.endMs - saidMs;
      const lasts = restMs <= MAX_AFTER_MS;
      return { startMs, endMs: lasts ? shot.endMs : onFrame(Math.min(saidMs, shot.endMs - MIN_REST_MS)) };
    })
    .filter(
      ({ startMs, endMs }) =>
        endMs - startMs >= SEEN_MS.min - FRAME_MS &&
        namedMs - startMs <= MAX_EARLY_MS &&
        startMs - namedMs <= MAX_LATE_MS,
    );
}

/** The presenter before the thing, the thing, and the presenter again. */
function cutIn(shot: SceneShot, { name, startMs, endMs }: NamedThing & Span): PlannedShot[] {
  const { transition } = shot;
  return [
    { ...shot, endMs: startMs },
    { ...shot, startMs, endMs, thing: name, transition: startMs === shot.startMs ? transition : ('cut' as const) },
    { ...shot, startMs: endMs, transition: 'cut' as const },
  ].filter((part) => part.endMs > part.startMs);
}

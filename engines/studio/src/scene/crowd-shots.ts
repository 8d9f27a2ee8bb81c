// Where a film shows a crowd instead of the presenter: once, when the words count the client's customers.
import type { PlannedShot } from './cut-aways.ts';
import { labelText } from './label-text.ts';
import { numberClaim } from './number-claim.ts';
import { PEOPLE } from './people-words.ts';
import { namesPrice } from './price.ts';
import { shareIn } from './share-words.ts';
import { onFrame } from './shots.ts';

/** The name of a crowd among the things that are shown. */
export const CROWD_THING = 'people';

/** How long it is seen, and the presenter before and after it, if at all. */
const SEEN_MS = { min: 1500, max: 3500 };
const MIN_REST_MS = 1000;
/** Words appear so long before they are spoken. */
const EARLY_MS = 100;

/** "Over 12,000 happy customers", "1 500 familles". */
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,\\p{Sc}])(?:\\p{Nd}{1,3}(?:[.,\u2019 \u00a0\u202f]\\p{Nd}{3})+|\\p{Nd}{3,9})\\+?\\s(?:(?:de|di)\\s|\\p{L}{2,16}\\s)?${PEOPLE}`,
  'iu',
);
const MANY =
  'thousands of|millions of|hundreds of|tausende(?: von)?|hunderte(?: von)?|miles de|cientos de|des milliers de|migliaia di|milhares de|duizenden|tysiące|тысячи';
const OURS = 'our|unsere[rn]?|nuestr[oa]s|nos|i nostri|le nostre|noss[oa]s|onze|nasi|nasze|naszych|наши|наших';
const before = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})\\s(?:\\p{L}{2,16}\\s)?${PEOPLE}`, 'iu');
/** The best first. */
const KINDS = [COUNT, before(MANY)];
const isOurs = before(OURS);
/** "The 200 customers of others", or of nobody. */
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|other|kein\p{L}{0,2}|nicht|nie|ohne|andere\p{L}?|sin|nunca|otr[oa]s|sans|jamais|autres|senza|mai|altr[ie]|sem|outr[oa]s|geen|niet|zonder|nie|bez|не|без|нет)(?!\p{L})/iu;

/** How surely a text speaks of many people, from 0; undefined: it does not. @param speech of the film */
const kindOf = (text: string, speech: string): number | undefined => {
  if (DENIED.test(text) || shareIn(text)) return undefined;
  // Numbers may be in words.
  const claim = numberClaim(text, speech);
  if (namesPrice(text) || (claim && namesPrice(labelText(claim)))) return undefined;
  const kind = KINDS.findIndex((pattern) => pattern.test(text) || (claim && pattern.test(labelText(claim))));
  if (kind >= 0) return kind;
  // A number is about something else.
  return isOurs.test(text) && claim === undefined && !/\p{Nd}/u.test(text) ? KINDS.length : undefined;
};

interface Crowd {
  shot: PlannedShot;
  kind: number;
  startMs: number;
  endMs: number;
}

/**
 * The shots with a crowd in one of them: behind the words of a card, or of a title that becomes one, or of phrases. Not in the first shot
 * nor on the end card.
 */
export const withCrowd = (shots: readonly PlannedShot[], speech: string): PlannedShot[] => {
  const found = shots.slice(1, -1).flatMap((shot) => crowdIn(shot, speech) ?? []);
  const [best] = found.toSorted((one, other) => one.kind - other.kind);
  return best ? shots.flatMap((shot) => (shot === best.shot ? withCut(best) : [shot])) : [...shots];
};

const crowdIn = (shot: PlannedShot, speech: string): Crowd | undefined => {
  const { subject, title, phrases = [], element, startMs, endMs } = shot;
  if (subject === 'title') {
    const kind = title ? kindOf(labelText(title), speech) : undefined;
    return kind === undefined ? undefined : { shot, kind, startMs, endMs };
  }
  if (subject !== 'presenter' || element !== null || shot.thing || shot.list || shot.beside) return undefined;
  const said = [...phrases, ...(title ? [{ text: labelText(title), startMs: title.keyMs }] : [])].toSorted(
    (one, other) => one.startMs - other.startMs,
  );
  for (const [index, { text, startMs: saidMs }] of said.entries()) {
    const kind = kindOf(text, speech);
    if (kind === undefined) continue;
    const cutMs = onFrame(saidMs - EARLY_MS);
    const from = cutMs - startMs < MIN_REST_MS ? startMs : cutMs;
    const next = said.slice(index + 1).map((one) => onFrame(one.startMs - EARLY_MS));
    const end = [...next, endMs].find((ms) => ms - from >= SEEN_MS.min) ?? endMs;
    const until = Math.min(endMs - end < MIN_REST_MS ? endMs : end, from + SEEN_MS.max);
    const to = endMs - until < MIN_REST_MS ? endMs : onFrame(until);
    if (to - from >= SEEN_MS.min) return { shot, kind, startMs: from, endMs: to };
  }
  return undefined;
};

/** The presenter before the crowd, the crowd, and the presenter again. */
const withCut = ({ shot, startMs, endMs }: Crowd): PlannedShot[] => {
  if (shot.subject === 'title') return [{ ...shot, below: CROWD_THING }];
  const { title, phrases = [] } = shot;
  const isSaidIn = (ms: number): boolean => ms >= startMs - EARLY_MS && ms < endMs - EARLY_MS;
  const isCard = title !== null && isSaidIn(title.keyMs) && !phrases.some((phrase) => isSaidIn(phrase.startMs));
  const isFirst = startMs === shot.startMs;
  const crowd: PlannedShot = {
    ...shot,
    startMs,
    endMs,
    transition: isFirst ? shot.transition : 'cut',
    ...(isCard ? { subject: 'title', phrases: [], below: CROWD_THING } : { thing: CROWD_THING }),
  };
  return [{ ...shot, endMs: startMs }, crowd, { ...shot, startMs: endMs, transition: 'cut' as const }].filter(
    (part) => part.endMs > part.startMs,
  );
};

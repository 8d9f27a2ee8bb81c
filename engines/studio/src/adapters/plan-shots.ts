// What a scenes video is about, and its shots with the things that are shown for a moment.

import { joinWords } from '@greenroom/engine-kit/text/words';
import type { PlaceKind } from '../places/plan.ts';
import { withBeats, withLists, withRests } from '../scene/beats.ts';
import { withBriefCards } from '../scene/brief-cards.ts';
import { withCrowd } from '../scene/crowd-shots.ts';
import { type PlannedShot, withCutAways } from '../scene/cut-aways.ts';
import { withHeldCards } from '../scene/held-cards.ts';
import { labelText } from '../scene/label-text.ts';
import { type NamedThing, namedIn, namedThings, namesIn } from '../scene/named-things.ts';
import { namesPrice } from '../scene/price.ts';
import { shareOf } from '../scene/share-words.ts';
import { onFrame } from '../scene/shots.ts';
import { subjectThing } from '../scene/subject-thing.ts';
import { placesOfTrade, practiceThing } from '../scene/trade-places.ts';
import { withWholeClaims } from '../scene/whole-claims.ts';
import { withZeroCard } from '../scene/zero-card.ts';
import { spokenAfter } from '../words/spoken-after.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { readScenePlace } from './scene-place.ts';

/** So many words tell what a film is about. */
const SUBJECT_WORDS = 16;

type Told = Pick<SceneClipInput, 'timings'> & { shots: readonly Pick<PlannedShot, 'place'>[] };

const textsOf = ({ words }: SceneClipInput['timings']): string[] => words.map(({ text }) => text);

/** What a film is about: it says so at its beginning, and later it names other things too; or else it is set where a trade is at work. */
const filmThingOf = ({ timings, shots }: Told): string | undefined => {
  const texts = textsOf(timings);
  return (
    subjectThing(texts.slice(0, SUBJECT_WORDS).join(' ')) ??
    practiceThing(texts.join(' ')) ??
    tradeThing(shots[0]!.place)
  );
};

/** The thing of the trade that a place belongs to: a bicycle of "a bicycle workshop", but no sofa of "a living room with a sofa". */
const tradeThing = (place: string): string | undefined => {
  const thing = subjectThing(place);
  const [own] = thing === undefined ? [] : placesOfTrade(thing);
  if (own === undefined) return undefined;
  const { kind } = readScenePlace(own);
  return kind !== null && !EVERYBODYS.has(kind) && readScenePlace(place).kind === kind ? thing : undefined;
};
/** Places of no trade. */
const EVERYBODYS: ReadonlySet<string> = new Set<PlaceKind>([
  ...(['living-room', 'kitchen', 'bedroom', 'bathroom', 'home-office', 'office', 'garden', 'house', 'street'] as const),
  ...(['forest', 'beach', 'meadow', 'airport', 'classroom', 'library', 'stage'] as const),
]);

/** The thing of a title card; undefined if it has none. */
const cardThingOf = (shot: PlannedShot, { thing, named }: Film): string | undefined => {
  const { title, isPhrase, startMs, endMs } = shot;
  if (shot.below) return shot.below;
  if (title === null || shareOf(title)) return undefined;
  // Who pays nothing sees no money.
  if (NOTHING.test(title.key)) return 'receipt';
  const text = labelText(title);
  const names = namesIn(text, thing);
  const first = names.find((name) => name !== thing && !named.some((one) => one.name === name && one.isSmall));
  // The rest of the sentence may deny it.
  const isClaimed = named.some((one) => one.name === first && one.startMs >= startMs - NEAR_MS && one.startMs < endMs);
  // Money that was just seen is not seen again.
  const isAgain = named.some((one) => one.name === 'coins' && one.startMs < startMs && one.startMs > startMs - SOON_MS);
  const moneyThing = isAgain ? thing : 'coins';
  const own =
    (isClaimed ? first : undefined) ??
    subjectThing(text) ??
    names.find((name) => name === thing) ??
    (namesPrice(text) ? moneyThing : undefined);
  if (own !== undefined || isPhrase) return own;
  if (/\p{Nd}/u.test(title.key)) return undefined;
  const isSoon = named.some((one) => one.name === thing && one.startMs >= endMs && one.startMs < endMs + SOON_MS);
  return isSoon ? undefined : thing;
};

/** A zero with a currency. */
const NOTHING = /^\P{Nd}{0,4}0\P{Nd}{0,8}$/u;

/** The times of a word and of its shot may differ by so much. */
const NEAR_MS = 120;
/** A card has no thing that is named, and so seen, so soon after it. */
const SOON_MS = 4000;

/** What a film is about, and what its words name. */
interface Film {
  thing: string | undefined;
  named: readonly NamedThing[];
}

/** How long something takes is not what a film is about. */
const CLOCKS = ['clock', 'stopwatch'];

export const filmOf = ({ timings, shots }: Told): Film => {
  const thing = filmThingOf({ timings, shots });
  const named = namedThings(timings.words, thing);
  const isOfOthers = thing !== undefined && named.some(({ name }) => !CLOCKS.includes(name));
  return {
    thing,
    named: named.map((one) => (isOfOthers && CLOCKS.includes(one.name) ? { ...one, isSmall: true } : one)),
  };
};

/** The shots with lists, cut-aways and beats; a film with pictures of the client shows those instead of things. */
export const plannedShots = (input: SceneClipInput): PlannedShot[] => {
  const film = filmOf(input);
  const planned = planOf(input, film, false);
  // What the film is about is on its end card too.
  const isSeen = planned.slice(0, -1).some(({ thing, below }) => [thing, below].includes(film.thing));
  return isSeen || film.thing === undefined ? planned : planOf(input, film, true);
};

/** @param showsPrice whether a price is seen with what the film is about */
const planOf = ({ shots, elements, timings, fast }: SceneClipInput, film: Film, showsPrice: boolean): PlannedShot[] => {
  const whole = withWholeClaims(withRests(shots, timings.words), timings.words);
  const listed = withHookThing(withLists(whole, timings.words), film);
  const named = elements.length > 0 ? listed : withThings(withCrowd(listed, joinWords(textsOf(timings))), film);
  const shown = showsPrice && elements.length === 0 ? withPriceThings(named, timings.words, film.thing) : named;
  const short = withShortCards(withZeroCard(shown, timings.words), timings.words, film);
  const brief = withBriefCards(short, timings.words);
  const beaten = withBeats(brief, timings.words, !fast);
  return withCardThings(withHeldCards(beaten), timings.words, film);
};

/** A card with a thing is cut that would be seen so long, if there is another one or not; each part is at least so long. */
const CARD_MS = { max: 2800, maxSame: 3600, min: 1200 };

/** What is seen besides the cards. What the film is about may be seen again. */
const thingsSeen = (shots: readonly PlannedShot[], film: Film): Set<string> =>
  new Set(
    shots
      .slice(0, -1)
      .flatMap(({ thing, beside = [] }) => [...(thing ? [thing] : []), ...beside.map(({ name }) => name)])
      .filter((name) => name !== film.thing),
  );

/** The shots whose long cards without a thing leave their last words to the presenter. */
const withShortCards = (
  shots: readonly PlannedShot[],
  words: SceneClipInput['timings']['words'],
  film: Film,
): PlannedShot[] => {
  const seen = thingsSeen(shots, film);
  return shots.flatMap((shot) => {
    const below = shot.subject === 'title' ? cardThingOf(shot, film) : undefined;
    if (below === undefined || seen.has(below)) return withoutLastWords(shot, shots, words);
    seen.add(below);
    return [shot];
  });
};

/** The title cards with things below them, none twice. The picture of a card changes while it is seen long. */
const withCardThings = (
  shots: readonly PlannedShot[],
  words: SceneClipInput['timings']['words'],
  film: Film,
): PlannedShot[] => {
  const seen = thingsSeen(shots, film);
  return shots.flatMap((shot, index) => {
    const { subject, startMs, endMs } = shot;
    if (shot.below) return [shot];
    const below = subject === 'title' && index < shots.length - 1 ? cardThingOf(shot, film) : undefined;
    if (below === undefined || seen.has(below)) return [shot];
    seen.add(below);
    const middle = (startMs + endMs) / 2;
    const [cutMs] = words
      .map((word) => onFrame(word.startMs - NEAR_MS))
      .filter((ms) => ms >= startMs + CARD_MS.min && ms <= endMs - CARD_MS.min)
      .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    const other = film.thing !== undefined && !seen.has(film.thing) ? film.thing : below;
    const max = other === below ? CARD_MS.maxSame : CARD_MS.max;
    if (startMs === 0 || endMs - startMs < max) return [{ ...shot, below }];
    const from = cutMs ?? onFrame(middle);
    seen.add(other);
    // What is named late is seen late.
    const isLate = film.named.some((one) => one.name === below && one.startMs >= from && one.startMs < endMs);
    const [first, second] = isLate ? [other, below] : [below, other];
    return [
      { ...shot, below: first, endMs: from },
      { ...shot, below: second, startMs: from, sinceMs: startMs, transition: 'cut' as const },
    ];
  });
};

/** A card and the presenter with its last words, or a card that is not long. */
const withoutLastWords = (
  card: PlannedShot,
  shots: readonly PlannedShot[],
  words: SceneClipInput['timings']['words'],
): PlannedShot[] => {
  const { subject, title, startMs, endMs } = card;
  // A number has its noun with it.
  if (subject !== 'title' || title === null || card === shots.at(-1) || /\p{Nd}/u.test(title.key)) return [card];
  const speaker = shots.find((one) => one.subject === 'presenter' && one.place === card.place && !one.thing);
  const saidMs = spokenAfter(words, title.keyMs, title.after);
  const from = saidMs === undefined ? endMs : onFrame(saidMs - NEAR_MS);
  const isLong = endMs - startMs >= CARD_MS.max && from - startMs >= CARD_MS.min && endMs - from >= CARD_MS.min;
  if (speaker === undefined || saidMs === undefined || !isLong) return [card];
  const { framing, speaks } = speaker;
  const phrases = [{ text: title.after, startMs: Math.round(saidMs) }];
  const { isPhrase: _, ...rest } = card;
  return [
    { ...card, title: { ...title, key: title.key.replace(/[,،、，]$/u, ''), after: '' }, endMs: from },
    { ...rest, subject: 'presenter', framing, speaks, title: null, phrases, startMs: from, transition: 'cut' },
  ];
};

/** The presenter says the hook beside the first thing that it names besides that of the film: what is wrong with it, or else beside that. */
const withHookThing = ([first, ...others]: readonly PlannedShot[], { thing, named }: Film): PlannedShot[] => {
  const isHook = first!.startMs === 0 && first!.subject === 'presenter';
  const said = named.filter(({ startMs }) => startMs < first!.endMs).map(({ name }) => name);
  const name = said.find((one) => one !== thing) ?? thing;
  return [isHook && name ? { ...first!, beside: [{ name, startMs: 0 }] } : first!, ...others];
};

const withThings = (shots: readonly PlannedShot[], film: Film): PlannedShot[] => {
  const shown = shots.slice(0, -1).flatMap((shot) => {
    const { startMs, list = [], beside = [] } = shot;
    const card = shot.subject === 'title' ? cardThingOf(shot, film) : undefined;
    const listed = list
      .filter((item) => item.startMs >= startMs)
      .map((item) => ({ name: namedIn(item.text, film.thing), startMs: item.startMs }));
    return [{ name: card, startMs }, ...beside, ...listed].flatMap(({ name, startMs }) =>
      name ? [{ name, startMs }] : [],
    );
  });
  // The figure of a share fills while it is spoken, and a hook has a thing beside it.
  const canShow = ({ title, startMs, list }: PlannedShot, thing: NamedThing) =>
    list === undefined && (title === null || (shareOf(title) === undefined && startMs > 0 && !isCounted(title, thing)));
  return withCutAways(shots, film.named, shown, canShow);
};

/** A price is seen for so long beside the presenter, and then for at least so long with what it is for. */
const PRICE_MS = { beside: 1200, alone: 1100 };

/** The rest of a price's shot shows what the film is about, so that it does not stand still. */
const withPriceThings = (
  shots: readonly PlannedShot[],
  words: SceneClipInput['timings']['words'],
  thing: string | undefined,
): PlannedShot[] =>
  shots.flatMap((shot) => {
    const { subject, title, element, list, endMs } = shot;
    const isPrice = subject === 'presenter' && title !== null && element === null && namesPrice(title.key);
    if (!isPrice || thing === undefined || shot.thing || list || shot.startMs === 0) return [shot];
    const word = words.find(({ startMs }) => startMs >= title.keyMs + PRICE_MS.beside);
    const from = word && onFrame(word.startMs - NEAR_MS);
    if (from === undefined || endMs - from < PRICE_MS.alone) return [shot];
    const { beside: _, ...rest } = shot;
    return [
      { ...shot, endMs: from },
      { ...rest, thing, startMs: from, transition: 'cut' as const },
    ];
  });

/** Whether a number tells how many there are: "120 recipes" is about the number. */
const isCounted = ({ key, after }: NonNullable<PlannedShot['title']>, { name }: NamedThing): boolean =>
  /\p{Nd}/u.test(key) && namesIn(after.split(/\s+/u).slice(0, COUNTED_WORDS).join(' '), undefined).includes(name);

const COUNTED_WORDS = 2;

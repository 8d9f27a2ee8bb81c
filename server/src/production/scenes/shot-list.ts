// Builds the shot list of a scenes video: what each part of the speech shows. Pure, so that a retry has the same shots.
import type { SceneClipPort, SceneShot, SceneSubject } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { withCloseUp } from './close-up.ts';
import { contactWordsOf } from './contact-words.ts';
import { endCardOf, endCardStart } from './end-card.ts';
import { FRAME_MS, onFrame } from './frames.ts';
import { holdTitles } from './hold-titles.ts';
import { asTitle, type KeyWords, keyWordsOf, openingOf, withoutConjunction } from './key-words.ts';
import { isOffer } from './number-claims.ts';
import { labelStart, phrasesIn } from './phrases.ts';
import { placeElements, type ShotElement } from './place-elements.ts';
import { withSecondPlace } from './second-place.ts';
import { type Piece, piecesOf } from './shot-pieces.ts';
import { placeInTimeOf, placeNear, placesIn, type ReadPlace } from './shot-places.ts';
import { splitLongShots } from './split-long-shots.ts';
import { streetIn } from './street-address.ts';

export interface ShotListRequest {
  /** The script cut into scenes, in order; together they are the whole script. */
  scenes: readonly string[];
  words: readonly SpokenWord[];
  speechMs: number;
  narrationMode: 'auto' | 'voiceover';
  elements: readonly ShotElement[];
  /** What the video is about, in the client's words, the most specific first: idea, topic, audience. */
  about: readonly string[];
  fast: boolean;
  engine: Pick<SceneClipPort, 'subjects' | 'maxClipMs' | 'readPlace' | 'tradePlaces'>;
}

/** `scene`: index of the scene that the shot belongs to. */
export type Shot = SceneShot & { scene: number };

/** `text`: the words that are spoken in it. */
export type SpokenShot = Shot & { text: string };

/** What a shot can show. `next`: the next piece, if it can show anything too. */
type Material = { piece: Piece; element: number | null; next: Piece | undefined };

/** The position of a piece in the video. `isEnd`: it is the last shot, not only the last before the end card. */
type Position = { isFirst: boolean; isLast: boolean; isEnd: boolean; previous: Look | undefined };

/** What a shot shows, without times and transition. */
type Look = Pick<SceneShot, 'subject' | 'framing' | 'element' | 'title' | 'place'>;

/** Limits of a shot without the presenter: the shortest, and the longest of a place or title. */
const WITHOUT_PRESENTER_MS = { min: 2200, place: 7000, title: 5200 };

/** So long, words are large in front of a place; in a longer shot, the presenter speaks there. */
const MAX_WORDS_MS = 3300;

/** A presenter who does not speak is not looked at for longer. */
const MAX_SILENT_MS = 5000;

/** A title alone would be seen too long before its key words are spoken: a later one is a label beside the presenter. */
const MAX_BEFORE_KEY_MS = 1500;
/** Of the key words on the end card. */
const MIN_CARD_KEY_MS = 1500;
/** Of an end card that begins before the last sentence, and of the shot before it. */
const MAX_CARD_MS = 4800;
const MIN_BEFORE_CARD_MS = 1700;
/** Of a word before an address that is said with it, in letters, and how much earlier. */
const MAX_PREPOSITION = 5;
const MAX_PREPOSITION_MS = 500;

/**
 * Shots are cut in pauses, on frames at 30 frames/s. A scene of several sentences or a long one has several shots. The
 * presenter is first, and speaks in the same setting again; between, shots show the client's elements and the places of the
 * brief and the script, with the presenter or behind large words; without a presenter who speaks, empty. The first shows the
 * hook's words, and the last, the end card, how to reach the client; a street address is shown where it is said, or last if there
 * is nothing else. All other words are shown in phrases as they are spoken. No two neighbouring shots look the same.
 */
export const shotList = (request: ShotListRequest): Shot[] => spokenShots(request).map(({ text: _, ...shot }) => shot);

export function spokenShots(asked: ShotListRequest): SpokenShot[] {
  const request = { ...asked, engine: { ...asked.engine, readPlace: remembering(asked.engine.readPlace) } };
  const all = piecesOf(request, request.narrationMode === 'voiceover');
  const elements = placeElements(all, request.elements);
  const script = request.scenes.join(' ');
  // The setting: the first words that name a place, or else that of the trade, or else the first words; in the time of the script.
  const { readPlace, maxClipMs } = request.engine;
  const about = request.about.flatMap((words) => placesIn(words, readPlace));
  const trade = request.engine.tradePlaces?.([...request.about, script].join('. ')) ?? [];
  const isPlace = (words: string): boolean => readPlace(words).kind !== null;
  const named = [...about, script].find(isPlace);
  const ofTrade = named === undefined ? trade.find(isPlace) : undefined;
  const setting = named ?? ofTrade ?? request.about[0] ?? script;
  const home = placeInTimeOf(
    all.map(({ text }) => text),
    setting,
    readPlace,
  );
  const { pieces, card } = withEndCard(request, all, elements.has(all.length - 1));
  let list: Look[] = [];
  const direct = director({ ...request, about }, home, pieces.length + (card ? 1 : 0));
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    const at = { isFirst: index === 0, isLast, isEnd: isLast && !card, previous: list.at(-1) };
    const next = index + 2 < all.length && !elements.has(index + 1) ? pieces[index + 1] : undefined;
    list.push(direct({ piece, element: elements.get(index) ?? null, next }, at, list));
  }
  const isStill = request.narrationMode === 'voiceover' || request.fast;
  // The brief's second place is seen even if no shot has the right length for it.
  const others = ofTrade
    ? trade
    : (request.about.map((words) => placesIn(words, readPlace)).find(([first]) => first === named) ?? []);
  if (!isStill && list.length + (card ? 1 : 0) >= MIN_SHOTS.places)
    list = withSecondPlace(list, home, others, readPlace);
  if (!isStill && list.length >= MIN_SHOTS.close) {
    // Where a medium framing is painted, a close-up costs nothing.
    const medium = list.find(({ subject, framing }) => subject === 'presenter' && framing === 'medium');
    list = withCloseUp(list, medium?.place ?? home);
  }
  const [first] = pieces;
  const hook = first && openingOf(first.text);
  if (hook && list[0]!.element === null) list[0] = withTitle(list[0]!, hook, 0);
  const last = list.length - 1;
  const shown = list.slice(0, card ? undefined : last).flatMap(({ title }) => title?.key ?? []);
  const ending = card || contactWordsOf(script, shown) ? (endCardOf(script, shown) ?? card?.words) : undefined;
  if (card) {
    pieces.push(card.piece);
    const spokenMs = card.piece.text.includes(ending!.key) ? card.piece.spokenAt(ending!.key) : 0;
    const keyMs = Math.max(card.piece.startMs, Math.min(spokenMs, card.piece.endMs - MIN_CARD_KEY_MS));
    const blank = { subject: 'title', framing: list[0]!.framing, element: null, title: null, place: home } as const;
    list.push(withTitle(blank, ending!, keyMs));
  } else if (ending) list[last] = withTitle(list[last]!, ending, pieces[last]!.startMs);
  else if (shown.includes(list[last]?.title?.key ?? '')) list[last] = { ...list[last]!, title: null };
  for (const [index, { text, spokenAt }] of pieces.entries()) {
    const street = streetIn(text);
    const look = list[index]!;
    const isLater = ending !== undefined && [ending.key, ending.after].includes(street ?? '');
    if (street && !isLater && look.element === null && look.title === null)
      list[index] = withTitle(look, { before: '', key: street, after: '' }, spokenAt(street));
  }
  const shots = pieces.map((piece, index) => {
    const look = list[index]!;
    const { scene, text, startMs, endMs } = piece;
    const isCard = card !== undefined && index === pieces.length - 1;
    const speaks = request.narrationMode === 'auto' && (showsPresenter(look) || isCard);
    const transition = transitionTo(look, list[index - 1]);
    // The words of the end card are not shown twice in a row.
    const beforeCard = card !== undefined && index === pieces.length - 2 ? ending?.key : undefined;
    const worded = withPhrases(look, piece, request.elements, beforeCard);
    return { ...worded, scene, text, speaks, transition, startMs, endMs };
  });
  return splitLongShots(holdTitles(shots), maxClipMs);
}

/** Reads the same words only once. */
const remembering = (readPlace: ReadPlace): ReadPlace => {
  const known = new Map<string, ReturnType<ReadPlace>>();
  return (words) => {
    const place = known.get(words) ?? readPlace(words);
    known.set(words, place);
    return place;
  };
};

/** The pieces before the end card, and the card with its piece; no card if the engine has no titles or the video is too short. */
const withEndCard = (
  { scenes, words, engine }: ShotListRequest,
  all: readonly Piece[],
  hasElement: boolean,
): { pieces: Piece[]; card: { words: KeyWords; piece: Piece } | undefined } => {
  const last = all.at(-1)!;
  const card = engine.subjects.includes('title') ? endCardOf(scenes.join(' '), []) : undefined;
  const keyMs = card && last.text.includes(card.key) ? last.spokenAt(card.key) : undefined;
  const saidMs = keyMs === undefined ? undefined : labelStart(last, { ...card!, keyMs });
  const startMs = card && endCardStart(all, words, saidMs, all.length > 1 && !hasElement);
  if (card === undefined || startMs === undefined) return { pieces: [...all], card: undefined };
  if (startMs <= last.startMs) {
    const [previous] = all.slice(-2);
    const early = previous && keyMs === undefined ? cutBeforeAddress(previous, last, card.key) : undefined;
    if (early) return { pieces: [...all.slice(0, -2), early.before], card: { words: card, piece: early.piece } };
    return { pieces: all.slice(0, -1), card: { words: card, piece: last } };
  }
  const [before, piece] = last.cutAt(startMs);
  return { pieces: [...all.slice(0, -1), { ...before, key: null }], card: { words: card, piece } };
};

/** The card begins with its address, if that is said just before the last sentence: "Get yours at x.com. Shipping is free until Sunday." */
const cutBeforeAddress = (
  previous: Piece,
  last: Piece,
  address: string,
): { before: Piece; piece: Piece } | undefined => {
  if (!previous.text.includes(address)) return undefined;
  const saidMs = previous.spokenAt(address);
  const word = previous
    .timedWords()
    .findLast(({ startMs, text }) => startMs < saidMs && text.length <= MAX_PREPOSITION);
  const wordMs = word && saidMs - word.startMs < MAX_PREPOSITION_MS ? word.startMs : saidMs;
  const startMs = onFrame(wordMs - FRAME_MS);
  if (startMs - previous.startMs < MIN_BEFORE_CARD_MS || last.endMs - startMs > MAX_CARD_MS) return undefined;
  const [before, rest] = previous.cutAt(startMs);
  return { before, piece: rest.with(last) };
};

/** Whether key words claim a number, and are not only a short sentence. */
const isNumber = ({ before, key, after }: KeyWords): boolean => before !== '' || after !== '' || isOffer(key);

/** Whether a clause says more than its key words, which a card would not have: "15 minutes and costs nothing". */
const goesOn = ({ key, after }: KeyWords, text: string): boolean => {
  const [, rest = ''] = text.split([key, after].filter(Boolean).join(' '));
  return withoutConjunction(rest.trim()) !== rest.trim();
};

const withTitle = (look: Look, words: KeyWords, startMs: number): Look => ({
  ...look,
  title: { ...asTitle(words), keyMs: Math.round(startMs) },
});

/** A label appears with its first word, and the words around it in phrases; not beside the caption of an element. */
const withPhrases = (
  look: Look,
  piece: Piece,
  elements: readonly ShotElement[],
  withheld: string | undefined,
): Look & Pick<SceneShot, 'phrases'> => {
  const { subject, title, element } = look;
  if (subject === 'title' || (element !== null && elements[element]!.caption)) return { ...look, phrases: [] };
  const all = phrasesIn(piece, title);
  // With what follows it: the end of its sentence alone means nothing.
  const end = withheld === undefined ? -1 : all.findIndex(({ text }) => text.includes(withheld));
  const phrases = end < 0 ? all : all.slice(0, end);
  return { ...look, title: title && { ...title, keyMs: labelStart(piece, title) }, phrases };
};

const showsPresenter = ({ subject }: Look): boolean => subject === 'presenter' || subject === 'split';

/** Returns a function that chooses what each of `count` pieces shows, from what those before it show. */
const director = ({ elements, narrationMode, fast, about, engine }: ShotListRequest, home: string, count: number) => {
  const { readPlace } = engine;
  const canRender = (subject: SceneSubject): boolean => engine.subjects.includes(subject);
  const voiceover = narrationMode === 'voiceover';
  const framings = framingsOf(count, voiceover, fast);
  const [far] = framings;
  let takes = 0;
  const look = (subject: SceneShot['subject'], more: Partial<Look> = {}): Look => ({
    subject,
    framing: far,
    element: null,
    title: null,
    place: home,
    ...more,
  });

  /** First and last with room for words below the face. */
  const presenter = (at: Position, more: Partial<Look> = {}): Look => {
    const { previous } = at;
    const { place = home } = more;
    const beside = previous?.subject === 'presenter' && previous.place === place ? previous.framing : undefined;
    const nextFraming = () => (more.title ? far : framings[takes++ % framings.length]!);
    const first = at.isFirst ? far : undefined;
    const end = at.isEnd ? 'medium' : undefined;
    const wanted = more.framing ?? (voiceover ? undefined : (first ?? end)) ?? nextFraming();
    const framing = wanted === beside ? framings.find((other) => other !== beside)! : wanted;
    return look('presenter', { ...more, framing });
  };

  /** The wanted shot of an element, or another that the engine can render; without the element if it can render none. */
  const pictured = (wanted: 'split' | 'element', element: number, at: Position): Look => {
    const possible = [wanted, 'element', 'split'] as const;
    const subject = possible.find(canRender);
    return subject ? look(subject, { element }) : presenter(at);
  };

  /** The best shot for an element of this role. */
  const withElement = (element: number, at: Position): Look => {
    const { role } = elements[element]!;
    if (role === 'setting' && !(voiceover && canRender('element'))) return presenter(at, { element });
    const together = !voiceover && (at.isFirst || at.isLast || role === 'prop');
    return pictured(together ? 'split' : 'element', element, at);
  };

  /** The first place in the texts that has not been shown yet. The presenter is seen at home anyway. */
  const unseenPlace = (texts: readonly string[], before: readonly Look[]): string | undefined => {
    if (!canRender('place')) return undefined;
    const seen = before
      .filter(({ subject, place }) => subject === 'place' || place !== home)
      .map((look) => readPlace(look.place).kind);
    return texts
      .filter((words) => readPlace(words).kind !== null)
      .map((words) => placeNear(home, words, readPlace))
      .find((place) => !seen.includes(readPlace(place).kind) && (voiceover || place !== home));
  };
  /** Where a piece says that it happens. It is shown there, whatever the client's other places are. */
  const namedPlace = (piece: Piece, before: readonly Look[]): string | undefined => {
    const place = readPlace(piece.text).isNamed ? unseenPlace([piece.text], before) : undefined;
    return place === home ? undefined : place;
  };
  /** The client's other places; the presenter is seen at home from the first frame. */
  const away = about.filter((words) => ![null, readPlace(home).kind].includes(readPlace(words).kind));

  /** Whether a piece has the right length for a shot without the presenter. */
  const fits = ({ startMs, endMs }: Piece, what: 'place' | 'title'): boolean =>
    endMs - startMs >= WITHOUT_PRESENTER_MS.min && (voiceover || endMs - startMs <= WITHOUT_PRESENTER_MS[what]);

  return ({ piece, element, next }: Material, at: Position, before: readonly Look[]): Look => {
    const { isFirst, isLast, isEnd, previous } = at;
    const label = piece.key && isNumber(piece.key) ? piece.key : null;
    // A caption is where a label would be.
    if (element !== null) return { ...withElement(element, at), title: elements[element]!.caption ? null : label };
    const product = elements.findIndex(({ role }) => role === 'product');
    // Show the product again at the end.
    if (isLast && product >= 0 && previous && previous.element !== product)
      return pictured(voiceover ? 'element' : 'split', product, at);
    // The end card is a title too.
    const recent = before.slice(-2).some(({ subject }) => subject === 'title') || (isLast && !isEnd);
    const claim = recent || !canRender('title') ? null : piece.key;
    if (!voiceover && (isFirst || isEnd)) return presenter(at, { title: label });
    const named = namedPlace(piece, before);
    if (!voiceover && previous && !showsPresenter(previous))
      return presenter(at, { title: label, place: named ?? home });
    const isLate = claim !== null && claim.keyMs - piece.startMs > MAX_BEFORE_KEY_MS;
    const isShort = piece.endMs - piece.startMs <= WITHOUT_PRESENTER_MS.title;
    const canBeCard = (shown: KeyWords): boolean => canRender('title') && !goesOn(shown, piece.text);
    if (claim && canBeCard(claim) && named === undefined && (voiceover || (isShort && !isLate)))
      return look('title', { title: claim });
    const isLong = fits(piece, 'place');
    const own = named ?? (isLong ? unseenPlace([...away, piece.text], before) : undefined);
    // A place from the idea can wait if the next words name one of their own.
    const waits = !voiceover && next && fits(next, 'place') && unseenPlace([next.text], before);
    const ofBrief = isLong && !waits && readPlace(piece.text).kind === null;
    const place = own ?? (ofBrief ? unseenPlace(about, before) : undefined);
    const words = piece.isCut ? undefined : keyWordsOf(piece.text, true);
    const title = words ? { ...asTitle(words), keyMs: Math.round(piece.startMs) } : null;
    if (place !== undefined && voiceover && isLong) return look('place', { place, title: label });
    const isBrief = piece.endMs - piece.startMs <= MAX_WORDS_MS;
    if (place !== undefined && isBrief && isLong && !recent && (claim ?? title) && canRender('title'))
      return look('title', { place, title: claim ?? title });
    if (place !== undefined) return presenter(at, { place, title: label, framing: far });
    const titled = waits || recent || before.some(({ subject }) => subject === 'title');
    if (!voiceover && title && fits(piece, 'title') && !titled && canBeCard(title)) return look('title', { title });
    const tooLong = voiceover && piece.endMs - piece.startMs > MAX_SILENT_MS && previous?.subject !== 'place';
    if (!canRender('place') || !(tooLong || (voiceover && previous?.subject === 'presenter')))
      return presenter(at, { title: label });
    return look('place', {
      place: readPlace(home).kind === null ? piece.text : placeNear(home, piece.text, readPlace),
    });
  };
};

/** The framings of the presenter, the widest first. Each costs rendering time, so a short video has few. */
const framingsOf = (
  count: number,
  voiceover: boolean,
  fast: boolean,
): readonly [SceneShot['framing'], ...SceneShot['framing'][]] => {
  // No close-ups of a presenter who does not speak.
  if (voiceover) return fast ? ['medium'] : ['wide', 'medium'];
  if (fast || count < MIN_SHOTS.wide) return ['medium', 'close'];
  return count < MIN_SHOTS.all ? ['wide', 'medium'] : ['wide', 'medium', 'close'];
};

/** The shots that a video needs for a close-up (without the end card), for a wide framing, for two places, and for all framings. */
const MIN_SHOTS = { close: 3, wide: 4, places: 5, all: 7 };

/** A cut between shots of the presenter in one place, a dissolve to and from an empty place, a push to another place, an element or title. */
function transitionTo(look: Look, previous: Look | undefined): SceneShot['transition'] {
  if (previous === undefined) return 'cut';
  if (showsPresenter(look) && showsPresenter(previous)) return look.place === previous.place ? 'cut' : 'push';
  if (showsPresenter(look)) return previous.subject === 'place' ? 'dissolve' : 'cut';
  return look.subject === 'place' ? 'dissolve' : 'push';
}

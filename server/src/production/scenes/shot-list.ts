// The shot list of a scenes video: hook, middle and close, which part of the speech is shown how. Pure, so that a retry films the same.

import type { SceneShot, SceneSubject } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { UNSTRESSED } from '@greenroom/engine-kit/text/unstressed-words';
import { asTitle, keyWordsOf } from './key-words.ts';
import { type Piece, piecesOf } from './shot-pieces.ts';
import { placeNear, type ReadPlace } from './shot-places.ts';
import { splitLongShots } from './split-long-shots.ts';

export type ElementRole = 'setting' | 'product' | 'prop';

export interface ShotListRequest {
  /** The script cut into scenes, in order; together they are the whole script. */
  scenes: readonly string[];
  words: readonly SpokenWord[];
  speechMs: number;
  narrationMode: 'auto' | 'voiceover';
  elements: readonly { role: ElementRole; caption?: string | undefined }[];
  /** What the video is about, in the partner's words, the most telling first: idea, topic, audience. */
  about: readonly string[];
  fast: boolean;
  /** What the engine can film, the longest clip that it can, and how it reads words. */
  engine: { subjects: readonly SceneSubject[]; maxClipMs: number; readPlace: ReadPlace };
}

/** `scene`: index of the scene that the shot belongs to. */
export type Shot = SceneShot & { scene: number };

/** What a shot is made of. `next`: the piece after it, where that is free to show anything. */
type Matter = { piece: Piece; element: number | null; next: Piece | undefined };

/** Where in the film a piece is. */
type Spot = { isFirst: boolean; isLast: boolean; previous: Look | undefined };

/** A shot before its times and transition: what it shows. */
type Look = Pick<SceneShot, 'subject' | 'framing' | 'element' | 'title' | 'place'>;

/** A picture without anybody in it is not taken in sooner, and a place or a few words are not looked at for longer. */
const ALONE_MS = { least: 2200, place: 7000, title: 5200 };

/**
 * Shots meet in the pause between two words, on a frame of 30 frames/s; a scene of several sentences, or of a long one, is several shots.
 * The presenter opens and closes, in one place all through; between, what the partner sent and what the words name is
 * seen. No two neighbours show the same.
 */
export function shotList(request: ShotListRequest): Shot[] {
  const pieces = piecesOf(request, request.narrationMode === 'voiceover');
  const elements = placeElements(pieces, request.elements);
  const script = request.scenes.join(' ');
  // Where the film plays: what names a place, or else what says anything.
  const { readPlace, maxClipMs } = request.engine;
  const home = [...request.about, script].find((words) => readPlace(words).kind !== null) ?? request.about[0] ?? script;
  const list: Look[] = [];
  const direct = director(request, home, pieces.length);
  for (const [index, piece] of pieces.entries()) {
    const at = { isFirst: index === 0, isLast: index === pieces.length - 1, previous: list.at(-1) };
    const next = index + 2 < pieces.length && !elements.has(index + 1) ? pieces[index + 1] : undefined;
    list.push(direct({ piece, element: elements.get(index) ?? null, next }, at, list));
  }
  const shots = pieces.map(({ scene, startMs, endMs }, index) => {
    const look = list[index]!;
    const speaks = request.narrationMode === 'auto' && showsPresenter(look);
    return { ...look, scene, speaks, transition: transitionTo(look, list[index - 1]), startMs, endMs };
  });
  return splitLongShots(shots, maxClipMs);
}

const showsPresenter = ({ subject }: Look): boolean => subject === 'presenter' || subject === 'split';

/** Chooses what each of `count` pieces shows, after those before it. */
const director = ({ elements, narrationMode, fast, about, engine }: ShotListRequest, home: string, count: number) => {
  const { readPlace } = engine;
  const films = (subject: SceneSubject): boolean => engine.subjects.includes(subject);
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

  const presenter = (at: Spot, more: Partial<Look> = {}): Look => {
    const beside = at.previous?.subject === 'presenter' ? at.previous.framing : undefined;
    // A face near by is what stops a viewer; who is not heard keeps their distance.
    const near = (at.isFirst || at.isLast) && !voiceover;
    const wanted = near ? 'close' : framings[takes++ % framings.length]!;
    const framing = wanted === beside ? framings.find((other) => other !== beside)! : wanted;
    return look('presenter', { framing, ...more });
  };

  /** The wanted shot of a picture, or another that the engine can film; without the picture where it can film none. */
  const pictured = (wanted: 'split' | 'element', element: number, at: Spot): Look => {
    const possible = [wanted, 'element', 'split'] as const;
    const subject = possible.find(films);
    return subject ? look(subject, { element }) : presenter(at);
  };

  /** What the partner's picture is best for. */
  const withElement = (element: number, at: Spot): Look => {
    const { role } = elements[element]!;
    if (role === 'setting' && !(voiceover && films('element'))) return presenter(at, { element });
    const together = !voiceover && (at.isFirst || at.isLast || role === 'prop');
    return pictured(together ? 'split' : 'element', element, at);
  };

  /** A place that was not shown yet, by whatever words: the first that these name. */
  const unseenPlace = (texts: readonly string[], before: readonly Look[]): string | undefined => {
    const named = films('place') ? texts.find((words) => readPlace(words).kind !== null) : undefined;
    const place = named && placeNear(home, named, readPlace);
    const seen = before.filter(({ subject }) => subject === 'place').map((look) => readPlace(look.place).kind);
    return place && !seen.includes(readPlace(place).kind) ? place : undefined;
  };

  /** Whether a piece is long enough for a picture without anybody in it, and not too long. */
  const fits = ({ startMs, endMs }: Piece, what: 'place' | 'title'): boolean =>
    endMs - startMs >= ALONE_MS.least && (voiceover || endMs - startMs <= ALONE_MS[what]);

  return ({ piece, element, next }: Matter, at: Spot, before: readonly Look[]): Look => {
    if (element !== null) return withElement(element, at);
    const { isFirst, isLast, previous } = at;
    const product = elements.findIndex(({ role }) => role === 'product');
    // What is sold is seen once more at the end.
    if (isLast && product >= 0 && previous && previous.element !== product)
      return pictured(voiceover ? 'element' : 'split', product, at);
    const recent = before.slice(-2).some(({ subject }) => subject === 'title');
    const title = recent || !films('title') ? null : piece.key;
    const counts = piece.key !== null && (piece.key.before !== '' || piece.key.after !== '');
    const label = counts ? piece.key : null;
    if (!voiceover && (isFirst || isLast)) return presenter(at, { title: label });
    if (!voiceover && previous && !showsPresenter(previous)) return presenter(at, { title: label });
    if (title && (voiceover || piece.endMs - piece.startMs <= ALONE_MS.title)) return look('title', { title });
    const own = fits(piece, 'place') ? unseenPlace([piece.text], before) : undefined;
    // What the film is about anyway can wait for what only the next words name.
    const waits = !voiceover && next && fits(next, 'place') && unseenPlace([next.text], before);
    const place = own ?? (fits(piece, 'place') && !waits ? unseenPlace([piece.text, ...about], before) : undefined);
    if (place !== undefined) return look('place', { place, title: label });
    const titled = waits || before.some(({ subject }) => subject === 'title');
    const words = fits(piece, 'title') && !titled ? keyWordsOf(piece.text, true) : undefined;
    if (!voiceover && words && films('title'))
      return look('title', { title: { ...asTitle(words), keyMs: Math.round(piece.startMs) } });
    if (!voiceover || previous?.subject !== 'presenter' || !films('place')) return presenter(at, { title: label });
    return look('place', {
      place: readPlace(home).kind === null ? piece.text : placeNear(home, piece.text, readPlace),
    });
  };
};

/** How near the presenter is seen, the farthest first: each framing is painted by itself, which a short film cannot afford often. */
const framingsOf = (
  count: number,
  voiceover: boolean,
  fast: boolean,
): readonly [SceneShot['framing'], ...SceneShot['framing'][]] => {
  // Who is not heard is not stared at.
  if (voiceover) return fast ? ['medium'] : ['wide', 'medium'];
  if (fast || count < SHOTS_FOR.wide) return ['medium', 'close'];
  return count < SHOTS_FOR.all ? ['wide', 'close'] : ['wide', 'medium', 'close'];
};

/** From how many shots on a film has one from afar, and all framings. */
const SHOTS_FOR = { wide: 4, all: 7 };

/** Between two views of a person a cut, as editors do it; a place melts in, what is shown by itself is pushed in. */
function transitionTo(look: Look, previous: Look | undefined): SceneShot['transition'] {
  if (previous === undefined || (showsPresenter(look) && showsPresenter(previous))) return 'cut';
  if (showsPresenter(look)) return previous.subject === 'place' ? 'dissolve' : 'cut';
  return look.subject === 'place' ? 'dissolve' : 'push';
}

/**
 * Gives each element a shot: the one whose words meet its caption, or else in order, evenly; between the first shot and the
 * last, or also the last, or all, as many as are needed.
 */
function placeElements(pieces: readonly Piece[], elements: ShotListRequest['elements']): Map<number, number> {
  const all = pieces.map((_, index) => index);
  const places = [all.slice(1, -1), all.slice(1)].find((some) => some.length >= elements.length) ?? all;
  const said = pieces.map(({ text }) => tellingStems(text));
  /** Words that stand in many sentences tell little of where an element belongs. */
  const likeness = (element: number, piece: number): number =>
    [...tellingStems(elements[element]!.caption ?? '')]
      .filter((stem) => said[piece]!.has(stem))
      .reduce((sum, stem) => sum + 1 / said.filter((stems) => stems.has(stem)).length, 0);
  const shown = elements.slice(0, places.length).keys().toArray();
  const placed = new Map<number, number>();
  const put = (element: number, order: (place: number) => number): void => {
    const free = places.filter((place) => !placed.has(place));
    placed.set(
      free.reduce((best, place) => (order(place) < order(best) ? place : best)),
      element,
    );
  };
  const meets = (element: number): boolean => places.some((place) => likeness(element, place) >= CLEARLY);
  for (const element of shown.filter(meets)) put(element, (place) => -likeness(element, place));
  for (const element of shown.filter((element) => !meets(element))) {
    const even = places[Math.floor((element * places.length) / shown.length)]!;
    put(element, (place) => Math.abs(place - even));
  }
  return placed;
}

const unstressedWords = new Set(Object.values(UNSTRESSED).flatMap((words) => [...words]));

/** A word of a caption that stands in two sentences at most. */
const CLEARLY = 0.5;

/** The beginnings of the words that say something: "bottles" is a "bottle". */
const tellingStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [])
      .filter((word) => !unstressedWords.has(word))
      .map((word) => word.slice(0, 5)),
  );

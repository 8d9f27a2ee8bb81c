// The shot list of a scenes video: hook, middle and close, which part of the speech is shown how. Pure, so that a retry films the same.
import type { SpokenWord } from '../engines/ports/speech.ts';
import type { SceneShot } from '../engines/ports/video.ts';
import { keyWordsOf } from '../script/key-words.ts';
import { splitSentences } from '../script/sentences.ts';
import { planPlace } from '../studio/places/read-place.ts';

export type ElementRole = 'setting' | 'product' | 'prop';

export interface ShotListRequest {
  /** The script cut into scenes, in order; together they are the whole script. */
  scenes: readonly string[];
  words: readonly SpokenWord[];
  speechMs: number;
  narrationMode: 'auto' | 'voiceover';
  elements: readonly { role: ElementRole }[];
  /** What the video is about, in the partner's words, the most telling first: idea, topic, audience. */
  about: readonly string[];
  fast: boolean;
}

/** `scene`: index of the scene that the shot belongs to. */
export type Shot = SceneShot & { scene: number };

/** A stretch of speech for one shot. */
type Piece = { scene: number; text: string; startMs: number; endMs: number };

/** A shot before its times and transition: what it shows. */
type Look = Pick<SceneShot, 'subject' | 'framing' | 'element' | 'title' | 'place'>;

/** A shot shorter than this flickers past. */
const LEAST_SHOT_MS = 1700;
const FRAME_MS = 1000 / 30;

/**
 * Shots meet in the pause between two words, on a frame of 30 frames/s; a scene of several sentences is several shots.
 * The presenter opens and closes, in one place all through; between, what the partner sent and what the words name is
 * seen. No two neighbours show the same.
 */
export function shotList(request: ShotListRequest): Shot[] {
  const pieces = piecesOf(request);
  const elements = placeElements(pieces.length, request.elements.length);
  const home = request.about.find(namesPlace) ?? request.about.find((words) => words.trim() !== '') ?? '';
  const list: Look[] = [];
  const direct = director(request, home || pieces.map(({ text }) => text).join(' '));
  for (const [index, piece] of pieces.entries()) {
    list.push(direct(piece, elements.get(index) ?? null, index === 0, index === pieces.length - 1, list));
  }
  return pieces.map(({ scene, startMs, endMs }, index) => {
    const look = list[index]!;
    const speaks = request.narrationMode === 'auto' && showsPresenter(look);
    return { ...look, scene, speaks, transition: transitionTo(look, list[index - 1]), startMs, endMs };
  });
}

/** Whether a place stands in the words that could be shown by itself. */
const namesPlace = (words: string): boolean =>
  !['abstract', 'studio'].includes(planPlace({ words, seed: '', avoid: [] }).kind);

const showsPresenter = ({ subject }: Look): boolean => subject === 'presenter' || subject === 'split';

/** Chooses what each piece shows, after those before it. */
const director = ({ elements, narrationMode, fast, about }: ShotListRequest, home: string) => {
  const framings = fast ? (['medium', 'close'] as const) : (['medium', 'close', 'wide'] as const);
  const voiceover = narrationMode === 'voiceover';
  let takes = 0;
  const presenter = (element: number | null = null): Look => {
    const framing = framings[takes++ % framings.length]!;
    return { subject: 'presenter', framing, element, title: null, place: home };
  };
  const other = (subject: SceneShot['subject'], more: Partial<Look> = {}): Look => ({
    subject,
    framing: 'medium',
    element: null,
    title: null,
    place: home,
    ...more,
  });

  /** What the partner's picture is best for. */
  const withElement = (element: number, ends: boolean): Look => {
    const { role } = elements[element]!;
    if (role === 'setting') return voiceover ? other('element', { element }) : presenter(element);
    const together = !voiceover && (ends || role === 'prop');
    return other(together ? 'split' : 'element', { element });
  };

  return (piece: Piece, element: number | null, isFirst: boolean, isLast: boolean, before: readonly Look[]): Look => {
    if (element !== null) return withElement(element, isFirst || isLast);
    const product = elements.findIndex(({ role }) => role === 'product');
    const previous = before.at(-1);
    // What is sold is seen once more at the end.
    const again = isLast && product >= 0 && before.length > 1 && !(previous && previous.element === product);
    if (again) return other(voiceover ? 'element' : 'split', { element: product });
    if (!voiceover && (isFirst || isLast || (previous && !showsPresenter(previous)))) return presenter();
    const recent = before.slice(-2);
    const title = recent.some(({ subject }) => subject === 'title') ? undefined : keyWordsOf(piece.text, voiceover);
    if (title) return other('title', { title, place: [...about, piece.text].join(' ') });
    const place = [piece.text, ...about].find(namesPlace);
    const seen = before.some((look) => look.subject === 'place' && look.place.startsWith(place ?? ''));
    if (place !== undefined && !seen) return other('place', { place: `${place} ${home}` });
    if (previous?.subject !== 'presenter') return presenter();
    return voiceover ? other('place', { place: `${piece.text} ${home}` }) : presenter();
  };
};

/** Between two views of a person a cut, as editors do it; a place melts in, what is shown by itself is pushed in. */
function transitionTo(look: Look, previous: Look | undefined): SceneShot['transition'] {
  if (previous === undefined || (showsPresenter(look) && showsPresenter(previous))) return 'cut';
  if (showsPresenter(look)) return previous.subject === 'place' ? 'dissolve' : 'cut';
  return look.subject === 'place' ? 'dissolve' : 'push';
}

/** The sentences of each scene with their times; those too short for a shot of their own are shown with their neighbour. */
function piecesOf(request: ShotListRequest): Piece[] {
  const sentences = request.scenes.flatMap((text, scene) =>
    splitSentences(text).map((sentence) => ({ scene, text: sentence })),
  );
  const cuts = cutPoints(
    sentences.map(({ text }) => text),
    request,
  );
  const pieces: Piece[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const piece = { ...sentence, startMs: cuts[index]!, endMs: cuts[index + 1]! };
    const last = pieces.at(-1);
    const short = ({ startMs, endMs }: Piece) => endMs - startMs < LEAST_SHOT_MS;
    if (last?.scene === piece.scene && (short(last) || short(piece))) {
      last.text += ` ${piece.text}`;
      last.endMs = piece.endMs;
    } else pieces.push(piece);
  }
  return pieces;
}

const letters = (text: string) => text.replace(/\s/g, '').length;

/** Times at which the texts meet, in milliseconds: 0, one between each two, the end. */
function cutPoints(texts: readonly string[], { words, speechMs }: ShotListRequest): number[] {
  const cuts = [0];
  let wanted = 0;
  let spoken = 0;
  let word = 0;
  for (const text of texts.slice(0, -1)) {
    // By letters and not by words, since an engine may join or split tokens.
    wanted += letters(text);
    while (word < words.length && spoken + letters(words[word]!.text) / 2 < wanted) {
      spoken += letters(words[word]!.text);
      word += 1;
    }
    const before = words[word - 1]?.endMs ?? 0;
    const after = words[word]?.startMs ?? speechMs;
    const frame = Math.round((before + after) / 2 / FRAME_MS);
    cuts.push(Math.max(frame * FRAME_MS, cuts.at(-1)! + FRAME_MS));
  }
  return [...cuts, speechMs];
}

/** Spreads the elements over the shots: between the first and the last, or also the last, or all, as many as are needed. */
function placeElements(shots: number, elements: number): Map<number, number> {
  const all = Array.from({ length: shots }, (_, index) => index);
  const places = [all.slice(1, -1), all.slice(1)].find((some) => some.length >= elements) ?? all;
  const shown = Math.min(elements, places.length);
  return new Map(
    Array.from({ length: shown }, (_, element) => [places[Math.floor((element * places.length) / shown)]!, element]),
  );
}

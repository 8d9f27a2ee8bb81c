// The rhythm of a film: long shots of the presenter are cut where a phrase begins, lists are ticked off, and a phrase is shown alone now and then.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { spokenAfter } from '../words/spoken-after.ts';
import type { PlannedShot } from './cut-aways.ts';
import { denies, isUnclaimed } from './denied.ts';
import { labelText } from './label-text.ts';
import { CONJUNCTION, ENDS_CLAUSE, ENDS_SENTENCE, type ListItem, listIn, splitAfter } from './list-items.ts';
import type { NamedThing } from './named-things.ts';
import { BEFORE_PHRASE_MS, onFrame } from './shots.ts';

/** A longer shot is cut. Each part is at least so long, and one that would be longer than `still` is cut within a phrase too. */
const BEAT_MS = { max: 2700, min: 1200, still: 4000 };
/** A thing beside the presenter is seen for so long before a cut, or only after it. */
const SEEN_BEFORE_CUT_MS = 600;
/** A list is seen for so long: its first things are said without it, and so are words before them that take so long. */
const LIST_MS = { max: 4600, min: 1300, lead: 800 };
/** The presenter is seen for so long without another picture. */
const RUN_MS = 5500;
/** A phrase alone: how long it is seen, and its characters. */
const ALONE = { min: 1300, max: 3400, letters: 38, words: 2 };
/** A card with the rest of its sentence in small: how long it is seen at most, and its characters. */
const WHOLE = { ms: 4100, letters: 72 };

const lengthOf = ({ startMs, endMs }: SceneShot): number => endMs - startMs;
const isPresenter = ({ subject, thing, element }: PlannedShot): boolean =>
  subject === 'presenter' && thing === undefined && element === null;

/** The shots in which the presenter lists at least three things, with these. Not the first, which has the hook, nor the last. */
export const withLists = (shots: readonly SceneShot[], words: readonly SpokenWord[]): PlannedShot[] => {
  const planned: PlannedShot[] = [];
  for (let index = 0; index < shots.length; index++) {
    const shot = shots[index]!;
    const canList = (at: number): boolean =>
      at > 0 && at < shots.length - 1 && isPresenter(shots[at]!) && shots[at]!.title === null;
    const next = canList(index) && canList(index + 1) ? shots[index + 1] : undefined;
    const list = canList(index) ? listIn(shot, words) : undefined;
    // A long sentence is in two shots.
    const both = list === undefined && next?.place === shot.place ? joined(shot, next) : undefined;
    const longList = both && listIn(both, words);
    if (longList) index++;
    planned.push(...(longList ? withList(both, longList) : list ? withList(shot, list) : [shot]));
  }
  return planned;
};

const joined = (shot: SceneShot, next: SceneShot): SceneShot => ({
  ...shot,
  endMs: next.endMs,
  phrases: [...(shot.phrases ?? []), ...(next.phrases ?? [])],
});

const withList = (shot: SceneShot, list: readonly ListItem[]): PlannedShot[] => {
  // A close-up has no room for it.
  const framing = shot.framing === 'close' ? 'medium' : shot.framing;
  const firstMs = onFrame(list[0]!.startMs - BEFORE_PHRASE_MS);
  const hasLead = firstMs - shot.startMs >= LIST_MS.lead;
  const lead = hasLead ? (shot.phrases ?? []).filter(({ startMs }) => startMs < firstMs) : [];
  const from = listStart({ startMs: hasLead ? firstMs : shot.startMs, endMs: shot.endMs }, list);
  // What was said before is not shown again.
  const rest = list.filter((item) => item.startMs >= from || from === shot.startMs);
  const listed = { ...shot, list: rest, framing, startMs: from };
  return from === shot.startMs
    ? [listed]
    : [
        { ...shot, endMs: from, phrases: [...lead, ...list.filter((item) => item.startMs < from)] },
        { ...listed, transition: 'cut' },
      ];
};

/** When a list appears that would be seen too long: with one of its things; those before it are said without it. */
const listStart = ({ startMs, endMs }: Pick<SceneShot, 'startMs' | 'endMs'>, list: readonly ListItem[]): number => {
  if (endMs - startMs <= LIST_MS.max) return startMs;
  // A list has at least two things.
  const starts = list.slice(1, -1).map((item) => onFrame(item.startMs - BEFORE_PHRASE_MS));
  const possible = starts.filter((ms) => ms >= startMs + BEAT_MS.min && ms <= endMs - LIST_MS.min);
  return possible.find((ms) => ms >= endMs - LIST_MS.max) ?? possible.at(-1) ?? startMs;
};

/**
 * Cuts the shots of the presenter, each part in another framing than its neighbours: in one in which they are seen at this place anyway,
 * because each costs a painting.
 * @param canClose whether a medium framing can be seen closer
 */
export const withBeats = (
  shots: readonly PlannedShot[],
  words: readonly SpokenWord[],
  canClose: boolean,
): PlannedShot[] => {
  const last = shots.length - 1;
  const cut = shots.flatMap((shot, index) => {
    if (index === last) return [shot];
    return isPresenter(shot) ? beatsOf(shot, words) : [shot];
  });
  return reframed(withPhrasesAlone(cut, words), framingsIn(shots, canClose));
};

/** Title cards have as many clauses of their sentences as can be seen in time, and the presenter says the rest. */
export const withRests = (shots: readonly SceneShot[], words: readonly SpokenWord[]): SceneShot[] =>
  shots.flatMap((shot, index) => {
    const presenter = shots.find((one) => isPresenter(one) && one.place === shot.place);
    return shot.subject === 'title' && index < shots.length - 1 ? withRest(shot, words, presenter) : [shot];
  });

/** A long title card with the next clauses of its sentence in small, and the presenter with those for which there is no time. */
const withRest = (card: SceneShot, words: readonly SpokenWord[], presenter: SceneShot | undefined): SceneShot[] => {
  const { startMs, endMs, title } = card;
  const spoken = words.filter((word) => word.startMs >= startMs && word.startMs < endMs - BEFORE_PHRASE_MS);
  const clauses = splitAfter(spoken, ENDS_CLAUSE).map(clauseOf);
  const untilClause = (count: number): number =>
    count === clauses.length ? endMs : onFrame(clauses[count]!.startMs - BEFORE_PHRASE_MS);
  const canEndAt = (ms: number): boolean => ms - startMs >= BEAT_MS.min && (ms === endMs || endMs - ms >= BEAT_MS.min);
  if (title === null) return [card];
  const { titled, saidIn } = clausesOfTitle(title, clauses);
  const afterTitle = (count: number): string => textOf(clauses.slice(titled, count));
  const sentence = 1 + clauses.findIndex(({ endsSentence }) => endsSentence) || clauses.length;
  // Not before its own words are said.
  const counts = [...clauses.keys()]
    .map((index) => index + 1)
    .filter((count) => count >= saidIn && canEndAt(untilClause(count)));
  const most = counts.findLast(
    (count) =>
      titled !== undefined &&
      count > titled &&
      count <= sentence &&
      untilClause(count) - startMs <= WHOLE.ms &&
      [...`${labelText(title)} ${afterTitle(count)}`].length <= WHOLE.letters,
  );
  const seen = most ?? counts[0];
  const from = seen === undefined ? endMs : untilClause(seen);
  const mark = /\p{Nd}/u.test(title.key) ? '' : markBehind(clauses[(titled ?? 0) - 1]);
  const whole =
    most === undefined ? card : { ...card, title: { ...title, key: title.key + mark, after: afterTitle(most) } };
  if (from === endMs) return [whole];
  if (presenter === undefined || endMs - startMs <= BEAT_MS.max) return [card];
  const { subject, framing, speaks } = presenter;
  const phrases = clauses.slice(seen).map((clause) => ({ text: textOf([clause]), startMs: clause.startMs }));
  return [
    { ...whole, endMs: from },
    { ...card, subject, framing, speaks, title: null, phrases, startMs: from, transition: 'cut' },
  ];
};

interface Clause {
  /** With the mark behind it. */
  text: string;
  startMs: number;
  endsSentence: boolean;
}

const clauseOf = (words: readonly SpokenWord[]): Clause => ({
  text: joinWords(words.map(({ text }) => text)),
  startMs: Math.round(words[0]!.startMs),
  endsSentence: ENDS_SENTENCE.test(words.at(-1)!.text),
});

/** The comma between the key words of a card and those in small. */
const markBehind = (clause: Clause | undefined): string => COMMA.exec(clause?.text ?? '')?.[0] ?? '';
const COMMA = /[,،、，]$/u;

const textOf = (clauses: readonly Clause[]): string =>
  joinWords(clauses.map(({ text }) => text)).replace(ENDS_CLAUSE, '');

/**
 * `saidIn`: in how many clauses a title is said; all, if it is not found. `titled`: the same, if they have no other words and it has none in
 * small.
 */
const clausesOfTitle = (
  { before, key, after }: NonNullable<SceneShot['title']>,
  clauses: readonly Clause[],
): { titled: number | undefined; saidIn: number } => {
  const said = [before, key, after].filter(Boolean).join(' ').toLowerCase();
  const textUntil = (index: number): string => textOf(clauses.slice(0, index + 1)).toLowerCase();
  const last = clauses.findIndex((_, index) => textUntil(index).includes(said));
  if (last < 0) return { titled: undefined, saidIn: clauses.length };
  return { titled: textUntil(last) === said && after === '' ? last + 1 : undefined, saidIn: last + 1 };
};

const beatsOf = (shot: PlannedShot, words: readonly SpokenWord[]): PlannedShot[] => {
  const { startMs, endMs, phrases = [], title, list } = shot;
  const restMs = title ? spokenAfter(words, title.keyMs, title.after) : undefined;
  const seen = [
    ...phrases.map((phrase) => phrase.startMs),
    // A number may be said long after the first words of its label.
    ...(title ? [title.keyMs, spokenAfter(words, title.keyMs, title.key) ?? title.keyMs] : []),
    ...(restMs ? [restMs] : []),
  ];
  const cutsAt = (starts: readonly number[]): number[] =>
    list ? [] : starts.map((ms) => onFrame(ms - BEFORE_PHRASE_MS)).toSorted((a, b) => a - b);
  const [phraseCuts, wordCuts] = [cutsAt(seen), cutsAt(words.map((word) => word.startMs))];
  const ends = [startMs];
  while (endMs - ends.at(-1)! > BEAT_MS.max) {
    const from = ends.at(-1)!;
    const isPossible = (ms: number): boolean => ms >= from + BEAT_MS.min && ms <= endMs - BEAT_MS.min;
    const isSoon = (ms: number): boolean => isPossible(ms) && ms <= from + BEAT_MS.max;
    const phrase = phraseCuts.findLast(isSoon) ?? phraseCuts.find(isPossible);
    const stands = (phrase ?? endMs) - from > BEAT_MS.still;
    const next = (stands ? wordCuts.findLast(isSoon) : undefined) ?? phrase;
    if (next === undefined) break;
    ends.push(next);
  }
  return ends.map((from, part) => {
    const until = ends[part + 1] ?? endMs;
    const { beside = [], ...rest } = shot;
    const named = beside.filter((one) => {
      const seen = seenFrom(one, ends);
      return (part === 0 || seen >= from) && (until === endMs || seen < until);
    });
    return {
      ...rest,
      ...(named.length > 0 && { beside: named }),
      startMs: from,
      endMs: until,
      transition: part === 0 ? shot.transition : 'cut',
    };
  });
};

/** What is named just before a cut appears behind it, if its clause goes on there. */
const seenFrom = ({ startMs, untilMs = Number.POSITIVE_INFINITY }: NamedThing, cuts: readonly number[]): number =>
  cuts.find((ms) => ms > startMs && ms - startMs < SEEN_BEFORE_CUT_MS && untilMs - ms > SEEN_BEFORE_CUT_MS) ?? startMs;

/** The phrases that begin in a shot, as one text with the commas between them. */
const wordsOf = ({ phrases = [], startMs, endMs }: PlannedShot, words: readonly SpokenWord[]): string =>
  phrases
    .filter((phrase) => phrase.startMs >= startMs - BEFORE_PHRASE_MS && phrase.startMs < endMs - BEFORE_PHRASE_MS)
    .map(({ text, startMs }, index) => {
      const last = words.findLast((word) => word.startMs < startMs - 1)?.text ?? '';
      return index === 0 ? text : `${COMMA.exec(last)?.[0] ?? ''} ${text}`;
    })
    .join('');

/** Whether the words of a shot are whole clauses that mean the same without the rest of their sentence. */
const isWhole = ({ startMs, endMs }: PlannedShot, words: readonly SpokenWord[]): boolean => {
  const first = words.findIndex((word) => word.startMs >= startMs - BEFORE_PHRASE_MS / 2);
  const last = words.findLastIndex((word) => word.startMs < endMs - BEFORE_PHRASE_MS / 2);
  if (first < 1 || ![words[first - 1]!, words[last]!].every(({ text }) => ENDS_CLAUSE.test(text))) return false;
  // The end of a question and the next sentence would be one.
  if (words.slice(first, last).some(({ text }) => /[?？؟]$/u.test(text))) return false;
  const texts = words.map(({ text }) => text);
  const from = texts.findLastIndex((text, index) => index < first && ENDS_SENTENCE.test(text)) + 1;
  const end = texts.findIndex((text, index) => index >= last && ENDS_SENTENCE.test(text));
  const sentence = texts.slice(from, end < 0 ? undefined : end + 1);
  return !denies(joinWords(sentence.slice(0, first - from))) && !isUnclaimed(joinWords(sentence));
};

const canBeAlone = (shot: PlannedShot, words: readonly SpokenWord[]): boolean => {
  const text = wordsOf(shot, words);
  const length = lengthOf(shot);
  return (
    shot.title === null &&
    shot.list === undefined &&
    shot.beside === undefined &&
    length >= ALONE.min &&
    length <= ALONE.max &&
    [...text].length <= ALONE.letters &&
    text.split(' ').length >= ALONE.words &&
    !isUnclaimed(text.toLowerCase().replace(CONJUNCTION, '')) &&
    isWhole(shot, words)
  );
};

/** In long runs of the presenter, one shot for so many seconds shows its words alone. */
const withPhrasesAlone = (shots: readonly PlannedShot[], words: readonly SpokenWord[]): PlannedShot[] => {
  const planned = [...shots];
  let from = 0;
  while (from < planned.length) {
    const end = planned.findIndex((shot, index) => index >= from && !(isPresenter(shot) && shot.list === undefined));
    let to = end < 0 ? planned.length : end;
    const run = planned.slice(from, to);
    const total = run.reduce((sum, shot) => sum + lengthOf(shot), 0);
    const count = Math.floor(total / RUN_MS);
    for (let k = 1; k <= count; k++) {
      const wanted = run[0]!.startMs + (total * k) / (count + 1);
      const distance = ({ startMs, endMs }: SceneShot) => Math.abs((startMs + endMs) / 2 - wanted);
      const [best] = [...planned.keys()]
        .slice(from + 1, to - 1)
        .filter((index) => [index - 1, index, index + 1].every((near) => planned[near]!.subject === 'presenter'))
        .filter((index) => canBeAlone(planned[index]!, words))
        .toSorted((one, other) => distance(planned[one]!) - distance(planned[other]!));
      if (best === undefined) continue;
      const shown = aloneWith([planned[best]!, planned[best + 1]!, planned[best + 2]], words);
      planned.splice(best, 2, ...shown);
      to -= 2 - shown.length;
    }
    from = to + 1;
  }
  return planned;
};

/** A phrase alone, with the next one in small if that goes on with it and there is time to say both. */
const aloneWith = (
  [shot, next, further]: readonly [PlannedShot, PlannedShot, PlannedShot | undefined],
  words: readonly SpokenWord[],
): PlannedShot[] => {
  const card = alone(shot, words);
  const after = wordsOf(next, words);
  const isPossible =
    next.title === null &&
    next.list === undefined &&
    further?.subject === 'presenter' &&
    CONJUNCTION.test(after) &&
    next.endMs - shot.startMs <= WHOLE.ms &&
    [...`${wordsOf(shot, words)} ${after}`].length <= WHOLE.letters;
  if (isPossible && card.title) return [{ ...card, title: { ...card.title, after }, endMs: next.endMs }];
  // The card has shown the phrases before.
  const phrases = next.phrases?.filter(({ startMs }) => startMs >= card.endMs - BEFORE_PHRASE_MS / 2);
  return [card, { ...next, ...(phrases && { phrases }) }];
};

const alone = (shot: PlannedShot, words: readonly SpokenWord[]): PlannedShot => {
  const [first = '', ...rest] = wordsOf(shot, words).replace(CONJUNCTION, '');
  const key = first.toLocaleUpperCase() + rest.join('');
  return {
    ...shot,
    subject: 'title',
    speaks: false,
    title: { before: '', key, after: '', keyMs: Math.round(shot.startMs) },
    phrases: [],
    transition: 'push',
    isPhrase: true,
  };
};

type Framing = SceneShot['framing'];

/** The framings in which the presenter is seen at each place. */
const framingsIn = (shots: readonly PlannedShot[], canClose: boolean): Map<string, Set<Framing>> => {
  const seen = new Map<string, Set<Framing>>();
  for (const shot of shots) {
    if (!isPresenter(shot)) continue;
    const framings = seen.get(shot.place) ?? new Set();
    framings.add(shot.framing);
    if (canClose && shot.framing !== 'wide') framings.add('medium').add('close');
    seen.set(shot.place, framings);
  }
  return seen;
};

/** A close-up has none beside or below the face. */
const needsRoom = ({ title, beside }: PlannedShot): boolean => title !== null || beside !== undefined;

/** Parts of one shot in different framings. Large words need room below the face, lists more, and things beside it. */
const reframed = (shots: readonly PlannedShot[], seen: ReadonlyMap<string, ReadonlySet<Framing>>): PlannedShot[] => {
  const planned = [...shots];
  const recent: Framing[] = [];
  for (const [index, shot] of shots.entries()) {
    if (!isPresenter(shot)) continue;
    const before = planned[index - 1];
    const next = shots[index + 1];
    const isPart = before !== undefined && isPresenter(before) && before.framing === shot.framing;
    const isThird = recent.length > 1 && recent.slice(-2).every((framing) => framing === shot.framing);
    const framingsFor = (one: PlannedShot): Framing[] =>
      [...seen.get(one.place)!].filter(
        (framing) => framing !== one.framing && !(needsRoom(one) && framing === 'close'),
      );
    const listFraming = ({ list, place }: PlannedShot) => (list && seen.get(place)?.has('wide') ? 'wide' : undefined);
    const isBeforeFixed =
      next?.startMs === shot.endMs &&
      isPresenter(next) &&
      (next.list
        ? listFraming(next) === shot.framing
        : next.framing === shot.framing && framingsFor(next).length === 0);
    let framing = listFraming(shot) ?? shot.framing;
    if (index > 0 && shot.list === undefined && (isPart || isThird || isBeforeFixed)) {
      const others = framingsFor(shot).filter((one) => one !== framing);
      const unlike = others.filter((one) => one !== next?.framing || shots[index + 1]?.startMs !== shot.endMs);
      framing = unlike.find((one) => !recent.slice(-2).includes(one)) ?? unlike[0] ?? others[0] ?? framing;
    }
    recent.push(framing);
    planned[index] = { ...shot, framing };
  }
  return planned;
};

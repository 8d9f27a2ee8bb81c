// Plans a place from the words of a scene: kind, time of day, weather, season, and colours that contrast with the presenter.
import { blend, contrast, hex, hueOf, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { colourOf, isColourWord, wordsOf } from '../paint/colour-words.ts';
import { createRandom, type Random } from '../paint/random.ts';
import { isAddress } from '../words/address.ts';
import { toEnglish } from '../words/glossary.ts';
import { placesInEnglish } from './foreign-words.ts';
import { withoutIdioms } from './idioms.ts';
import { isNamed } from './place-context.ts';
import { hourWords, kindWords, moodWords, seasonWords, vagueWords, weatherWords } from './place-words.ts';
import type { PlaceKind, PlacePlan, Season, TimeOfDay } from './plan.ts';
import { schemesOf } from './schemes.ts';
import { placeOfTrade } from './trade-words.ts';

const grounds = [
  ['#e3d2bd', '#c9714f'],
  ['#c9d8dc', '#3f6f8f'],
  ['#d9d0e0', '#7a5a8a'],
  ['#cfdccd', '#4b8a74'],
  ['#2f3f55', '#5fa8b0'],
  ['#e6d3a8', '#b8643e'],
] as const;

/** Times of day of places that are not always shown by day. */
const usualHours: Partial<Record<PlaceKind, readonly TimeOfDay[]>> = {
  bar: ['dusk', 'night'],
  pub: ['dusk', 'night'],
  restaurant: ['day', 'dusk', 'night'],
  rooftop: ['day', 'day', 'dusk'],
  market: ['day', 'day', 'dusk'],
  'gas-station': ['day', 'dusk', 'night'],
  stadium: ['day', 'night'],
  'beach-bar': ['day', 'day', 'dusk'],
  beach: ['day', 'day', 'day', 'golden'],
  harbour: ['day', 'day', 'golden'],
  vineyard: ['day', 'day', 'golden'],
  farm: ['day', 'day', 'morning'],
  ranch: ['day', 'day', 'morning'],
  plantation: ['day', 'day', 'morning'],
  forest: ['day', 'morning'],
  lake: ['day', 'morning', 'golden'],
  garden: ['day', 'day', 'morning'],
  street: ['day', 'day', 'golden'],
  'living-room': ['day', 'day', 'morning'],
  'home-office': ['day', 'day', 'dusk'],
  bedroom: ['day', 'morning'],
  cafe: ['day', 'day', 'morning', 'dusk'],
  office: ['day', 'day', 'day', 'golden'],
};

export interface PlaceRequest {
  /** Description of the scene; may be empty. */
  words: string;
  seed: string;
  /** Colours to contrast with, `#rrggbb`: skin first, then clothes and hair. */
  avoid: readonly string[];
  /** A colour, `#rrggbb`, that tints the place. */
  mood?: string | null;
}

/** Deterministic: the same words and seed plan the same place. */
export const planPlace = ({ words, seed, avoid, mood }: PlaceRequest): PlacePlan => {
  const text = placeText(words);
  const english = removeNegations(toEnglish(words.toLowerCase()));
  const requested = requestedColours(english);
  // A background of a colour is one of a studio.
  const isPlain = text.trim() === '' || (requested !== undefined && BACKGROUND.test(english));
  const kind = findPlace(text)?.kind ?? (isPlain ? 'studio' : (firstMatch(vagueWords, text) ?? 'abstract'));
  // A place keeps its colours whatever else the words say.
  const random = createRandom(`${seed}/place/${kind === 'abstract' ? text : kind}`);
  const weather = firstMatch(weatherWords, text) ?? 'clear';
  const named = requested ?? (kind === 'abstract' ? anyColours(text) : undefined);
  const { wall, accent } = colours(kind, text, named, random, avoid.map(rgb), mood ? rgb(mood) : undefined);
  return {
    kind,
    time: firstMatch(hourWords, text) ?? createRandom(`${seed}/hour/${kind}`).pick(usualHours[kind] ?? ['day']),
    weather,
    season: firstMatch(seasonWords, text) ?? 'summer',
    wall: hex(wall),
    accent: hex(accent),
    head: avoid[0] === undefined ? null : lightness(rgb(avoid[0])),
    seed,
    ...(/\bneon\b/.test(text) && { neon: true as const }),
    ...(kind === 'house' && SOLAR.test(words) && { solar: true as const }),
  };
};

const SOLAR = /solar|fotovolta|photovolta|zonnepane|güneş panel|солнечн|सोलर|सौर|太阳能|太陽光|ソーラー|شمسية/iu;

/** The time of day that the words name. */
export const namedTime = (words: string): TimeOfDay | undefined => firstMatch(hourWords, placeText(words));

/** The season that the words name; none if they name several: "warm in winter and cool in summer". A month tells the time of the year. */
export const namedSeason = (words: string): Season | undefined => {
  const text = placeText(words);
  const named = (of: string) => seasonWords.filter(([, pattern]) => pattern.test(of)).map(([season]) => season);
  const ofMonths = named((text.match(MONTHS) ?? []).join(' '));
  const seasons = ofMonths.length > 0 ? ofMonths : named(text);
  return seasons.length === 1 ? seasons[0] : undefined;
};
const MONTHS = /\b(?:october|november|december|january|february|april|july|august)\b/g;

/** The kind of place that the words tell, and whether they say where something is, rather than name a trade or an object of a place. */
export const toldPlace = (words: string): { kind: PlaceKind; isNamed: boolean } | undefined =>
  findPlace(placeText(words));

const placeText = (words: string): string =>
  removeNegations(placesInEnglish(withoutIdioms(withoutAddresses(words.normalize('NFC')).toLowerCase())));

/** A place in the name of a website is none: "fresh-bread.example". */
const withoutAddresses = (text: string): string =>
  text
    .split(/\s/)
    .filter((word) => !isAddress(word.replace(MARKS_AROUND, '')))
    .join(' ');
/** The lookbehind keeps the time linear. */
const MARKS_AROUND = /^["'([{«]+|(?<![.,!?;:…"')\]}»])[.,!?;:…"')\]}»]+$/g;

/** Removes negated words: "no people", "not an office but a garden", "without any plants". */
const removeNegations = (text: string): string =>
  text
    .replace(/\b(?:not|isn't|never|rather than|instead of|away from|far from)\b[^.;]{0,160}?\bbut\b/g, ' ')
    .replace(OTHER_NEGATIONS, ' ')
    .replace(/\b(?:rather than|instead of|away from|far from|anything but)\b[^,.;]*/g, ' ')
    .replace(
      /\b(?:no|not|without|isn't|never|avoid|except|ohne|sin|sans|kein(?:e[mnrs]?)?|nicht|(?<!\b(?:deux|trois|quelques) )pas|non|não|niet|geen)\b(?:\s+(?:a|an|any|the|in|at|on|too|much|many|some|im|am|der|dem|einem|einer|dans|un|une|le|la|en|una|nel|nella|em|um|uma|num|numa|na|een|het|de))*(?:\s+(?:big|large|small|old|modern|dark|busy|(?:gro(?:ß|ss)|klein|alt|neu|modern|dunkl|laut)e[mnrs]?|petite?|gran|grote|kleine|(?<!\bno )grand[es]?)(?=\s+(?!(?:in|at|on|from|with|im|am|auf|bei|dans|en|em)\b)[\p{L}-])){0,2}\s+[\p{L}-]+(?:\s+or\s+[\p{L}-]+)*/gu,
      ' ',
    );

/** "Not … but" in other languages; what "not only … but" names stays. */
const OTHER_NEGATIONS =
  /\bno\b(?! s[oó]lo)[^.;]{0,160}?\bsino\b|\bpas\b(?! (?:seulement|que))[^.;]{0,160}?\bmais\b|\b(?:nicht|kein\w*)\b(?! nur)[^.;]{0,160}?\bsondern\b|\bnon\b(?! sol[oa])[^.;]{0,160}?\bma\b|\bnão\b(?! só)[^.;]{0,160}?\bmas\b|\bniet\b(?! alleen)[^.;]{0,160}?\bmaar\b/g;

const firstMatch = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** Objects found in many places, and towns, which have many: they decide the place only if no other word does. */
const OBJECTS =
  /^(windows?|walls?|desks?|shel(f|ves)|lockers|yoga|pilates|porch|camp ?(?:sites?|grounds?)|(?:christmas )?trees?|flowers?|house|home|coffee|cars?|tools|books|boat|bed|sofa|couch|sand|shop\w*|stores?|nature|sea|hills?|shore|city|town)$/;

/**
 * The first named place wins ("a bakery with a garden behind"), unless another follows directly, which the first then only
 * describes ("a mountain cabin", "a garden café").
 */
const findPlace = (text: string): { kind: PlaceKind; isNamed: boolean } | undefined => {
  const found = kindWords.flatMap(([kind, pattern]) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].flatMap(({ 0: word, index }) =>
      // "Pond" is no word of "répond".
      isAccented(text[index - 1])
        ? []
        : [{ kind, word: word.trimEnd(), from: index, to: index + word.trimEnd().length }],
    ),
  );
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const named = found.filter((match) => isNamed(text, match, found));
  const places = named.filter(({ word }) => !OBJECTS.test(word));
  let best = places[0];
  for (const next of places)
    if (best && next.from >= best.to && next.from < best.to + REACH && isDescribedBy(best, next, text)) best = next;
  const [object] = named;
  // "A florist in her shop".
  const own = !best && object?.kind === 'shop' && OWN.test(text.slice(Math.max(0, object.from - REACH), object.from));
  const kind = best?.kind ?? (own ? placeOfTrade(text, found) : undefined) ?? object?.kind ?? placeOfTrade(text, found);
  return kind && { kind, isNamed: best !== undefined };
};

const OWN = /\b(?:her|his|my|their|our|sa|son|su|seinem|ihrem|suo) (?:(?:own|small|little|new|tiny) )?\s*$/;

/** Letters between the words of one place at the most. */
const REACH = 60;

/** Whether it is a letter that `\b` takes for none. */
const isAccented = (letter = ''): boolean => /[^\P{Script=Latin}a-z]/u.test(letter);

type Found = { kind: PlaceKind; word: string; from: number; to: number };

/** Whether the first place only describes the second, is a farm in a landscape ("a farm in the mountains"), looks out on one ("a terrace overlooking the sea"), or is near by: "near the mosque in a park". */
const isDescribedBy = (first: Found, second: Found, text: string): boolean => {
  const between = text.slice(first.to, second.from);
  return (
    /^['’s]*[ -]*$/.test(between) ||
    /^\s*(?:の|的|क[ाीे])\s*$/.test(between) ||
    (LOOKOUTS.has(first.kind) && LANDSCAPES.has(second.kind) && VIEW.test(between)) ||
    (/^(farm|ranch)/.test(first.word) &&
      LANDSCAPES.has(second.kind) &&
      /^s? (?:high |up )?(?:in|on|by|near) (?:the |an? )?$/.test(between)) ||
    (/^ in (?:the |an? )$/.test(between) &&
      /\b(?:near|next to|close to) (?:the |an? )?$/.test(text.slice(Math.max(0, first.from - 20), first.from)))
  );
};
const LOOKOUTS: ReadonlySet<PlaceKind> = new Set(['rooftop', 'garden', 'cabin']);
const VIEW =
  /^\s*(?:(?:overlooking|by|facing)|(?:with )?(?:an? )?(?:[a-z]{1,12} )?views? (?:of|over|on|to)|mit (?:\p{L}{1,12} )?blick auf|(?:avec )?vue sur|au|am|(?:con )?vistas? (?:al?(?:l[ae])?|sull?[ae]?)|com vista para|met uitzicht op|с видом на)\s+(?:(?:the|die|den|das|les?|la|las|los|de|het|o|as|os|le)\s+)?$/u;
const LANDSCAPES: ReadonlySet<PlaceKind> = new Set(['mountains', 'forest', 'desert', 'lake', 'beach']);

const colours = (
  kind: PlaceKind,
  text: string,
  named: Requested | undefined,
  random: Random,
  away: readonly Rgb[],
  mood: Rgb | undefined,
) => {
  const requested = named?.wall;
  const neon = /\bneon\b/.test(text) ? rgb(random.pick(['#ff3d9a', '#31d6e8', '#9a4dff'])) : undefined;
  if (kind === 'abstract' && !requested) {
    const spoken = moodWords.find(([, , pattern]) => pattern.test(text));
    const [wall, accent] = spoken ?? grounds[Math.floor(random.next() * grounds.length)]!;
    const ground = mood ? blend(rgb(wall), mood, 0.4) : rgb(wall);
    return { wall: contrastWith(ground, away), accent: rgb(accent) };
  }
  const schemes = schemesOf(kind).map((scheme) => scheme.map(rgb) as [Rgb, Rgb]);
  const worn = away.slice(1);
  const distinctness = (scheme: readonly [Rgb, Rgb]) =>
    distance(scheme[0], away) *
    (worn.some((cloth) => isAlike(scheme[0], cloth)) ? 0.1 : 1) *
    (worn[0] !== undefined && isAlike(scheme[1], worn[0]) ? 0.2 : 1);
  const [chosen, accent] = mostDistinct(schemes, distinctness, random.next());
  const wall = requested ?? (mood ? blend(chosen, mood, 0.45) : chosen);
  return {
    wall: requested ? wall : contrastWith(wall, away),
    accent: neon ?? named?.accent ?? (requested ? blend(accent, requested, 0.35) : accent),
  };
};

/** The colours that the words give to walls, background or light. */
const requestedColours = (text: string): Requested | undefined => {
  const words = wordsOf(text);
  for (const [i, word] of words.entries()) {
    if (!GROUNDS.test(word)) continue;
    for (let from = Math.max(0, i - 3); from < i; from++) {
      const found = colourOf(words.slice(from, i));
      if (found) return pairIn(words.slice(Math.max(0, i - 6), i)) ?? { wall: rgb(found.colour) };
    }
    const after = coloursAfter(words.slice(i + 1, i + 10), /^(colou?rs|palette)$/.test(word));
    if (after) return after;
  }
  return undefined;
};

const anyColours = (text: string): Requested | undefined => {
  const words = wordsOf(text);
  const found = colourOf(words);
  return found && (pairIn(words) ?? { wall: rgb(found.colour) });
};

type Requested = { wall: Rgb; accent?: Rgb | undefined };

/** Not where somebody is from: "from a blue-collar background". */
const BACKGROUND = /(?<!\bfrom an? \S{1,30} )\b(?:background|backdrop)\b/;

const GROUNDS =
  /^(walls?|background|backdrop|studio|room|ground|gradient|lights?|lighting|tones?|interior|colou?rs|palette)$/;
const LINKS = new Set('in of is are painted'.split(' '));
/** After the colours of a place; another word has the colour itself: "in the studio in red shoes". */
const AFTER_COLOURS = new Set('with at by for in on and while'.split(' '));

/** Two colours joined by "and". */
const pairIn = (words: readonly string[]): Requested | undefined => {
  for (const [i, word] of words.entries()) {
    if (word !== 'and' || !isColourWord(words[i - 1] ?? '')) continue;
    const [first, second] = [
      colourOf(words.slice(Math.max(0, i - 3), i)),
      colourOf(colourRun(words.slice(i + 1, i + 4))),
    ];
    if (first && second) return { wall: rgb(first.colour), accent: rgb(second.colour) };
  }
  return undefined;
};

/** Colours after the word of a wall or background: "painted violet and gold", "in dark green". */
const coloursAfter = (words: readonly string[], isPalette: boolean): Requested | undefined => {
  const start = words.findIndex((word) => !LINKS.has(word));
  if (start === -1 || (start === 0 && !isPalette)) return undefined;
  const first = colourRun(words.slice(start));
  const second = words[start + first.length] === 'and' ? colourRun(words.slice(start + first.length + 1)) : [];
  const length = first.length + (second.length > 0 ? second.length + 1 : 0);
  const next = words[start + length];
  const found = colourOf(first);
  if (!found || (next !== undefined && !AFTER_COLOURS.has(next))) return undefined;
  const other = colourOf(second);
  return { wall: rgb(found.colour), accent: other && rgb(other.colour) };
};

const colourRun = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((word) => !isColourWord(word));
  return end === -1 ? words : words.slice(0, end);
};

/** Distance from which colours are distinct. */
const DISTINCT = 0.16;

/** One of the choices that are distinct, else the most distinct; `random`, 0 up to 1, picks among them. */
const mostDistinct = <T>(choices: readonly T[], distinctness: (choice: T) => number, random: number): T => {
  const ranked = choices.map((choice) => ({ choice, by: distinctness(choice) })).sort((a, b) => b.by - a.by);
  const good = ranked.filter(({ by }) => by >= Math.min(DISTINCT, ranked[0]!.by));
  return good[Math.floor(random * good.length)]!.choice;
};

/** Whether a colour of a place has the hue of clothes or hair, which would merge with it. */
const isAlike = (colour: Rgb, cloth: Rgb): boolean => {
  if (chroma(colour) < 0.1 || chroma(cloth) < 0.25) return false;
  const apart = Math.abs(hueOf(colour) - hueOf(cloth));
  return Math.min(apart, 1 - apart) < 0.11;
};

const chroma = (colour: Rgb): number => (Math.max(...colour) - Math.min(...colour)) / 255;

const distance = (colour: Rgb, others: readonly Rgb[]): number =>
  Math.min(1, ...others.map((other) => contrast(colour, other)));

/** The colour, made darker or lighter if it is too close to one of the others. */
const contrastWith = (colour: Rgb, others: readonly Rgb[]): Rgb => {
  const shades = [0, 0.18, 0.3, 0.42].flatMap((by) => [
    blend(colour, [250, 246, 238], by),
    blend(colour, blend(colour, [24, 20, 30], 0.8), by * 1.2),
  ]);
  return (
    shades.find((shade) => distance(shade, others) > 0.14) ??
    mostDistinct(shades, (shade) => distance(shade, others), 0)
  );
};

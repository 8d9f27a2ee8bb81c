// From the words of a scene to a place: what it is, the hour, the weather, its colours, kept apart from who stands in it.
import { type Chance, chance } from '../paint/chance.ts';
import { blend, contrast, hex, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { colourOf, wordsOf } from '../paint/colour-words.ts';
import { inEnglish } from './foreign-words.ts';
import { hourWords, kindWords, moodWords, seasonWords, weatherWords } from './place-words.ts';
import type { PlaceKind, PlacePlan } from './plan.ts';

/** Walls to choose from where the words name no colour. */
const walls: Partial<Record<PlaceKind, readonly string[]>> = {
  office: ['#cfd9e0', '#e0dad0', '#c2d0d4'],
  gym: ['#39424f', '#4a5560', '#5c4a44'],
  cafe: ['#b9a184', '#8a735c', '#8d9a8a'],
  restaurant: ['#7a5c50', '#5c6a66', '#8a6a54'],
  clinic: ['#d6e8ea', '#e6ece6', '#c8dce8'],
  salon: ['#e4cfc8', '#d8d4dc', '#c4d0c8'],
  studio: ['#3b6f7a', '#c9714f', '#5a5f8a', '#c7b79c', '#4f7a62', '#a4586a', '#8d9aa6'],
  podcast: ['#3a4250', '#4a3f46', '#3c4a48'],
  street: ['#c0a890', '#a8a29c', '#ccb498'],
};
const plainWalls = ['#e6dccb', '#d5dbd2', '#cdd6da', '#e0cfc0', '#c3c9b6', '#e2dcd2'];
const accents = ['#3f6b62', '#b8643e', '#4a6a8f', '#c9a24a', '#7c4a5c', '#5f86a8', '#8a9a5c', '#c4785c'];
const grounds = [
  ['#e3d2bd', '#c9714f'],
  ['#c9d8dc', '#3f6f8f'],
  ['#d9d0e0', '#7a5a8a'],
  ['#cfdccd', '#4b8a74'],
  ['#2f3f55', '#5fa8b0'],
  ['#e6d3a8', '#b8643e'],
] as const;

export interface PlaceWords {
  /** What the picture should show. May be empty. */
  words: string;
  seed: string;
  /** Colours that the place must not take: of skin first, then of cloth and hair. */
  avoid: readonly string[];
  /** A colour to lean towards, if any. */
  mood?: string | null;
}

/** The same words and seed plan the same place. */
export const planPlace = ({ words, seed, avoid, mood }: PlaceWords): PlacePlan => {
  const text = affirmed(inEnglish(words.toLowerCase()));
  const lot = chance(`${seed}/place/${text}`);
  const kind = placeIn(text) ?? (text.trim() === '' ? 'studio' : 'abstract');
  const weather = first(weatherWords, text) ?? 'clear';
  const { wall, accent } = colours(kind, text, lot, avoid.map(rgb), mood ? rgb(mood) : undefined);
  return {
    kind,
    time: first(hourWords, text) ?? 'day',
    weather,
    season: first(seasonWords, text) ?? 'summer',
    wall: hex(wall),
    accent: hex(accent),
    head: avoid[0] === undefined ? null : lightness(rgb(avoid[0])),
    seed,
  };
};

/** The words without what they rule out: "no people", "not an office but a garden", "without any plants". */
const affirmed = (text: string): string =>
  text
    .replace(/\b(?:not|isn't|never|rather than|instead of|away from|far from)\b[^.;]{0,160}?\bbut\b/g, ' ')
    .replace(/\b(?:rather than|instead of|away from|far from|anything but)\b[^,.;]*/g, ' ')
    .replace(
      /\b(?:no|not|without|isn't|never|avoid|except|ohne|sin|sans)\b(?:\s+(?:a|an|any|the|in|at|on|too|much|many|some))*\s+[\p{L}-]+(?:\s+or\s+[\p{L}-]+)*/gu,
      ' ',
    );

const first = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** Things that stand in many places: they tell the place only where nothing else does, and never rename another. */
const THINGS =
  /^(windows?|walls?|desks?|shel(f|ves)|trees?|flowers?|house|home|cars?|tools?|books|boat|bed|sofa|couch|sand|shop\w*|stores?|nature|sea|hills?)$/;

/**
 * The place that is named first is meant ("a bakery with a garden behind"), unless another follows it at once: then the
 * first only describes it ("a mountain cabin", "a garden café").
 */
const placeIn = (text: string): PlaceKind | undefined => {
  const found = kindWords.flatMap(([kind, pattern]) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ 0: word, index }) => ({
      kind,
      word,
      from: index,
      to: index + word.length,
    })),
  );
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const places = found.filter(({ word }) => !THINGS.test(word));
  let best = places[0];
  for (const next of places)
    if (best && next.from >= best.to && /^['’s]*[ -]*$/.test(text.slice(best.to, next.from))) best = next;
  return (best ?? found[0])?.kind;
};

const colours = (kind: PlaceKind, text: string, lot: Chance, away: readonly Rgb[], mood: Rgb | undefined) => {
  const said = saidColour(text, kind === 'abstract');
  const neon = /\bneon\b/.test(text) ? rgb(lot.pick(['#ff3d9a', '#31d6e8', '#9a4dff'])) : undefined;
  if (kind === 'abstract' && !said) {
    const spoken = moodWords.find(([, , pattern]) => pattern.test(text));
    const [wall, accent] = spoken ?? grounds[Math.floor(lot.next() * grounds.length)]!;
    const ground = mood ? blend(rgb(wall), mood, 0.4) : rgb(wall);
    return { wall: apartFrom(ground, away), accent: rgb(accent) };
  }
  const chosen = farthest((walls[kind] ?? plainWalls).map(rgb), away, lot.next());
  const wall = said ?? (mood ? blend(chosen, mood, 0.45) : chosen);
  const accent = farthest(accents.map(rgb), [...away, wall], lot.next());
  return { wall: said ? wall : apartFrom(wall, away), accent: neon ?? (said ? blend(accent, said, 0.35) : accent) };
};

/** A colour that the words give to the place itself; with `any`, any colour they name. */
const saidColour = (text: string, any: boolean): Rgb | undefined => {
  const words = wordsOf(text);
  const grounds = /^(walls?|background|backdrop|studio|room|ground|gradient|lights?|lighting|tones?|interior)$/;
  for (const [i, word] of words.entries()) {
    if (!grounds.test(word)) continue;
    for (let from = Math.max(0, i - 3); from < i; from++) {
      const found = colourOf(words.slice(from, i));
      if (found) return rgb(found.colour);
    }
  }
  const found = any ? colourOf(words) : undefined;
  return found && rgb(found.colour);
};

/** Among colours, one that keeps its distance from those to avoid; near ties are settled by `lot`. */
const farthest = (choices: readonly Rgb[], avoid: readonly Rgb[], lot: number): Rgb => {
  const ranked = choices.map((colour) => ({ colour, away: distance(colour, avoid) })).sort((a, b) => b.away - a.away);
  const good = ranked.filter(({ away }) => away > ranked[0]!.away * 0.75);
  return good[Math.floor(lot * good.length)]!.colour;
};

const distance = (colour: Rgb, others: readonly Rgb[]): number =>
  Math.min(1, ...others.map((other) => contrast(colour, other)));

/** The colour, darker or lighter where it comes too close to one of the others. */
const apartFrom = (colour: Rgb, others: readonly Rgb[]): Rgb => {
  const shades = [0, 0.18, 0.3, 0.42].flatMap((by) => [
    blend(colour, [250, 246, 238], by),
    blend(colour, [24, 24, 34], by),
  ]);
  return shades.find((shade) => distance(shade, others) > 0.14) ?? farthest(shades, others, 0);
};

// From the words of a scene to a place: what it is, the hour, the weather, its colours, kept apart from who stands in it.
import { chance } from '../paint/chance.ts';
import { blend, contrast, hex, lightness, type Rgb, rgb } from '../paint/colour.ts';
import { colourOf, wordsOf } from '../paint/colour-words.ts';
import type { PlaceKind, PlacePlan, TimeOfDay, Weather } from './plan.ts';

/** Words that name a place, the telling ones first where several could. */
const kinds: readonly (readonly [PlaceKind, RegExp])[] = [
  ['meeting-room', /\b(meeting|conference|board)[ -]?room|\bboardroom\b/],
  ['classroom', /\bclass ?room|\bschool\b|\bblackboard|\blecture|\buniversity\b/],
  ['library', /\blibrary|\bbook ?(shop|store|shel\w+)|\bbooks\b/],
  ['living-room', /\bliving|\blounge\b|\bsofa|\bcouch|\bhome\b|\bapartment|\bflat\b|\bfireplace|\bhouse\b/],
  ['bedroom', /\bbed ?room|\bbed\b|\bhotel/],
  ['kitchen', /\bkitchen|\bcook\w*|\bbaking|\bpantry/],
  ['restaurant', /\brestaurant|\bdin(er|ing)\b|\bbistro|\bbar\b|\bpub\b/],
  ['cafe', /\bcaf[eé]|\bcoffee|\bbakery|\btea ?(shop|room|house)/],
  ['gym', /\bgym\b|\bfitness|\bworkout|\bweights|\bdumb-?bell|\byoga|\bsports? (hall|club|cent)/],
  ['salon', /\bsalon|\bbarber|\bspa\b|\bbeauty|\bhairdress|\bmake-?up|\bdressing|\bvanity/],
  ['clinic', /\bclinic|\bhospital|\bdoctor|\bdentist|\bpharmac|\bmedical|\blab(orator\w+)?\b|\bsurgery/],
  ['workshop', /\bworkshop|\bgarage|\bcarpent|\btools?\b|\bworkbench|\bcraft/],
  ['warehouse', /\bwarehouse|\bfactory|\bstorage|\blogistics|\bparcels?|\bdepot/],
  ['stage', /\bstage\b|\btheat(re|er)|\bconcert|\bspotlight|\bpodium/],
  ['rooftop', /\broof|\bterrace|\bbalcon|\bskyline/],
  ['beach', /\bbeach|\bsea(side|shore)?\b|\bocean|\bcoast|\bisland|\bsand\b|\bpool\b|\btropic/],
  ['mountains', /\bmountain|\balps|\bhills?\b|\bvalley|\bcliff|\bhik/],
  ['forest', /\bforest|\bwoods?land|\bin the woods|\bjungle/],
  [
    'garden',
    /\bgarden|\bpark\b|\bnature|\bmeadow|\bfields?\b|\bflowers?|\bgreenhouse|\boutdoors?|\bfarm|\borchard|\bvineyard|\btrees?\b|\blawn|\bcountryside/,
  ],
  [
    'street',
    /\bstreet|\bcity|\btown|\broad\b|\bsidewalk|\bpavement|\bdowntown|\burban|\bmarket ?place|\bsquare\b|\balley/,
  ],
  ['shop', /\bshop|\bstore\b|\bboutique|\bretail|\bshel(f|ves)|\bsupermarket|\bmarket\b|\bmall\b|\bshowroom/],
  ['office', /\boffice|\bdesk|\bco-?working|\bstart-?up|\bcorporate|\bworkplace|\bwindows?\b/],
  ['studio', /\bstudio|\bbackdrop|\bseamless|\bplain (wall|background)|\bwall\b/],
];

const hours: readonly (readonly [TimeOfDay, RegExp])[] = [
  ['night', /\bnight|\bmidnight|\bdark\b|\bneon|\bmoon/],
  ['evening', /\bevening|\bsunset|\bdusk|\bgolden hour|\btwilight|\bcandle/],
  ['morning', /\bmorning|\bsunrise|\bdawn|\bbreakfast/],
];

const skies: readonly (readonly [Weather, RegExp])[] = [
  ['snow', /\bsnow|\bwinter|\bchristmas/],
  ['rain', /\brain|\bstorm|\bwet\b/],
  ['autumn', /\bautumn|\bfall (leaves|colou?rs)|\boctober/],
  ['cloudy', /\bcloud|\bovercast|\bfog|\bmist/],
];

/** Walls and accents to choose from where the words name no colour. */
const walls: Partial<Record<PlaceKind, readonly string[]>> = {
  office: ['#cfd9e0', '#e0dad0', '#a9bcc4'],
  gym: ['#39424f', '#4a5560', '#5c4a44'],
  cafe: ['#6a5140', '#8a735c', '#4d5a52'],
  restaurant: ['#5a4038', '#3f4a48', '#7a5a44'],
  clinic: ['#d6e8ea', '#e6ece6', '#c8dce8'],
  salon: ['#e4cfc8', '#d8d4dc', '#c4d0c8'],
  studio: ['#3b6f7a', '#c9714f', '#5a5f8a', '#c7b79c', '#4f7a62', '#a4586a'],
  abstract: ['#3f5f8a', '#c9714f', '#4b8a84', '#7a5a8a', '#c9a24a', '#50607a'],
  warehouse: ['#9aa4aa', '#b0aca4', '#8a949c'],
  street: ['#b09a86', '#8a8f98', '#c2a88c'],
  stage: ['#2a2440', '#40242c', '#1f2f40'],
};
const plainWalls = ['#e0d2c0', '#c8d2cc', '#b8c4cc', '#d8c4b4', '#a8b49c', '#d4ccc4'];
const accents = ['#3f6b62', '#b8643e', '#4a6a8f', '#c9a24a', '#7c4a5c', '#5f86a8', '#8a9a5c', '#c4785c'];

export interface PlaceWords {
  /** English; what the picture should show. May be empty. */
  words: string;
  seed: string;
  /** Colours that the place must not take: of skin and cloth. */
  avoid: readonly string[];
  /** A colour to lean towards, if any. */
  mood?: string | null;
}

/** The same words and seed plan the same place. */
export const planPlace = ({ words, seed, avoid, mood }: PlaceWords): PlacePlan => {
  const text = words.toLowerCase();
  const lot = chance(`${seed}/place/${text}`);
  const kind = earliest(kinds, text) ?? (text.trim() === '' ? 'studio' : 'abstract');
  const time = first(hours, text) ?? 'day';
  const said = saidColour(text);
  const away = avoid.map(rgb);
  const chosen = farthest((walls[kind] ?? plainWalls).map(rgb), away, lot.next());
  const wall = said ?? (mood ? blend(chosen, rgb(mood), 0.45) : chosen);
  const accent = farthest(accents.map(rgb), [...away, wall], lot.next());
  return {
    kind,
    time,
    weather: first(skies, text) ?? 'clear',
    wall: hex(wall),
    accent: hex(said ? blend(accent, said, 0.35) : accent),
    lift: liftFor(away[0], time, wall),
    seed,
  };
};

const first = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** The place that is named first is meant: "a bakery with a garden behind". */
const earliest = (list: typeof kinds, text: string): PlaceKind | undefined => {
  let best: { kind: PlaceKind; at: number } | undefined;
  for (const [kind, pattern] of list) {
    const at = text.search(pattern);
    if (at >= 0 && (!best || at < best.at)) best = { kind, at };
  }
  return best?.kind;
};

/** A colour that the words give to the place itself, not to a thing in it. */
const saidColour = (text: string): Rgb | undefined => {
  const words = wordsOf(text);
  const grounds = /^(walls?|background|backdrop|studio|room|ground|gradient|lights?|lighting|tones?|interior)$/;
  for (const [i, word] of words.entries()) {
    if (!grounds.test(word)) continue;
    for (let from = Math.max(0, i - 3); from < i; from++) {
      const found = colourOf(words.slice(from, i));
      if (found) return rgb(found.colour);
    }
  }
  return undefined;
};

/** Among colours, one that keeps its distance from those to avoid; near ties are settled by `lot`. */
const farthest = (choices: readonly Rgb[], avoid: readonly Rgb[], lot: number): Rgb => {
  const ranked = choices
    .map((colour) => ({ colour, away: Math.min(1, ...avoid.map((other) => contrast(colour, other))) }))
    .sort((a, b) => b.away - a.away);
  const good = ranked.filter(({ away }) => away > ranked[0]!.away * 0.75);
  return good[Math.floor(lot * good.length)]!.colour;
};

const liftFor = (skin: Rgb | undefined, time: TimeOfDay, wall: Rgb): number => {
  if (!skin) return 0;
  const place = lightness(wall) * (time === 'night' ? 0.4 : time === 'evening' ? 0.75 : 1);
  const apart = lightness(skin) - place;
  if (Math.abs(apart) > 0.28) return 0;
  return apart > 0 ? -0.7 : 0.7;
};

// Reads light, colour and framing from words: from edits, and from scenes for a photo that keeps its own place.
import type { Look } from './look.ts';

const SMILES = /\b(smil(e|es|ing)|grin(s|ning)?|friendl(y|ier)|happ(y|ier)|cheerful)\b/gi;
/** "A warm smile" does not make the light warmer. */
const KIND_OF_SMILE = /(?<![\p{L}'’-])[\p{L}-]+\s+(?=smil(e|ing)\b|grin)/giu;

interface Hint {
  words: RegExp;
  look: Partial<Look>;
  /** Its description in the character's text. */
  description: string;
  /** Its opposite; missing if it cannot be reduced. */
  less?: { look: Partial<Look>; description: string };
}

/** Two hints that are opposites of each other. */
const opposites = (one: Omit<Hint, 'less'>, other: Omit<Hint, 'less'>): Hint[] => [
  { ...one, less: { look: other.look, description: other.description } },
  { ...other, less: { look: one.look, description: one.description } },
];

const HINTS: readonly Hint[] = [
  ...opposites(
    {
      words: /\b(bright\w*|sunny|sunlit|daylight|morning|airy|lighter)\b/gi,
      look: { brightness: 0.45 },
      description: 'brighter',
    },
    {
      words: /\b(dark\w*|night|moody|dim(med)?|evening|low[- ]key)\b/gi,
      look: { brightness: -0.45 },
      description: 'darker',
    },
  ),
  ...opposites(
    {
      words: /\b(warm(er|th|ly)?|golden|sunset|sunrise|cosy|cozy|candle\w*|autumn|fireplace)\b/gi,
      look: { warmth: 0.55 },
      description: 'warmer',
    },
    {
      words: /\b((?<!look )cool(er)?|cold(er)?|winter|snow\w*|blue hour|icy|clinical|office|laborator\w+)\b/gi,
      look: { warmth: -0.4 },
      description: 'cooler',
    },
  ),
  ...opposites(
    {
      words: /\b(vivid|vibrant|colou?rful|(?<!de)saturat\w+|lively)\b/gi,
      look: { saturation: 0.4 },
      description: 'more vivid',
    },
    {
      words: /\b(muted|pastel|soft colou?rs|desaturated?|matte)\b/gi,
      look: { saturation: -0.35 },
      description: 'more muted',
    },
  ),
  {
    words: /\b(black[- ]and[- ]white|monochrome|gr[ae]yscale|b&w)\b/gi,
    look: { saturation: -1 },
    description: 'black and white',
  },
  ...opposites(
    {
      words: /\b((?<!low[- ])contrast\w*|dramatic|punchy|crisp)\b/gi,
      look: { contrast: 0.5 },
      description: 'more contrast',
    },
    {
      words: /\b(soft(er)? light\w*|flat light\w*|low[- ]contrast)\b/gi,
      look: { contrast: -0.4 },
      description: 'softer light',
    },
  ),
  { words: SMILES, look: { smile: 0.7 }, description: 'a slight smile' },
  ...opposites(
    {
      words: /\b(close[- ]?up|closer|tight(er)?( crop| framing)?)\b/gi,
      look: { closeness: 1.2 },
      description: 'framed closer',
    },
    {
      words: /\b(wide(r)?( shot| framing)?|further away|step back)\b/gi,
      look: { closeness: 0.88 },
      description: 'framed wider',
    },
  ),
];

/** Surroundings that tint the light, strongest first. */
const TINTS: readonly (readonly [RegExp, string])[] = [
  [/\b(neon|nightclub|cyber\w*|club)\b/i, '#b04ad8'],
  [/\b(forest|garden|park|nature|jungle|leaf|leaves|green)\b/i, '#6fae62'],
  [/\b(beach|sea|ocean|coast|pool|sky|blue)\b/i, '#5aa7d6'],
  [/\b(caf[eé]|coffee|kitchen|bakery|wood(en)?|restaurant|library)\b/i, '#d39a5e'],
  [/\b(sunset|golden hour|desert|orange)\b/i, '#f08a4b'],
  [/\b(pink|rose|blossom\w*)\b/i, '#e58aa8'],
  [/\b(purple|violet|lavender)\b/i, '#8f78d0'],
  [/\b(red|fire)\b/i, '#d85a4a'],
];

/** Returns the look of a presenter in a described scene. */
export const lookInScene = (scene: string, base: Look): Look => {
  const { look } = readLook(scene, base);
  const tint = TINTS.find(([pattern]) => pattern.test(scene));
  return tint ? { ...look, tint: tint[1] } : look;
};

/** Words that ask for less of the following word. */
const LESS =
  /\b(less|reduc\w+|remov\w+|stop|take (off|away|out)|get rid of|tone down|turn down|lower|decreas\w+|not (so|as|that)|no longer|lose|drop|fewer|too|overly)\b/i;
const EXCESS = /^(too|overly)$/i;
const NOT = /(?:\b(?:no|not|never|without|avoid|neither|nor|dont)|(?<!\p{L})\p{L}+n['’]t)(?=\s|$)/iu;
/** Maximum distance of a negation in words and in characters. */
const NEGATION_REACH = { words: 7, letters: 160 };

type Direction = 'more' | 'less' | 'none' | 'unclear';

const directionAfter = (before: string): Direction => {
  const words = before.slice(-NEGATION_REACH.letters).split(/\s+/).slice(-NEGATION_REACH.words).join(' ');
  const less = LESS.exec(words);
  if (less === null) {
    return NOT.test(words) ? 'none' : 'more';
  }
  // "Not too warm" forbids; "do not remove the warmth" asks for nothing.
  return !NOT.test(words.slice(0, less.index)) ? 'less' : EXCESS.test(less[0]) ? 'none' : 'unclear';
};

/** Whether a clause removes or forbids something. */
export const negates = (clause: string): boolean => LESS.test(clause) || NOT.test(clause);

/** Returns `base` with the look that an edit asks for, and descriptions of the applied changes. */
export const readLook = (words: string, base: Look): { look: Look; applied: string[] } => {
  const look = { ...base };
  const applied: string[] = [];
  for (const clause of clausesOf(words)) {
    const clauseText = clause.text.replace(KIND_OF_SMILE, (kind) => (negates(kind) ? kind : ''));
    for (const hint of HINTS) {
      const directions = [...clauseText.matchAll(hint.words)].map(({ index }) =>
        directionAfter(clauseText.slice(0, index)),
      );
      if (directions.includes('more')) {
        Object.assign(look, hint.look);
        applied.push(hint.description);
      } else if (directions.includes('less') && hint.less) {
        Object.assign(look, hint.less.look);
        applied.push(hint.less.description);
      } else if (directions.includes('none') && hint.look.smile === undefined) {
        // A smile may be the photo's own, which cannot be removed.
        applied.push(`not ${hint.description}`);
      }
    }
  }
  return { look, applied };
};

/** Splits words into clauses, each with the conjunction before it. */
export const clausesOf = (words: string): { text: string; after: string }[] => {
  const parts = words.split(/([.;,!?\n]+|\band\b(?! white)|\bbut\b|\bthen\b|\binstead\b|(?=\b(?:wearing|dressed)\b))/i);
  return parts
    .map((text, i) => ({ text: text.trim(), after: i === 0 ? '' : parts[i - 1]!.toLowerCase() }))
    .filter(({ text }, i) => i % 2 === 0 && /\p{L}/u.test(text));
};

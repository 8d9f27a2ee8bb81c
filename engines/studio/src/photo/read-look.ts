// What words ask of light, colour and framing: those of an edit, and those of a scene on a photo that keeps its own place.
import type { Look } from './look.ts';

const SMILES = /\b(smil(e|es|ing)|grin(s|ning)?|friendl(y|ier)|happ(y|ier)|cheerful)\b/gi;
/** "A warm smile" warms no light. */
const KIND_OF_SMILE = /(?<![\p{L}'’-])[\p{L}-]+\s+(?=smil(e|ing)\b|grin)/giu;

interface Hint {
  words: RegExp;
  look: Partial<Look>;
  /** In words, for the character's description. */
  says: string;
  /** What less of it is; without it, less of it cannot be had. */
  less?: { look: Partial<Look>; says: string };
}

/** Two wishes, each what less of the other is. */
const opposites = (one: Omit<Hint, 'less'>, other: Omit<Hint, 'less'>): Hint[] => [
  { ...one, less: { look: other.look, says: other.says } },
  { ...other, less: { look: one.look, says: one.says } },
];

const HINTS: readonly Hint[] = [
  ...opposites(
    {
      words: /\b(bright\w*|sunny|sunlit|daylight|morning|airy|lighter)\b/gi,
      look: { brightness: 0.45 },
      says: 'brighter',
    },
    { words: /\b(dark\w*|night|moody|dim(med)?|evening|low[- ]key)\b/gi, look: { brightness: -0.45 }, says: 'darker' },
  ),
  ...opposites(
    {
      words: /\b(warm(er|th|ly)?|golden|sunset|sunrise|cosy|cozy|candle\w*|autumn|fireplace)\b/gi,
      look: { warmth: 0.55 },
      says: 'warmer',
    },
    {
      words: /\b((?<!look )cool(er)?|cold(er)?|winter|snow\w*|blue hour|icy|clinical|office|laborator\w+)\b/gi,
      look: { warmth: -0.4 },
      says: 'cooler',
    },
  ),
  ...opposites(
    {
      words: /\b(vivid|vibrant|colou?rful|(?<!de)saturat\w+|lively)\b/gi,
      look: { saturation: 0.4 },
      says: 'more vivid',
    },
    { words: /\b(muted|pastel|soft colou?rs|desaturated?|matte)\b/gi, look: { saturation: -0.35 }, says: 'more muted' },
  ),
  {
    words: /\b(black[- ]and[- ]white|monochrome|gr[ae]yscale|b&w)\b/gi,
    look: { saturation: -1 },
    says: 'black and white',
  },
  ...opposites(
    { words: /\b((?<!low[- ])contrast\w*|dramatic|punchy|crisp)\b/gi, look: { contrast: 0.5 }, says: 'more contrast' },
    {
      words: /\b(soft(er)? light\w*|flat light\w*|low[- ]contrast)\b/gi,
      look: { contrast: -0.4 },
      says: 'softer light',
    },
  ),
  { words: SMILES, look: { smile: 0.7 }, says: 'a little smile' },
  ...opposites(
    {
      words: /\b(close[- ]?up|closer|tight(er)?( crop| framing)?)\b/gi,
      look: { closeness: 1.2 },
      says: 'framed closer',
    },
    {
      words: /\b(wide(r)?( shot| framing)?|further away|step back)\b/gi,
      look: { closeness: 0.88 },
      says: 'framed wider',
    },
  ),
];

/** Surroundings that colour the light, strongest first. */
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

/** The look of a presenter in a described scene. */
export const lookInScene = (scene: string, base: Look): Look => {
  const { look } = readLook(scene, base);
  const tint = TINTS.find(([pattern]) => pattern.test(scene));
  return tint ? { ...look, tint: tint[1] } : look;
};

/** What stands before a word in its clause and wishes for less of what there is. */
const LESS =
  /\b(less|reduc\w+|remov\w+|stop|take (off|away|out)|get rid of|tone down|turn down|lower|decreas\w+|not (so|as|that)|no longer|lose|drop|fewer|too|overly)\b/i;
const EXCESS = /^(too|overly)$/i;
const NOT = /(?:\b(?:no|not|never|without|avoid|neither|nor|dont)|(?<!\p{L})\p{L}+n['’]t)(?=\s|$)/iu;
/** How many words before it can turn a word round, and how many letters those have at most. */
const REACH = { words: 7, letters: 160 };

type Wish = 'more' | 'less' | 'none' | 'unclear';

const wishAfter = (before: string): Wish => {
  const words = before.slice(-REACH.letters).split(/\s+/).slice(-REACH.words).join(' ');
  const less = LESS.exec(words);
  if (less === null) {
    return NOT.test(words) ? 'none' : 'more';
  }
  // "Not too warm" forbids, "do not remove the warmth" asks for nothing.
  return !NOT.test(words.slice(0, less.index)) ? 'less' : EXCESS.test(less[0]) ? 'none' : 'unclear';
};

/** Whether a clause wants something gone, or not to be. */
export const denies = (clause: string): boolean => LESS.test(clause) || NOT.test(clause);

/** The look that an edit asks for, on top of `base`, and in words which of its wishes that fulfils. */
export const readLook = (words: string, base: Look): { look: Look; does: string[] } => {
  const look = { ...base };
  const does: string[] = [];
  for (const clause of clausesOf(words)) {
    const asked = clause.text.replace(KIND_OF_SMILE, (kind) => (denies(kind) ? kind : ''));
    for (const hint of HINTS) {
      const wishes = [...asked.matchAll(hint.words)].map(({ index }) => wishAfter(asked.slice(0, index)));
      if (wishes.includes('more')) {
        Object.assign(look, hint.look);
        does.push(hint.says);
      } else if (wishes.includes('less') && hint.less) {
        Object.assign(look, hint.less.look);
        does.push(hint.less.says);
      } else if (wishes.includes('none') && hint.look.smile === undefined) {
        // A smile may be the photo's own, which is not taken away.
        does.push(`not ${hint.says}`);
      }
    }
  }
  return { look, does };
};

/** The words' single wishes, each with what joins it to the one before. */
export const clausesOf = (words: string): { text: string; after: string }[] => {
  const parts = words.split(/([.;,!?\n]+|\band\b(?! white)|\bbut\b|\bthen\b|\binstead\b|(?=\b(?:wearing|dressed)\b))/i);
  return parts
    .map((text, i) => ({ text: text.trim(), after: i === 0 ? '' : parts[i - 1]!.toLowerCase() }))
    .filter(({ text }, i) => i % 2 === 0 && /\p{L}/u.test(text));
};

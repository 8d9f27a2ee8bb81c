// Reads clothes, their colours and patterns from the clauses of a description.
import { rgb } from '../paint/colour.ts';
import { colourOf, isColourWord, wordsOf } from '../paint/colour-words.ts';
import { garmentWords, patternWords } from '../words/word-lists.ts';
import { type Clause, otherFeatures } from './clauses.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { Clothes } from './person.ts';
import { layers } from './random-clothes.ts';
import type { Garment } from './traits.ts';

/** "A light shirt", "a dark suit": a shade without a colour. */
export const shadeAlone = (word: string | undefined): string | undefined =>
  word === 'light' || word === 'pale' ? '#e6e1d6' : word === 'dark' ? '#2a2d36' : undefined;

/** The colour of a clause that names nothing else: "a red", before "and black plaid shirt". */
const colourAlone = (clause: Clause | undefined): string | undefined => {
  const words = clause && !clause.negated ? wordsOf(clause.text.replace(/^an? /, '')) : [];
  return words.length > 0 && words.every(isColourWord) ? colourOf(words)?.colour : undefined;
};

/** Garments over a top; the top's colour and pattern are the main ones. */
const wornOverTop = new Set<string>(['apron', 'dungarees']);

const openGarments = new Set<string>([
  'blazer',
  'suit',
  'jacket',
  'coat',
  'lab-coat',
  'cardigan',
  'trench-coat',
  'rain-jacket',
  'uniform-jacket',
]);

/** Garments that are drawn below open ones. */
const innerKinds: Partial<Record<Garment, NonNullable<DescribedTraits['inner']>>> = {
  shirt: 'shirt',
  polo: 'shirt',
  't-shirt': 't-shirt',
  jumper: 't-shirt',
  'v-neck': 'v-neck',
  scrubs: 'v-neck',
  blouse: 'blouse',
  turtleneck: 'turtleneck',
  waistcoat: 'waistcoat',
};

const isTwoColoured = (kind: Clothes['pattern']): kind is NonNullable<Clothes['secondPattern']> =>
  ['floral', 'print', 'striped', 'dotted', 'checked'].includes(kind);

/** Bright yellow, orange and lime, in which people are seen at work. */
const isSafetyColour = (colour: string): boolean => {
  const [red, green, blue] = rgb(colour);
  return Math.max(red, green) > 205 && green > 90 && blue < 100;
};

/** Occupations whose "top" is one for moving in. */
const movers = /\b(?:dancers?|ballerina|gymnast|yoga|pilates|zumba|fitness|gym|runner|athlete|surfers?)\b/;

/** Occupations whose jacket has a zip and pockets. */
const worksOutdoors =
  /\b(?:foresters?|rangers?|game ?keepers?|hunters?|farmers?|growers?|shepherds?|gardeners?|fisher(?:man|woman|men)|sailors?|lumberjacks?|builders?|road workers?|mechanics?|plumbers?|electricians?|carpenters?|roofers?|surveyors?|geologists?|(?:zoo|bee) ?keepers?|(?:tour|mountain|hiking|wilderness) guides?)\b/;

const rolledSleeves = /\bsleeves? (?:\w+ )?rolled\b|\brolled (?:up )?(?:\w+ )?sleeves?\b/;

/** Tops that words may call oversized. */
const looseTops = new Set<Garment>(['t-shirt', 'jumper', 'hoodie', 'shirt', 'v-neck']);

export const parseClothes = (clauses: readonly Clause[], described: DescribedTraits): void => {
  const found: {
    garment: NonNullable<DescribedTraits['garment']>;
    colour: string | undefined;
    outer: number;
    text: string;
    casual: Clothes['casual'];
    pattern: Clothes['pattern'] | undefined;
    second: string | undefined;
  }[] = [];
  const moves = clauses.some(({ text, negated }) => !negated && movers.test(text));
  for (const [i, { text, negated, isAdded }] of clauses.entries()) {
    if (negated) {
      const garments = garmentWords.filter(({ pattern }) => pattern.test(text)).map(({ garment }) => garment);
      if (garments.length > 0)
        described.excluded = {
          ...described.excluded,
          garments: [...(described.excluded?.garments ?? []), ...garments],
        };
      continue;
    }
    for (const { pattern, garment, outer, colour, cloth, casual } of garmentWords) {
      const hit = text.match(pattern);
      if (!hit) continue;
      const before = wordsOf(text.slice(0, hit.index).replace(otherFeatures, ' ')).slice(-4);
      const after = wordsOf(text.slice(hit.index! + hit[0].length)).slice(0, 3);
      const near = colourOf(before) ?? (/\b(hair|eyes|beard)\b/.test(after.join(' ')) ? undefined : colourOf(after));
      const isMovers = moves && hit[0] === 'top';
      const first = near && isAdded && colourAlone(clauses[i - 1]);
      found.push({
        garment: isMovers ? 'sportswear' : garment,
        colour: first ?? near?.colour ?? colour ?? shadeAlone(before.at(-1)),
        second: first && near?.colour,
        outer,
        text,
        casual,
        pattern: cloth,
      });
      break;
    }
    if (!found.some((piece) => piece.text === text)) {
      const dressed =
        text.match(/\b(?:dressed in|wearing|clothed in|in all|clothes)\b(.*)/) ??
        text.match(/^(.*)\b(?:uniform|outfit|clothes)\b/);
      const colour = dressed && !/\bhair|eyes|skin\b/.test(dressed[1]!) ? colourOf(wordsOf(dressed[1]!)) : undefined;
      if (colour && !/glasses|scarf|turban|cap|beanie|ring|necklace/.test(text))
        described.clothesColour ??= colour.colour;
    }
    const worn = found.find((piece) => piece.text === text && !wornOverTop.has(piece.garment));
    const over = found.find((piece) => piece.text === text && piece.garment === 'apron');
    for (const [pattern, kind] of patternWords) {
      if (!pattern.test(text)) continue;
      if (worn) worn.pattern ??= kind;
      if (over && isTwoColoured(kind)) described.secondPattern ??= kind;
    }
    if (worn?.garment === 'dress' && /\boffshoulder\b/.test(text)) described.neckline = 'off-shoulder';
    if (found.length > 0 && /\bwrap (?:dress|gown)\b/.test(text)) described.neckline = 'wrap';
    if (found.length > 0 && /\b(?:sun ?dress|summer dress|(?:strappy|spaghetti strap) (?:dress|gown))\b/.test(text))
      described.neckline = 'straps';
    if (worn?.garment === 'sportswear' && /\b(?:sports? bra|bralette)\b/.test(text)) described.neckline = 'straps';
    if (worn && looseTops.has(worn.garment) && /\b(?:oversized|over ?size|baggy|slouchy|loose|boxy)\b/.test(text))
      described.loose = true;
    if (worn?.garment === 't-shirt' && /\b(?:graphic|band|logo|slogan) (?:t ?shirt|tee)\b/.test(text))
      described.graphic = true;
    if (/\b(?:three|3) piece\b/.test(text)) described.inner = 'waistcoat';
  }
  const isRolled = clauses.some(({ text, negated }) => !negated && rolledSleeves.test(text));
  if (isRolled && found.length === 0) described.garment = 'shirt';
  if (isRolled) described.rolled = true;
  const [main, ...rest] = found.sort((a, b) => b.outer - a.outer);
  if (!main) return;
  described.garment = main.garment;
  // Nobody wears a blazer on a building site.
  const isForWork =
    described.headwear === 'hard-hat' ||
    (main.pattern === undefined && clauses.some(({ text, negated }) => !negated && worksOutdoors.test(text)));
  const isCasual = main.casual || isForWork || clauses.some(({ text, negated }) => !negated && /\bzip/.test(text));
  if ((main.garment === 'jacket' && isCasual) || (main.garment === 'shirt' && main.casual))
    described.casual = main.casual ?? (isForWork ? 'work' : true);
  if (/\btrack ?suit\b|\blinen (?:jacket|blazer)\b/.test(main.text)) described.inner ??= 't-shirt';
  const layer = layers[main.garment];
  const inner = rest.find((piece) => piece.outer < main.outer || (layer && innerKinds[piece.garment] === layer));
  const under = inner && innerKinds[inner.garment];
  if (under && (openGarments.has(main.garment) || layer === under || (main.garment === 'apron' && under === 't-shirt')))
    described.inner = under;
  const top = wornOverTop.has(main.garment) ? inner : main;
  if (top?.pattern) described.pattern ??= top.pattern;
  if (described.inner && openGarments.has(main.garment) && inner?.pattern && isTwoColoured(inner.pattern))
    described.secondPattern = inner.pattern;
  const [first, second] = wornOverTop.has(main.garment) ? [inner?.colour, main.colour] : [main.colour, inner?.colour];
  if (first) described.clothesColour = first;
  const isBright = described.clothesColour !== undefined && isSafetyColour(described.clothesColour);
  if (
    described.casual === 'work' &&
    (isBright || clauses.some(({ text, negated }) => !negated && /\breflective\b/.test(text)))
  )
    described.pattern ??= 'reflective';
  // A waistcoat has the colour of its suit; the second one is the shirt's.
  if (second && under !== 'waistcoat') described.secondColour = second;
  else if (top?.second && !wornOverTop.has(main.garment)) described.secondColour = top.second;
};

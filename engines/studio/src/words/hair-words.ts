// English words for hair and beards; in each list more specific patterns come first.
import type { HairColour } from '../people/palettes.ts';
import type { HairCut } from '../people/person.ts';
import type { FacialHair, HairStyle } from '../people/traits.ts';
import { peopleWords } from './origin-words.ts';

export const facialHairWords: readonly (readonly [RegExp, FacialHair])[] = [
  [/\bclean shaven\b/, 'none'],
  [
    /\b(stubble|five o'clock shadow|unshaven|designer stubble|(?:two|three|few|couple|2|3) days?'? (?:old )?(?:beard|growth))\b/,
    'stubble',
  ],
  [/\b(goatee|van dyke|chin beard)\b/, 'goatee'],
  [/\blong( \w+){0,2} beard/, 'long-beard'],
  [/\b(full|thick|big|bushy)( \w+)? beard/, 'full-beard'],
  [/\b(short|trimmed|neat|light|close)( \w+)? beard/, 'short-beard'],
  [/\bbeard/, 'full-beard'],
  [/\bmoustache|\bmustache/, 'moustache'],
  [/\bfacial hair\b/, 'short-beard'],
];

type ByGender = Record<'female' | 'male', HairStyle>;

/** Hair with curls, worn in any way. */
export const curlyWords = /\b(curly|curls|coily|ringlets)\b/;

/** "Afro-Brazilian" is no hair style. */
const afro = `afro\\b(?! (?:${peopleWords})\\b)`;

export const hairStyleWords: readonly {
  pattern: RegExp;
  style: HairStyle | ByGender;
  wave?: number;
  length?: number;
  cut?: Partial<HairCut>;
  /** The words tell the length only. */
  anyTexture?: true;
}[] = [
  { pattern: /\bafro puffs?\b|\bspace buns?\b|\bpuffs\b/, style: 'afro-puffs' },
  {
    pattern: /\b(?:high|single|one|top|curly|afro) puff\b/,
    style: 'bun',
    wave: 1,
    cut: { shape: 'high', volume: 1, height: -0.6 },
  },
  {
    pattern: new RegExp(`\\b(?:big|large|huge|voluminous|full|round|wild|70s)(?: \\w+){0,2} ${afro}`),
    style: 'afro',
    cut: { volume: 3, height: 3 },
  },
  {
    pattern: new RegExp(`\\b(?:short|small|tight|cropped|tapered|mini)(?: \\w+){0,2} ${afro}`),
    style: 'afro',
    cut: { volume: -1, height: -1 },
  },
  { pattern: new RegExp(`\\b${afro}`), style: 'afro' },
  {
    pattern: /\b(?:short|cropped|mini|little)(?: \w+){0,2} (?:dread ?locks?|locs|dreads|twists)\b/,
    style: 'locs',
    length: -3,
  },
  { pattern: /\b(dread ?locks?|locs|dreads)\b/, style: 'locs' },
  { pattern: /\bbraided (?:\w+ )?(?:bun|updo|top ?knot|chignon)\b/, style: 'bun' },
  { pattern: /\bcorn ?rows?\b/, style: 'cornrows' },
  { pattern: /\b(box braids|micro braids)\b/, style: 'box-braids' },
  {
    pattern:
      /\b(?:a|one|single|side|thick|long|loose|french|dutch|fishtail) (?:\w+ ){0,2}(?:braid|plait)\b|^(?:\w+ ){0,3}(?:braid|plait)\b/,
    style: 'side-braid',
  },
  { pattern: /\b(braid(s|ed)?|plaits?|pig ?tails)\b/, style: 'braids' },
  { pattern: /\b(?:messy|loose|untidy|tousled)(?: \w+){0,2} (?:bun|top ?knot|updo)\b/, style: 'messy-bun' },
  {
    pattern:
      /\b(?:low|sleek low|nape)( \w+){0,2} (?:bun|chignon|knot)\b|\b(?:bun|chignon)\b.{0,20}\b(?:low|nape|neck)\b/,
    style: 'bun',
    cut: { shape: 'low' },
  },
  {
    pattern: /\b(bun|top ?knot|chignon|updo|hair\b[^,.;]{0,12}\b(?:tied|pinned|put) up|hair up|tied up)\b/,
    style: 'bun',
  },
  {
    pattern: /\b(?:curly|curls|coily|ringlets)\b(?: \w+){0,4} (?:pony ?tail|tied back|pulled back)\b/,
    style: 'ponytail',
  },
  { pattern: /\b(low pony(?: ?tail)?|tied back|pulled back)\b/, style: 'low-ponytail' },
  { pattern: /\bpony ?tail\b|\b(?:high|sleek|curly) pony\b/, style: 'ponytail' },
  { pattern: /\bcurtain (?:bangs|fringe)\b/, style: { female: 'long-straight', male: 'curtains' } },
  { pattern: /\b(fringe|bangs)\b/, style: { female: 'fringe', male: 'pixie' } },
  { pattern: /\b(receding|thinning|balding|thin(?:ning)? on top|widow'?s peak)\b/, style: 'receding' },
  { pattern: /\b(buzz ?(cut)?|crew ?cut|shorn|very short hair|cropped very short)\b/, style: 'buzz' },
  { pattern: /\bfade\b|\bflat ?top\b/, style: 'fade' },
  { pattern: /\b(slick(ed)?( \w+)? back|slick|swept back|combed back|hair back)\b/, style: 'slick-back' },
  { pattern: /\b(quiff|pompadour|spiky|undercut|mohawk)\b/, style: 'quiff' },
  { pattern: /\bpixie\b/, style: 'pixie' },
  {
    pattern:
      /\b(hair\b[^,.;]{0,20}\bcurtains|curtains (?:hair\w*|bangs)|curtain (?:hair\w*|cut|style)|(middle|centre|center) part(ing|ed)?|parted in the middle)\b/,
    style: { female: 'long-straight', male: 'curtains' },
  },
  { pattern: /\b(side part(ing|ed)?|parted)\b/, style: 'side-part', cut: { shape: 'side' } },
  {
    pattern:
      /\bshort( \w+){0,2} (curly|curls|coily)\b|\b(curly|coily)( \w+){0,2} short\b|\btight curls\b|\bcurly crop\b/,
    style: 'short-curls',
  },
  { pattern: /\blong( \w+){0,2} (curly|curls)\b|\b(curly|curls)( \w+){0,2} long\b/, style: 'long-curls' },
  {
    pattern: /\b(?:big|voluminous|huge|full|wild|lush)( \w+){0,2} (?:curly|curls)\b/,
    style: { female: 'long-curls', male: 'curls' },
  },
  { pattern: curlyWords, style: { female: 'curls', male: 'short-curls' } },
  { pattern: /\b(bob|chin length|jaw length)\b/, style: 'bob' },
  {
    pattern: /\b(shoulder length|medium length)( \w+){0,2} wavy|\bwavy( \w+){0,2} (shoulder|medium)/,
    style: { female: 'long-wavy', male: 'shag' },
    wave: 0.8,
    length: -0.8,
  },
  {
    pattern: /\b(shoulder length|medium length|lob|collarbone)\b/,
    style: { female: 'long-straight', male: 'shag' },
    length: -0.8,
  },
  { pattern: /\b(shaggy|shag|mullet)\b/, style: 'shag' },
  // A man's is short unless words say otherwise.
  {
    pattern:
      /\b(unkempt|tousled|messy|ruffled|dishevelled|tangled|scruffy|wind ?swept|bed ?head)\b(?!.{0,20}\b(?:beard|desk|kitchen|room)\b)/,
    style: { female: 'shag', male: 'quiff' },
    wave: 0.8,
  },
  {
    pattern: /\b(waist length|very long|extra long)\b(?!.{0,160}\bbeard)/,
    style: 'long-straight',
    length: 1,
  },
  {
    pattern: /\bshort( \w+){0,2} wavy\b|\bwavy( \w+){0,2} short\b/,
    style: { female: 'bob', male: 'quiff' },
    wave: 0.8,
  },
  {
    pattern: /\blong( \w+){0,2} (wavy|waves)\b|\b(wavy|waves)( \w+){0,2} long\b/,
    style: 'long-wavy',
    wave: 0.85,
    length: 0.6,
  },
  { pattern: /\b(wavy|waves|beach waves)\b/, style: { female: 'long-wavy', male: 'quiff' }, wave: 0.85 },
  {
    pattern: /\bstraight( \w+){0,2} short|\bshort( \w+){0,2} straight\b/,
    style: { female: 'pixie', male: 'crop' },
  },
  {
    pattern:
      /\bshort( \w+){0,3} hair(ed)?\b|\bshort haircut\b|\bcropped\b|\bcrop\b(?! (?:top|farm\w*|scien\w*|insur\w*|grow\w*|advis\w*|specialist|consultant|field|protection))/,
    style: { female: 'pixie', male: 'crop' },
    anyTexture: true,
  },
  { pattern: /\blong( \w+){0,3} hair(ed)?\b|\bhair (is )?long\b/, style: 'long-straight', length: 0.8 },
  { pattern: /\bstraight( \w+){0,2} hair\b/, style: { female: 'long-straight', male: 'side-part' } },
];

/** Nouns for hair that a colour may describe. */
export const hairNouns =
  /\b(hair(ed|cut|style|do)?|curls|locks|tresses|mane|bob|lob|bun|top ?knot|braids?|plaits?|pony ?tail|pig ?tails|waves|fringe|bangs|afro|locs|dread ?locks|dreads|pixie|quiff|crop(?! top)|fade|buzz ?cut|crew ?cut|ringlets|updo)\b/;

export const beardNouns = /\b(beard(ed)?|moustache|mustache|stubble|goatee|whiskers)\b/;

/** Natural hair colours beside a noun, first match wins; any other colour is dye. */
export const hairColourWords: readonly (readonly [RegExp, HairColour])[] = [
  [/\b(salt pepper|greying|graying|partly gr[ae]y|flecked with gr[ae]y)\b/, 'salt-and-pepper'],
  [/\b(platinum|peroxide|(?<!\bsun )bleached|white blonde?)\b/, 'platinum'],
  [/\b(dark|dirty|honey|sandy|ash) blond\w*/, 'dark blonde'],
  [/\b(blond\w*|fair|golden|flaxen|sandy|sun (?:bleached|kissed))\b/, 'blonde'],
  [/\b(ginger|copper|red|strawberry)\b/, 'red'],
  [/\b(auburn|chestnut|mahogany)\b/, 'auburn'],
  [/\b(dark brown|brunette|espresso|chocolate)\b/, 'dark brown'],
  [/\blight brown\b/, 'light brown'],
  [/\b(brown|hazel|mousy)\b/, 'brown'],
  [/\b(black|dark|raven|jet)\b/, 'black'],
  [/\b(gr[ae]y|silver\w*)\b/, 'grey'],
  [/\bwhite\b/, 'white'],
];

/** Words for a hair colour that need no noun. */
export const hairColourAlone: readonly (readonly [RegExp, HairColour])[] = [
  [
    /\b(greying|graying|salt pepper|gr[ae]y (?:streaks|temples)|gr[ae]y (?:at|around) (?:his|her|the) temples)\b/,
    'salt-and-pepper',
  ],
  [/\b(?:platinum|peroxide|bleached) blond\w*|\bbleach(?:ed)? blond\w*/, 'platinum'],
  [/\bblond\w*/, 'blonde'],
  [/\b(ginger|red ?head\w*)\b/, 'red'],
  [/\bbrunette\b/, 'dark brown'],
  [/\bsilver fox\b|^(man |woman )?grey$|\bgrey (man|woman) \w+$/, 'grey'],
];

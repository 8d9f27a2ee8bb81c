// The English words for people and what they wear, each list with the telling words first.
import type { HairColour, SkinTone } from './palettes.ts';
import type { Clothes } from './person.ts';
import type { Said } from './said.ts';
import type { FacialHair, Garment, HairStyle } from './traits.ts';

export const femaleWords =
  /\b(woman|women|female|lady|girl|she|her|mother|mum|mom|grandmother|grandma|actress|businesswoman|saleswoman|waitress|queen|sister|daughter|wife|housewife|heroine|hostess|feminine)\b/;
export const maleWords =
  /\b(man|men|male|gentleman|guy|boy|he|his|him|father|dad|grandfather|grandpa|actor|businessman|salesman|waiter|king|brother|son|husband|bloke|hero|masculine|handyman|craftsman|fisherman|fireman|policeman)\b/;

export const ageWords: readonly (readonly [RegExp, number])[] = [
  [/\b(elderly|senior|old (man|woman|lady|gentleman)|grand(mother|father|ma|pa)|retired|pensioner)\b/, 71],
  [/\b(middle aged|mature|experienced|veteran)\b/, 49],
  [/\bteen\w*\b/, 18],
  [/\b(young|student|youthful|girl|boy)\b/, 23],
  [/\b(older)\b/, 62],
];

export const buildWords: readonly (readonly [RegExp, NonNullable<Said['build']>])[] = [
  [/\b(muscular|athletic|strong|broad shouldered|fit|toned|bodybuilder|sporty)\b/, 'muscular'],
  [/\b(heavy|overweight|plump|chubby|stout|plus size|curvy|large|stocky|round faced|fat)\b/, 'heavy'],
  [/\b(slim|slender|thin|petite|lean|skinny|lanky)\b/, 'slim'],
];

export const skinWords: readonly { pattern: RegExp; tone: SkinTone; eastern?: boolean }[] = [
  {
    pattern: /\b(porcelain|very pale|pale|ivory|milky)\b(?!.*\b(shirt|dress|blouse|jacket|wall|hair|blue|green|pink))/,
    tone: 'porcelain',
  },
  { pattern: /\b(irish|scottish|scandinavian|swedish|norwegian|danish|finnish)\b/, tone: 'porcelain', eastern: false },
  { pattern: /\b(ebony|very dark skin\w*|sudanese|senegalese)\b/, tone: 'ebony', eastern: false },
  {
    pattern:
      /\b(dark skin\w*|deep skin\w*|black (man|woman|person|lady|guy|gentleman|presenter|female|male|girl|boy)|african|afro american|nigerian|kenyan|ghanaian|ethiopian|jamaican)\b/,
    tone: 'deep',
    eastern: false,
  },
  {
    pattern:
      /\b(brown skin\w*|indian|sikh|punjabi|hindu|south asian|pakistani|bangladeshi|sri lankan|caribbean|biracial|mixed race|somali)\b/,
    tone: 'brown',
    eastern: false,
  },
  {
    pattern:
      /\b(tan skin\w*|tanned|tan complexion|latina?o?|hispanic|mexican|brazilian|colombian|filipin[ao]|malay\w*|indonesian|thai|moroccan|egyptian|polynesian|bronze)\b/,
    tone: 'tan',
  },
  {
    pattern:
      /\b(olive skin\w*|olive complexion|mediterranean|italian|greek|spanish|turkish|arab\w*|lebanese|persian|iranian|middle eastern|israeli|syrian|saudi|emirati)\b/,
    tone: 'olive',
    eastern: false,
  },
  { pattern: /\b(east asian|chinese|japanese|korean|asian|taiwanese|vietnamese)\b/, tone: 'golden', eastern: true },
  {
    pattern:
      /\b(fair|light skin\w*|caucasian|white (man|woman|person|lady|guy|female|male)|european|british|english|german|french|dutch|polish|russian|ukrainian|american)\b(?! hair)/,
    tone: 'fair',
    eastern: false,
  },
];

export const facialHairWords: readonly (readonly [RegExp, FacialHair])[] = [
  [/\bclean shaven\b/, 'none'],
  [/\b(stubble|five o'clock shadow|unshaven|designer stubble)\b/, 'stubble'],
  [/\b(goatee|van dyke|chin beard)\b/, 'goatee'],
  [/\b(full|long|thick|big|bushy)( \w+)? beard/, 'full-beard'],
  [/\b(short|trimmed|neat|light|close)( \w+)? beard/, 'short-beard'],
  [/\bbeard/, 'full-beard'],
  [/\bmoustache|\bmustache/, 'moustache'],
];

type ByGender = Record<'female' | 'male', HairStyle>;

export const hairStyleWords: readonly { pattern: RegExp; style: HairStyle | ByGender; wave?: number }[] = [
  { pattern: /\bafro\b/, style: 'afro' },
  { pattern: /\b(dread ?locks?|locs|dreads)\b/, style: 'locs' },
  { pattern: /\b(braid(s|ed)?|plaits?|cornrows)\b/, style: 'braids' },
  { pattern: /\b(bun|top ?knot|chignon|updo|hair up|tied up)\b/, style: 'bun' },
  { pattern: /\b(pony ?tail|hair tied back|tied back)\b/, style: 'ponytail' },
  { pattern: /\b(fringe|bangs)\b/, style: 'fringe' },
  { pattern: /\b(receding|thinning|balding)\b/, style: 'receding' },
  { pattern: /\b(buzz ?(cut)?|crew ?cut|shorn|very short hair|cropped very short)\b/, style: 'buzz' },
  { pattern: /\bfade\b|\bflat ?top\b/, style: 'fade' },
  { pattern: /\b(quiff|pompadour|slicked back|swept back)\b/, style: 'quiff' },
  { pattern: /\bpixie\b/, style: 'pixie' },
  { pattern: /\b(side part(ing|ed)?|parted)\b/, style: 'side-part' },
  {
    pattern:
      /\bshort( \w+){0,2} (curly|curls|coily)\b|\b(curly|coily)( \w+){0,2} short\b|\btight curls\b|\bcurly crop\b/,
    style: 'short-curls',
  },
  { pattern: /\blong( \w+){0,2} (curly|curls)\b|\b(curly|curls)( \w+){0,2} long\b/, style: 'long-curls' },
  { pattern: /\b(curly|curls|coily|ringlets)\b/, style: { female: 'curls', male: 'short-curls' } },
  { pattern: /\b(bob|chin length|jaw length)\b/, style: 'bob' },
  {
    pattern: /\b(shoulder length|medium length)( \w+){0,2} wavy|\bwavy( \w+){0,2} (shoulder|medium)/,
    style: 'bob',
    wave: 0.8,
  },
  { pattern: /\b(shoulder length|medium length)\b/, style: 'bob' },
  {
    pattern: /\bshort( \w+){0,2} wavy\b|\bwavy( \w+){0,2} short\b/,
    style: { female: 'bob', male: 'quiff' },
    wave: 0.8,
  },
  { pattern: /\b(wavy|waves|beach waves)\b/, style: { female: 'long-wavy', male: 'quiff' }, wave: 0.85 },
  {
    pattern: /\bstraight( \w+){0,2} short|\bshort( \w+){0,3} hair(ed)?\b|\bshort haircut\b|\bcropped\b|\bcrop\b/,
    style: { female: 'pixie', male: 'crop' },
  },
  { pattern: /\blong( \w+){0,3} hair(ed)?\b|\bhair (is )?long\b|\bstraight( \w+){0,2} hair\b/, style: 'long-straight' },
];

/** Of natural hair; anything else that names a colour is dye. */
export const hairColourWords: readonly (readonly [RegExp, HairColour])[] = [
  [/\b(salt and pepper|greying|graying|salt pepper)\b/, 'salt-and-pepper'],
  [/\bsalt\b/, 'salt-and-pepper'],
  [/\bplatinum\b/, 'platinum'],
  [/\b(dark|dirty|honey) blond\w*/, 'dark blonde'],
  [/\bblond\w*|\bfair hair\w*|\bgolden( \w+){0,2} hair/, 'blonde'],
  [
    /\b(ginger|redhead|red head|red haired|copper)\b|\bred( \w+){0,3} hair|\bred( \w+)? (curls|bob|bun|braids|ponytail|waves|afro)\b/,
    'red',
  ],
  [/\bauburn\b|\bchestnut( \w+){0,3} hair/, 'auburn'],
  [
    /\b(dark brown|brunette|espresso)( \w+){0,3} (hair|curls|bob|bun|braids|ponytail|waves|fringe|bangs)|\bbrunette\b/,
    'dark brown',
  ],
  [/\blight brown( \w+){0,3} (hair|curls|bob|bun|braids|ponytail|waves|fringe|bangs)/, 'light brown'],
  [/\bbrown( \w+){0,3} (hair|curls|bob|bun|braids|ponytail|waves|fringe|bangs|afro)|\bbrown haired\b/, 'brown'],
  [
    /\b(black|dark|raven)( \w+){0,3} (hair|curls|bob|bun|braids|ponytail|waves|fringe|bangs|afro|locs)|\b(black|dark|raven) haired\b/,
    'black',
  ],
  [/\b(gr[ae]y|silver)( \w+){0,3} (hair|curls|bob|bun|ponytail|waves|beard)|\b(gr[ae]y|silver) haired\b/, 'grey'],
  [/\bwhite( \w+){0,3} (hair|curls|bob|bun|waves|beard)|\bwhite haired\b/, 'white'],
];

/** What people of a trade wear, where nothing is said of their clothes. */
export const tradeWords: readonly (readonly [RegExp, Garment])[] = [
  [/\b(doctor|nurse|scientist|pharmacist|dentist|chemist|physician)\b/, 'lab-coat'],
  [/\b(chef|cook|baker|barista|waiter|waitress|butcher|florist)\b/, 'apron'],
  [/\b(businesswoman|businessman|manager|lawyer|executive|banker|realtor|estate agent|ceo)\b/, 'blazer'],
];

/** `outer` 3 lies over 2 lies over 1. */
export const garmentWords: readonly { pattern: RegExp; garment: Garment; outer: number }[] = [
  { pattern: /\blab ?coat|\bwhite coat\b/, garment: 'lab-coat', outer: 3 },
  { pattern: /\bapron/, garment: 'apron', outer: 3 },
  { pattern: /\b(dungarees|overalls?)\b/, garment: 'dungarees', outer: 3 },
  { pattern: /\b(waistcoat|vest|gilet)\b/, garment: 'waistcoat', outer: 2 },
  { pattern: /\b(business suit|suit|tuxedo)\b/, garment: 'suit', outer: 3 },
  { pattern: /\b(blazer|sports? jacket|sports? coat|suit jacket)\b/, garment: 'blazer', outer: 3 },
  { pattern: /\b(trench coat|overcoat|coat)\b/, garment: 'coat', outer: 3 },
  { pattern: /\b(cardigan)\b/, garment: 'cardigan', outer: 3 },
  { pattern: /\b(jacket|denim jacket|leather jacket|bomber)\b/, garment: 'jacket', outer: 3 },
  { pattern: /\b(hoodie|hoody|hooded sweatshirt)\b/, garment: 'hoodie', outer: 2 },
  { pattern: /\b(scrubs|nurse uniform)\b/, garment: 'scrubs', outer: 2 },
  { pattern: /\b(turtle ?neck|roll ?neck|polo ?neck)\b/, garment: 'turtleneck', outer: 2 },
  { pattern: /\b(jumper|sweater|sweatshirt|pullover|knitwear)\b/, garment: 'jumper', outer: 2 },
  { pattern: /\bv ?neck\b/, garment: 'v-neck', outer: 2 },
  { pattern: /\b(kurta|tunic|thobe|kaftan)\b/, garment: 'kurta', outer: 2 },
  { pattern: /\bpolo( shirt)?\b/, garment: 'polo', outer: 1 },
  { pattern: /\b(t ?shirt|tee|tshirt)\b/, garment: 't-shirt', outer: 1 },
  {
    pattern:
      /\b(tank ?top|sportswear|activewear|gym (clothes|wear|outfit)|workout (clothes|outfit)|sports (top|bra)|athletic wear)\b/,
    garment: 'sportswear',
    outer: 1,
  },
  { pattern: /\b(blouse|top)\b/, garment: 'blouse', outer: 1 },
  { pattern: /\b(dress|gown|sundress|sari|saree)\b/, garment: 'dress', outer: 2 },
  { pattern: /\b(shirt|button (up|down))\b/, garment: 'shirt', outer: 1 },
];

export const patternWords: readonly (readonly [RegExp, Clothes['pattern']])[] = [
  [/\bstrip(e|es|ed|y)\b/, 'striped'],
  [/\b(polka|dotted|dots|spotted)\b/, 'dotted'],
  [/\b(knit\w*|wool\w*|cable)\b/, 'knit'],
  [/\b(tweed|denim|linen|woven|flannel)\b/, 'woven'],
  [/\bleather\b/, 'leather'],
];

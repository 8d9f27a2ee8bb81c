// English words for people and clothes; in each list more specific patterns come first.
import type { DescribedTraits } from '../people/described-traits.ts';
import type { HairColour, SkinTone } from '../people/palettes.ts';
import type { Clothes } from '../people/person.ts';
import type { ArmPose, FacialHair, Garment, HairStyle, Headwear } from '../people/traits.ts';

export const femaleWords =
  /\b(woman|women|female|lady|girl|she|her|mother|mum|mom|grandmother|grandma|actress|businesswoman|saleswoman|waitress|queen|sister|daughter|wife|housewife|heroine|hostess|feminine|female|gal|queen|granny|nan|bride|stewardess|policewoman|sportswoman|spokeswoman|girlfriend|hijabi|matron|ladies|females)\b/;
export const maleWords =
  /\b(man|men|male|gentleman|guy|boy|he|his|him|father|dad|grandfather|grandpa|actor|businessman|salesman|waiter|king|brother|son|husband|bloke|hero|masculine|handyman|craftsman|fisherman|fireman|policeman|gentlemen|males|groom|lad|dude|chap|fellow|spokesman|sportsman|granddad|boyfriend|wizard|monk|santa)\b/;

export const ageWords: readonly (readonly [RegExp, number])[] = [
  [
    /\b(elderly|senior citizen|seniors?|old( \w+)? (man|woman|lady|gentleman|guy|person)|grand(mother|father|ma|pa|dad|parent)|granny|retired|retiree|pensioner|wizard|santa)\b/,
    71,
  ],
  [/\b(middle aged?|mature|experienced|veteran)\b/, 49],
  [/\b(teen\w*|child|kid|baby(?! (blue|pink))|toddler|infant|little (girl|boy)|school ?(girl|boy|child))\b/, 18],
  [/\b(young|student|youthful|girl|boy)\b/, 23],
  [/\b(older)\b/, 62],
];

/** Words for children and teenagers. */
export const childWords =
  /\b(child(ren)?|kids?|baby(?! (blue|pink))|babies|toddler|infant|little (girl|boy)|school ?(girl|boy|child)|teen\w*|((?<!\d)\d|1[0-7])[ -]?(year|yr)s?|pre ?teen)\b/;

export const buildWords: readonly (readonly [RegExp, NonNullable<DescribedTraits['build']>])[] = [
  [/\b(muscular|athletic|strong|broad shouldered|fit|toned|bodybuilder|sporty)\b/, 'muscular'],
  [
    /\b(heavy|overweight|plump|chubby|stout|plus ?size|curvy|large|stocky|round faced|fat|round (?:woman|man|lady|gentleman))\b/,
    'heavy',
  ],
  [/\b(slim|slender|thin|petite|lean|skinny|lanky)\b/, 'slim'],
];

/** People by occupation, which a colour before them describes. */
const occupations =
  'doctor|nurse|chef|cook|baker|teacher|professor|lawyer|engineer|student|pharmacist|entrepreneur|manager|businessman|businesswoman|salesman|saleswoman|founder|developer|scientist|surgeon|dentist|farmer|builder|florist|athlete|musician|bride|groom';

/** Matches a tone beside a noun for skin: "dark brown skin", "dark-brown-skinned", "her skin is a deep brown". */
const skinOf = (tones: string): RegExp =>
  new RegExp(
    `\\b(${tones}) (skin\\w*|complexion)\\b|\\b(skin( tone)?|complexion) (is |of |in )?(an? )?(${tones})\\b(?! (\\w+ )?(hair|eyes|skin))`,
  );

export const skinWords: readonly { pattern: RegExp; tone: SkinTone; eastAsian?: boolean }[] = [
  { pattern: skinOf('very dark|very dark brown|very deep|jet black|blue black'), tone: 'ebony', eastAsian: false },
  { pattern: skinOf('dark|dark brown|deep|deep brown|rich brown|black'), tone: 'deep', eastAsian: false },
  { pattern: skinOf('light brown|caramel|honey|golden brown|tan|tanned'), tone: 'tan' },
  { pattern: skinOf('medium brown|brown|warm brown'), tone: 'brown', eastAsian: false },
  { pattern: skinOf('light olive|olive'), tone: 'olive', eastAsian: false },
  { pattern: skinOf('very pale|very light|very fair|pale|porcelain|milky'), tone: 'porcelain' },
  { pattern: skinOf('fair|light|white'), tone: 'fair' },
  {
    pattern:
      /\b(porcelain|very pale|pale|ivory|milky)\b(?!.{0,160}\b(shirt|dress|blouse|jacket|wall|hair|blue|green|pink))/,
    tone: 'porcelain',
  },
  {
    pattern: /\b(irish|scottish|scandinavian|nordic|celtic|swedish|norwegian|danish|finnish|icelandic)\b/,
    tone: 'porcelain',
    eastAsian: false,
  },
  { pattern: /\b(ebony|sudanese|senegalese)\b/, tone: 'ebony', eastAsian: false },
  {
    pattern: new RegExp(
      `\\bblack (?:(?:young|tall|elderly|slim|muscular|smiling|elegant|handsome|beautiful|middle aged|female|male) ){0,3}(?:man|woman|person|lady|guy|gentleman|presenter|female|male|girl|boy|(?:${occupations})(?! ?'?s?\\b.{0,12}\\b(?:hat|jacket|coat|apron|uniform)))\\b|\\b(?:african|afro american|(?:young|elderly) black(?= of\\b|$)|nigerian|kenyan|ghanaian|ethiopian|jamaican)\\b`,
    ),
    tone: 'deep',
    eastAsian: false,
  },
  {
    pattern:
      /\b(indian|sikh|punjabi|hindu|south asian|pakistani|bangladeshi|sri lankan|caribbean|biracial|mixed race|somali)\b/,
    tone: 'brown',
    eastAsian: false,
  },
  {
    pattern:
      /\b(tanned|latina?o?|hispanic|mexican|brazilian|colombian|filipin[ao]|malay\w*|indonesian|thai|moroccan|egyptian|polynesian|bronze)\b/,
    tone: 'tan',
  },
  {
    pattern:
      /\b(mediterranean|italian|greek|spanish|turkish|arab\w*|lebanese|persian|iranian|middle eastern|israeli|syrian|saudi|emirati)\b/,
    tone: 'olive',
    eastAsian: false,
  },
  { pattern: /\b(east asian|chinese|japanese|korean|asian|taiwanese|vietnamese)\b/, tone: 'golden', eastAsian: true },
  {
    pattern:
      /\b(fair|caucasian|white (man|woman|person|lady|guy|female|male)|european|slavic|british|english|german|austrian|swiss|french|dutch|belgian|czech|polish|russian|ukrainian|canadian|australian|american)\b(?! hair)/,
    tone: 'fair',
    eastAsian: false,
  },
];

export const facialHairWords: readonly (readonly [RegExp, FacialHair])[] = [
  [/\bclean shaven\b/, 'none'],
  [/\b(stubble|five o'clock shadow|unshaven|designer stubble)\b/, 'stubble'],
  [/\b(goatee|van dyke|chin beard)\b/, 'goatee'],
  [/\blong( \w+){0,2} beard/, 'long-beard'],
  [/\b(full|thick|big|bushy)( \w+)? beard/, 'full-beard'],
  [/\b(short|trimmed|neat|light|close)( \w+)? beard/, 'short-beard'],
  [/\bbeard/, 'full-beard'],
  [/\bmoustache|\bmustache/, 'moustache'],
  [/\bfacial hair\b/, 'short-beard'],
];

type ByGender = Record<'female' | 'male', HairStyle>;

export const hairStyleWords: readonly {
  pattern: RegExp;
  style: HairStyle | ByGender;
  wave?: number;
  length?: number;
  /** The words tell the length only. */
  anyTexture?: true;
}[] = [
  { pattern: /\bafro\b/, style: 'afro' },
  { pattern: /\b(dread ?locks?|locs|dreads)\b/, style: 'locs' },
  { pattern: /\b(box braids|micro braids|cornrows)\b/, style: 'box-braids' },
  { pattern: /\b(braid(s|ed)?|plaits?|pig ?tails)\b/, style: 'braids' },
  {
    pattern: /\b(bun|top ?knot|chignon|updo|hair\b[^,.;]{0,12}\b(?:tied|pinned|put) up|hair up|tied up)\b/,
    style: 'bun',
  },
  { pattern: /\b(low pony ?tail|tied back|pulled back)\b/, style: 'low-ponytail' },
  { pattern: /\bpony ?tail\b/, style: 'ponytail' },
  { pattern: /\b(fringe|bangs)\b/, style: { female: 'fringe', male: 'pixie' } },
  { pattern: /\b(receding|thinning|balding)\b/, style: 'receding' },
  { pattern: /\b(buzz ?(cut)?|crew ?cut|shorn|very short hair|cropped very short)\b/, style: 'buzz' },
  { pattern: /\bfade\b|\bflat ?top\b/, style: 'fade' },
  { pattern: /\b(slick(ed)?( \w+)? back|slick|swept back|combed back|hair back)\b/, style: 'slick-back' },
  { pattern: /\b(quiff|pompadour|spiky|undercut|mohawk)\b/, style: 'quiff' },
  { pattern: /\bpixie\b/, style: 'pixie' },
  {
    pattern: /\b(curtains|curtain hair|(middle|centre|center) part(ing|ed)?|parted in the middle)\b/,
    style: { female: 'long-straight', male: 'curtains' },
  },
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
    style: { female: 'long-wavy', male: 'shag' },
    wave: 0.8,
    length: -0.8,
  },
  {
    pattern: /\b(shoulder length|medium length|lob|collarbone)\b/,
    style: { female: 'long-straight', male: 'shag' },
    length: -0.8,
  },
  { pattern: /\b(shaggy|shag|mullet|unkempt|tousled|messy)\b/, style: 'shag' },
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
  },
  { pattern: /\b(wavy|waves|beach waves)\b/, style: { female: 'long-wavy', male: 'quiff' }, wave: 0.85 },
  {
    pattern: /\bstraight( \w+){0,2} short|\bshort( \w+){0,2} straight\b/,
    style: { female: 'pixie', male: 'crop' },
  },
  {
    pattern: /\bshort( \w+){0,3} hair(ed)?\b|\bshort haircut\b|\bcropped\b|\bcrop\b(?! top)/,
    style: { female: 'pixie', male: 'crop' },
    anyTexture: true,
  },
  { pattern: /\blong( \w+){0,3} hair(ed)?\b|\bhair (is )?long\b|\bstraight( \w+){0,2} hair\b/, style: 'long-straight' },
];

/** Nouns for hair that a colour may describe. */
export const hairNouns =
  /\b(hair(ed|cut|style|do)?|curls|locks|tresses|mane|bob|lob|bun|top ?knot|braids?|plaits?|pony ?tail|pig ?tails|waves|fringe|bangs|afro|locs|dread ?locks|dreads|pixie|quiff|crop|fade|buzz ?cut|crew ?cut|ringlets|updo)\b/;

export const beardNouns = /\b(beard(ed)?|moustache|mustache|stubble|goatee|whiskers)\b/;

/** Natural hair colours beside a noun, first match wins; any other colour is dye. */
export const hairColourWords: readonly (readonly [RegExp, HairColour])[] = [
  [/\b(salt pepper|greying|graying)\b/, 'salt-and-pepper'],
  [/\bplatinum\b/, 'platinum'],
  [/\b(dark|dirty|honey|sandy|ash) blond\w*/, 'dark blonde'],
  [/\b(blond\w*|fair|golden|flaxen|sandy)\b/, 'blonde'],
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
  [/\b(greying|graying|salt pepper)\b/, 'salt-and-pepper'],
  [/\bplatinum blond\w*/, 'platinum'],
  [/\bblond\w*/, 'blonde'],
  [/\b(ginger|red ?head\w*)\b/, 'red'],
  [/\bbrunette\b/, 'dark brown'],
  [/\bsilver fox\b|^(man |woman )?grey$|\bgrey (man|woman) \w+$/, 'grey'],
];

export const armWords: readonly (readonly [RegExp, ArmPose])[] = [
  [/\b(arms?|hands?) (are )?(folded|crossed)\b|\b(folded|crossed|crossing) (his |her |their )?arms\b/, 'folded'],
  [/\bhands (are )?(clasped|together|in front)\b|\b(clasped|folded) hands\b/, 'clasped'],
  [/\bhand (?:is )?on (?:his |her |their |the )?(?:heart|chest)\b/, 'heart'],
  [
    /\b(?:an|one|his|her|their) (?:open (?:palm|hand)|raised hand)\b(?! ?-|\s+(?:tattoo|print)\b)|\braising (?:a|one|his|her|their) hand\b|\bwaving (?:at|hello|hi)\b/,
    'palm',
  ],
  [/\b(?:a|one|his|her|their) hand (?:in )?(?:(?:a|his|her|their|the) )?pocket\b/, 'pocket'],
  [/\bhands? (?:in )?(?:(?:his|her|their|the) )?pockets?\b/, 'pockets'],
  [/\bmug\b|\b(?:cup of|coffee cup|tea ?cup)\b(?: (?:coffee|tea)\b)?/, 'mug'],
  [/\btablet\b/, 'tablet'],
  [/\bclipboard\b/, 'clipboard'],
  [/\b(?:holding|carrying|reading) (?:\w+ ){0,2}books?\b|\ba book\b(?! ?(?:shop|store|club|keeper|author))/, 'book'],
  [/\bbouquet(?: of \w+)?\b|\bbunch of flowers\b|\b(?:holding|carrying) (?:\w+ ){0,2}flowers\b/, 'bouquet'],
  [/\b(hands|arms) behind\b/, 'behind'],
  [/\barms (relaxed|hanging|at (his|her|their) sides?)\b/, 'hanging'],
];

/** What people of some occupations hold, for descriptions without a pose. */
export const tradeArms: readonly (readonly [RegExp, ArmPose])[] = [
  [/\b(barista|coffee)\b/, 'mug'],
  [/\bflorists?\b|\bflower shop\b/, 'bouquet'],
  [/\b(teachers?|professor|librarian|tutor|student|bookseller|author|writer)\b/, 'book'],
  [
    /\b(engineer|foreman|supervisor|builder|construction|inspector|coach|trainer|warehouse|electrician|mechanic)\b/,
    'clipboard',
  ],
  [
    /\b(doctors?|physician|dentist|pharmacist|nurse|manager|consultant|developer|designer|realtor|estate agent|receptionist)\b/,
    'tablet',
  ],
];

export interface TradeClothes {
  readonly pattern: RegExp;
  readonly garment: Garment;
  /** `#rrggbb` */
  readonly colour?: string;
  readonly second?: string;
  readonly cloth?: Clothes['pattern'];
}

/** Clothes of occupations, for descriptions without clothes. */
export const tradeWords: readonly TradeClothes[] = [
  { pattern: /\b(surgeons?|nurses?|midwife|paramedic|dental|physio\w*|vet|veterinarian)\b/, garment: 'scrubs' },
  {
    pattern: /\b(doctors?|scientist|pharmacist|dentist|chemist|physician|optician|researcher|lab technician)\b/,
    garment: 'lab-coat',
  },
  { pattern: /\b(chefs?|cooks?|bakers?|butcher)\b/, garment: 'apron', colour: '#f1f2ef', second: '#37475c' },
  { pattern: /\b(barista|waiter|waitress|florist|barber|potter|grocer|shopkeeper)\b/, garment: 'apron' },
  {
    pattern: /\b(bartender|sommelier|croupier|magician|butler)\b/,
    garment: 'waistcoat',
    colour: '#24262c',
    second: '#f1f2ef',
  },
  {
    pattern: /\b(construction|builder|road worker|site manager|warehouse\w*|delivery)\b/,
    garment: 'waistcoat',
    colour: '#d9de3c',
    second: '#33404f',
    cloth: 'reflective',
  },
  {
    pattern: /\b(farmer|carpenter|painter|plumber|electrician|mechanic|gardener|handyman|craftsman|joiner)\b/,
    garment: 'dungarees',
  },
  {
    pattern: /\b(police\w*|security guard|firem[ae]n|fire ?fighter|soldier|officer|postman|guard)\b/,
    garment: 'shirt',
    colour: '#27374f',
  },
  {
    pattern:
      /\b(pilot|captain|lawyer|attorney|banker|diplomat|politician|president|groom|judge|executive|ceo|businessman|news ?(anchor|reader)|anchorman|broker)\b/,
    garment: 'suit',
  },
  {
    pattern:
      /\b(businesswoman|manager|realtor|estate agent|consultant|accountant|entrepreneur|professor|host|hostess|presenter|saleswoman|salesman|recruiter)\b/,
    garment: 'blazer',
  },
  {
    pattern: /\b(yoga|fitness|gym|personal trainer|athlete|runner|sports? coach|dancer|gymnast|boxer)\b/,
    garment: 'sportswear',
  },
  {
    pattern: /\b(founder|developer|programmer|coder|hacker|gamer|streamer|skater|student|rapper|engineer)\b/,
    garment: 'hoodie',
  },
  { pattern: /\b(bride)\b/, garment: 'dress', colour: '#f4f1ea' },
  {
    pattern: /\b(teacher|librarian|grandmother|grandma|granny|nanny|writer|author|counsellor|therapist)\b/,
    garment: 'cardigan',
  },
  { pattern: /\b(photographer|journalist|musician|explorer)\b/, garment: 'jacket' },
  { pattern: /\b(biker|rocker|motorcyclist)\b/, garment: 'jacket', cloth: 'leather' },
  { pattern: /\b(fisherman|sailor)\b/, garment: 'jumper', colour: '#22344f' },
];

/** Garments; `outer` is the layer, 3 over 2 over 1. */
export const garmentWords: readonly {
  pattern: RegExp;
  garment: Garment;
  outer: number;
  colour?: string;
  cloth?: Clothes['pattern'];
  casual?: true;
}[] = [
  {
    pattern: /\b(?:(?:hi|high) vis\w*|safety vest|reflective vest)( \w+)?/,
    garment: 'waistcoat',
    outer: 3,
    colour: '#d9de3c',
    cloth: 'reflective',
  },
  { pattern: /\bchef'?s? (?:white )?jacket\b/, garment: 'chef-jacket', outer: 3 },
  { pattern: /\b(sari|saree)\b/, garment: 'sari', outer: 2 },
  { pattern: /\b(kimono|yukata)s?\b/, garment: 'kimono', outer: 3 },
  { pattern: /\b(lab(oratory)? ?coat|doctor'?s coat|white coat)\b/, garment: 'lab-coat', outer: 3 },
  { pattern: /\bapron/, garment: 'apron', outer: 3 },
  { pattern: /\b(dungarees|overalls?)\b/, garment: 'dungarees', outer: 3 },
  { pattern: /\b(waistcoat|vest|gilet)\b/, garment: 'waistcoat', outer: 2 },
  {
    pattern: /\b(business suit|(trouser|pant|three piece) ?suit|suit(ed)?|tuxedo|dinner jacket)\b/,
    garment: 'suit',
    outer: 3,
  },
  { pattern: /\b(blazer|sports? jacket|sports? coat|suit jacket)\b/, garment: 'blazer', outer: 3 },
  { pattern: /\btrench ?coat\b/, garment: 'coat', outer: 3, colour: '#bfa47c' },
  { pattern: /\b(overcoat|rain ?coat|parka|anorak|coat)\b/, garment: 'coat', outer: 3 },
  { pattern: /\b(cardigan)\b/, garment: 'cardigan', outer: 3 },
  {
    pattern: /\b(?:denim|jeans?) jacket\b/,
    garment: 'jacket',
    outer: 3,
    colour: '#45618a',
    cloth: 'woven',
    casual: true,
  },
  {
    pattern:
      /\b(?:(?:bomber|biker|motorcycle|flight|aviator|varsity|college|zip\w*|zip up|puffer|padded|quilted|down|track|training|running|cycling|ski|rain|shell|softshell|fleece|outdoor|work|safety|casual|leather) jacket|bomber|windbreaker|fleece|puffer)\b/,
    garment: 'jacket',
    outer: 3,
    casual: true,
  },
  { pattern: /\bjacket\b/, garment: 'jacket', outer: 3 },
  { pattern: /\b(hoodie|hoody|hooded \w+)\b/, garment: 'hoodie', outer: 2 },
  { pattern: /\b(scrubs|nurse uniform)\b/, garment: 'scrubs', outer: 2 },
  { pattern: /\b(turtle ?neck|roll ?neck|polo ?neck)\b/, garment: 'turtleneck', outer: 2 },
  { pattern: /\b(jumper|sweater|sweatshirt|pullover|knitwear|knit|crew ?neck)\b/, garment: 'jumper', outer: 2 },
  { pattern: /\bv ?neck\b/, garment: 'v-neck', outer: 2 },
  { pattern: /\b(kurta|tunic|thobe|thawb|kaftan|dashiki|kameez|abaya|robe)\b/, garment: 'kurta', outer: 2 },
  { pattern: /\bpolo( shirt)?\b/, garment: 'polo', outer: 1 },
  { pattern: /\b(t ?shirts?|tee|tshirt)\b/, garment: 't-shirt', outer: 1 },
  {
    pattern:
      /\b(tank ?top|sportswear|activewear|gym (clothes|wear|outfit)|workout (clothes|outfit)|sports (top|bra)|athletic wear)\b/,
    garment: 'sportswear',
    outer: 1,
  },
  { pattern: /\b(blouse|top)\b/, garment: 'blouse', outer: 1 },
  { pattern: /\b(dress(?!ed)|gown|sundress)\b/, garment: 'dress', outer: 2 },
  { pattern: /\b(shirt|button (up|down))\b/, garment: 'shirt', outer: 1 },
];

/** Words for a wedding, where a veil is not a headscarf. */
export const brideWords = /\b(bride|bridal|wedding)\b/;

/** Things with words of drawn ones that are not drawn. */
export const undrawn =
  /\b(?:(?:top|pointy|cowboy|bowler) hat|(?<!(?:safety|hard|construction) )(?:bike )?helmet|tang (?:jacket|suit))\b/;

/** Longer words first: a hat by itself is a cap. */
export const headwearWords: readonly (readonly [RegExp, Headwear])[] = [
  [/\b(?:hard ?hat|(?:safety|hard|construction) helmet)\b/, 'hard-hat'],
  [/\b(?:chef'?s? hat|toque)\b/, 'chef-hat'],
  [/\b(?:(?:straw|sun) hat|sunhat)\b/, 'straw-hat'],
  [/\b(?:turban|dastar|head ?wrap)\b/, 'turban'],
  [/\bberet\b/, 'beret'],
  [/\b(?:flat|newsboy|tweed) cap\b/, 'flat-cap'],
  [/\b(?:beanie|(?:woolly|knit|bobble) hat)\b/, 'beanie'],
  [/\b(?:headscarf|head scarf|hijab|veil)\b/, 'headscarf'],
  [/\b(?:cap|hat)\b/, 'cap'],
];

export const patternWords: readonly (readonly [RegExp, Clothes['pattern']])[] = [
  [/\b(checked|check|chequered|checkered|plaid|tartan|gingham|lumberjack)\b/, 'checked'],
  [/\bstrip(e|es|ed|y)\b/, 'striped'],
  [/\b(polka|dotted|dots|spotted)\b/, 'dotted'],
  [/\b(knit\w*|wool\w*|cable)\b/, 'knit'],
  [/\b(tweed|denim|linen|woven|flannel)\b/, 'woven'],
  [/\bleather\b/, 'leather'],
  [/\b(floral|flowery|flowered|flower print|botanical)\b/, 'floral'],
];

// English words for people and clothes; in each list more specific patterns come first.
import type { DescribedTraits } from '../people/described-traits.ts';
import type { SkinTone } from '../people/palettes.ts';
import type { Clothes } from '../people/person.ts';
import type { Accessory, Garment, Headwear } from '../people/traits.ts';
import { peopleWords } from './origin-words.ts';

export const femaleWords =
  /\b(woman|women|female|lady|girl|she|her|mother|mum|mom|grandmother|grandma|actress|businesswoman|saleswoman|waitress|queen|sister|daughter|wife|housewife|heroine|hostess|feminine|female|gal|queen|granny|nan|bride|bridesmaid|stewardess|policewoman|sportswoman|spokeswoman|girlfriend|hijabi|cowgirl|ballerina|matron|ladies|females|aunt|aunty|auntie|niece|landlady|barmaid|filipina|pinay|latina|chicana|parisienne|beautician|midwife)\b/;
export const maleWords =
  /\b(man|men|male|gentleman|guy|boy|he|his|him|father|dad|grandfather|grandpa|actor|businessman|salesman|waiter|king|brother|son|husband|bloke|hero|masculine|handyman|craftsman|fisherman|fireman|policeman|gentlemen|males|groom|lad|lumberjack|dude|chap|fellow|spokesman|sportsman|granddad|boyfriend|cowboy|wizard|monk|santa|uncle|nephew|landlord|barman)\b/;

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
  [
    /\b(muscular|athletic|strong|broad shouldered|fit|toned|bodybuilder|sporty|(?:fitness|gym|sports) (?:coach|trainer|instructor)|personal trainer)\b/,
    'muscular',
  ],
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
  { pattern: /\bebony\b/, tone: 'ebony', eastAsian: false },
  {
    pattern: new RegExp(
      `\\bblack (?:(?:young|tall|elderly|slim|muscular|smiling|elegant|handsome|beautiful|middle aged|female|male) ){0,3}(?:man|woman|person|lady|guy|gentleman|presenter|female|male|girl|boy|(?:${occupations})(?! ?'?s?\\b.{0,12}\\b(?:hat|jacket|coat|apron|uniform)))\\b|\\b(?:african american|afro (?:${peopleWords})|(?:young|elderly) black(?= of\\b|$)|black(?= (?:british|american|english|french|german|dutch|italian|spanish|brazilian|canadian|european)\\b)|black(?= (?:${peopleWords}) (?:\\w+ )?(?:man|woman|person|lady|guy|girl|boy|${occupations})\\b))\\b`,
    ),
    tone: 'deep',
    eastAsian: false,
  },
  { pattern: /\b(biracial|mixed race)\b/, tone: 'brown', eastAsian: false },
  { pattern: /\b(tanned|bronze)\b/, tone: 'tan' },
  {
    pattern: new RegExp(
      `\\b(?:fair|caucasian|white (?:(?:${peopleWords}) )?(?:man|woman|person|lady|guy|female|male))\\b(?! hair)`,
    ),
    tone: 'fair',
    eastAsian: false,
  },
];

export interface TradeClothes {
  readonly pattern: RegExp;
  readonly garment: Garment;
  /** What some of them wear instead. */
  readonly others?: readonly Garment[];
  /** `#rrggbb` */
  readonly colour?: string;
  readonly second?: string;
  readonly cloth?: Clothes['pattern'];
  readonly inner?: NonNullable<Clothes['inner']>;
  readonly emblem?: NonNullable<Clothes['emblem']>;
  /** Worn with a scarf. */
  readonly scarf?: true;
}

/** Clothes of occupations, for descriptions without clothes. */
export const tradeWords: readonly TradeClothes[] = [
  {
    pattern: /\b(flight attendant|cabin crew|stewardess|(?<!\b(?:shop|wine|union|data) )steward|air hostess)\b/,
    garment: 'uniform-jacket',
    scarf: true,
  },
  {
    pattern:
      /\b((?<!\bnon )pilot(?! (?:stud(?:y|ies)|program\w*|project|test|phase|episode|scheme|plant))|(?<!\b(?:team|football|rugby|hockey|soccer|basketball|volleyball|cricket|baseball|watch) )captain(?! of (?:\w+ ){0,3}(?:team|squad|club|side|industry))|(?:airline|ship'?s|flight) officer)\b/,
    garment: 'uniform-jacket',
  },
  { pattern: /\b(surgeons?|nurses?|midwife|dental|physio\w*|vet|veterinarian)\b/, garment: 'scrubs' },
  {
    pattern: /\b(doctors?|scientist|pharmacist|dentist|chemist|physician|optician|researcher|lab technician)\b/,
    garment: 'lab-coat',
  },
  {
    pattern: /\b(chefs?|cooks?|bakers?|butcher)\b/,
    garment: 'apron',
    colour: '#f1f2ef',
    second: '#37475c',
    inner: 't-shirt',
  },
  {
    pattern:
      /\b(barista|waiter|waitress|florist|barber|hair ?dresser|hair ?stylist|potter|ceramicist|grocer|shopkeeper|jeweller|cobbler)\b/,
    garment: 'apron',
  },
  {
    pattern:
      /\b(wine ?maker|vintner|brewer|distiller|cheese ?maker|chocolatier|artisan|sculptor|(?<!\b(?:make ?up|martial|recording|con) )artist)\b/,
    garment: 'apron',
    others: ['dungarees', 'shirt'],
  },
  {
    pattern:
      /\b(fashion (?:designer|stylist|blogger|editor|student|entrepreneur)|couturier|dress ?maker|seamstress|(?<!\b(?:we|to|i) )tailor)\b/,
    garment: 'jumpsuit',
    others: ['dress', 'blouse', 'turtleneck', 'waistcoat'],
  },
  {
    pattern: /\b(designer|architect|stylist|art director|illustrator|curator)\b/,
    garment: 'jacket',
    others: ['jumpsuit', 'waistcoat', 'shirt', 'blouse'],
  },
  {
    pattern: /\b((?:tour|mountain|hiking|wilderness) guide|mountaineer|hiker|sailor|skipper|ski instructor)\b/,
    garment: 'rain-jacket',
    others: ['jacket'],
  },
  {
    pattern: /\b(bartender|sommelier|wine steward|croupier|magician|butler)\b/,
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
    pattern:
      /\b(farmer|grower|bee ?keeper|carpenter|painter|plumber|electrician|mechanic|gardener|handyman|craftsman|joiner|lumberjack|(?:furniture|cabinet) maker)\b/,
    garment: 'dungarees',
    others: ['shirt', 'jacket'],
  },
  { pattern: /\b(paramedics?|ambulance|emt)\b/, garment: 'uniform-shirt', colour: '#2d5548', emblem: 'cross' },
  { pattern: /\b(security (?:guard|officer)|guard|bouncer)\b/, garment: 'uniform-shirt', colour: '#2b2e36' },
  {
    pattern:
      /\b(police\w*|sheriff|cop|firem[ae]n|fire ?fighter|soldier|(?<!\b(?:chief|chief \w{3,12}|loan|marketing|financial|executive|compliance|press) )officer|postman|ranger|customs)\b/,
    garment: 'uniform-shirt',
    colour: '#27374f',
  },
  {
    pattern:
      /\b(lawyer|attorney|banker|diplomat|politician|president|groom|judge|executive|ceo|businessman|news ?(anchor|reader)|anchorman|broker)\b/,
    garment: 'suit',
    others: ['blazer'],
  },
  {
    pattern:
      /\b(businesswoman|manager|realtor|estate agent|consultant|accountant|entrepreneur|professor|host|hostess|presenter|saleswoman|salesman|recruiter)\b/,
    garment: 'blazer',
    others: ['shirt', 'suit', 'blouse', 'jumper', 'turtleneck'],
  },
  {
    pattern:
      /\b(yoga|pilates|zumba|fitness|gym|personal trainer|athlete|runner|sports? coach|(?:swim(?:ming)?|football|soccer|rugby|hockey|volleyball|basketball|track) coach|pe teacher|physical education|referee|lifeguard|dancer|gymnast|boxer|martial artist)\b/,
    garment: 'sportswear',
  },
  {
    pattern: /\b(founder|developer|programmer|coder|hacker|gamer|streamer|skater|student|rapper|engineer)\b/,
    garment: 'hoodie',
    others: ['t-shirt', 'shirt', 'jumper', 'jacket'],
  },
  { pattern: /\bsurfers?\b/, garment: 'sportswear', others: ['t-shirt', 'shirt'] },
  { pattern: /\b(bride)\b/, garment: 'dress', colour: '#f4f1ea' },
  { pattern: /\bbridesmaids?\b/, garment: 'dress' },
  {
    pattern: /\b(teacher|librarian|grandmother|grandma|granny|nanny|writer|author|counsellor|therapist)\b/,
    garment: 'cardigan',
    others: ['jumper', 'shirt', 'blouse', 'v-neck'],
  },
  { pattern: /\b(photographer|journalist|musician|explorer)\b/, garment: 'jacket', others: ['shirt', 't-shirt'] },
  { pattern: /\b(biker|rocker|motorcyclist)\b/, garment: 'jacket', cloth: 'leather' },
  { pattern: /\b(cowboy|cowgirl|rancher)\b/, garment: 'shirt', cloth: 'checked' },
  { pattern: /\bdetective\b/, garment: 'trench-coat' },
  {
    pattern: /\buniform\b(?! (?:gr[ea]y|colou?r|background|light|lighting|white|tone|look))/,
    garment: 'uniform-shirt',
  },
  { pattern: /\bfisherman\b/, garment: 'jumper', colour: '#22344f' },
];

/** Garments; `outer` is the layer, 3 over 2 over 1. */
export const garmentWords: readonly {
  pattern: RegExp;
  garment: Garment;
  outer: number;
  colour?: string;
  cloth?: Clothes['pattern'];
  casual?: Clothes['casual'];
}[] = [
  {
    pattern: /\b(?:hi|high) vis(?:ibility)? (?:\w+ )?(?:jacket|coat)\b/,
    garment: 'jacket',
    outer: 3,
    colour: '#d9de3c',
    cloth: 'reflective',
    casual: 'work',
  },
  {
    pattern:
      /\b(?:(?:hi|high) vis\w*|(?:neon|fluorescent|fluoro|luminous)(?: \w+)? vest|safety vest|reflective vest)( \w+)?/,
    garment: 'waistcoat',
    outer: 3,
    colour: '#d9de3c',
    cloth: 'reflective',
  },
  { pattern: /\bchef'?s? (?:white )?jacket\b/, garment: 'chef-jacket', outer: 3 },
  { pattern: /\b(sari|saree|lehenga|ghagra)\b/, garment: 'sari', outer: 2 },
  { pattern: /\b(kimono|yukata)s?\b/, garment: 'kimono', outer: 3 },
  { pattern: /\b(lab(oratory)? ?coat|doctor'?s coat|white coat)\b/, garment: 'lab-coat', outer: 3 },
  // Worn over anything.
  { pattern: /\bapron/, garment: 'apron', outer: 4 },
  { pattern: /\bnehru (?:jacket|vest|waistcoat)\b/, garment: 'waistcoat', outer: 3 },
  {
    pattern:
      /\b(jump ?suit|play ?suit|romper|catsuit|boiler ?suit|coveralls?|(?<!\b(?:friendly|professional|relaxed|warm) )overall(?= (?:of|made|over)\b|$))\b/,
    garment: 'jumpsuit',
    outer: 3,
  },
  { pattern: /\b(dungarees|(?:bib )?overalls)\b/, garment: 'dungarees', outer: 3 },
  {
    pattern:
      /\b(?:running|training|gym|workout|cycling|jogging|athletics|sports?|football|basketball) (?:t ?shirt|shirt|tee|vest|jersey|kit)\b|\bsinglet\b/,
    garment: 'sportswear',
    outer: 1,
  },
  { pattern: /\b(waistcoat|vest|gilet)\b/, garment: 'waistcoat', outer: 2 },
  {
    pattern: /\b(business suit|(trouser|pant|three piece) ?suit|(?<!track )suit(ed)?|tuxedo|dinner jacket)\b/,
    garment: 'suit',
    outer: 3,
  },
  { pattern: /\blinen (?:jacket|blazer)\b/, garment: 'jacket', outer: 3, colour: '#d9cbb2', cloth: 'woven' },
  { pattern: /\b(blazer|sports? jacket|sports? coat|suit jacket)\b/, garment: 'blazer', outer: 3 },
  { pattern: /\btrench(?: ?coat)?\b/, garment: 'trench-coat', outer: 3 },
  {
    pattern:
      /\b(?:rain ?(?:coat|jacket|wear)|waterproof (?:jacket|coat|shell)|anorak|parka|windbreaker|(?:shell|hiking|hooded|sailing) jacket)\b/,
    garment: 'rain-jacket',
    outer: 3,
  },
  { pattern: /\b(overcoat|coat)\b/, garment: 'coat', outer: 3 },
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
      /\b(?:(?:bomber|biker|motorcycle|flight|aviator|varsity|college|zip\w*|zip up|puffer|padded|quilted|down|track|training|running|cycling|ski|softshell|fleece|outdoor|casual|leather) jacket|bomber|fleece|puffer|track ?suit)\b/,
    garment: 'jacket',
    outer: 3,
    casual: true,
  },
  {
    pattern: /\b(?:work(?:wear|er'?s?|man'?s)?|chore|utility|safety|site|mechanic'?s?) jacket\b/,
    garment: 'jacket',
    outer: 3,
    casual: 'work',
  },
  { pattern: /\bjacket\b/, garment: 'jacket', outer: 3 },
  {
    pattern: /\buniform shirt\b|\b(?:police|security|paramedic\w*|guard|officer)(?:'?s)? (?:uniform|shirt)\b/,
    garment: 'uniform-shirt',
    outer: 2,
  },
  { pattern: /\b(hoodie|hoody|hooded \w+)\b/, garment: 'hoodie', outer: 2 },
  { pattern: /\b(scrubs|nurse uniform)\b/, garment: 'scrubs', outer: 2 },
  { pattern: /\b(turtle ?neck|roll ?neck|polo ?neck)\b/, garment: 'turtleneck', outer: 2 },
  { pattern: /\b(jumper|sweater|sweatshirt|pullover|knitwear|knit|crew ?neck)\b/, garment: 'jumper', outer: 2 },
  { pattern: /\bv ?neck\b/, garment: 'v-neck', outer: 2 },
  {
    pattern: /\b(?:thobe|thawb|dishdash\w*|kandura|djellaba|jellaba|jalabiya)\b/,
    garment: 'kurta',
    outer: 2,
    colour: '#f4f2ec',
  },
  {
    pattern: /\b(kurta|kurti|tunic|kaftan|dashiki|(?:salwar )?kameez|salwar|sherwani|abaya|robe)\b/,
    garment: 'kurta',
    outer: 2,
  },
  { pattern: /\bpolo( shirt)?\b|\brugby (?:shirt|jersey)\b/, garment: 'polo', outer: 1 },
  { pattern: /\b(t ?shirts?|tee|tshirt|jersey)\b/, garment: 't-shirt', outer: 1 },
  {
    pattern:
      /\b(tank ?top|(?<!\b(?:fish|water|septic|oil|gas|think) )tank(?! (?:driver|commander|cleaner|engine)\b)|sportswear|activewear|gym (clothes|wear|outfit)|workout (clothes|outfit)|sports? (top|bra)|bralette|leotard|crop(?:ped)? top|athletic wear|athleisure|yoga (?:wear|clothes|outfit|top))\b/,
    garment: 'sportswear',
    outer: 1,
  },
  { pattern: /\b(leggings|yoga pants)\b/, garment: 'sportswear', outer: 0 },
  { pattern: /\b(blouse|top)\b/, garment: 'blouse', outer: 1 },
  { pattern: /\b(dress(?!ed)|gown|sundress)\b/, garment: 'dress', outer: 2 },
  {
    pattern: /\b(?:denim|jeans?|chambray) shirt\b/,
    garment: 'shirt',
    outer: 1,
    colour: '#5b7ba6',
    cloth: 'woven',
    casual: true,
  },
  { pattern: /\b((?:over)?shirt|flannel|button (up|down))\b/, garment: 'shirt', outer: 1 },
];

/** Words for a wedding, where a veil is not a headscarf. */
export const brideWords = /\b(bride|bridal|wedding)\b/;

/** Things with words of drawn ones that are not drawn. */
export const undrawn =
  /\b(?:(?:top|pointy|bowler) hat|(?<!(?:safety|hard|construction) )(?:bike )?helmet|tang (?:jacket|suit)|(?:neck|face|hand|chest|knuckle) tattoos?|(?:dental|teeth|metal|clear|invisible) braces|braces on (?:his|her|their) teeth)\b/;

/** Things worn besides clothes and jewellery. */
export const accessoryWords: readonly (readonly [RegExp, Accessory])[] = [
  [
    /\bheadphones (?:\w+ ){0,2}(?:around|round|on) (?:(?:his|her|their|the) )?(?:neck|shoulders)\b/,
    'headphones-around-neck',
  ],
  [/\b(?:headphones?|head ?sets?|headset)\b/, 'headphones'],
  [/\b(?:back ?packs?|ruck ?sacks?)\b/, 'backpack'],
  [
    /\b(?:lanyards?|name ?badge|id badge|badge (?:on|around)|name ?tag|id card|conference badge|staff badge)\b/,
    'lanyard',
  ],
  [
    /\b(?:dupatta|chunni|(?<!\b(?:she|he|they) )stole(?! (?:the|an?|(?:\w+ )?hearts?)\b)|shawl(?! (?:collar|lapel))|pashmina|rebozo)\b/,
    'dupatta',
  ],
  [
    /\b(?<!\b(?:to|you|we|they|neighbou?rhood|night) )(?:smart ?|wrist ?)?watch\b(?! (?:this|the|her|his|our|now|maker|shop|movies?|films?|videos?|tv)\b)/,
    'watch',
  ],
  [/\b(?:bracelets?|bangles?|wrist ?bands?)\b/, 'bracelet'],
  [/\b(?:tattoos?|tattooed|sleeve tattoos?)\b/, 'tattoos'],
  [/\b(?:measuring tape|tape measure)\b/, 'measuring-tape'],
  [/\b(?:suspenders|braces)\b/, 'braces'],
  [/\bwhistle\b(?! ?(?:blower|stop))/, 'whistle'],
  [/\btowel (?:around|round|over|on)\b/, 'towel'],
  [
    /\b(?:holding|carrying|wearing) (?:a|an|his|her|their) (?:\w+ )?camera\b|\bcamera (?:strap|(?:around|round) (?:(?:his|her|their|the) )?neck)\b/,
    'camera',
  ],
  [/\bguitar\b(?! (?:shop|store|teacher|maker|builder|lessons?)\b)/, 'guitar'],
  [/\bsurf ?boards?\b(?! (?:shop|store|shaper|maker|builder)\b)/, 'surfboard'],
];

/** Longer words first: a hat by itself is a cap. */
export const headwearWords: readonly (readonly [RegExp, Headwear])[] = [
  [/\b(?:hard ?hat|(?:safety|hard|construction) helmet)\b/, 'hard-hat'],
  [/\b(?:chef'?s? hat|toque)\b/, 'chef-hat'],
  [/\b(?:(?:straw|sun) hat|sunhat)\b/, 'straw-hat'],
  [/\b(?:head ?wraps?|gele|ankara head ?(?:tie|scarf)|head ?tie|turban head ?wrap)\b/, 'headwrap'],
  [/\b(?:turban|dastar)\b/, 'turban'],
  [/\b(?:ghutra|keffiyeh|kufiya|shemagh|kandura headdress|(?:arab|emirati|gulf) headdress)\b/, 'ghutra'],
  [/\b(?:cowboy|cowgirl|western|rancher'?s?) hat\b|\bstetson\b/, 'cowboy-hat'],
  [/\bberet\b/, 'beret'],
  [/\b(?:flat|newsboy|tweed) cap\b/, 'flat-cap'],
  [/\b(?:beanie|(?:woolly|wool|woollen|knit\w*|bobble|winter) (?:hat|cap))\b/, 'beanie'],
  [/\b(?:headscarf|head scarf|hijab|veil)\b/, 'headscarf'],
  [/\b(?:cap|hat)\b/, 'cap'],
];

export const patternWords: readonly (readonly [RegExp, Clothes['pattern']])[] = [
  [/\breflective (?:stripes?|strips?|tapes?|bands?)\b/, 'reflective'],
  [
    /\b(checked|check|chequered|checkered|plaid|tartan|gingham|lumberjack (?:shirt|jacket)|flannel(?= (?:over)?shirt|$))\b/,
    'checked',
  ],
  [/\bstrip(e|es|ed|y)\b/, 'striped'],
  [/\b(polka(?: dots?)?|dotted|dots|spotted)\b/, 'dotted'],
  [/\b(knit\w*|wool\w*|cable)\b/, 'knit'],
  [/\b(tweed|denim|linen|woven|flannel)\b/, 'woven'],
  [/\bleather\b/, 'leather'],
  [/\b(floral(?: print)?|flowery|flowered|flower print|botanical)\b/, 'floral'],
  [
    /\b(colou?rful|multi ?colou?red|patterned|printed|vibrant print|(?:bold|abstract|african|ankara|geometric|ethnic|tropical) print|ankara|kente|wax print|hawaiian|paisley|batik)\b/,
    'print',
  ],
];

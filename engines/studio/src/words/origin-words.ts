// English words for peoples, and names of countries and cities, with the origin that they suggest.
import type { OriginName } from '../people/origins.ts';

/** Who makes or sells a thing is likely from where it is from: "a Kenyan coffee farmer". */
const makers =
  '(?! (?:\\w+ )?(?:farmers?|growers?|planters?|producers?|makers?|bakers?|brewers?|roasters?|cooks?|chefs?|vendors?|sellers?|merchants?|owners?|masters?)\\b)';

/** Things that a nationality describes without telling where a person is from: "an English teacher", "a French braid". */
const things = `(?! (?:(?:restaurants?|food|cuisine|coffee|tea|rug|tweed|wine|bread|bakery|deli|grocery|takeaway|market|cigars?|towel|whiske?y|beer|tea ?house|sandwich(?:es)?|cooking|kitchen)\\b${makers}|(?:braids?|plaits?|bulldog|teacher|tutor|lessons?|class(?:es)?|style|fries|press|manicure|shepherd|football|watch|language|literature|shirts?|suits?|dress(?:es)?|prints?|collars?|heels?|kilt|hats?|caps?|hound|massage|wax|fusion)\\b))`;

/** What is spoken, taught, eaten or worn is not where a person is from either: "speaks Chinese", "profesora de inglés". */
const notOf =
  "(?<!\\b(?:speaks?|speaking|teach(?:es|ing)?|learn(?:s|ed|ing)?|stud(?:ies|ying)|fluent in|habla|hablan|parle|spricht|parla|fala|spreekt|teacher|professor|class|lessons?|braid|manicure|kitchen|cuisine|food|restaurant|trousers|clase|cours|cocina|comida|cucina|cozinha|manicura|manucure|tresse|trenza|pantal[oó]n|restaurante|nail) (?:(?:de|di|da|of|for|in) )?(?:d')?)";

/** In this order: "Asian American" is Asian, "South African" is not African only. */
const table: readonly (readonly [OriginName, peoples: string, places: string])[] = [
  ['native-american', 'native american|american indian|indigenous american|cherokee|navajo|lakota', ''],
  [
    'caribbean',
    'west indian|jamaican|haitian|trinidadian|barbadian|caribbean|bahamian',
    'jamaica|haiti|trinidad|barbados|kingston',
  ],
  ['south-african', 'south african', 'south africa|cape town|johannesburg|durban'],
  [
    'south-asian',
    'indian|south asian|sikh|punjabi|hindu|tamil|bengali|gujarati|desi|pakistani|bangladeshi|sri lankan|nepali|nepalese|mumbaikar',
    'india|pakistan|bangladesh|sri lanka|nepal|mumbai|delhi|bangalore|bengaluru|kolkata|chennai|hyderabad|karachi|lahore|dhaka|colombo|kathmandu',
  ],
  [
    'south-east-asian',
    'south ?east asian|filipin[ao]s?|pinoy|pinay|malay|malaysian|indonesian|javanese|balinese|thai|vietnamese|cambodian|khmer|laotian|burmese|singaporean',
    'philippines|malaysia|indonesia|thailand|vietnam|cambodia|singapore|manila|jakarta|bangkok|hanoi|saigon|kuala lumpur|bali',
  ],
  [
    'east-asian',
    'east asian|asian|chinese|japanese|korean|taiwanese|hong ?konger|cantonese|mongolian|tibetan|kazakh|kyrgyz|tokyoite',
    'china|japan|korea|taiwan|hong kong|mongolia|tokyo|kyoto|osaka|seoul|busan|beijing|shanghai|shenzhen|taipei',
  ],
  ['sahelian', 'senegalese|sudanese|south sudanese|malian|gambian', 'senegal|sudan|mali|gambia|dakar|khartoum|bamako'],
  ['horn-of-africa', 'ethiopian|somali|eritrean|east african', 'ethiopia|somalia|eritrea|addis ababa|mogadishu'],
  [
    'north-african',
    'north african|moroccan|egyptian|algerian|tunisian|libyan|berber|maghrebi',
    'morocco|egypt|algeria|tunisia|libya|cairo|casablanca|marrakech|marrakesh|tunis|algiers',
  ],
  [
    'african',
    'african|afro american|nigerian|ghanaian|kenyan|cameroonian|congolese|ivorian|ugandan|tanzanian|rwandan|zimbabwean|zambian|angolan|mozambican|liberian|malawian|botswanan|yoruba|igbo|hausa|zulu|beninese|togolese|guinean|sierra leonean|burundian|namibian|cape verdean|west african',
    'africa|nigeria|ghana|kenya|cameroon|congo|ivory coast|uganda|tanzania|rwanda|zimbabwe|angola|mozambique|lagos|abuja|accra|nairobi|kampala|kigali|kinshasa|abidjan|luanda|harare',
  ],
  [
    'polynesian',
    'polynesian|hawaiian|samoan|tongan|fijian|m[aā]ori|tahitian|pacific islander',
    'samoa|tonga|fiji|tahiti',
  ],
  [
    'antillean',
    'cuban|dominican|puerto rican|panamanian',
    'cuba|dominican republic|puerto rico|panama|havana|santo domingo',
  ],
  ['brazilian', 'brazilian|carioca|paulista', 'brazil|rio de janeiro|s[aã]o paulo|salvador da bahia'],
  [
    'rioplatense',
    'argentin(?:ian|ean|e)|uruguayan|chilean|porte[ñn][oa]',
    'argentina|uruguay|chile|buenos aires|montevideo|santiago',
  ],
  [
    'latin-american',
    'latin[ao]s?|latinx|latin american|hispanic|mexican|colombian|peruvian|bolivian|ecuadorian|venezuelan|guatemalan|honduran|salvadoran|costa rican|nicaraguan|paraguayan|chicana|chicano',
    'mexico(?: city)?|colombia|peru|bolivia|ecuador|venezuela|guatemala|costa rica|bogot[aá]|medell[ií]n|lima|quito|caracas|guadalajara|monterrey',
  ],
  [
    'arabian',
    'arab(?:ic|ian)?|emirati|saudi|qatari|kuwaiti|omani|bahraini|yemeni|khaleeji|bedouin|iraqi',
    'emirates|saudi arabia|qatar|kuwait|oman|bahrain|yemen|iraq|dubai|abu dhabi|riyadh|jeddah|doha|baghdad',
  ],
  [
    'levantine',
    'lebanese|syrian|jordanian|palestinian|israeli|persian|iranian|middle eastern|afghan|kurdish',
    'lebanon|syria|israel|palestine|iran|afghanistan|beirut|damascus|amman|tel aviv|jerusalem|tehran|kabul',
  ],
  [
    'anatolian',
    'turkish|armenian|azerbaijani|georgian|albanian|bulgarian|istanbulite|uzbek',
    'turkey|armenia|azerbaijan|albania|bulgaria|istanbul|ankara|baku|tbilisi|yerevan',
  ],
  [
    'southern-european',
    'mediterranean|italian|greek|spanish|spaniard|portuguese|maltese|cypriot|catalan|andalusian|sicilian|milanese|neapolitan|madrilenian|lisboet|southern european',
    'italy|greece|spain|portugal|malta|cyprus|sicily|rome|milan|naples|madrid|barcelona|seville|lisbon|porto|athens',
  ],
  [
    'french',
    'french(?:man|woman)?|parisian|parisienne|proven[cç]al|walloon',
    'france|paris|lyon|marseille|bordeaux|toulouse',
  ],
  [
    'nordic',
    'scandinavian|nordic|swedish|swede|norwegian|danish|dane|finnish|icelandic|icelander',
    'sweden|norway|denmark|finland|iceland|stockholm|oslo|copenhagen|helsinki|reykjavik',
  ],
  [
    'celtic',
    'irish(?:man|woman)?|scottish|scots(?:man|woman)?|celtic|welsh(?:man|woman)?',
    'ireland|scotland|wales|dublin|glasgow|edinburgh|cardiff|belfast',
  ],
  [
    'slavic',
    'slavic|slav|eastern european|polish|russian|ukrainian|belarusian|czech|slovak|slovenian|croatian|serbian|bosnian|hungarian|romanian|lithuanian|latvian|estonian|baltic|muscovite',
    'poland|russia|ukraine|belarus|czechia|slovakia|croatia|serbia|hungary|romania|lithuania|latvia|estonia|warsaw|krakow|moscow|kyiv|kiev|prague|budapest|belgrade|bucharest|vilnius|riga|tallinn',
  ],
  [
    'germanic',
    'european|german|austrian|swiss|dutch(?:man|woman)?|belgian|flemish|bavarian|berliner|viennese|luxembourger',
    'germany|austria|switzerland|netherlands|holland|belgium|berlin|munich|hamburg|cologne|frankfurt|vienna|zurich|geneva|amsterdam|rotterdam|brussels|antwerp',
  ],
  [
    'british',
    'british|brit|english(?:man|woman)?|londoner|mancunian|scouser|cockney|geordie',
    'england|britain|uk|london|manchester|liverpool|birmingham|leeds|bristol',
  ],
  [
    'american',
    'american|californian|texan|new yorker',
    'america|usa|united states|california|texas|florida|new york|brooklyn|los angeles|chicago|boston|miami|seattle|san francisco',
  ],
  [
    'australasian',
    'canadian|australian|aussie|new zealander|torontonian|sydneysider',
    'canada|australia|new zealand|toronto|vancouver|montreal|sydney|melbourne|auckland',
  ],
];

interface OriginWords {
  readonly origin: OriginName;
  /** A people or place of it, told or not: compiling `told` takes most of the time of a search. */
  readonly named: RegExp;
  /** Tells where a person is from. */
  readonly told: RegExp;
  /** A place that is only mentioned. */
  readonly place: RegExp | undefined;
}

/** Names of places that are words for things as well: a Panama hat, ankara cloth, a turkey sandwich. */
const ambiguous = new Set('ankara|panama|havana|turkey|china|cologne|bordeaux|wales'.split('|'));

const placePattern = (places: readonly string[]): RegExp => {
  const clear = places.filter((place) => !ambiguous.has(place));
  const only = places.filter((place) => ambiguous.has(place));
  return new RegExp(
    `\\b(?:${clear.join('|')})(?!\\w)${things}${only.length === 0 ? '' : `|\\b(?:in|near|at) (?:${only.join('|')})(?!\\w)${things}`}`,
  );
};

/** Every people, as alternatives of a pattern. */
export const peopleWords = table.map(([, peoples]) => peoples).join('|');

export const originWords: readonly OriginWords[] = table.map(([origin, peoples, places]) => ({
  origin,
  named: new RegExp(places === '' ? peoples : `${peoples}|${places}`),
  told: new RegExp(
    `${notOf}\\b(?:${peoples})\\b${things}${places === '' ? '' : `|\\b(?:from|born in|raised in|native of) (?:the )?(?:${places})(?!\\w)`}`,
  ),
  place: places === '' ? undefined : placePattern(places.split('|')),
}));

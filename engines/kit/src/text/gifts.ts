// What costs nothing or half of its price, in the words of a text.

/** Before "free" and after it, where it gives nothing: "gluten free", "feel free", "free time". */
const NOT_FREE_BEFORE =
  'gluten|sugar|pain|stress|dairy|lactose|fat|alcohol|caffeine|hands|care|risk|debt|tax|duty|cruelty|smoke|hassle|worry|ads?|interest|meat|feel|set|break';
const NOT_FREE_AFTER =
  'to|from|of(?!\\scharge)|time|range|spirits?|will|yourself|your|my|our|the|minds?|hands?|radicals?|up|space';
const FREE = `(?<!(?:${NOT_FREE_BEFORE})[\\s-])free(?![-\\p{L}]|\\s(?:${NOT_FREE_AFTER})(?!\\p{L}))`;

const WORDS = [
  FREE,
  'on (?:us|the house)(?=[\\s.!,;]*$)',
  'gratis|kosten(?:los|frei)\\p{L}{0,2}|umsonst|gratuit\\p{L}{0,4}|offert(?:e|s|es)?(?!\\spar(?!\\p{L}))|gr[aá]tis|de graça|in omaggio|za darmo|bezpłatn\\p{L}{1,3}',
  'бесплатн\\p{L}{1,3}|ücretsiz|bedava|مجان\\p{L}{1,2}\\p{M}?\\p{L}?',
  'मु(?:\\u095e|फ\\u093c|फ)्त|निःशुल्क',
  'costs?(?:\\s(?:you|us))? nothing|kost(?:et|en)(?:\\s(?:dich|euch|sie))? nichts|kost(?:en)?(?:\\s(?:je|u))? niets',
  'no(?:\\s(?:te|le|les|os))? cuestan? nada|não(?:\\s(?:te|lhe))? custam? nada|non(?:\\s(?:ti|vi))? costa(?:no)? (?:niente|nulla)',
  'ne(?:\\s(?:te|vous))? coûte(?:nt)? rien',
  // "The tiramisu is on us".
  'l[aeio] offriamo noi|te l[ao]s? regalamos|(?:corren?|va|van) por nuestra cuenta|invita la casa|geh(?:t|en) auf(?:s Haus| uns)',
  "on vous l(?:['’]|es )offre|c['’]est (?:pour nous|la maison qui offre)|(?:é|são|fica|ficam) por nossa conta",
].join('|');
const UNSPACED = '無料|免费|免費|무료';

const HALF_WORDS = [
  'half (?:the )?price|half off',
  '(?:a|por la) mitad (?:de|del) precio',
  'zum halben Preis|zur Hälfte des Preises',
  'à moitié prix|moitié prix',
  'a metà prezzo',
  '(?:por|pela) metade do preço',
  '(?:voor |tegen )?de halve prijs|halve prijs',
  'za pół ceny|za połowę ceny|за полцены|yarı fiyatına|yarı fiyata|ب?نصف السعر|आधी कीमत|आधे दाम',
];
/** "You pay half", but not "half of the people". */
const PAID_HALF = [
  '(?<=(?:pay|pays)\\s(?:only\\s|just\\s)?)half(?!\\s(?:of|a|an|the)(?!\\p{L}))',
  '(?<=pag(?:as?|amos|an)\\s(?:s[oó]lo\\s)?)la mitad(?!\\sde(?!\\p{L}))',
  '(?<=zahl(?:st|en|t)\\s(?:du\\s|sie\\s)?(?:nur\\s)?)die Hälfte',
  "(?<=pa(?:ies|yez|ie)\\s(?:seulement\\s)?)la moitié(?!\\sd[eu’'])",
  '(?<=pag(?:hi|a|ate)\\s(?:solo\\s)?)la metà(?!\\sd(?:i|ei|elle|el)(?!\\p{L}))',
  '(?<=pag(?:a|am|as)\\s(?:s[oó]\\s|apenas\\s)?)a? ?metade(?!\\sd[aeo])',
  '(?<=betaal(?:t|d)?\\s(?:je\\s|u\\s)?(?:maar\\s)?)de helft(?!\\svan)',
];
const UNSPACED_HALF = '半額|半价|半價|반값';

const capitalOrSmall = (words: string): string =>
  words.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** Half of a price, as the source of a regular expression: its letters are small but for the first. */
export const HALF_PRICE = `(?<![\\p{L}\\p{M}])(?:${[...HALF_WORDS.map(capitalOrSmall), ...PAID_HALF].join('|')})(?![\\p{L}\\p{M}])|${UNSPACED_HALF}`;

const GIFT = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${WORDS})(?![\\p{L}\\p{M}])|${UNSPACED}|${HALF_PRICE}`, 'iu');

/** The first words of a text that give something, "free" or "half price", and where they are. */
export const giftIn = (text: string): { text: string; from: number; to: number } | undefined => {
  const found = GIFT.exec(text);
  return found ? { text: found[0], from: found.index, to: found.index + found[0].length } : undefined;
};

// Reads numbers in words: "two thousand five hundred", "zweitausendfünfhundert", "quatre-vingt-dix" and "две тысячи пятьсот".

interface Grammar {
  /** What the words add to a number; 100 and more only where they have one word: "quinientos". */
  adds: ReadonlyMap<string, number>;
  hundred: readonly string[];
  thousand: readonly string[];
  /** Between the parts of one number: "one hundred and twenty". */
  and: readonly string[];
  /** Numbers are written as one word. `unitsFirst`: "fünfundzwanzig". */
  isCompound: boolean;
  unitsFirst: boolean;
  /** After ten too: "on iki" is 12. */
  addsToTen: boolean;
  /** Alone, these often mean something else: "neuf" is new, "sei" is you are. */
  ambiguous: readonly string[];
}

/** `list`: the words of 0, 1, 2 and so on, those of one number with strokes between them. */
const counted = (list: string, from = 0, step = 1): [string, number][] =>
  list
    .split(' ')
    .flatMap((words, index) => words.split('|').map((word) => [word, from + index * step] as const))
    .map(([word, value]): [string, number] => [word, value]);

const grammar = (
  below20: string,
  tens: string,
  hundreds: string,
  hundred: string,
  thousand: string,
  and: string,
  more: Partial<Grammar> = {},
): Grammar => ({
  adds: new Map([
    ...counted(below20),
    ...counted(tens, 20, 10),
    ...(hundreds === '' ? [] : counted(hundreds, 100, 100)),
  ]),
  hundred: hundred.split(' ').filter(Boolean),
  thousand: thousand.split(' '),
  and: and.split(' ').filter(Boolean),
  isCompound: false,
  unitsFirst: false,
  addsToTen: false,
  ambiguous: [],
  ...more,
});

const spanish = grammar(
  'cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
  '',
  'mil',
  'y',
);

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: grammar(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
    '',
    'hundred',
    'thousand',
    'and',
  ),
  de: grammar(
    'null ein|eins|eine zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    '',
    'hundert',
    'tausend',
    'und',
    { isCompound: true, unitsFirst: true },
  ),
  nl: grammar(
    'nul een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    '',
    'honderd',
    'duizend',
    'en ën',
    { isCompound: true, unitsFirst: true },
  ),
  es: {
    ...spanish,
    adds: new Map([
      ...spanish.adds,
      ...counted(
        'veintiuno|veintiún|veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
        21,
      ),
    ]),
  },
  fr: grammar(
    'zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    'vingt trente quarante cinquante soixante septante huitante|octante nonante',
    '',
    'cent cents',
    'mille',
    'et',
    { ambiguous: ['neuf'] },
  ),
  it: grammar(
    'zero uno|un|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant settanta|settant ottanta|ottant novanta|novant',
    '',
    'cento cent',
    'mille mila',
    'e',
    { isCompound: true, ambiguous: ['sei', 'vent', 'cent'] },
  ),
  pt: grammar(
    'zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    'cem|cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
    '',
    'mil',
    'e',
  ),
  pl: grammar(
    'zero jeden dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu',
    'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu sześćdziesiąt|sześćdziesięciu siedemdziesiąt|siedemdziesięciu osiemdziesiąt|osiemdziesięciu dziewięćdziesiąt|dziewięćdziesięciu',
    'sto|stu dwieście|dwustu trzysta|trzystu czterysta|czterystu pięćset|pięciuset sześćset|sześciuset siedemset|siedmiuset osiemset|ośmiuset dziewięćset|dziewięciuset',
    '',
    'tysiąc tysiące tysięcy',
    '',
  ),
  ru: grammar(
    'ноль один|одна|одно два|две|двух три|трёх|трех четыре|четырёх|четырех пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    'двадцать|двадцати тридцать|тридцати сорок|сорока пятьдесят|пятидесяти шестьдесят|шестидесяти семьдесят|семидесяти восемьдесят|восьмидесяти девяносто|девяноста',
    'сто|ста двести|двухсот триста|трёхсот четыреста|четырёхсот пятьсот|пятисот шестьсот|шестисот семьсот|семисот восемьсот|восьмисот девятьсот|девятисот',
    '',
    'тысяча тысячу тысячи тысяч',
    '',
  ),
  tr: grammar(
    'sıfır bir iki üç dört beş altı yedi sekiz dokuz on',
    'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    '',
    'yüz',
    'bin',
    '',
    { isCompound: true, addsToTen: true, ambiguous: ['yüz', 'bin'] },
  ),
};

/** `count`: of its words. `value`: undefined if it goes on in a way that is not read: "two and a half", "nineteen ninety-eight". */
export interface SpelledNumber {
  count: number;
  value: number | undefined;
}

/** Longer words are no numbers; a limit keeps the time linear. */
const LONGEST_WORD = 48;
const LONGEST_NUMBER = 12;

/** What follows a number that is a part of a larger or a smaller one. */
const GOES_ON =
  /^(?:and a (?:half|quarter|third)|point|komma|y (?:medi[oa]|cuarto)|coma|punto|et demie?|virgule|e mezz[oa]|virgola|e mei[oa]|vírgula|en een (?:half|halve)|i pół|przecinek|с половиной|целых|buçuk|virgül)(?!\p{L})/iu;
const HALF_BEFORE = /^(?:half|halbe[sn]?|medi[oa]|demie?|mezz[oa]|mei[oa]|pół|yarım)$/iu;

/** A number beside one is a part of it; millions are not read. */
const MILLION = /^(?:million|mill[oó]n|milhão|milhões|milion|milyon|miljoen|mili[oó]n|миллион)/iu;

const plain = (word: string): string => word.toLowerCase().replace(/^[¿¡"'«“(]{1,3}/u, '');
const ENDS = /[\p{P}--[\-]]$/v;
const withoutMarks = (word: string): string => word.replace(/(?<![\p{P}])\p{P}{1,4}$/u, '');

/** The number that begins with a word of a text in a language; undefined if none does there. */
export const spelledNumberAt = (words: readonly string[], at: number, language: string): SpelledNumber | undefined => {
  const rules = GRAMMARS[language];
  if (rules === undefined) return undefined;
  let state: State = START;
  let [count, isEnded] = [0, false];
  while (!isEnded && at + count < words.length && count < LONGEST_NUMBER) {
    const link = count > 0 && rules.and.includes(plain(words[at + count]!)) ? 1 : 0;
    const word = words[at + count + link];
    const parts = word && partsOf(word, rules);
    const next = parts && added(state, parts, rules);
    if (!next) break;
    state = next;
    isEnded = ENDS.test(word!);
    count += link + 1;
  }
  if (count === 0) return undefined;
  const value = state.total + state.group;
  const rest = words.slice(at + count, at + count + 3);
  const goesOn =
    !isEnded &&
    (GOES_ON.test(rest.join(' ')) || /^\p{Nd}/u.test(rest[0] ?? '') || partsOf(rest[0] ?? '', rules) !== undefined);
  const isAmbiguous = count === 1 && rules.ambiguous.includes(withoutMarks(plain(words[at]!)));
  const before = rules.and.includes(plain(words[at - 1] ?? '')) ? at - 2 : at - 1;
  const isPart =
    HALF_BEFORE.test(words[at - 1] ?? '') || [words[before], rest[0]].some((word) => MILLION.test(word ?? ''));
  return { count, value: goesOn || isAmbiguous || isPart ? undefined : value };
};

/** So long, a single word is a number of several ones, and not a word of another language. */
const LONG_WORD = 10;

/** Where numbers of several words are, in whatever language, or long compounds. */
export const spelledNumbersIn = (words: readonly string[]): { at: number; count: number }[] => {
  const found: { at: number; count: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const counts = Object.keys(GRAMMARS).map((language) => spelledNumberAt(words, at, language)?.count ?? 0);
    const count = Math.max(...counts);
    if (count === 0 || (count === 1 && words[at]!.length < LONG_WORD)) continue;
    found.push({ at, count });
    at += count - 1;
  }
  return found;
};

/** The number so far: its thousands, and what is below them. */
interface State {
  total: number;
  group: number;
  hasWords: boolean;
}
const START: State = { total: 0, group: 0, hasWords: false };

/** Of recent words, by language: most words of a text were in it before. */
const known = new Map<Grammar, Map<string, string[] | undefined>>();
const MAX_KNOWN = 500;

/** The words that a word consists of; undefined if it is no number: "twenty-five", "fünfundzwanzig". */
const partsOf = (word: string, rules: Grammar): string[] | undefined => {
  if (word.length > LONGEST_WORD) return undefined;
  let parts = known.get(rules);
  if (parts === undefined || parts.size > MAX_KNOWN) {
    parts = new Map();
    known.set(rules, parts);
  }
  if (!parts.has(word)) parts.set(word, readParts(word, rules));
  return parts.get(word);
};

const readParts = (word: string, rules: Grammar): string[] | undefined => {
  const text = withoutMarks(plain(word)).replaceAll('vingts', 'vingt');
  if (text === '') return undefined;
  const parts = text.split('-').filter((part, index) => index === 0 || !rules.and.includes(part));
  const all = parts.map((part) => (isWord(part, rules) ? [part] : rules.isCompound ? divided(part, rules) : undefined));
  return all.every((part) => part !== undefined) ? all.flat() : undefined;
};

const isWord = (part: string, { adds, hundred, thousand }: Grammar): boolean =>
  adds.has(part) || hundred.includes(part) || thousand.includes(part);

/** The words of compounds, the longest first. */
const COMPOUNDED = new Map(
  Object.values(GRAMMARS).map((rules) => {
    const words = [...rules.adds.keys(), ...rules.hundred, ...rules.thousand, ...rules.and];
    return [rules, words.toSorted((one, other) => other.length - one.length)] as const;
  }),
);

/** A compound as its words. */
const divided = (text: string, rules: Grammar): string[] | undefined => {
  const words = COMPOUNDED.get(rules)!;
  // Most words are no numbers, which their beginnings show.
  if (!words.some((word) => text.startsWith(word))) return undefined;
  /** The last word of the text up to each position. */
  const lasts: (string | undefined)[] = [''];
  for (let end = 1; end <= text.length; end++)
    lasts[end] = words.find((word) => lasts[end - word.length] !== undefined && text.endsWith(word, end));
  if (lasts[text.length] === undefined) return undefined;
  const parts: string[] = [];
  for (let end = text.length; end > 0; end -= parts[0]!.length) parts.unshift(lasts[end]!);
  return isWord(parts[0]!, rules) && isWord(parts.at(-1)!, rules) ? parts : undefined;
};

/** The number with the words of one more; undefined if they cannot follow. */
const added = (state: State, parts: readonly string[], rules: Grammar): State | undefined => {
  let now: State | undefined = state;
  for (const [index, part] of parts.entries()) {
    if (rules.and.includes(part)) continue;
    now = now && withWord(now, part, rules, parts[index - 1]);
  }
  return now;
};

const withWord = (
  { total, group, hasWords }: State,
  word: string,
  rules: Grammar,
  before: string | undefined,
): State | undefined => {
  if (rules.thousand.includes(word)) {
    const isFirst = total === 0 && group < 1000 && !(hasWords && group === 0);
    return isFirst ? { total: Math.max(1, group) * 1000, group: 0, hasWords: true } : undefined;
  }
  if (rules.hundred.includes(word)) {
    if (group > 99 || (hasWords && group === 0 && total === 0)) return undefined;
    return { total, group: Math.max(1, group) * 100, hasWords: true };
  }
  const value = rules.adds.get(word)!;
  const isJoined = before !== undefined && rules.and.includes(before);
  const sum = { total, group: group + value, hasWords: true };
  const [tens, units] = [group % 100, group % 10];
  if (hasWords && group === 0 && total === 0) return undefined;
  if (value === 0) return hasWords ? undefined : sum;
  if (value >= 100) return group === 0 ? sum : undefined;
  if (rules.unitsFirst && isJoined) return value >= 20 && tens === units && units > 0 ? sum : undefined;
  // In German and Dutch, "zwanzig fünf" is two numbers.
  if (value < 10)
    return units === 0 && (tens === 0 || (!rules.unitsFirst && (tens > 10 || rules.addsToTen))) ? sum : undefined;
  if (value < 20 && (tens === 60 || tens === 80) && rules === GRAMMARS.fr) return sum;
  // "Quatre-vingt" is four times twenty.
  if (value === 20 && tens === 4 && rules === GRAMMARS.fr) return { total, group: group + 76, hasWords: true };
  return tens === 0 ? sum : undefined;
};

// Where sentences and clauses of a script end, in any writing system.

/** Never the last word of a sentence: a name or the rest of a phrase follows. A lone capital is an initial, except "I". */
const LEADS_ON =
  /(?:^|[\s("'«“‘[–-])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Gen|Sen|Gov|Capt|Lt|Sgt|Col|St|Mt|Ft|vs|approx|ca|cf|e\.g|i\.e|z|z\.\s?B|i\.\s?d|d\.\s?h|u\.\s?a|i\.\s?d\.\s?R|u\.\s?U|Mio|Mrd|zzgl|bzw|evtl|ggf|inkl|bijv|Hr|Fr|Mme|Mlle|MM|[Ss]ra?|[Ss]rta|[Dd]ra|Uds?|Avda?|p\.\s?ej|p\.\s?ex|p\.\s?es|[Ss]ig|[Dd]ott|[Ii]ng|Avv|tzn|np|tj|т\.\s?е|г|ул|(?!I)\p{Lu})\.$/u;

/** Abbreviations only in front of a number: "No. 5", "Nr. 5"; otherwise "no." is an answer. */
const LEADS_TO_NUMBER =
  /(?:^|[\s(–-])(?:nos?|nr|n|fig|vol|pp?|art|abs|str|tel|tél|núm|pág|env|aprox|max|min|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|lun|mer|jeu|ven|sam|dim)\.$/iu;

/** A day of the week in front of a date, and a time of the day in front of a day, a month or a zone: "Mon. Jan. 5", "5 p.m. Monday". */
const DAY = /(?:^|[\s(])(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\.$/u;
const HALF_OF_DAY = /[ap]\.\s?m\.$/iu;
const DATED =
  /^\s+(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?(?!\p{L})|May \d|[ECMP][SD]?T(?!\p{L})|GMT|UTC)/u;

/** Behind a house's number or the name of a street, "12 Main St.", "on Oak Dr.", where the same letters elsewhere are a title. */
const STREET =
  /(?:\d\s+(?:[NESW]\.?\s+)?\p{Lu}\p{L}+\s+(?:St|Dr)|\d(?:st|nd|rd|th)\s+St|\S\s+(?!(?:Mount|Mt|Fort|Port|Lake|East)\s)\p{Lu}\p{Ll}+\s+St)\.$/u;

/** Whether the text ends in "St." or "Dr." and means a street. */
export const endsInStreet = (text: string): boolean => STREET.test(text);

/** The head of a list, "1. Download the app.", or a German ordinal, "am 3. Mai"; elsewhere a small letter follows an ordinal. */
const ORDINAL = /(?:^|(?:^|\s)(?:am|ab|bis|vom|zum|seit|der|die|das|den|dem|des|im|jede[nrms]?)\s)\d{1,2}\.$/iu;

const ENDS = '.!?…。．！？｡؟۔।॥።፧։။';
const CLOSERS = '"\'”’»›)\\]」』】》〉）〕］';
/** Marks that end a sentence without a space behind them. */
const WIDE = /[。．！？｡။။]/u;

const END = new RegExp(`[${ENDS}]+[${CLOSERS}]*`, 'gu');

/** A run of white space, and the small letter behind it if there is one: it is matched whole, so no space is read twice. */
const SPACE = /\s+(?=(\p{Ll})?)/gu;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/gu;

/** The parts of a text between those line breaks that `divides` says yes to; `breaks` line breaks with only white space between them. */
function partsBetween(text: string, divides: (breaks: number, goesOn: boolean) => boolean): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: space, 1: smallLetter } of text.matchAll(SPACE)) {
    const breaks = space.match(LINE_BREAK)?.length ?? 0;
    if (breaks === 0 || !divides(breaks, smallLetter !== undefined)) continue;
    parts.push(text.slice(start, index));
    start = index + space.length;
  }
  return [...parts, text.slice(start)];
}

/** The paragraphs of a text: what lies between empty lines. At least one, which may be empty. */
export const splitParagraphs = (text: string): string[] => partsBetween(text, (breaks) => breaks > 1);

/**
 * The sentences of a text in order, each trimmed and with its punctuation. A line break ends a sentence too, unless the
 * next line goes on in a small letter; an empty line always does. Text without any end mark is one sentence.
 */
export function splitSentences(text: string): string[] {
  return partsBetween(text, (breaks, goesOn) => breaks > 1 || !goesOn)
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * How many characters before a stop decide what it means: more than any abbreviation, ordinal or street with its number has.
 * A sentence of a thousand stops would otherwise be read from its beginning for each of them.
 */
const REACH = 120;

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = firstLetter(line, 0);
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!isEnd(line.slice(Math.max(start, end - REACH), end), match[0], line.slice(end))) continue;
    sentences.push(line.slice(start, end));
    start = firstLetter(line, end);
  }
  return [...sentences, line.slice(start)];
}

/** Where the white space at `from` ends. */
const firstLetter = (line: string, from: number): number => from + /^\s*/u.exec(line.slice(from))![0].length;

function isEnd(before: string, mark: string, after: string): boolean {
  if (WIDE.test(mark)) return true;
  // Inside a number, an address or a name: 3.5, example.com, Yahoo!Mail.
  if (!/^(?:\s|$)/u.test(after)) return false;
  if (/^\s+\p{Ll}/u.test(after)) return false;
  if (mark !== '.') return true;
  return !(
    (LEADS_ON.test(before) && !endsInStreet(before)) ||
    ((DAY.test(before) || HALF_OF_DAY.test(before)) && DATED.test(after)) ||
    ORDINAL.test(before) ||
    (/^\s+\d/u.test(after) && LEADS_TO_NUMBER.test(before))
  );
}

const CLAUSE_END = /[,;:،؛、，；：—–][”’"'»)\]」』）]*(?=\s|$)|[、，；：]/gu;

/** The parts of a sentence between its commas, colons and dashes, trimmed, each with the mark that ends it. */
export function splitClauses(sentence: string): string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const match of sentence.matchAll(CLAUSE_END)) {
    const end = match.index + match[0].length;
    clauses.push(sentence.slice(start, end));
    start = end;
  }
  return [...clauses, sentence.slice(start)].map((clause) => clause.trim()).filter((clause) => clause !== '');
}
